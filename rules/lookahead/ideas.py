"""Candidate generation: the answers worth a rollout, the prior choice (a heuristic's answer) first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.answers import allows, check_offered, check_shape
from rules.at_random import random_choice
from rules.dice import Dice
from rules.engine import AnyTitle, Choice, Field, Form, IllegalChoice, Number, Pick, Spot, Value
from rules.forms import with_defaults
from rules.table import encode
from rules.values import Frozen, Seat

NUMBERS = 4
"""How many other values of a number are tried."""
STABS = 3
"""How often luck is tried for each idea wanted, before one goes on with fewer."""


def ideas(title: AnyTitle, state: Frozen, seat: Seat, dice: Dice, most: int) -> list[Choice]:
    """So many legal answers at most: the prior choice, the title's own, variations, random ones.

    A title that says what thinking may cost knows what is worth a thought: there it is its own ideas or none.
    The state may be any that the seat cannot tell from the true one: only its view and form are looked at.
    """
    view, form = title.view(state, seat), title.form(state, seat)
    found: dict[bytes, Choice] = {}
    first = with_defaults(form, title.prior_choice(view, form, dice))
    for choice in _all_ideas(title, state, seat, first, dice, most):
        settled = with_defaults(form, choice)
        if legal(title, state, seat, form, settled):
            found.setdefault(encode(settled), settled)
        if len(found) >= most:
            break
    return list(found.values())


def _all_ideas(
    title: AnyTitle, state: Frozen, seat: Seat, first: Choice, dice: Dice, most: int
) -> Iterator[Choice]:
    view, form = title.view(state, seat), title.form(state, seat)
    yield first
    yield from title.ideas(view, form, dice, most)
    if title.thinking:
        return
    for name, value in dice.shuffle(_turnings(form, first, dice)):
        yield refilled(form, {name: value}, first)
    for _ in range(STABS * most):
        yield random_choice(form, dice)


def _turnings(form: Form, first: Choice, dice: Dice) -> list[tuple[str, Value]]:
    """Each other way in which one field of the first answer could be filled in."""
    return [
        (field.name, value)
        for field in form(first)
        for value in _other_values(field, first.get(field.name), dice)
    ]


def _other_values(field: Field, given: Value | None, dice: Dice) -> Iterator[Value]:
    if isinstance(field, Spot):
        return
    if isinstance(field, Number):
        steps = (field.high - field.low) // field.step
        others = {
            field.low,
            field.high,
            *(field.low + field.step * dice.below(steps + 1) for _ in range(NUMBERS)),
        }
        yield from sorted(others - {given})
        return
    for option in field.options:
        value: Value = option.value if field.most == 1 else (option.value,)
        if value != given:
            yield value


def refilled(form: Form, fixed: Choice, wishes: Choice) -> dict[str, Value]:
    """A choice with these answers, and of the wishes all that still fits with them; the rest by default."""
    choice = dict(fixed)
    skipped: set[str] = set()
    while (field := _next(form(choice), choice, skipped)) is not None:
        wish = wishes.get(field.name)
        if wish is not None and allows(field, wish):
            choice[field.name] = wish
        elif not isinstance(field, Spot) and field.default is not None:
            choice[field.name] = field.default
        elif isinstance(field, Pick) and field.least > 0 and field.most == 1:
            choice[field.name] = field.options[0].value
        elif isinstance(field, Number):
            choice[field.name] = field.low
        else:
            skipped.add(field.name)
    return choice


def _next(fields: tuple[Field, ...], choice: Choice, skipped: set[str]) -> Field | None:
    return next((each for each in fields if each.name not in choice and each.name not in skipped), None)


def legal(title: AnyTitle, state: Frozen, seat: Seat, form: Form, choice: Choice) -> bool:
    fields = form(choice)
    try:
        check_shape(fields, choice)
        title.check(state, seat, choice)
        check_offered(fields, choice)
    except IllegalChoice:
        return False
    return True
