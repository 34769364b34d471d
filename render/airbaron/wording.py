"""Places, plans and standing orders in words, for pictures and for those who do not see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.airbaron.places import abroad, domestic, hub_of
from rules.airbaron.network.purchases import BOX
from rules.airbaron.network.takeover import cost
from rules.airbaron.view import AirBaronView, OrdersView
from rules.said import Said, said
from words import say

UNDEPLOYED = said("airbaron-story.name-box")
FARE_WARS = {
    "form": "as I say in each form",
    "stay": "no change of Fare Wars",
    "in": "go into Fare Wars",
    "out": "come out of Fare Wars",
    "ask": "ask about Fare Wars before the draw",
}
TWO_EVENTS = {"ask": "asked about two events of one draw", "drawn": "two events as drawn"}
SEQUENCE = {
    "profits": "profits before events",
    "events": "events before profits",
    "ask": "ask which marker comes first",
}
STRIKE = {
    "ask": "ask",
    "settle": "settle as soon as cash suffices",
    "strike": "never settle",
}
CUTBACKS = {"ask": "ask what to sell", "cheapest": "sell what hurts least"}


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def city(view: AirBaronView, code: str) -> str:
    """A city's name; what nobody knows keeps its code."""
    place = domestic(view, code) or abroad(view, code) or hub_of(view, code)
    return code if place is None else place.city


def place(view: AirBaronView, code: str) -> str:
    name = city(view, code)
    return name if name == code else f"{name} ({code})"


def added_told(why: str) -> Said:
    """What adds to the dice of a takeover."""
    return said(f"airbaron-story.name-added-{why}")


def planned(view: AirBaronView, action: str) -> str:
    """An action of a plan, such as "buy:MCO"."""
    kind, _, code = action.partition(":")
    spoke = domestic(view, code)
    where = say(UNDEPLOYED) if code == BOX else place(view, code)
    match kind:
        case "buy" | "foreign":
            return _bought(view, code)
        case "takeover":
            return f"take over {where}{f' for ${cost(spoke.price, spoke.owner)}' if spoke else ''}"
        case "sst" | "jumbo":
            return f"{'SST' if kind == 'sst' else 'Jumbo Jet'} to {where}"
        case "move":
            what = "the SST" if abroad(view, code) else "all Jumbo Jets" if code == BOX else "a Jumbo Jet"
            return f"move {what} to {where}"
        case _:
            return "pass"


def _bought(view: AirBaronView, code: str) -> str:
    """A spoke with its price; a hub stands for any open one of its spokes."""
    if hub_of(view, code) is not None:
        return f"buy any open spoke of {city(view, code)}"
    spoke = domestic(view, code) or abroad(view, code)
    return f"buy {place(view, code)}{f' for ${spoke.price}' if spoke else ''}"


def plan_told(view: AirBaronView, plan: Sequence[str]) -> str:
    if not plan:
        return "ask, with the draws made"
    return ", else ".join(planned(view, action) for action in plan)


def orders_told(view: AirBaronView, orders: OrdersView) -> Iterator[tuple[str, str]]:
    """Each order: what it is about, and what it says."""
    yield "Fare Wars", FARE_WARS.get(orders.fare_wars, orders.fare_wars)
    yield "Plan", plan_told(view, orders.acts)
    if orders.acts:
        yield "Holds", "; ".join(_terms(orders))
    if view.version == "basic":
        return
    yield "Markers", markers_told(orders)
    yield "Strikes", STRIKE.get(orders.strike, orders.strike)
    yield "Contracts", bids_told(orders.bids, orders.bid_limit)
    yield "Cutbacks", CUTBACKS.get(orders.cutbacks, orders.cutbacks)
    yield "Competitor", competitor_told(orders.competitor, orders.competitor_least)


def markers_told(orders: OrdersView) -> str:
    """The order of two markers; that one is asked about two events goes without saying."""
    sequence = SEQUENCE.get(orders.sequence, orders.sequence)
    return f"{sequence}; {TWO_EVENTS['drawn']}" if orders.two_events == "drawn" else sequence


def _terms(orders: OrdersView) -> Iterator[str]:
    """What goes with the actions of a plan."""
    yield "turn after turn" if orders.lasting == "good" else "for one turn"
    if orders.keep:
        yield f"keep ${orders.keep}"
    if orders.chance and any(act.startswith("takeover:") for act in orders.acts):
        yield f"takeovers from {orders.chance}% on"
    if orders.loan == "need":
        yield "borrow if needed"
    if orders.repay == "spare":
        yield "repay what is left"
    yield "else pass" if orders.otherwise == "pass" else "else ask"


def bids_told(bids: str, limit: int) -> str:
    return {"pass": "pass", "limit": f"bid up to ${limit}"}.get(bids, "ask")


def competitor_told(order: str, least: int) -> str:
    told = {
        "least": f"negate the first marker that costs rivals ${least} or more",
        "last": "wait for the last marker",
        "drawn": "ask when it is drawn",
    }
    return told.get(order, "ask each time")
