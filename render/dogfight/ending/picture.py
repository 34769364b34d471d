"""The card at the end: who won and why, damage taken turn by turn with losses, everybody's figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.ending.tally import FALLS, Career, Performance, Tally
from render.dogfight.naming import scenario_name
from render.dogfight.outcomes import how
from render.dogfight.result import winners_title
from render.dogfight.sides import STYLES, written_player
from render.dogfight.states import state_name
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.chart import NOTE, Chart, ChartLine
from render.kit.ending import Figures, Row, Verdict, draw_card
from render.kit.theme import Colour
from render.kit.type import width
from rules.dogfight.kinds import Side
from rules.engine import Outcome
from rules.said import Said, listed, said
from rules.story import Chapter
from words import figure, say

TONES: dict[Side, tuple[Colour, ...]] = {
    "entente": ((0, 94, 162), (58, 146, 208), (0, 58, 104), (0, 124, 124)),
    "central": ((194, 78, 0), (214, 136, 20), (122, 46, 0), (186, 52, 92)),
}
"""Airplanes of a side in their own tones of its colour; shape and letter tell them apart as well."""

_COLUMNS = ("kills", "lost", "dealt", "taken", "points")


def draw_ending(history: Sequence[Chapter], outcome: Outcome, names: Names) -> Canvas:
    tally = Tally(history)
    verdict = Verdict(
        scenario_name(tally.last),
        said("dogfight-pictures.turns", turns=tally.turns),
        winners_title(tally.last, outcome, names),
        (how(outcome), decisive_words(tally)),
        won=bool(outcome.winners),
    )
    hurt = any(career.taken[-1] for career in tally.careers if career.taken)
    columns = tuple(said(f"dogfight-pictures.column-{name}") for name in _COLUMNS)
    rows = [_row(one, outcome, names) for one in tally.figures()]
    return draw_card(verdict, [_chart(tally, names)] if hurt else [], Figures(columns, rows))


def decisive_words(tally: Tally) -> Said:
    found = tally.decisive()
    if found is None:
        return said("dogfight-pictures.no-turn-decided")
    turn, fallen = found
    names = list(dict.fromkeys(event.data[FALLS[event.kind]] for event in fallen))
    if not names:
        return said("dogfight-pictures.turn-decided", turn=turn)
    return said("dogfight-pictures.turn-decided-lost", turn=turn, lost=listed(names), number=len(names))


def _chart(tally: Tally, names: Names) -> Chart:
    flown = [career for career in tally.careers if career.taken]
    title, axis = said("dogfight-pictures.damage-taken"), said("dogfight-pictures.damage-axis")
    return Chart(title, axis, 0, [_line(career, tally, names) for career in flown])


def _line(career: Career, tally: Tally, names: Names) -> ChartLine:
    plane = career.plane
    mates = [other.plane.id for other in tally.careers if other.plane.side == plane.side]
    tones = TONES[plane.side]
    tone = tones[mates.index(plane.id) % len(tones)]
    state = _fate(career) if career.lost else said("dogfight-pictures.cards", cards=career.taken[-1])
    name = written_player(plane.seat, names)
    badge = Badge(STYLES[plane.side].shape, tone, plane.id)
    return ChartLine(badge, name, state, (0, *career.taken), lost=career.lost)


def _fate(career: Career) -> Said:
    how, by = state_name(career.plane.status), ", ".join(career.by)
    if career.plane.status == "left" or not by:
        return how
    ways = (
        said("dogfight-pictures.fate-by", how=how, by=by),
        said("dogfight-pictures.fate-colon", how=how, by=by),
        said("dogfight-pictures.fate-lost-to", by=by),
    )
    return next((way for way in ways if width(say(way), 28, "Medium") <= NOTE), how)


def _row(one: Performance, outcome: Outcome, names: Names) -> Row:
    look = STYLES[one.side]
    name = written_player(one.seat, names)
    points = figure(outcome.scores.get(one.seat, 0))
    cells = [str(count) for count in (one.kills, one.lost, one.dealt, one.taken)]
    return Row(Badge(look.shape, look.colour, ""), name, (*cells, points), one.seat in outcome.winners)
