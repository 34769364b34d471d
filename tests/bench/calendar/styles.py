"""How much people leave to orders: what they do with every field that offers to ask them later.

Titles are known here only by their forms. An order is a field that can be answered with "ask"; everything
else is a decision, and is decided by the stand-in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, TypeGuard

from rules.dice import Stream, derive
from rules.engine import Choice, Field, Form, IllegalChoice, Pick, Value
from rules.forms import complete, with_defaults
from rules.table import Table, encode
from rules.values import Seat

ASK = "ask"

Taste: TypeAlias = Callable[[Form, Choice, Pick], Value | None]
"""What is ordered in a field, given the form and the answers so far; None leaves it as it is."""


def _stop_least(form: Form, choice: Choice, field: Pick) -> Value | None:
    """No order that stands is touched, but "ask" gives way to the first other order. Where some order needs
    more to be said, the field is a plan, which nobody should make without thinking, and stays as it is."""
    if choice.get(field.name, field.default) != ASK:
        return None
    others = [option.value for option in field.options if option.value != ASK]
    settled = [with_defaults(form, {**choice, field.name: other}) for other in others]
    return others[0] if all(complete(form(each), each) for each in settled) else None


def _usual_rather_than_ask(_form: Form, choice: Choice, field: Pick) -> Value | None:
    return field.default if choice.get(field.name) == ASK else None


def _usual(_form: Form, _choice: Choice, field: Pick) -> Value | None:
    return field.default


def _ask(_form: Form, _choice: Choice, _field: Pick) -> Value | None:
    return ASK


@dataclass(frozen=True)
class Style:
    name: str
    with_answers: Taste | None
    """For orders that are given with an answer; None leaves the stand-in's as they are."""
    at_any_time: Taste | None
    """For standing orders; None gives none."""


STYLES: dict[str, Style] = {
    "given": Style("orders given", _usual_rather_than_ask, _stop_least),
    "defaults": Style("defaults", _usual, None),
    "ask": Style("ask me", _ask, _ask),
    "stand-in": Style("as stand-ins do", None, None),
}
"""The last is for comparison: stand-ins answer at once, and mind being asked less than people do."""
USUAL_STYLES = ("given", "defaults", "ask")


class Remembered(ABC):
    """Answers, thought of once for each position, however many calendars lead there."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, Seat, bytes], Choice] = {}

    def answer(self, table: Table, seat: Seat) -> Choice:
        position = (table.digest, seat, encode(table.orders.get(seat, {})))
        if position not in self._given:
            self._given[position] = self._think(table, seat)
        return self._given[position]

    @abstractmethod
    def _think(self, table: Table, seat: Seat) -> Choice: ...


class StandIn(Remembered):
    """The title's own."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self._seed = seed

    def _think(self, table: Table, seat: Seat) -> Choice:
        luck = Stream(derive(self._seed, "luck", seat, table.step))
        return table.title.autopilot(table.view(seat), table.form(seat), luck)


class Styled(Remembered):
    """People who decide as the stand-in does, and order in a style of their own."""

    def __init__(self, style: Style, stand_in: StandIn) -> None:
        super().__init__()
        self._style = style
        self._stand_in = stand_in

    def order(self, table: Table, seat: Seat) -> None:
        form: Form = partial(table.order_fields, seat)
        if self._style.at_any_time is None or not form({}):
            return
        standing = with_defaults(form, {})
        wanted = _restyled(form, standing, self._style.at_any_time)
        if wanted != standing:
            table.give_orders(seat, wanted)

    def stand_in(self, table: Table, seat: Seat) -> Choice:
        return self._stand_in.answer(table, seat)

    def _think(self, table: Table, seat: Seat) -> Choice:
        own = self._stand_in.answer(table, seat)
        if self._style.with_answers is None:
            return own
        wanted = _restyled(table.form(seat), own, self._style.with_answers)
        try:
            return table.check(seat, wanted)
        except IllegalChoice:
            return own


def _restyled(form: Form, own: Choice, taste: Taste) -> dict[str, Value]:
    """The answers with every order to this taste; what does not belong to the form is left out."""
    choice, settled = dict(own), set[str]()
    while True:
        fields = form(choice)
        names = {field.name for field in fields}
        choice = {name: value for name, value in choice.items() if name in names}
        for field in fields:
            if _is_order(field) and field.name not in settled:
                settled.add(field.name)
                answer = taste(form, choice, field)
                if answer is not None and answer != choice.get(field.name):
                    choice[field.name] = answer
                    break
        else:
            return with_defaults(form, choice)


def _is_order(field: Field) -> TypeGuard[Pick]:
    return (
        isinstance(field, Pick) and field.most == 1 and any(option.value == ASK for option in field.options)
    )
