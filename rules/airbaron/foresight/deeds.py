"""What a choice does, as far as it is filled in, as values: for those who draw it and put it into words."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.airbaron.network.takeover import Odds
from rules.airbaron.view import OrdersView
from rules.engine import Foresight
from rules.values import Frozen


class Plain(Frozen, frozen=True, tag=True):
    """An answer of which there is no more to say; those with "then" follow takeovers that succeed."""

    what: Literal[
        "fold",
        "into war",
        "out of war",
        "settle",
        "strike",
        "no bid",
        "negate",
        "let pay",
        "leave",
        "pass",
        "stop",
        "then ask",
        "then stop",
    ]


class Sum(Frozen, frozen=True, tag=True):
    """Money; a bid of 0 is one that is not named yet."""

    what: Literal["repay", "borrow", "bid", "limit"]
    amount: int


class Sale(Frozen, frozen=True, tag=True):
    """`code` is the spoke that is sold, or that a jet stands on."""

    what: Literal["spoke", "jumbo", "sst"]
    code: str | None


class FirstMarker(Frozen, frozen=True, tag=True):
    """Which of two markers is resolved first."""

    marker: str


class Gain(Frozen, frozen=True):
    """How an airline would stand at a hub with one more spoke: so many of all, and market share won."""

    hub: str
    own: int
    spokes: int
    share: int


class Purchase(Frozen, frozen=True, tag=True):
    """`code` is a spoke, or None for the Undeployed box; a domestic spoke changes how its hub stands."""

    what: Literal["domestic", "foreign", "sst", "jumbo"]
    code: str | None
    price: int
    gain: Gain | None = None


class Attack(Frozen, frozen=True, tag=True):
    """A takeover as it would stand if all before it succeeded; `later` says that there are such."""

    code: str
    price: int
    odds: Odds
    gain: Gain
    later: bool


class Move(Frozen, frozen=True, tag=True):
    """A Jumbo Jet by its number, or the SST, to a spoke or (None) to the Undeployed box."""

    what: Literal["jumbo", "sst"]
    code: str | None
    number: int = 0


class NextTurnPlan(Frozen, frozen=True, tag=True):
    """What is ordered for the next turn: a change of Fare Wars, and actions in order of preference."""

    fare_wars: Literal["in", "out", "ask"] | None
    plan: tuple[str, ...]


class NewOrders(Frozen, frozen=True, tag=True):
    """Standing orders as they would be, and the names of those that the choice speaks of."""

    orders: OrdersView
    named: tuple[str, ...]


Deed: TypeAlias = Plain | Sum | Sale | FirstMarker | Purchase | Attack | Move | NextTurnPlan | NewOrders


class AirBaronForesight(Foresight, frozen=True):
    """What a choice does, in the order of the form; what says nothing or makes no sense is left out."""

    deeds: tuple[Deed, ...] = ()
