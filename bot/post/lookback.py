"""A finished game looked back upon: analysed from its record, and made ready to be drawn and told.

Nothing here knows of the store or the loop, so that it can be worked out in a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from bot.kit.text import answer_in_words
from render.analysis.lookback import Lookback, Moment
from render.artist import Artist, Names, Weight
from render.kit.badges import plain_badge
from rules.engine import AnyTitle, Choice, Field
from rules.lookahead.analysis import Analysis, Effort, TurningPoint, analyse
from rules.lookahead.matter import Budget
from rules.record import Record
from rules.table import Table
from rules.values import Event
from rules.wording import counted, listed

MOST_INSTEAD = 80
"""Characters of what would have been better that are worth telling, but for the first answer of it."""
MOST_REASON = 140
_WEIGHTS = get_args(Weight)
_TOO_LIGHT = ("next", "echo")


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
    return Lookback(
        title=title,
        names=names,
        signs={seat: artist.sign(last.view(), seat) or plain_badge(seat) for seat in range(record.seats)},
        analysis=found,
        result=_result(last, names),
        moments=[
            _moment(record, title, artist, names, found, point)
            for point in sorted(found.turning_points, key=lambda each: each.before.step)
        ],
    )


def _result(table: Table, names: Names) -> str:
    outcome = table.outcome
    if outcome is None:
        return "Not over"
    if not outcome.winners:
        return "The game is lost" if outcome.lost else "A draw"
    return f"{listed(names[seat] for seat in outcome.winners)} won"


def _moment(
    record: Record, title: AnyTitle, artist: Artist, names: Names, found: Analysis, point: TurningPoint
) -> Moment:
    table = Table.replay(record, {title.key: title}, point.before.step)
    instead = instead_of(table, point)
    events: list[Event] = []
    for step in record.steps[point.before.step : point.after.step]:
        events += table.repeat(step)
    return Moment(
        seat=point.seat,
        turn=point.before.turn,
        at=found.standings.index(point.before),
        before=point.before.chances[point.seat],
        after=point.after.chances[point.seat],
        reason=_weightiest(artist, events, table, names),
        instead=instead,
    )


def _weightiest(artist: Artist, events: Sequence[Event], table: Table, names: Names) -> str:
    """What the turn is remembered for, as everybody was told it, or the first of it where that is much."""
    seen = [event for event in events if event.visible_to(None)]
    lines = sorted(artist.tell(seen, table.view(), names), key=lambda line: _WEIGHTS.index(line.weight))
    text = next((line.text for line in lines if line.weight not in _TOO_LIGHT), "")
    first, more, _ = text.partition("; ")
    return f"{first}." if more and len(text) > MOST_REASON else text


def instead_of(table: Table, point: TurningPoint) -> str:
    """What thinking ahead would have answered, as far as it differs."""
    who = "An Ace" if table.title.aces else "Thinking ahead"
    if point.better is None:
        return f"{who} would have chosen the same."
    other = list(_other_answers(table.fields(point.seat, point.better), point.played, point.better))
    told: list[str] = []
    while other and (not told or sum(map(len, told)) + len(other[0]) <= MOST_INSTEAD):
        told.append(other.pop(0))
    more = [f"{counted(len(other), 'other answer')}"] if other else []
    return f"{who} would have chosen {listed((*told, *more)) or 'less'}."


def _other_answers(fields: Iterable[Field], played: Choice, better: Choice) -> Iterator[str]:
    for field in fields:
        answer = better.get(field.name)
        if answer is not None and answer != played.get(field.name):
            yield f"{field.label}: {answer_in_words(field, answer) or 'none'}"
