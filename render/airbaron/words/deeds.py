"""What a choice would do, in words: a title for each deed, and what it costs, brings and risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from render.airbaron.board.markers import marker_told
from render.airbaron.places import abroad
from render.airbaron.wording import (
    UNDEPLOYED,
    added_told,
    bids_told,
    city,
    competitor_told,
    cutbacks_told,
    fare_wars_told,
    opened,
    place,
    plan_told,
    sequence_told,
    strike_told,
    two_events_told,
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
from rules.said import Said, Text, clauses, said, sentences

Mark: TypeAlias = Literal["spoke", "jet", "sst", "money", "war", "next", "orders", "pass"]


class Told(NamedTuple):
    """What happens, the details, and what stands for it; `code` is the spoke it is about, if it is one."""

    title: Text
    detail: Text
    mark: Mark
    code: str | None = None


PLAIN: dict[str, Mark] = {
    "fold": "money",
    "into war": "war",
    "out of war": "war",
    "settle": "money",
    "strike": "money",
    "no bid": "money",
    "negate": "next",
    "let pay": "next",
    "leave": "pass",
    "pass": "pass",
    "stop": "pass",
    "then ask": "pass",
    "then stop": "pass",
}


def _titled(title: Said, mark: Mark, code: str | None = None) -> Told:
    """A deed whose message has its detail beside it."""
    return Told(title, Said(f"{title.key}.detail", title.args), mark, code)


def cautions(foreseen: AirBaronForesight) -> list[Text]:
    """What the choice would do to whoever makes it, each without a full stop."""
    texts = [danger.text for danger in foreseen.dangers]
    return [Said(f"{text.key}.clause", text.args) if isinstance(text, Said) else text for text in texts]


def deeds_told(view: AirBaronView, foreseen: AirBaronForesight) -> list[Told]:
    return [_told(view, deed) for deed in foreseen.deeds]


def _told(view: AirBaronView, deed: Deed) -> Told:  # noqa: PLR0911 - one for each kind of deed
    match deed:
        case Plain(what=what):
            title = said(f"airbaron-pictures.deed-{what.replace(' ', '-')}")
            return _titled(title, PLAIN[what])
        case Sum(what=what, amount=amount):
            return _titled(said(f"airbaron-pictures.sum-{what}", amount=amount or 0), "money")
        case Sale():
            return _titled(said("airbaron-pictures.sell", what=_asset(view, deed)), "money")
        case FirstMarker(marker=marker):
            first = marker_told(view, marker, opening=True)
            return _titled(said("airbaron-pictures.marker-first", marker=first), "next")
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


def _asset(view: AirBaronView, sale: Sale) -> Text:
    code = sale.code
    if sale.what == "jumbo" and code is None:
        return said("airbaron-story.name-jet-undeployed")
    if sale.what == "jumbo":
        return said("airbaron-story.name-jet-at", city=city(view, code or ""))
    return said("airbaron-pictures.name-the-sst") if code is None else place(view, code)


def _purchase(view: AirBaronView, deed: Purchase) -> Told:
    where, code = _where(view, deed.code), deed.code
    if deed.what == "jumbo":
        return _titled(said("airbaron-pictures.buy-jet", where=where), "jet")
    if deed.what == "sst":
        return _titled(said("airbaron-pictures.buy-sst", where=where), "sst", code)
    title = said("airbaron-pictures.buy-spoke", where=where, price=deed.price)
    detail = _abroad(view, code or "") if deed.gain is None else _gain(view, deed.gain)
    return Told(title, detail, "spoke", code)


def _abroad(view: AirBaronView, code: str) -> Text:
    spoke = abroad(view, code)
    if spoke is None:
        return ""
    hub = city(view, spoke.hub)
    return said("airbaron-pictures.pays-abroad", low=spoke.price, high=spoke.profit_high, city=hub)


def _attack(view: AirBaronView, deed: Attack) -> Told:
    when, spoke = "later" if deed.later else "now", place(view, deed.code)
    title = said("airbaron-pictures.take-over", when=when, spoke=spoke, price=deed.price)
    return Told(title, sentences([_odds(deed.odds), _gain(view, deed.gain)]), "spoke", deed.code)


def _odds(odds: Odds) -> Said:
    chance, attack, defence = round(100 * odds.chance), _dice(odds.attack), _dice(odds.defence)
    return said("airbaron-pictures.odds", chance=chance, attack=attack, defence=defence)


def _dice(modifiers: tuple[Modifier, ...]) -> Said:
    more = [said("airbaron-pictures.name-plus", plus=plus, why=added_told(why)) for why, plus in modifiers]
    return sentences([said("airbaron-pictures.name-two-dice"), *more])


def _gain(view: AirBaronView, gain: Gain) -> Said:
    hub = city(view, gain.hub)
    if gain.share:
        standing = "control" if gain.own == gain.spokes else "dominance"
        return said("airbaron-pictures.gives", standing=standing, city=hub, share=gain.share)
    return said("airbaron-pictures.would-hold", own=gain.own, spokes=gain.spokes, city=hub)


def _move(view: AirBaronView, deed: Move) -> Told:
    where = _where(view, deed.code)
    if deed.what == "sst":
        return _titled(said("airbaron-pictures.move-sst", where=where), "sst", deed.code)
    return _titled(said("airbaron-pictures.move-jet", number=deed.number, where=where), "jet")


def _where(view: AirBaronView, code: str | None) -> Text:
    return UNDEPLOYED if code is None else place(view, code)


def _next_turn(view: AirBaronView, deed: NextTurnPlan) -> Told:
    told = [opened(fare_wars_told(deed.fare_wars))] if deed.fare_wars else []
    told += [plan_told(view, deed.plan, opening=not told)] if deed.plan else []
    return _titled(said("airbaron-pictures.next-turn", clauses=clauses(told)), "next")


ORDERS: dict[str, Callable[[OrdersView], Said]] = {
    "sequence": lambda orders: sequence_told(orders.sequence),
    "two_events": lambda orders: two_events_told(orders.two_events),
    "strike": lambda orders: said("airbaron-pictures.about-strikes", order=strike_told(orders.strike)),
    "bids": lambda orders: said(
        "airbaron-pictures.about-contracts", order=bids_told(orders.bids, orders.bid_limit)
    ),
    "cutbacks": lambda orders: cutbacks_told(orders.cutbacks),
    "competitor": lambda orders: said(
        "airbaron-pictures.about-competitor",
        order=competitor_told(orders.competitor, orders.competitor_least),
    ),
}


def _new_orders(deed: NewOrders) -> Told:
    first, *others = [ORDERS[name](deed.orders) for name in deed.named]
    told = clauses([opened(first), *others])
    return _titled(said("airbaron-pictures.new-orders", clauses=told), "orders")
