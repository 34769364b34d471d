"""What an airline could do next, as the view shows it: what it can pay for, and how takeovers would stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from rules.airbaron.view import AirBaronView, AirlineView, ForeignView, HubView, SpokeView
from rules.values import Seat


class Modifier(NamedTuple):
    why: str
    plus: int


class Odds(NamedTuple):
    """A takeover: what each side adds to two dice, and how likely the attacker's total is higher."""

    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    chance: float


def hub_of(view: AirBaronView, code: str) -> HubView | None:
    return next((hub for hub in view.hubs if hub.code == code), None)


def domestic(view: AirBaronView, code: str) -> SpokeView | None:
    return next((spoke for spoke in view.spokes if spoke.code == code), None)


def abroad(view: AirBaronView, code: str) -> ForeignView | None:
    return next((spoke for spoke in view.foreign if spoke.code == code), None)


def holds(view: AirBaronView, hub: str, seat: Seat) -> bool:
    """Whether the airline has a domestic spoke at the hub."""
    return any(spoke.hub == hub and spoke.owner == seat for spoke in view.spokes)


def share_at(hub: HubView, seat: Seat) -> int:
    """The market share that the hub gives the airline."""
    if hub.controlled_by == seat:
        return hub.share_control
    return hub.share_dominance if hub.dominated_by == seat else 0


def supposing(view: AirBaronView, seat: Seat, code: str) -> AirBaronView:
    """The view if the airline had that spoke, too."""
    spokes = tuple(
        replace(each, owner=seat, jet=False) if each.code == code else each for each in view.spokes
    )
    taken = domestic(view, code)
    hubs = tuple(
        _with_owners(hub, [each.owner for each in spokes if each.hub == hub.code])
        if taken is not None and hub.code == taken.hub
        else hub
        for hub in view.hubs
    )
    return replace(view, spokes=spokes, hubs=hubs)


def _with_owners(hub: HubView, owners: list[Seat | None]) -> HubView:
    most, count = Counter(owners).most_common(1)[0]
    return replace(
        hub,
        dominated_by=most if 2 * count > len(owners) else None,
        controlled_by=most if count == len(owners) else None,
    )


def takeover_price(spoke: SpokeView) -> int:
    return spoke.price * (1 if spoke.owner is None else 2)


def purchases(view: AirBaronView, seat: Seat, cash: int) -> list[SpokeView]:
    """Open domestic spokes that the cash buys, dear ones first."""
    found = [spoke for spoke in view.spokes if spoke.owner is None and spoke.price <= cash]
    return sorted(found, key=lambda spoke: (not holds(view, spoke.hub, seat), -spoke.price))


def purchases_abroad(view: AirBaronView, seat: Seat, cash: int) -> list[ForeignView]:
    found = [
        spoke
        for spoke in view.foreign
        if spoke.owner is None and spoke.price <= cash and holds(view, spoke.hub, seat)
    ]
    return sorted(found, key=lambda spoke: -spoke.price)


def takeovers(view: AirBaronView, airline: AirlineView, cash: int) -> list[tuple[SpokeView, Odds]]:
    """Others' spokes that the cash attacks, the likeliest and then the dearest first."""
    found = [
        (spoke, odds(view, airline, spoke))
        for spoke in view.spokes
        if spoke.owner not in (None, airline.seat) and takeover_price(spoke) <= cash
    ]
    return sorted(found, key=lambda each: (-each[1].chance, -each[0].price))


def odds(view: AirBaronView, airline: AirlineView, spoke: SpokeView, *, jet: bool = False) -> Odds:
    attack = tuple(_attack(view, airline, spoke, jet=jet))
    defence = tuple(_defence(view, spoke))
    net = sum(each.plus for each in attack) - sum(each.plus for each in defence)
    return Odds(attack, defence, chance(net))


def _attack(view: AirBaronView, airline: AirlineView, spoke: SpokeView, *, jet: bool) -> Iterator[Modifier]:
    if airline.fare_wars:
        yield Modifier("Fare Wars", 2)
    yield from _network(view, airline.seat, spoke)
    if jet:
        yield Modifier("Jumbo Jet", 2)


def _defence(view: AirBaronView, spoke: SpokeView) -> Iterator[Modifier]:
    """An open spoke defends itself with dice alone."""
    owner = next((airline for airline in view.airlines if airline.seat == spoke.owner), None)
    if owner is None:
        return
    if owner.fare_wars:
        yield Modifier("Fare Wars", 1)
    if any(hub.code == spoke.hub and hub.controlled_by == owner.seat for hub in view.hubs):
        yield Modifier("hub control", 1)
    yield from _network(view, owner.seat, spoke)
    if spoke.jet:
        yield Modifier("Jumbo Jet", 2)


def _network(view: AirBaronView, seat: Seat, spoke: SpokeView) -> Iterator[Modifier]:
    foreign = sum(each.hub == spoke.hub and each.owner == seat for each in view.foreign)
    hub = hub_of(view, spoke.hub)
    adjacent = sum(
        each.controlled_by == seat for each in view.hubs if hub is not None and each.code in hub.links
    )
    if foreign:
        yield Modifier("foreign spokes", foreign)
    if adjacent:
        yield Modifier("adjacent hubs", adjacent)


@cache
def chance(net: int) -> float:
    """That two dice plus `net` are more than two other dice; a tie does not do."""
    sums = Counter(one + other for one, other in product(range(1, 7), repeat=2))
    won = sum(sums[a] * sums[b] for a, b in product(sums, repeat=2) if a + net > b)
    return won / 36**2
