"""A title to try styles of orders on: two lines are written, and each may get a comma and a full stop.

Commas are set by standing orders, full stops by orders that come with the line; or else whoever wrote is
asked. Dashes can be ordered, too, and nobody ever sets one.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.declared import Declared
from rules.dice import Dice
from rules.engine import Choice, Decision, Field, Form, Option, Outcome, Pick, Step, Title
from rules.values import Frozen, Seat

LINES = 2


class Sheet(Frozen, frozen=True):
    commas: tuple[str, ...]
    """What each seat has ordered."""
    written: int = 0
    asked: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """What is still to be asked about the last line, and of whom."""


class Commas(Title[Sheet, Sheet]):
    key = "commas"
    name = "Commas"
    summary = "Write lines."
    rules_version = 1
    State = Sheet
    View = Sheet
    events = Declared()

    def __init__(self, standing: str = "ask", *, stops: bool = False) -> None:
        self._standing = standing
        self._stops = stops

    def options(self, _partial: Choice) -> tuple[Field, ...]:
        return ()

    def seats(self, _options: Choice) -> tuple[int, int]:
        return 2, 2

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Sheet]:
        return Step(Sheet((self._standing,) * seats))

    def pending(self, state: Sheet) -> dict[Seat, Decision]:
        kind, seats = state.asked[0] if state.asked else ("write", tuple(range(len(state.commas))))
        return dict.fromkeys(seats, Decision(kind, kind))

    def fields(self, state: Sheet, _seat: Seat, _partial: Choice) -> tuple[Field, ...]:
        if state.asked:
            return (_pick("set", "no", "no", "yes"),)
        return (
            _pick("line", "dull", "dull", "fine"),
            *([_pick("stop", "none", "ask", "none")] if self._stops else []),
        )

    def check(self, state: Sheet, seat: Seat, choice: Choice) -> None:
        """Whatever the form offers may be written."""

    def order_fields(self, state: Sheet, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        comma = _pick("comma", state.commas[seat], "ask", "never", "always")
        dash = _pick("dash", "ask", "ask", "never", "at")
        return (comma, dash, *([_pick("at", None, "2", "3")] if partial.get("dash") == "at" else []))

    def with_orders(self, state: Sheet, seat: Seat, orders: Choice) -> Sheet:
        given = {**dict(enumerate(state.commas)), seat: str(orders["comma"])}
        return replace(state, commas=tuple(given.values()))

    def resolve(self, state: Sheet, choices: Mapping[Seat, Choice], _dice: Dice) -> Step[Sheet]:
        if state.asked:
            return Step(replace(state, asked=state.asked[1:]))
        commas = tuple(seat for seat, order in enumerate(state.commas) if order == "ask")
        stops = tuple(seat for seat, choice in choices.items() if choice.get("stop") == "ask")
        asked = tuple((kind, seats) for kind, seats in (("comma", commas), ("stop", stops)) if seats)
        return Step(replace(state, written=state.written + 1, asked=asked))

    def default(self, state: Sheet, _seat: Seat) -> Choice:
        return {"set": "no"} if state.asked else {"line": "dull"}

    def view(self, state: Sheet, _seat: Seat | None) -> Sheet:
        return state

    def outcome(self, state: Sheet) -> Outcome | None:
        return Outcome((), {}, "written") if state.written == LINES and not state.asked else None

    def autopilot(self, view: Sheet, _form: Form, _dice: Dice) -> Choice:
        if view.asked:
            return {"set": "yes"}
        return {"line": "fine", "stop": "ask"} if self._stops else {"line": "fine"}

    def imagine(self, state: Sheet, _seat: Seat | None, _dice: Dice) -> Sheet:
        return state

    def census(self, _state: Sheet) -> dict[str, int]:
        return {}

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return (("plain", {}, 2),)


def _pick(name: str, default: str | None, *values: str) -> Pick:
    return Pick(name, name, tuple(Option(value, value) for value in values), default=default)
