"""What each order is called: a label, and a note where it is not enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

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

_Order = TypeVar("_Order", bound=str)
Texts: TypeAlias = Mapping[_Order, tuple[str, str]]

AS_ORDERED = "orders"
"""The answer of a turn's plan that leaves it to the standing orders."""

SPY: dict[SpyOrder, tuple[str, str]] = {
    "valuable": ("The most valuable", "what is worth most, weighed by the chance of getting it"),
    "none": ("Make no attempt", "give these Actions up"),
    "ask": ("Ask me", "before each attempt"),
}
DESIGN: dict[DesignOrder, tuple[str, str]] = {
    "best": (
        "The most valuable",
        "all that I can add without a card that I play, and rolls for what it improves",
    ),
    "valuable": ("As much as possible", "as many technologies as I can add, then roll for the Fighter"),
    "rolls": ("Only roll", "keep my cards, and roll for the Fighter"),
    "ask": ("Ask me", "the game stops for you when you design"),
    "wish": ("As planned with the cards", "as far as it is still possible then"),
}
BANK: dict[BankOrder, tuple[str, str]] = {
    "all": ("As much as possible", ""),
    "ask": ("Ask me", "after the dice are rolled"),
}
RETURNS: dict[ReturnOrder, tuple[str, str]] = {
    "valuable": ("The most valuable", "the technology that adds most"),
    "ask": ("Ask me", "if there is a choice"),
}
LICENCE: dict[LicenceOrder, tuple[str, str]] = {
    "keep": ("Keep them", ""),
    "use": ("Use one if it helps", "if Roland is third or later, and not refused for quality"),
    "ask late": ("Ask me if it helps", "if Roland is third or later, and not refused for quality"),
    "ask": ("Ask me", "whenever the order is known"),
}
BONUS: dict[BonusOrder, tuple[str, str]] = {
    "plan": ("As planned with the cards", ""),
    "ask": ("Ask me", "at every card, once its dice and cards are seen"),
}
DISCARD: dict[DiscardOrder, tuple[str, str]] = {
    "next": ("With my next Action cards", "the game does not stop for it"),
    "least": ("The one worth least", "at once, by what it would add to your aeroplanes"),
    "ask": ("Ask me at once", "the game stops for you"),
}


def picks(texts: Texts[_Order]) -> tuple[Option, ...]:
    return tuple(Option(value, label, note) for value, (label, note) in texts.items())


def order_field(name: str, label: str, texts: Texts[_Order], standing: _Order) -> Pick:
    """What stands is the default, and so is shown back."""
    hint = "Holds whenever you say nothing else with your Action cards."
    return Pick(name=name, label=label, options=picks(texts), slot=name, default=standing, hint=hint)


def as_ordered(texts: Texts[_Order], standing: _Order) -> Option:
    return Option(AS_ORDERED, "As ordered", f"your orders: {texts[standing][0].lower()}")
