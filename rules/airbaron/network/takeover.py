"""Takeovers: whom one may attack, at what price, with which modifiers, and what comes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs, ownership, purchases
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat

JET = "+jet"
"""Written behind a target when an undeployed Jumbo Jet takes part."""


class Modifier(NamedTuple):
    why: str
    plus: int


def price(state: State, atlas: Atlas, code: str) -> int:
    """The price of an open spoke, double the price of an owned one."""
    return atlas.price(code) * (2 if code in state.owners else 1)


def targets(state: State, atlas: Atlas, seat: Seat) -> dict[str, int]:
    """Domestic spokes that are open or an opponent's, and can be paid for."""
    cash = state.airlines[seat].cash
    owners = state.owners
    prices = (
        (code, spoke.price * (2 if code in owners else 1))
        for code, spoke in atlas.domestic.items()
        if owners.get(code) != seat
    )
    return {code: cost for code, cost in prices if cost <= cash}


def may_use_jet(state: State, atlas: Atlas, code: str) -> bool:
    """A jet that was undeployed when the turn began, and could be deployed on the spoke after a success."""
    hub = atlas.hub_of(code)
    others = hubs.jets_at(state, atlas, hub) - (code in state.jets)
    return state.jets_ready > 0 and others < atlas.hubs[hub].jumbo_limit


def attack(state: State, atlas: Atlas, seat: Seat, code: str, *, jet: bool) -> tuple[Modifier, ...]:
    return _some(
        Modifier("fare wars", 2 * state.airlines[seat].fare_wars),
        *_network(state, atlas, seat, code),
        Modifier("jumbo jet", 2 * jet),
    )


def defence(state: State, atlas: Atlas, code: str) -> tuple[Modifier, ...]:
    """An open spoke defends itself with dice alone."""
    owner = state.owners.get(code)
    if owner is None:
        return ()
    return _some(
        Modifier("fare wars", state.airlines[owner].fare_wars),
        Modifier("hub control", hubs.controls(state, atlas, atlas.hub_of(code), owner)),
        *_network(state, atlas, owner, code),
        Modifier("jumbo jet", 2 * (code in state.jets)),
    )


def attempt(play: Play, seat: Seat, code: str, *, jet: bool) -> bool:
    """Pay, roll, and take the spoke if the attacker's total is higher; the defender wins ties."""
    state, atlas = play.state, play.atlas
    cost, owner = price(state, atlas, code), state.owners.get(code)
    play.pay(seat, cost)
    attacking = _side(play, "attack", attack(state, atlas, seat, code, jet=jet))
    defending = _side(play, "defence", defence(state, atlas, code))
    won = bool(attacking["total"] > defending["total"])
    play.tell(
        "takeover",
        seat=seat,
        code=code,
        hub=atlas.hub_of(code),
        defender=owner,
        price=cost,
        jet=jet,
        won=won,
        attack=attacking,
        defence=defending,
    )
    if won:
        ownership.take(play, code, seat)
        if jet:
            purchases.deploy(play, code)
            play.update(seat, jets=play.airline(seat).jets - 1)
            play.change(jets_ready=play.state.jets_ready - 1)
    return won


def _network(state: State, atlas: Atlas, seat: Seat, code: str) -> tuple[Modifier, Modifier]:
    """Foreign spokes at the hub, and adjacent hubs under control."""
    hub = atlas.hub_of(code)
    abroad = sum(state.owners.get(spoke) == seat for spoke in atlas.foreign_of[hub])
    adjacent = sum(hubs.controls(state, atlas, other, seat) for other in atlas.links[hub])
    return Modifier("foreign spokes", abroad), Modifier("adjacent hubs", adjacent)


def _some(*modifiers: Modifier) -> tuple[Modifier, ...]:
    return tuple(Modifier(why, int(plus)) for why, plus in modifiers if plus)


def _side(play: Play, label: str, modifiers: tuple[Modifier, ...]) -> dict[str, Any]:
    dice = [play.die(label), play.die(label)]
    add = [modifier._asdict() for modifier in modifiers]
    return {"dice": dice, "add": add, "total": sum(dice) + sum(modifier.plus for modifier in modifiers)}
