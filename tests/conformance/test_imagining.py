"""The law of whoever thinks ahead: what a seat imagines follows from its view and the dice: no peeking."""

from __future__ import annotations

from itertools import cycle

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.table import encode
from tests.conformance.walk import every_setup, random_walk

EVERY = 5
"""One state in so many is looked at, by one seat after the other."""


@every_setup
def test_law_10_what_a_seat_imagines_depends_on_its_view_and_the_dice_alone(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    viewers = cycle((*range(seats), None))
    for number, table in enumerate(random_walk(title, options, seats)):
        if len(table.pending()) > 1 or number % EVERY:
            continue
        seat, luck = next(viewers), derive(b"law 10", number)
        sibling = title.imagine(table.state, seat, Stream(derive(luck, "sibling")))
        here = title.imagine(table.state, seat, Stream(luck))
        assert encode(here) == encode(title.imagine(sibling, seat, Stream(luck)))


@every_setup
def test_who_imagines_others_without_orders_sees_and_is_asked_the_same(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for number, table in enumerate(random_walk(title, options, seats)):
        if number % (2 * EVERY) == 0:
            seat = number // EVERY % seats
            free = title.unordered(title.imagine(table.state, seat, Stream(b"%d" % number)), seat)
            assert encode(title.view(free, seat)) == encode(table.view(seat))
            assert title.pending(free) == title.pending(table.state)
            assert title.census(free) == title.census(table.state)


@every_setup
def test_what_nobody_knows_can_be_dealt_anew_without_anybody_noticing(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for number, table in enumerate(random_walk(title, options, seats)):
        if number % (2 * EVERY) == 0:
            again = title.reshuffled(table.state, Stream(b"%d" % number))
            assert title.census(again) == title.census(table.state)
            for seat in (*range(seats), None):
                assert encode(title.view(again, seat)) == encode(table.view(seat))
