"""Standing orders: given at any time, secret like any choice, kept in the record, in nobody's way."""

from __future__ import annotations

from functools import partial

from rules.at_random import random_choice
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.forms import with_defaults
from rules.record import read, write
from rules.table import Table, encode
from rules.values import Seat
from rules.verify import verify
from tests.conformance.walk import every_setup, random_walk


def ordered_at_random(table: Table, seat: Seat, seed: bytes) -> dict[str, object]:
    orders = random_choice(partial(table.order_fields, seat), Stream(seed))
    return dict(table.give_orders(seat, orders))


@every_setup
def test_orders_are_nobody_elses_business_and_change_nothing_that_is_asked(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        seat = table.step % seats
        if table.waiting or not (asks := [field.name for field in table.order_fields(seat)]):
            continue
        assert "lasting" not in asks[1:], "each answer is in force at once: for how long comes first"
        others = [each for each in (None, *range(seats)) if each != seat]
        before = [encode(table.view(each)) for each in others]
        asked = title.pending(table.state)
        forms = [title.fields(table.state, each, {}) for each in asked if each != seat]
        given = ordered_at_random(table, seat, derive(b"orders", seat, table.step))
        assert [encode(table.view(each)) for each in others] == before
        assert title.pending(table.state) == asked
        assert [title.fields(table.state, each, {}) for each in asked if each != seat] == forms
        assert with_defaults(partial(table.order_fields, seat), {}) == given


@every_setup
def test_orders_are_part_of_the_record(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    seed = derive(b"orders kept")
    table = Table.new(title, seats, options, seed)
    ordered = 0
    while not table.outcome and table.step < 60:
        for seat in range(seats):
            if table.order_fields(seat) and Stream(derive(seed, seat, table.step)).below(3, "whether") == 0:
                ordered_at_random(table, seat, derive(seed, "orders", seat, table.step))
                ordered += 1
        for seat in sorted(table.pending()):
            luck = Stream(derive(seed, "luck", seat, table.step))
            table.submit(seat, random_choice(table.form(seat), luck))
    record = read(write(table.record()))
    again = verify(record, {title.key: title})
    assert again.digest == table.digest
    assert ordered == 0 or any(step.orders for step in record.steps)
