"""Random games over every setup of every title, which is how the laws are tried."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.at_random import random_choice
from rules.dice import Stream, draw
from rules.engine import AnyTitle, Choice, Decision
from rules.table import Table
from rules.titles import TITLES
from rules.values import Frozen, Seat

MOST_STEPS = 3_000


def setups() -> list[tuple[AnyTitle, str, Choice, int]]:
    return [
        (title, name, options, seats)
        for title in TITLES.values()
        for name, options, seats in title.variants()
    ]


def setup_ids() -> list[str]:
    return [f"{title.key}-{name}-{seats}" for title, name, _, seats in setups()]


def owed(title: AnyTitle, state: Frozen, seat: Seat | None) -> dict[Seat, Decision]:
    """What everybody owes, as far as this seat may know it: a context is for the eyes of who is asked."""
    pending = title.pending(state)
    return {each: due if each == seat else replace(due, context="") for each, due in pending.items()}


def random_walk(title: AnyTitle, options: Choice, seats: int, seed: bytes) -> Iterator[Table]:
    """The table of a random game, before each choice and after the last."""
    table = Table.new(title, seats, options, seed)
    dice = Stream(b"walk" + seed)
    while not table.outcome:
        assert table.step < MOST_STEPS, "the game does not end"
        yield table
        owing = table.pending()
        assert owing, "the game is not over, but nobody owes anything"
        seat = draw(dice, sorted(owing))
        # Now and then the harmless choice, for pure chance ends most games before much has happened.
        careful = dice.below(3) == 0
        table.submit(seat, table.default(seat) if careful else random_choice(table.form(seat), dice))
    yield table
