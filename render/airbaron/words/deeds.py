"""What a choice would do, in words: a title for each deed, and what it costs, brings and risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from render.airbaron.board.markers import marker_told
from render.airbaron.places import abroad
from render.airbaron.wording import (
    CUTBACKS,
    FARE_WARS,
    SEQUENCE,
    STRIKE,
    TWO_EVENTS,
    UNDEPLOYED,
    added_told,
    bids_told,
    city,
    competitor_told,
    place,
    plan_told,
)
from rules.airbaron.foresight.deeds import (
    AirBaronForesight,
    Attack,
    Deed,
    FirstMarker,
    Gain,
    Move,
    NewOrders,
    NextTurnPlan,
    Plain,
    Purchase,
    Sale,
    Sum,
)
from rules.airbaron.network.takeover import Modifier, Odds
from rules.airbaron.view import AirBaronView, OrdersView
from words import say

Mark: TypeAlias = Literal["spoke", "jet", "sst", "money", "war", "next", "orders", "pass"]
NOTHING = "Nothing chosen yet"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Told(NamedTuple):
    """What happens, the details, and what stands for it; `code` is the spoke it is about, if it is one."""

    title: str
    detail: str
    mark: Mark
    code: str | None = None


PLAIN: dict[str, Told] = {
    "fold": Told("Fold the company", "Cash, contract, strike and loan are gone; a new one starts.", "money"),
    "into war": Told("In Fare Wars", "No profits for you, +2 in attack, +1 in defence.", "war"),
    "out of war": Told("Out of Fare Wars", "Your markers pay as usual.", "war"),
    "settle": Told("Settle the strike", "The settlement is paid.", "money"),
    "strike": Told("Be under strike", "No profits and no action until it is settled.", "money"),
    "no bid": Told("Pass", "For the government contract.", "money"),
    "negate": Told("Negate the marker", "The Local Competitor is used up.", "next"),
    "let pay": Told("Let the marker pay", "The Local Competitor waits.", "next"),
    "leave": Told("Leave the game", "For good; the rest of this form does not count.", "pass"),
    "pass": Told("Pass", "No further action in this turn.", "pass"),
    "stop": Told("Stop here", "No further action in this turn.", "pass"),
    "then ask": Told("Then ask", "After a success.", "pass"),
    "then stop": Told("Then stop", "After a success.", "pass"),
}


def deeds_told(view: AirBaronView, foreseen: AirBaronForesight) -> list[Told]:
    return [_told(view, deed) for deed in foreseen.deeds]


def _told(view: AirBaronView, deed: Deed) -> Told:  # noqa: PLR0911 - one for each kind of deed
    match deed:
        case Plain(what=what):
            return PLAIN[what]
        case Sum():
            return _sum(deed)
        case Sale():
            return Told(f"Sell {_asset(view, deed)}", "Half its price, rounded up, comes in.", "money")
        case FirstMarker(marker=marker):
            return Told(
                f"{say(marker_told(view, marker, opening=True))} first", "The other marker follows.", "next"
            )
        case Purchase():
            return _purchase(view, deed)
        case Attack():
            return _attack(view, deed)
        case Move():
            return _move(view, deed)
        case NextTurnPlan():
            return _next_turn(view, deed)
        case NewOrders():
            return _new_orders(deed)


def _sum(deed: Sum) -> Told:
    match deed.what:
        case "repay":
            return Told(f"Repay ${deed.amount}", "The loan falls by as much.", "money")
        case "borrow":
            detail = "Ten percent interest each turn; no win while it is owed."
            return Told(f"Borrow ${deed.amount}", detail, "money")
        case "bid":
            title = f"Bid ${deed.amount}" if deed.amount else "Bid"
            return Told(title, "For the government contract.", "money")
        case "limit" if deed.amount:
            detail = "A dollar more than the others, as far as that."
            return Told(f"Bid up to ${deed.amount}", detail, "money")
        case "limit":
            return Told("Bid nothing", "The contract goes to others.", "money")


def _asset(view: AirBaronView, sale: Sale) -> str:
    if sale.what == "jumbo":
        return "an undeployed Jumbo Jet" if sale.code is None else f"the Jumbo Jet at {city(view, sale.code)}"
    return "the SST" if sale.code is None else place(view, sale.code)


def _purchase(view: AirBaronView, deed: Purchase) -> Told:
    where, code = _where(view, deed.code), deed.code
    if deed.what == "jumbo":
        return Told(f"Jumbo Jet to {where}", "+2 in defence there; Jumbo markers pay for it.", "jet")
    if deed.what == "sst":
        return Told(f"SST to {where}", "Your one SST.", "sst", code)
    title = f"Buy {where} for ${deed.price}"
    if deed.gain is not None:
        return Told(title, _gain(view, deed.gain), "spoke", code)
    spoke = abroad(view, code or "")
    detail = (
        f"Pays ${spoke.price}, or ${spoke.profit_high} once you control {city(view, spoke.hub)}."
        if spoke
        else ""
    )
    return Told(title, detail, "spoke", code)


def _attack(view: AirBaronView, deed: Attack) -> Told:
    take = "Then take" if deed.later else "Take"
    title = f"{take} over {place(view, deed.code)} for ${deed.price}"
    return Told(title, f"{odds_told(deed.odds)}. {_gain(view, deed.gain)}", "spoke", deed.code)


def odds_told(odds: Odds) -> str:
    attack, defence = _added(odds.attack), _added(odds.defence)
    return f"{odds.chance:.0%}: two dice{attack} against two dice{defence}"


def _added(modifiers: tuple[Modifier, ...]) -> str:
    return "".join(f" +{plus} {say(added_told(why))}" for why, plus in modifiers)


def _gain(view: AirBaronView, gain: Gain) -> str:
    if gain.share:
        what = "control of" if gain.own == gain.spokes else "dominance over"
        return f"Gives you {what} {city(view, gain.hub)}: market share +{gain.share}."
    return f"{gain.own} of {gain.spokes} spokes at {city(view, gain.hub)} would be yours."


def _move(view: AirBaronView, deed: Move) -> Told:
    where, detail = _where(view, deed.code), "Redeployed as your action."
    if deed.what == "sst":
        return Told(f"SST to {where}", detail, "sst", deed.code)
    return Told(f"Jumbo Jet {deed.number} to {where}", detail, "jet")


def _where(view: AirBaronView, code: str | None) -> str:
    return say(UNDEPLOYED) if code is None else place(view, code)


def _next_turn(view: AirBaronView, deed: NextTurnPlan) -> Told:
    wars = [FARE_WARS[deed.fare_wars]] if deed.fare_wars else []
    plan = [plan_told(view, deed.plan)] if deed.plan else []
    return Told("Next turn", f"{capital('; '.join([*wars, *plan]))}.", "next")


ORDERS: dict[str, Callable[[OrdersView], str]] = {
    "sequence": lambda orders: SEQUENCE[orders.sequence],
    "two_events": lambda orders: TWO_EVENTS[orders.two_events],
    "strike": lambda orders: f"strikes: {STRIKE[orders.strike]}",
    "bids": lambda orders: f"contracts: {bids_told(orders.bids, orders.bid_limit)}",
    "cutbacks": lambda orders: CUTBACKS[orders.cutbacks],
    "competitor": lambda orders: (
        f"Local Competitor: {competitor_told(orders.competitor, orders.competitor_least)}"
    ),
}


def _new_orders(deed: NewOrders) -> Told:
    told = "; ".join(ORDERS[name](deed.orders) for name in deed.named)
    return Told("Standing orders", f"{capital(told)}.", "orders")
