"""Standing orders in words, for their owner alone."""

from __future__ import annotations

from rules.baron.cards.conditions import CONDITIONS, NEAR_END
from rules.baron.view import MatView, OrderView, Window
from rules.said import Said, Text, listed, said, series

_TOLD = {
    "spy": {"ask", "none"},
    "design": {"ask", "rolls"},
    "bank": {"ask"},
    "returns": {"ask"},
    "licence": {"use", "ask late", "ask"},
    "bonus": {"ask"},
    "discard": {"least", "ask"},
}
"""What differs from the orders that hold if none are given."""


def standing_orders(mat: MatView) -> Text:
    """In a sentence, or nothing if there is nothing out of the ordinary."""
    if mat.orders is None:
        return ""
    told = [_event(order) for order in mat.orders.events]
    told += [
        said(f"baron-pictures.order-{_slug(f'{name} {value}')}")
        for name, value in mat.orders.others.items()
        if value in _TOLD[name]
    ]
    if not told:
        return ""
    return said("baron-pictures.standing-orders", lasting=mat.orders.lasting, orders=series(told))


def condition(window: Window, when: str) -> Said | None:
    """As it follows what it is a condition for; None if there is none."""
    if when == "always" or when not in CONDITIONS[window]:
        return None
    return said(f"baron-pictures.condition-{_slug(when)}", near=NEAR_END)


def limits(window: Window, when: str) -> dict[str, Text]:
    """The condition, as messages take it that may have one."""
    found = condition(window, when)
    return {"limited": "no", "condition": ""} if found is None else {"limited": "yes", "condition": found}


def planned_design(mat: MatView, names: dict[str, Text]) -> Text:
    """The Design step that is written down for this turn."""
    wished = [] if mat.orders is None else [names[key] for key in mat.orders.technologies]
    return said("baron-pictures.to-be-designed", technologies=listed(wished)) if wished else ""


def _event(order: OrderView) -> Said:
    play = order.play if order.play in {"ask", "keep"} else "card"
    limited = limits(order.window, order.when)
    return said("baron-pictures.event-order", play=play, card=order.play, window=order.window, **limited)


def _slug(token: str) -> str:
    return token.replace(" ", "-")
