"""The law of whoever thinks ahead: what a seat imagines follows from its view and the dice: no peeking."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Any, NamedTuple

from rules.answers import check_offered
from rules.at_random import random_answer, random_choice
from rules.dice import Stream, derive, draw
from rules.engine import AnyTitle, Choice, IllegalChoice, Step
from rules.table import Table, encode
from rules.values import Seat
from tests.conformance.walk import LUCK, every_setup, random_walk

STEPS = 24
"""How long games are played that differ in what was drawn unseen."""
EVERY = 5
"""One state in so many is looked at, by one seat after the other."""
OTHERWISE = 3
"""How many games branch off at every step for each seat, in which others have answered differently."""


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


@every_setup
def test_what_was_drawn_unseen_leaves_no_trace_in_what_a_seat_imagines(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """Games that differ in what nobody knew when it was drawn: as long as a seat has seen and heard the same
    in both, it imagines the same. They are truly played, so what is never dealt anew is found, too."""
    table, dice = Table.new(title, seats, options, b"unseen" + LUCK), Stream(b"choices" + LUCK)
    twins: list[_Twin] = []
    while not table.outcome and table.step < STEPS:
        for seat in range(seats):
            another = Stream(derive(b"twin", table.step, seat))
            twins.append(_Twin(seat, title.reshuffled(table.state, another)))
        choices = {
            seat: table.check(seat, title.autopilot(table.view(seat), table.form(seat), dice))
            for seat in sorted(table.pending())
        }
        luck = derive(b"step", table.step)
        played = title.resolve(table.state, choices, Stream(luck))
        twins = [twin for old in twins[-3 * seats :] if (twin := old.after(title, choices, luck, played))]
        table.state, table.step = played.state, table.step + 1
        for seat, state in twins:
            if seat in table.pending() and seat in title.pending(state):
                here, there = (title.imagine(each, seat, Stream(luck)) for each in (table.state, state))
                assert encode(here) == encode(there)


@every_setup
def test_what_others_chose_in_secret_leaves_no_trace_in_what_a_seat_imagines(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """Games that differ in what others have answered: as long as a seat has not noticed, it imagines the
    same. Answers are given at random, for the sake of all that is seldom chosen."""
    table, dice = Table.new(title, seats, options, b"chosen" + LUCK), Stream(b"answers" + LUCK)
    twins: list[_Twin] = []
    while not table.outcome and table.step < STEPS:
        choices = {
            seat: table.check(seat, random_choice(table.form(seat), dice)) for seat in sorted(table.pending())
        }
        luck = derive(b"step", table.step)
        played = title.resolve(table.state, choices, Stream(luck))
        twins = [twin for old in twins[-2 * seats :] if (twin := old.after(title, choices, luck, played))]
        for viewer in range(seats):
            for _ in range(OTHERWISE):
                other = {
                    seat: choice if seat == viewer else _otherwise(title, table.state, seat, choice, dice)
                    for seat, choice in choices.items()
                }
                twin = _Twin(viewer, table.state)
                if other != choices and (changed := twin.after(title, other, luck, played)):
                    twins.append(changed)
        table.state, table.step = played.state, table.step + 1
        for seat, state in twins:
            here, there = (title.imagine(each, seat, Stream(luck)) for each in (table.state, state))
            assert encode(here) == encode(there)


def _otherwise(title: AnyTitle, state: Any, seat: Seat, choice: Choice, dice: Stream) -> Choice:
    """One answer changed, if the rest still holds with it."""
    fields = [field for field in title.fields(state, seat, choice) if field.name in choice]
    field = draw(dice, fields)
    other = {**choice, field.name: random_answer(field, dice)}
    try:
        check_offered(title.fields(state, seat, other), other)
        title.check(state, seat, other)
    except IllegalChoice:
        return choice
    return other


class _Twin(NamedTuple):
    """A table that a seat cannot tell from another, since both have looked alike to it so far."""

    seat: Seat
    state: Any

    def after(
        self, title: AnyTitle, choices: Mapping[Seat, Choice], luck: bytes, played: Step[Any]
    ) -> _Twin | None:
        """The same after a step of that other table, if it still cannot. What somebody chose there may be out
        of the question here: then they differ for them, and end."""
        try:
            for seat, choice in choices.items():
                check_offered(title.fields(self.state, seat, choice), choice)
        except IllegalChoice:
            return None
        step = title.resolve(self.state, choices, Stream(luck))
        alike = self._seen(title, step) == self._seen(title, played)
        return self._replace(state=step.state) if alike else None

    def _seen(self, title: AnyTitle, step: Step[Any]) -> tuple[bytes, bytes]:
        heard = [event for event in step.events if event.visible_to(self.seat)]
        return encode(heard), encode(title.view(step.state, self.seat))
