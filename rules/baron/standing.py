"""Standing orders, and what is written down for one turn with the Action cards: values alone.

Whatever the book leaves to a player while the others look on can be answered here in advance, or be left to
be asked. What was written for a turn goes before what stands.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field
from msgspec.structs import replace

from rules.baron.view import Action, Window
from rules.values import Frozen

SpyOrder: TypeAlias = Literal["valuable", "none", "ask"]
BankOrder: TypeAlias = Literal["all", "ask"]
DesignOrder: TypeAlias = Literal["best", "valuable", "rolls", "ask", "wish"]
LicenceOrder: TypeAlias = Literal["keep", "use", "ask late", "ask"]
BonusOrder: TypeAlias = Literal["plan", "ask"]
DiscardOrder: TypeAlias = Literal["next", "least", "ask"]
ReturnOrder: TypeAlias = Literal["valuable", "ask"]
When: TypeAlias = Literal[
    "always",
    "designs",
    "spies",
    "own design",
    "own spying",
    "late",
    "first",
    "hit",
    "calm",
    "end",
    "outclassed",
]
"""On what an order for an event window depends; nothing of it is hidden from anyone."""


class Order(Frozen, frozen=True, array_like=True):
    """What to do in an event window: "ask", or a card's number; against whom, on what condition.

    "none" is no event in a turn's plan, and no order among those that stand, where "keep" is no event.
    """

    play: str = "none"
    target: str = ""
    when: When = "always"

    @property
    def card(self) -> int | None:
        return int(self.play) if self.play.isdecimal() else None


class Orders(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat wants done in moments that would otherwise stop the game for it."""

    events: dict[Window, Order] = field(default_factory=dict)
    spy: SpyOrder = "valuable"
    design: DesignOrder = "valuable"
    bank: BankOrder = "all"
    returns: ReturnOrder = "valuable"
    """The partner's part of Business Arrangements."""
    licence: LicenceOrder = "keep"
    bonus: BonusOrder = "plan"
    discard: DiscardOrder = "next"

    def without(self, card: int) -> Orders:
        """The orders once this card has left the hand."""
        return replace(self, events=_without(self.events, card))


class Standing(Frozen, frozen=True, omit_defaults=True):
    """A seat's orders until it changes them, and those that take their place for this turn."""

    good: Orders = Orders()
    turn: Orders | None = None

    @property
    def now(self) -> Orders:
        return self.good if self.turn is None else self.turn

    def without(self, card: int) -> Standing:
        return Standing(self.good.without(card), None if self.turn is None else self.turn.without(card))


class Wish(Frozen, frozen=True, kw_only=True):
    """A Design step written down before its time: whatever is still possible of it, in this order."""

    technologies: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Technologies, and the cards meant for each."""
    biplane: bool = False
    rolls: tuple[str, ...] = ()


class TurnPlan(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """What was written down with the Action cards, for their turn alone; None: as the orders say."""

    events: dict[Window, Order] = field(default_factory=dict)
    spy: SpyOrder | None = None
    steal: str = ""
    """The technology that spies go for first."""
    licence: LicenceOrder | None = None
    bonus: tuple[Action, ...] = ()
    """Action cards on which Pfalz means to spend a Bonus Action marker."""
    design: DesignOrder | None = None
    wish: Wish | None = None
    """What is meant by a Design order of that name."""

    def over(self, orders: Orders) -> Orders:
        """The orders as they are for this turn."""
        if not (self.events or self.spy or self.design or self.licence):
            return orders
        return replace(
            orders,
            events={**orders.events, **self.events},
            spy=self.spy or orders.spy,
            design=self.design or orders.design,
            licence=self.licence or orders.licence,
        )

    def left_to_orders(self) -> TurnPlan:
        """Without all that orders could say too."""
        return replace(self, events={}, spy=None, design=None, licence=None)

    def after(self, window: Window) -> TurnPlan:
        """Without what was written for a window."""
        events = dict(self.events)
        events.pop(window, None)
        return replace(self, events=events)

    def without(self, card: int) -> TurnPlan:
        return replace(self, events=_without(self.events, card))


def _without(events: dict[Window, Order], card: int) -> dict[Window, Order]:
    return {window: order for window, order in events.items() if order.play != str(card)}
