"""What each order is called: a label, and a note where it is not enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, TypeVar

from rules.baron.standing import (
    BankOrder,
    BonusOrder,
    DesignOrder,
    DiscardOrder,
    LicenceOrder,
    ReturnOrder,
    SpyOrder,
)
from rules.engine import Option, Pick
from rules.said import Said, Text, said

_Order = TypeVar("_Order", bound=str)


class OrderText(NamedTuple):
    """An order's message, and whether that has a note."""

    key: str
    noted: bool = False

    @property
    def label(self) -> Said:
        return said(self.key)

    @property
    def note(self) -> Text:
        return said(f"{self.key}.note") if self.noted else ""

    @property
    def ordered(self) -> Said:
        """As a turn's plan says what stands; for orders that such a plan may change."""
        return said(f"{self.key}.ordered")


Texts: TypeAlias = Mapping[_Order, OrderText]

AS_ORDERED = "orders"
"""The answer of a turn's plan that leaves it to the standing orders."""
_AS_ORDERED, _HOLDS = said("baron-orders.as-ordered"), said("baron-orders.holds")

SPY: dict[SpyOrder, OrderText] = {
    "valuable": OrderText("baron-orders.spy-valuable", noted=True),
    "none": OrderText("baron-orders.spy-none", noted=True),
    "ask": OrderText("baron-orders.spy-ask", noted=True),
}
DESIGN: dict[DesignOrder, OrderText] = {
    "best": OrderText("baron-orders.design-best", noted=True),
    "valuable": OrderText("baron-orders.design-valuable", noted=True),
    "rolls": OrderText("baron-orders.design-rolls", noted=True),
    "ask": OrderText("baron-orders.design-ask", noted=True),
    "wish": OrderText("baron-orders.design-wish", noted=True),
}
BANK: dict[BankOrder, OrderText] = {
    "all": OrderText("baron-orders.bank-all"),
    "ask": OrderText("baron-orders.bank-ask", noted=True),
}
RETURNS: dict[ReturnOrder, OrderText] = {
    "valuable": OrderText("baron-orders.returns-valuable", noted=True),
    "ask": OrderText("baron-orders.returns-ask", noted=True),
}
LICENCE: dict[LicenceOrder, OrderText] = {
    "keep": OrderText("baron-orders.licence-keep"),
    "use": OrderText("baron-orders.licence-use", noted=True),
    "ask late": OrderText("baron-orders.licence-ask-late", noted=True),
    "ask": OrderText("baron-orders.licence-ask", noted=True),
}
BONUS: dict[BonusOrder, OrderText] = {
    "plan": OrderText("baron-orders.bonus-plan"),
    "ask": OrderText("baron-orders.bonus-ask", noted=True),
}
DISCARD: dict[DiscardOrder, OrderText] = {
    "next": OrderText("baron-orders.discard-next", noted=True),
    "least": OrderText("baron-orders.discard-least", noted=True),
    "ask": OrderText("baron-orders.discard-ask", noted=True),
}


def pick(texts: Texts[_Order], order: _Order) -> Option:
    text = texts[order]
    return Option(order, text.label, text.note)


def picks(texts: Texts[_Order]) -> tuple[Option, ...]:
    return tuple(pick(texts, order) for order in texts)


def order_field(name: str, label: Text, texts: Texts[_Order], standing: _Order) -> Pick:
    """What stands is the default, and so is shown back."""
    return Pick(name=name, label=label, options=picks(texts), slot=name, default=standing, hint=_HOLDS)


def as_ordered(texts: Texts[_Order], standing: _Order) -> Option:
    return Option(AS_ORDERED, _AS_ORDERED, texts[standing].ordered)
