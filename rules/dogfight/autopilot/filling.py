"""Filling in a form: what is wished for where the form offers it, else what it proposes, else anything."""

from __future__ import annotations

from rules.answers import allows
from rules.at_random import random_answer
from rules.dice import Dice
from rules.engine import Choice, Field, Form, Pick, Spot, Value


def fill(form: Form, wishes: Choice, dice: Dice) -> dict[str, Value]:
    """A legal choice, whatever is wished for; fields follow from answers, so the form is asked anew."""
    choice = _open_wishes(form, wishes)
    while (field := _owed(form, choice)) is not None:
        choice[field.name] = _answer(field, wishes.get(field.name), dice)
    return choice


def _open_wishes(form: Form, wishes: Choice) -> dict[str, Value]:
    """Those that the form offers together; each that goes may take others along."""
    choice = dict(wishes)
    while True:
        fields = {field.name: field for field in form(choice)}
        kept = {
            name: value for name, value in choice.items() if name in fields and allows(fields[name], value)
        }
        if len(kept) == len(choice):
            return kept
        choice = kept


def _owed(form: Form, choice: Choice) -> Field | None:
    """The next field that must be answered."""
    for field in form(choice):
        optional = isinstance(field, Pick) and field.least == 0
        if field.name not in choice and not optional:
            return field
    return None


def _answer(field: Field, wish: Value | None, dice: Dice) -> Value:
    if wish is not None and allows(field, wish):
        return wish
    if not isinstance(field, Spot) and field.default is not None:
        return field.default
    return random_answer(field, dice)
