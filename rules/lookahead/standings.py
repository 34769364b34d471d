"""Rollouts of a recorded game: the chance of everybody at the beginning of each turn.

All that lay on the table or in a hand is known here, as it is to whoever looks back; what was still to be
drawn is not. A rollout plays a position on a little, with everybody answering as the quick stand-in would.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec.structs import replace

from rules.dice import Stream, derive
from rules.engine import AnyTitle
from rules.lookahead.world import World
from rules.record import Record
from rules.table import Table
from rules.values import Frozen

LONG = 16
"""Turns after which a game is long."""
CLEAR = 0.01
"""A standard error so small that no closer look is needed."""


class Effort(Frozen, frozen=True):
    """How much is spent on it."""

    worlds: int = 8
    """Futures of each position."""
    few: int = 0
    """So many of them, where these are all but alike; 0: always all."""
    closely: int = 16
    """Futures where it matters: before and after what may be a turning point, and of each way to go there."""
    turns: int = 1
    """How far each is played on."""
    turning_points: int = 3
    again: int = 16
    """How often each step is played again to see what was luck."""
    trials: int = 60
    """Rollouts for the ideas about a turning point, if the title says nothing of its own: the best of them
    are looked at closely anyway."""

    def for_turns(self, turns: int) -> Effort:
        """What is spent on a game that long, so that no analysis takes much longer than others."""
        if turns <= LONG:
            return self
        return replace(self, few=self.worlds // 2, closely=max(self.worlds, 3 * self.closely // 4))


class TurnStanding(Frozen, frozen=True):
    """How things stood when a turn began, or when the game was over."""

    step: int
    turn: int
    chances: tuple[float, ...]
    """Seat by seat, from 0 (lost) to 1 (won)."""
    errors: tuple[float, ...]
    """How far each may be off, since only some futures were tried: its standard error."""


class Position(NamedTuple):
    """The table before a step, with all orders that were given by then."""

    step: int
    state: Frozen


def positions(title: AnyTitle, record: Record) -> Iterator[Position]:
    """The table before each step, and after the last."""
    table = Table.laid(title, record)
    for step in record.steps[table.step :]:
        table.make_ready(step)
        yield Position(table.step, table.state)
        table.carry_out(step)
    yield Position(table.step, table.state)


def beginnings(title: AnyTitle, found: Iterable[Position]) -> Iterator[Position]:
    """The first position of each turn, or every one in titles that count none; and the end."""
    turn: int | None = None
    for position in found:
        now = title.turn_of(position.state)
        if now is None or now != turn or title.outcome(position.state):
            yield position
        turn = now


class Futures:
    """The futures of a game's positions, each played once however often it is looked at."""

    def __init__(self, title: AnyTitle, seats: int, turns: int) -> None:
        self._title = title
        self._seats = range(seats)
        self._turns = turns
        self._ends: dict[tuple[int, int], list[float]] = {}

    def standing(self, position: Position, worlds: int) -> TurnStanding:
        """By so many of them."""
        step, state = position
        ends = [self._end(position, number) for number in range(worlds)]
        chances, errors = zip(*(average(values) for values in zip(*ends, strict=True)), strict=True)
        turn = self._title.turn_of(state)
        return TurnStanding(step, step + 1 if turn is None else turn, chances, errors)

    def _end(self, position: Position, number: int) -> list[float]:
        """How one of them ends, seat by seat."""
        key = (position.step, number)
        if key not in self._ends:
            world = future(self._title, position, number)
            world.play_on(self._turns)
            self._ends[key] = [world.worth(seat) for seat in self._seats]
        return self._ends[key]


def standings(futures: Futures, begun: Sequence[Position], effort: Effort) -> list[TurnStanding]:
    """How each of these positions stands."""
    return [_standing(futures, position, effort) for position in begun]


def _standing(futures: Futures, position: Position, effort: Effort) -> TurnStanding:
    if effort.few > 1:
        found = futures.standing(position, effort.few)
        if max(found.errors) <= CLEAR:
            return found
    return futures.standing(position, effort.worlds)


def future(title: AnyTitle, position: Position, number: int) -> World:
    """One of the futures of a position: of the same number, what nobody knows is always the same."""
    seed = derive(b"analysis", position.step, number)
    return World(title, title.reshuffled(position.state, Stream(seed)), seed)


def average(values: Sequence[float]) -> tuple[float, float]:
    """With its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
