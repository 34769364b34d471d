"""Random games over every setup of every title, which is how the laws are tried."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

from rules.at_random import random_choice
from rules.dice import Stream, draw
from rules.engine import AnyTitle, Choice
from rules.table import Table
from rules.values import Event, Seat
from tests.titles.examples import ALL_TITLES

MOST_STEPS = 3_000


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


def twin(table: Table) -> Table:
    """Another table in the same position, through the snapshot that the store would keep."""
    other = Table.restore(
        table.title, table.seats, table.options, table.record().seed_bytes(), table.snapshot()
    )
    other.waiting = copy.deepcopy(table.waiting)
    return other


def random_walk(title: AnyTitle, options: Choice, seats: int, seed: bytes) -> Iterator[Table]:
    """The table of a random game, before each choice and after the last."""
    return (table for table, _ in told_walk(title, options, seats, seed))


def told_walk(
    title: AnyTitle, options: Choice, seats: int, seed: bytes
) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """The same, with what has happened since the table was shown before."""
    table = Table.new(title, seats, options, seed)
    dice = Stream(b"walk" + seed)
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
