"""Filling in a form without ever giving an answer that it does not offer."""

from __future__ import annotations

from rules.answers import picked
from rules.at_random import random_choice
from rules.dice import Dice
from rules.engine import Field, Form, Number, Pick, Value
from rules.forms import with_defaults


class Answers:
    def __init__(self, form: Form) -> None:
        self._form = form
        self._given: dict[str, Value] = {}

    def names(self) -> tuple[str, ...]:
        return tuple(field.name for field in self._form(self._given))

    def options(self, name: str) -> tuple[str, ...]:
        """What may be picked there now; nothing if it is not asked."""
        field = self._field(name)
        return tuple(option.value for option in field.options) if isinstance(field, Pick) else ()

    def give(self, name: str, value: Value) -> bool:
        """Answer, if the form offers this answer."""
        field = self._field(name)
        if isinstance(field, Pick):
            given = picked(value)
            offered = {option.value for option in field.options}
            if not set(given) <= offered or not field.least <= len(given) <= field.most:
                return False
            self._given[name] = given[0] if field.most == 1 else given
            return True
        if isinstance(field, Number) and isinstance(value, int) and field.low <= value <= field.high:
            self._given[name] = value
            return True
        return False

    def given(self, name: str) -> Value | None:
        return self._given.get(name)

    def settled(self) -> dict[str, Value]:
        """Everything else by its default."""
        return with_defaults(self._form, self._given)

    def complete(self, dice: Dice) -> dict[str, Value]:
        """Everything else by its default, and what has none at random."""
        return random_choice(self._form, dice, self.settled())

    def _field(self, name: str) -> Field | None:
        return next((field for field in self._form(self._given) if field.name == name), None)
