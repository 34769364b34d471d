"""The analysis of a recorded game: how things stood for everybody, turn by turn, and where that changed most.

All that lay on the table or in a hand is known here, as it is to whoever looks back; what was still to be
drawn is not. How a position stands is found by playing it on a little, with everybody answering as the quick
stand-in would.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Value
from rules.lookahead.luck import Luck, luck
from rules.lookahead.matter import Budget
from rules.lookahead.thinking import think
from rules.lookahead.world import World
from rules.record import Record
from rules.table import Table
from rules.values import Frozen, Seat

SWING = 0.1
"""How much of a chance must be lost in one turn for it to be called a turning point."""


class Effort(Frozen, frozen=True):
    """How much is spent on it."""

    worlds: int = 8
    """Futures of each position."""
    turns: int = 1
    """How far each is played on."""
    turning_points: int = 3
    again: int = 16
    """How often each step is played again to see what was luck."""


class Standing(Frozen, frozen=True):
    """How things stood when a turn began, or when the game was over."""

    step: int
    turn: int
    chances: tuple[float, ...]
    """Seat by seat, from 0 (lost) to 1 (won)."""


class TurningPoint(Frozen, frozen=True):
    """A turn in which a seat lost much of its chance: what it chose, and what might have been better."""

    seat: Seat
    before: Standing
    after: Standing
    played: dict[str, Value]
    better: dict[str, Value] | None
    """None if, thinking ahead, the same would have been chosen."""

    @property
    def lost(self) -> float:
        return self.before.chances[self.seat] - self.after.chances[self.seat]


class Analysis(Frozen, frozen=True):
    standings: tuple[Standing, ...]
    turning_points: tuple[TurningPoint, ...]
    """The greatest first."""
    luck: tuple[Luck, ...] = ()
    """What chance brought to each seat."""


def analyse(
    record: Record, titles: Mapping[str, AnyTitle], effort: Effort | None = None, budget: Budget | None = None
) -> Analysis:
    """The same record is always analysed alike."""
    title, spend = record.title_in(titles), effort or Effort()
    begun = list(_beginnings(title, _positions(title, record)))
    standings = tuple(_standing(title, record.seats, each, spend) for each in begun)
    swings = sorted(
        (
            max((before.chances[seat] - after.chances[seat], at, seat) for seat in asked)
            for at, (before, after) in enumerate(pairwise(standings))
            if (asked := record.steps[before.step].choices)
        ),
        reverse=True,
    )
    points = tuple(
        _turning_point(title, begun[at], seat, (standings[at], standings[at + 1]), record, budget)
        for lost, at, seat in swings[: spend.turning_points]
        if lost >= SWING
    )
    return Analysis(standings, points, luck(title, record, spend.again))


class _Position(NamedTuple):
    step: int
    state: Frozen


def _positions(title: AnyTitle, record: Record) -> Iterator[_Position]:
    """The table before each step, and after the last."""
    table = Table.laid(title, record)
    first = table.step
    yield _Position(first, table.state)
    for step in record.steps[first:]:
        table.repeat(step)
        yield _Position(table.step, table.state)


def _beginnings(title: AnyTitle, positions: Iterable[_Position]) -> Iterator[_Position]:
    """The first position of each turn, or every one in titles that count none; and the end."""
    turn: int | None = None
    for position in positions:
        now = title.turn_of(position.state)
        if now is None or now != turn or title.outcome(position.state):
            yield position
        turn = now


def _standing(title: AnyTitle, seats: int, position: _Position, effort: Effort) -> Standing:
    step, state = position
    ends = []
    for number in range(effort.worlds):
        seed = derive(b"analysis", step, number)
        world = World(title, title.reshuffled(state, Stream(seed)), seed)
        world.play_on(effort.turns)
        ends.append([world.worth(seat) for seat in range(seats)])
    chances = tuple(sum(values) / len(values) for values in zip(*ends, strict=True))
    turn = title.turn_of(state)
    return Standing(step, step + 1 if turn is None else turn, chances)


def _turning_point(
    title: AnyTitle,
    position: _Position,
    seat: Seat,
    standings: tuple[Standing, Standing],
    record: Record,
    budget: Budget | None,
) -> TurningPoint:
    played = record.steps[position.step].choices[seat]
    luck = Stream(derive(b"analysis", position.step, seat))
    better = think(title, position.state, seat, luck, budget).choice
    return TurningPoint(seat, *standings, dict(played), None if better == played else better)
