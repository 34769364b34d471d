"""A table's own promises, on titles made for them: what is taken back, and orders given between steps."""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Dice
from rules.engine import Choice, Field, IllegalChoice, Option, Pick, Step
from rules.record import BadRecord, Record
from rules.table import Table
from rules.values import Seat
from rules.verify import verify
from tests.titles.numbers import NUMBERS, Alone, Points


class Pencil(Points, frozen=True):
    lightly: bool = False
    """As the standing order has it."""


class Drafts(Alone):
    """Numbers for one, written in pencil: nothing is rolled and nothing shown, so each can be taken back."""

    State = Pencil
    View = Pencil

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[Points]:
        begun = super().setup(options, seats, dice).state
        return Step(Pencil(begun.left, begun.points))

    def resolve(self, state: Points, choices: Mapping[Seat, Choice], _dice: Dice) -> Step[Points]:
        [points] = state.points
        points += int(str(choices[0]["number"]))
        return Step(replace(state, left=state.left - 1, points=(points,)), reveals=False)

    def order_fields(self, state: Points, seat: Seat, _partial: Choice) -> tuple[Field, ...]:
        """Like any title, it may take it that the seat exists."""
        label = f"Lightly, at {state.points[seat]} points"
        stands = "yes" if isinstance(state, Pencil) and state.lightly else "no"
        return (Pick("lightly", label, (Option("yes", "yes"), Option("no", "no")), default=stands),)

    def with_orders(self, state: Points, _seat: Seat, orders: Choice) -> Points:
        return replace(state, lightly=orders["lightly"] == "yes")


DRAFTS = Drafts()


def drafts() -> Table:
    return Table.new(DRAFTS, 1, {}, b"pencil")


def finished(table: Table) -> Record:
    while not table.outcome:
        table.submit(0, {"number": NUMBERS[-1]})
    return table.record()


def test_a_step_taken_back_leaves_the_orders_given_before_it() -> None:
    table = drafts()
    table.give_orders(0, {"lightly": "yes"})
    table.submit(0, {"number": "2"})
    table.undo(0)
    assert table.state.lightly
    record = finished(table)
    assert record.steps[0].orders == {0: {"lightly": "yes"}}
    verify(record, {DRAFTS.key: DRAFTS})


def test_orders_given_after_a_step_settle_it() -> None:
    table = drafts()
    table.submit(0, {"number": "2"})
    table.give_orders(0, {})
    with pytest.raises(IllegalChoice, match="too late"):
        table.undo(0)


def test_orders_are_refused_in_words() -> None:
    table = drafts()
    for seat, orders, why in (
        (0, {"lightly": "perhaps"}, "You can't pick"),
        (0, {"boldly": "yes"}, "This form doesn't ask for"),
        (1, {"lightly": "yes"}, "no standing orders"),
        (-1, {"lightly": "yes"}, "no standing orders"),
    ):
        with pytest.raises(IllegalChoice, match=why):
            table.give_orders(seat, orders)
    assert not table.orders
    finished(table)
    with pytest.raises(IllegalChoice, match="over"):
        table.give_orders(0, {"lightly": "yes"})


def test_a_record_with_orders_of_nobody_is_a_bad_record() -> None:
    record = finished(drafts())
    first = replace(record.steps[0], orders={7: {"lightly": "yes"}})
    forged = replace(record, steps=(first, *record.steps[1:]))
    with pytest.raises(BadRecord, match="Step 1"):
        verify(forged, {DRAFTS.key: DRAFTS})


def test_digests_are_the_same_whenever_somebody_asks_for_them() -> None:
    asked, unasked = drafts(), drafts()
    known = [asked.digest]
    while not asked.outcome:
        for table in (asked, unasked):
            table.submit(0, {"number": NUMBERS[-1]})
        known.append(asked.digest)
    told = unasked.record()
    assert [told.opening, *(step.digest for step in told.steps)] == known
    assert len(set(known)) == len(known) > 2


def test_a_table_sent_elsewhere_half_way_goes_on_to_the_same_digest() -> None:
    here = drafts()
    here.submit(0, {"number": NUMBERS[-1]})
    there = pickle.loads(pickle.dumps(here))  # noqa: S301 - our own
    assert finished(there) == finished(here)


def test_a_digest_is_worked_out_of_any_number_of_steps() -> None:
    table = drafts()
    steps = 2 * sys.getrecursionlimit()
    table.state = replace(table.state, left=steps + 1)
    for _ in range(steps):
        table.submit(0, {"number": NUMBERS[-1]})
    asked_late = table.digest
    table.undo(0)
    table.submit(0, {"number": NUMBERS[-1]})
    assert table.digest == asked_late


def test_nothing_is_digested_for_whoever_only_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    digested: list[object] = []

    def noted(data: bytes) -> Any:
        digested.append(data)
        return hashlib.sha256(data)

    monkeypatch.setattr("rules.table.hashlib", SimpleNamespace(sha256=noted))
    table = drafts()
    while not table.outcome:
        table.submit(0, {"number": NUMBERS[-1]})
    assert not digested
    assert table.digest
    assert digested
