"""The card at the end: who won and why, damage taken turn by turn with losses, everybody's figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.ending.tally import FALLS, Career, Performance, Tally
from render.dogfight.phrases import many
from render.dogfight.result import reasons, winners_title
from render.dogfight.sides import STYLES, player
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.chart import NOTE, Chart, ChartLine
from render.kit.ending import Figures, Row, Verdict, draw_card
from render.kit.theme import Colour
from render.kit.type import readable, width
from rules.dogfight.kinds import Side
from rules.engine import Outcome
from rules.story import Chapter
from rules.wording import listed, minus_signs

TONES: dict[Side, tuple[Colour, ...]] = {
    "entente": ((0, 94, 162), (58, 146, 208), (0, 58, 104), (0, 124, 124)),
    "central": ((194, 78, 0), (214, 136, 20), (122, 46, 0), (186, 52, 92)),
}
"""Airplanes of a side in their own tones of its colour; shape and letter tell them apart as well."""

_COLUMNS = ("kills", "lost", "dealt", "taken", "points")


def draw_ending(history: Sequence[Chapter], outcome: Outcome, names: Names) -> Canvas:
    tally = Tally(history)
    verdict = Verdict(
        tally.last.scenario,
        many(tally.turns, "turn"),
        winners_title(tally.last, outcome, names),
        (reasons(outcome), decisive_words(tally)),
        won=bool(outcome.winners),
    )
    hurt = any(career.taken[-1] for career in tally.careers if career.taken)
    rows = [_row(one, outcome, names) for one in tally.figures()]
    return draw_card(verdict, [_chart(tally, names)] if hurt else [], Figures(_COLUMNS, rows))


def decisive_words(tally: Tally) -> str:
    found = tally.decisive()
    if found is None:
        return "No turn decided it."
    turn, fallen = found
    names = list(dict.fromkeys(event.data[FALLS[event.kind]] for event in fallen))
    if not names:
        return f"Turn {turn} decided it."
    return f"Turn {turn} decided it: {listed(names)} {'was' if len(names) == 1 else 'were'} lost."


def _chart(tally: Tally, names: Names) -> Chart:
    flown = [career for career in tally.careers if career.taken]
    return Chart(
        "Damage taken", "cards, turn by turn; a cross is a loss", 0, [_line(c, tally, names) for c in flown]
    )


def _line(career: Career, tally: Tally, names: Names) -> ChartLine:
    plane = career.plane
    mates = [other.plane.id for other in tally.careers if other.plane.side == plane.side]
    tones = TONES[plane.side]
    tone = tones[mates.index(plane.id) % len(tones)]
    state = _fate(career) if career.lost else many(career.taken[-1], "card")
    name = readable(player(plane.seat, names))
    badge = Badge(STYLES[plane.side].shape, tone, plane.id)
    return ChartLine(badge, name, state, (0, *career.taken), lost=career.lost)


def _fate(career: Career) -> str:
    if career.plane.status == "left":
        return "flew off"
    how, by = career.plane.status, ", ".join(career.by)
    if not by:
        return how
    ways = f"{how} by {by}", f"{how}: {by}", f"lost to {by}", how
    return next(way for way in ways if width(way, 28, "Medium") <= NOTE or way == how)


def _row(one: Performance, outcome: Outcome, names: Names) -> Row:
    look = STYLES[one.side]
    name = readable(player(one.seat, names))
    points = minus_signs(outcome.scores.get(one.seat, 0))
    cells = [str(count) for count in (one.kills, one.lost, one.dealt, one.taken)]
    return Row(Badge(look.shape, look.colour, ""), name, (*cells, points), one.seat in outcome.winners)
