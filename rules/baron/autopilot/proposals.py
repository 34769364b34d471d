"""What stands by default for the events of a turn: where no order says otherwise, the stand-in's choice.

It depends on the Action cards, so nothing is proposed before all of them are laid.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.baron.actions.design_plan import MOST, WISH
from rules.baron.autopilot.design_choice import cards_spent
from rules.baron.autopilot.event_choice import best
from rules.baron.autopilot.prospects import Prospects
from rules.baron.companies.slots import chosen, count_actions, slots
from rules.baron.orders.texts import AS_ORDERED
from rules.baron.state import WINDOWS
from rules.baron.view import Action, Mode, Window
from rules.engine import Choice, Field, Pick, Value
from rules.forms import Parts


class Proposing(Parts):
    """The form of a turn's plan (Action cards, and a part for each window) with what is proposed: worked out
    when a window is left open, which stand-ins never do, and once for the same answers."""

    __slots__ = ("_found", "_known", "_mode", "_prospects")

    def __init__(self, form: Parts, mode: Mode, prospects: Callable[[], Prospects]) -> None:
        super().__init__(*form.parts)
        self._mode, self._prospects = mode, prospects
        self._known: Prospects | None = None
        self._found: dict[tuple[object, ...], dict[str, str]] = {}

    def __call__(self, partial: Choice) -> tuple[Field, ...]:
        cards, *windows = self.parts
        fields = [*cards(partial)]
        for window in windows:
            asked = window(partial)
            fields += asked if asked[0].name in partial else self._with_default(asked, partial)
        return tuple(fields)

    def _with_default(self, fields: tuple[Field, ...], given: Choice) -> tuple[Field, ...]:
        pick, *details = fields
        if not isinstance(pick, Pick) or pick.default != AS_ORDERED:
            return fields
        holds_one = any(option.value.isdecimal() for option in pick.options)
        card = self._proposed(given).get(pick.name) if holds_one else None
        return fields if card is None else (replace(pick, default=card), *details)

    def _proposed(self, given: Choice) -> dict[str, str]:
        layout = chosen(self._mode, given)
        if len(layout) < len(slots(self._mode)):
            return {}
        discard, first, wished = self._discard(given), given.get("at_resolve"), _wished(given)
        key = (layout, discard, first, wished)
        if key not in self._found:
            self._known = self._known or self._prospects()
            events = _events(self._known.without(discard), layout, first, wished)
            self._found[key] = {f"at_{window}": card for window, card in events.items()}
        return self._found[key]

    def _discard(self, given: Choice) -> Value | None:
        """The card that has to go, as it is said or else stands by default."""
        if "discard" in given:
            return given["discard"]
        asked = (field for field in self.parts[0](given) if field.name == "discard")
        return next((field.default for field in asked if isinstance(field, Pick)), None)


def _wished(given: Choice) -> tuple[str, ...]:
    """The technologies of a Design step that is written down with the cards."""
    if given.get("design") != WISH:
        return ()
    return tuple(str(given.get(f"technology_{number}")) for number in range(1, MOST + 1))


def _events(
    prospects: Prospects, layout: tuple[Action, ...], first: Value | None, wished: tuple[str, ...]
) -> dict[Window, str]:
    """The card for each window for which there is no order, given what is said for the first of them.

    What Design takes, or may take for what is wished, is not proposed for later windows as well.
    """
    own = prospects.own
    ordered = {order.window: order.play for order in own.orders.events} if own.orders else {}
    designs = count_actions(layout).get("design", 0)
    found: dict[Window, str] = {}
    spent: set[str] = set()
    for window in WINDOWS:
        held = [str(card.number) for card in own.hand or () if card.window == window]
        card = best(prospects, [card for card in held if card not in spent], layout)
        if card is not None and window not in ordered:
            found[window] = card
        if window == "resolve":
            played = first or ordered.get(window) or card
            spent = cards_spent(prospects.without(played), designs)
            spent |= {str(card) for key in wished for card in prospects.figures.payers.get(key, ())}
    return found
