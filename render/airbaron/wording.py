"""Places, plans and standing orders in words, for pictures and for those who do not see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from render.airbaron.places import abroad, domestic, hub_of
from rules.airbaron.network.purchases import BOX
from rules.airbaron.network.takeover import cost
from rules.airbaron.view import AirBaronView, OrdersView
from rules.said import Said, Text, clauses, said

UNDEPLOYED = said("airbaron-story.name-box")


def opened(clause: Said) -> Said:
    """A plan or an order at the beginning of a sentence."""
    return Said(f"{clause.key}.opening", clause.args)


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


def fare_wars_told(order: str) -> Said:
    return said(f"airbaron-pictures.fare-wars-{order}")


def planned(view: AirBaronView, action: str) -> Said:  # noqa: PLR0911 - one for each kind of action
    """An action of a plan, such as "buy:MCO"."""
    kind, _, code = action.partition(":")
    where: Text = UNDEPLOYED if code == BOX else place(view, code)
    match kind:
        case "buy" | "foreign":
            return _bought(view, code)
        case "takeover":
            return _taken(view, code)
        case "sst":
            return said("airbaron-pictures.plan-sst", where=where)
        case "jumbo":
            return said("airbaron-pictures.plan-jet", where=where)
        case "move" if abroad(view, code):
            return said("airbaron-pictures.plan-move-sst", where=where)
        case "move" if code == BOX:
            return said("airbaron-pictures.plan-move-jets", where=where)
        case "move":
            return said("airbaron-pictures.plan-move-jet", where=where)
        case _:
            return said("airbaron-pictures.plan-pass")


def _bought(view: AirBaronView, code: str) -> Said:
    """A spoke with its price; a hub stands for any open one of its spokes."""
    if hub_of(view, code) is not None:
        return said("airbaron-pictures.plan-buy-any", city=city(view, code))
    spoke = domestic(view, code) or abroad(view, code)
    if spoke is None:
        return said("airbaron-pictures.plan-buy-unknown", spoke=place(view, code))
    return said("airbaron-pictures.plan-buy", spoke=place(view, code), price=spoke.price)


def _taken(view: AirBaronView, code: str) -> Said:
    spoke, name = domestic(view, code), place(view, code)
    if spoke is None:
        return said("airbaron-pictures.plan-take-over-unknown", spoke=name)
    return said("airbaron-pictures.plan-take-over", spoke=name, price=cost(spoke.price, spoke.owner))


def plan_told(view: AirBaronView, plan: Sequence[str], *, opening: bool = False) -> Said:
    if not plan:
        return said("airbaron-pictures.plan-none")
    first, *others = [planned(view, action) for action in plan]
    return reduce(_else, others, opened(first) if opening else first)


def _else(before: Said, then: Said) -> Said:
    return said("airbaron-pictures.plan-else", before=before, then=then)


def orders_told(view: AirBaronView, orders: OrdersView) -> Iterator[tuple[Said, Said]]:
    """Each order: what it is about, and what it says."""
    yield said("airbaron-pictures.label-fare-wars"), fare_wars_told(orders.fare_wars)
    yield said("airbaron-pictures.label-plan"), plan_told(view, orders.acts)
    if orders.acts:
        yield said("airbaron-pictures.label-holds"), clauses(_terms(orders))
    if view.version == "basic":
        return
    yield said("airbaron-pictures.label-markers"), markers_told(orders)
    yield said("airbaron-pictures.label-strikes"), strike_told(orders.strike)
    yield said("airbaron-pictures.label-contracts"), bids_told(orders.bids, orders.bid_limit)
    yield said("airbaron-pictures.label-cutbacks"), cutbacks_told(orders.cutbacks)
    competitor = competitor_told(orders.competitor, orders.competitor_least)
    yield said("airbaron-pictures.label-competitor"), competitor


def sequence_told(order: str) -> Said:
    return said(f"airbaron-pictures.order-sequence-{order}")


def two_events_told(order: str) -> Said:
    return said(f"airbaron-pictures.order-two-events-{order}")


def strike_told(order: str) -> Said:
    return said(f"airbaron-pictures.order-strike-{order}")


def cutbacks_told(order: str) -> Said:
    return said(f"airbaron-pictures.order-cutbacks-{order}")


def markers_told(orders: OrdersView) -> Said:
    """The order of two markers; that one is asked about two events goes without saying."""
    sequence = sequence_told(orders.sequence)
    return clauses([sequence, two_events_told("drawn")]) if orders.two_events == "drawn" else sequence


def _terms(orders: OrdersView) -> Iterator[Said]:
    """What goes with the actions of a plan."""
    good = orders.lasting == "good"
    yield said("airbaron-pictures.term-good" if good else "airbaron-pictures.term-once")
    if orders.keep:
        yield said("airbaron-pictures.term-keep", keep=orders.keep)
    if orders.chance and any(act.startswith("takeover:") for act in orders.acts):
        yield said("airbaron-pictures.term-chance", chance=orders.chance)
    if orders.loan == "need":
        yield said("airbaron-pictures.term-loan")
    if orders.repay == "spare":
        yield said("airbaron-pictures.term-repay")
    passes = orders.otherwise == "pass"
    yield said("airbaron-pictures.term-else-pass" if passes else "airbaron-pictures.term-else-ask")


def bids_told(bids: str, limit: int) -> Said:
    return said("airbaron-pictures.order-bids", bids=bids, limit=limit)


def competitor_told(order: str, least: int) -> Said:
    return said("airbaron-pictures.order-competitor", order=order, least=least)
