"""Luck by Monte Carlo resampling: what chance brought everybody in a recorded game, against its average.

Every step is played again some times, with the same choices and other dice; what nobody knew is dealt anew.
So no odds are worked out a second time, and no die is forgotten. What luck did to somebody's chance of
winning is found in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import TypeAlias

from rules.dice import Stream, derive
from rules.engine import AnyTitle
from rules.lookahead.world import worth
from rules.record import Record, RecordedStep
from rules.table import Table
from rules.values import Event, Frozen, Seat

CHANCE = "chance"
"""The lot that every title has: the chance of winning."""
AGAIN = 16
"""How often a step is played again."""

Fate: TypeAlias = Mapping[tuple[Seat, str], float]
"""What fell to whom in a step, lot by lot."""


class Luck(Frozen, frozen=True):
    """One lot of one seat, in a step or a whole game. The chance of winning is what chance added to it."""

    seat: Seat
    lot: str
    got: float = 0
    expected: float = 0
    variance: float = 0
    """The square of the difference that is usual."""

    @property
    def more(self) -> float:
        return self.got - self.expected

    @property
    def deviation(self) -> float:
        """The difference, where one is what is usual."""
        return self.more / sqrt(self.variance) if self.variance > 0 else 0.0

    def __add__(self, other: Luck) -> Luck:
        return Luck(
            self.seat,
            self.lot,
            self.got + other.got,
            self.expected + other.expected,
            self.variance + other.variance,
        )


def luck(title: AnyTitle, record: Record, again: int = AGAIN) -> tuple[Luck, ...]:
    """Seat by seat, the chance of winning first. The same record always shows the same."""
    found: dict[tuple[Seat, str], Luck] = {}
    table = Table.laid(title, record)
    for step in record.steps[table.step :]:
        for each in _in_step(table, step, again):
            key = (each.seat, each.lot)
            found[key] = found[key] + each if key in found else each
    lots = (CHANCE, *(lot.key for lot in title.lots))
    return tuple(found[key] for seat in range(record.seats) for lot in lots if (key := (seat, lot)) in found)


def _in_step(table: Table, step: RecordedStep, again: int) -> list[Luck]:
    """Play a recorded step, and say what of it was luck."""
    title, seats = table.title, range(table.seats)
    table.make_ready(step)
    number, before = table.step, table.state
    others = []
    for time in range(again):
        dice = Stream(derive(b"luck", number, time))
        other = title.resolve(title.reshuffled(before, dice), step.choices, dice)
        others.append(_fate(title, seats, before, other.events, other.state))
    events = table.carry_out(step)
    true = _fate(title, seats, before, events, table.state)
    return [
        _compared(key, true, others) for key in sorted({*true, *(key for each in others for key in each)})
    ]


def _fate(
    title: AnyTitle, seats: Iterable[Seat], before: Frozen, events: Sequence[Event], after: Frozen
) -> Fate:
    fate: Counter[tuple[Seat, str]] = Counter()
    for seat, lot, amount in title.tally(before, events):
        fate[seat, lot] += amount  # type: ignore[assignment] # counters take any number
    return {**fate, **{(seat, CHANCE): worth(title, after, seat) for seat in seats}}


def _compared(key: tuple[Seat, str], true: Fate, others: Sequence[Fate]) -> Luck:
    values = [each.get(key, 0.0) for each in others]
    mean, got = fmean(values), true.get(key, 0.0)
    nothing = mean if key[1] == CHANCE else 0.0
    return Luck(*key, got - nothing, mean - nothing, variance(values, mean) * (1 + 1 / len(values)))
