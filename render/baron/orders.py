"""Standing orders in words, for their owner alone."""

from __future__ import annotations

from rules.baron.cards.conditions import CONDITIONS
from rules.baron.view import MatView, OrderView, Window
from rules.wording import listed
from words import say

_TOLD: dict[str, dict[str, str]] = {
    "spy": {"ask": "asked before spying", "none": "no spying"},
    "design": {"ask": "asked to design", "rolls": "only rolls in Design"},
    "bank": {"ask": "asked at the bank"},
    "returns": {"ask": "asked in Business Arrangements"},
    "licence": {
        "use": "a licence if it helps",
        "ask late": "asked for a licence",
        "ask": "asked for a licence",
    },
    "bonus": {"ask": "asked for Bonus Actions"},
    "discard": {"least": "the least card discarded", "ask": "asked to discard"},
}
"""What differs from the orders that hold if none are given."""
_PLAYED = {"ask": "asked", "keep": "no event"}


def standing_orders(mat: MatView) -> str:
    """In a sentence, or nothing if there is nothing out of the ordinary."""
    if mat.orders is None:
        return ""
    told = [_event(order) for order in mat.orders.events]
    told += [_TOLD[name][value] for name, value in mat.orders.others.items() if value in _TOLD[name]]
    if not told:
        return ""
    when = "Standing orders" if mat.orders.lasting == "good" else "Orders for this turn"
    return f"{when}: {', '.join(told)}."


def condition(window: Window, when: str) -> str:
    """As it follows what it is a condition for."""
    label = next((say(label) for key, label in CONDITIONS[window].items() if key == when), "")
    return "" if when == "always" or not label else f" {label[:1].lower()}{label[1:]}"


def planned_design(mat: MatView, names: dict[str, str]) -> str:
    """The Design step that is written down for this turn."""
    wished = [] if mat.orders is None else [names[key] for key in mat.orders.technologies]
    return f"To be designed: {listed(wished)}." if wished else ""


def _event(order: OrderView) -> str:
    what = _PLAYED.get(order.play, f"#{order.play}")
    return f"{what} in {order.window}{condition(order.window, order.when)}"
