"""Random games over every setup of every title, which is how the laws are tried."""

from __future__ import annotations

import copy
import functools
import os
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from rules.at_random import random_choice
from rules.dice import Stream, draw
from rules.engine import AnyTitle, Choice, Value
from rules.table import Table
from rules.values import Event, Seat
from tests.titles.examples import ALL_TITLES

MOST_STEPS = 3_000
LUCK = os.environ.get("FLUGPOST_LUCK", "1").encode()
"""Another word here, and other games are played: `make fuzz` tries some."""

Moment: TypeAlias = tuple[Table, tuple[Event, ...]]
"""A table, and what has happened since it was shown before."""


def setups() -> list[tuple[AnyTitle, str, Choice, int]]:
    return [
        (title, name, options, seats)
        for title in ALL_TITLES.values()
        for name, options, seats in title.variants()
    ]


def setup_ids() -> list[str]:
    return [f"{title.key}-{name}-{seats}" for title, name, _, seats in setups()]


every_setup = pytest.mark.parametrize(("title", "name", "options", "seats"), setups(), ids=setup_ids())


def everyone(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(table.seats))


def copied(table: Table) -> Table:
    """Another table in the same position, to be played on. What a state holds is frozen, and shared."""
    other = copy.copy(table)
    other.dice = copy.copy(table.dice)
    other.waiting, other.orders = dict(table.waiting), dict(table.orders)
    other._steps = list(table._steps)
    return other


def twin(table: Table) -> Table:
    """The same, through the snapshot that the store would keep."""
    other = Table.restore(
        table.title, table.seats, table.options, table.record().seed_bytes(), table.snapshot()
    )
    other.waiting = copy.deepcopy(table.waiting)
    return other


def random_walk(title: AnyTitle, options: Choice, seats: int) -> Iterator[Table]:
    """The table of a random game, before each choice and after the last."""
    return (table for table, _ in told_walk(title, options, seats))


def told_walk(title: AnyTitle, options: Choice, seats: int) -> Iterator[Moment]:
    """The same, with what happened. All laws look at the same game, which is played once."""
    played = _played(title, tuple(options.items()), seats)
    return ((copied(table), events) for table, events in played)


@functools.cache
def _played(title: AnyTitle, options: tuple[tuple[str, Value], ...], seats: int) -> list[Moment]:
    return [(copied(table), events) for table, events in _play(title, dict(options), seats)]


def _play(title: AnyTitle, options: Choice, seats: int) -> Iterator[Moment]:
    table = Table.new(title, seats, options, b"game" + LUCK)
    dice = Stream(b"walk" + LUCK)
    events = table.opening
    while not table.outcome:
        assert table.step < MOST_STEPS, "the game does not end"
        yield table, events
        owing = table.pending()
        assert owing, "the game is not over, but nobody owes anything"
        seat = draw(dice, sorted(owing))
        # Now and then the harmless choice, for pure chance ends most games before much has happened.
        careful = dice.below(3) == 0
        choice = table.default(seat) if careful else random_choice(table.form(seat), dice)
        events = table.submit(seat, choice) or ()
    yield table, events
