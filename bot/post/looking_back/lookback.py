"""A finished game looked back upon: analysed from its record, and made ready to be drawn and told.

Nothing here knows of the store or the loop, so that it can be worked out in a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from bot.post.looking_back import deeds, instead
from render.analysis.lookback import Lookback, TurningMoment, called
from render.artist import Artist, Line, Names, Stakes, Weight
from render.kit.badges import plain_badge
from rules.engine import AnyTitle
from rules.lookahead.analysis import Analysis, analyse
from rules.lookahead.decision import Budget
from rules.lookahead.standings import Effort
from rules.lookahead.turning import TurningPoint
from rules.record import Record
from rules.said import said
from rules.table import Table
from rules.values import Event, Seat
from words import phrase, say

MOST_REASON = 140
ENDED = said("analysis.ended")
_WEIGHTS = get_args(Weight)
_TOO_LIGHT = ("next", "echo")
_REMEMBERED = ("great", "key")


def look_back(
    record: Record,
    title: AnyTitle,
    artist: Artist,
    names: Names,
    effort: Effort | None = None,
    budget: Budget | None = None,
) -> Lookback:
    found = analyse(record, {title.key: title}, effort, budget)
    last = Table.replay(record, {title.key: title})
    seats = range(record.seats)
    camps = {seat: say(artist.side(last.view(), seat)) for seat in seats}
    return Lookback(
        title=title,
        names=names,
        signs={seat: artist.sign(last.view(), seat) or plain_badge(seat) for seat in seats},
        analysis=found,
        result=_result(last, names, camps),
        moments=[
            _moment(record, title, artist, names, found, point)
            for point in sorted(found.turning_points, key=lambda each: each.before.step)
        ],
        camps=camps,
        turn=artist.turn_word,
        deeds=deeds.of_winners(record, title, artist, names),
    )


def _result(table: Table, names: Names, camps: Mapping[Seat, str]) -> str:
    outcome = table.outcome
    if outcome is None:
        return phrase("analysis.not-over")
    if not outcome.winners:
        return phrase("analysis.lost") if outcome.lost else phrase("analysis.drawn")
    return phrase("analysis.won", winners=called(outcome.winners, names, camps))


def _moment(
    record: Record, title: AnyTitle, artist: Artist, names: Names, found: Analysis, point: TurningPoint
) -> TurningMoment:
    table = Table.replay(record, {title.key: title}, point.before.step)
    asked = table if point.thought is None else before_choosing(record, title, point.thought.step)
    words = instead.told(asked, point)
    events: list[Event] = []
    for step in record.steps[point.before.step : point.after.step]:
        events += table.repeat(step)
    return TurningMoment(
        seats=point.seats,
        turn=point.before.turn,
        at=found.standings.index(point.before),
        before=point.before.chances[point.seats[0]],
        after=point.after.chances[point.seats[0]],
        reason=_reason(artist, events, table, names, point.seats),
        instead=words,
    )


def before_choosing(record: Record, title: AnyTitle, step: int) -> Table:
    """The table as it was when a step was answered, with the orders that had been given by then."""
    table = Table.replay(record, {title.key: title}, step)
    table.make_ready(record.steps[step])
    return table


def _reason(
    artist: Artist, events: Sequence[Event], table: Table, names: Names, seats: Sequence[Seat]
) -> str:
    """What befell these seats, or else what the turn is remembered for and was not to their good."""
    seen = [event for event in events if event.visible_to(None)]
    stakes = [(event, artist.stakes(event, table.view())) for event in seen]
    harm = [event for event, stake in stakes if stake.bad.intersection(seats)]
    others = [event for event, stake in stakes if _may_cost(stake, seats)]
    lines = [(line, 0) for line in _lines(artist, harm, table, names)]
    if table.outcome is None:
        lines += [(line, 1) for line in _lines(artist, others, table, names) if line.weight in _REMEMBERED]
    worst = min(lines, key=lambda each: (_WEIGHTS.index(each[0].weight), each[1]), default=None)
    told = "" if worst is None else _first_of(say(worst[0].text))
    return " ".join(filter(None, (told, "" if table.outcome is None else say(ENDED))))


def _may_cost(stake: Stakes, seats: Sequence[Seat]) -> bool:
    """Whether something that did these seats no harm themselves may have cost them: a rival's gain, or what
    concerns nobody in particular, but neither their own gain nor a rival's loss."""
    neither = not stake.bad.intersection(seats) and not stake.good.intersection(seats)
    return neither and bool(stake.good or not stake.bad)


def _lines(artist: Artist, events: Sequence[Event], table: Table, names: Names) -> Iterator[Line]:
    told = artist.tell(events, table.view(), names) if events else ()
    return (line for line in told if line.weight not in _TOO_LIGHT)


def _first_of(text: str) -> str:
    """All of it, or the first where that is much."""
    first, more, _ = text.partition("; ")
    return f"{first}." if more and len(text) > MOST_REASON else text
