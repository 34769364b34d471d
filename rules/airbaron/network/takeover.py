"""Takeovers: whom one may attack, at what price, with which modifiers, and what comes of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from rules.airbaron.box.atlas import Atlas, Network
from rules.airbaron.network import hubs, ownership, purchases
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


class Modifier(NamedTuple):
    why: str
    plus: int


class Odds(NamedTuple):
    """How a takeover stands: what each side adds to its two dice."""

    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]

    @property
    def chance(self) -> float:
        return chance(_sum(self.attack) - _sum(self.defence))


def price(state: State, network: Network, code: str) -> int:
    return cost(network.domestic[code].price, state.owners.get(code))


def cost(printed: int, owner: Seat | None) -> int:
    """The price of an open spoke, double the price of an owned one."""
    return printed if owner is None else 2 * printed


def targets(state: State, network: Network, seat: Seat) -> dict[str, int]:
    """Domestic spokes that are open or an opponent's, and can be paid for."""
    cash = state.airlines[seat].cash
    prices = {
        code: price(state, network, code) for code in network.domestic if state.owners.get(code) != seat
    }
    return {code: needed for code, needed in prices.items() if needed <= cash}


def may_use_jet(state: State, atlas: Atlas, code: str) -> bool:
    """A jet that was undeployed when the turn began, and could be deployed on the spoke after a success."""
    hub = atlas.hub_of(code)
    others = hubs.jets_at(state, atlas, hub) - (code in state.jets)
    return state.jets_ready > 0 and others < atlas.hubs[hub].jumbo_limit


def odds(state: State, network: Network, seat: Seat, code: str, *, jet: bool = False) -> Odds:
    return Odds(attack(state, network, seat, code, jet=jet), defence(state, network, code))


@cache
def chance(net: int) -> float:
    """How often two dice and the net modifier beat two other dice; a tie does not do."""
    sums = Counter(one + other for one, other in product(range(1, 7), repeat=2))
    won = sum(sums[a] * sums[b] for a, b in product(sums, repeat=2) if a + net > b)
    return won / 36**2


def attack(state: State, network: Network, seat: Seat, code: str, *, jet: bool) -> tuple[Modifier, ...]:
    return _some(
        Modifier("fare wars", 2 * state.airlines[seat].fare_wars),
        *_support(state, network, seat, code),
        Modifier("jumbo jet", 2 * jet),
    )


def defence(state: State, network: Network, code: str) -> tuple[Modifier, ...]:
    """An open spoke defends itself with dice alone."""
    owner = state.owners.get(code)
    if owner is None:
        return ()
    return _some(
        Modifier("fare wars", state.airlines[owner].fare_wars),
        Modifier("hub control", hubs.controls(state, network, network.domestic[code].hub, owner)),
        *_support(state, network, owner, code),
        Modifier("jumbo jet", 2 * (code in state.jets)),
    )


def attempt(play: Play, seat: Seat, code: str, *, jet: bool) -> bool:
    """Pay, roll, and take the spoke if the attacker's total is higher; the defender wins ties."""
    state, atlas = play.state, play.atlas
    paid, owner = price(state, atlas, code), state.owners.get(code)
    play.pay(seat, paid)
    attacking = _side(play, "attack", attack(state, atlas, seat, code, jet=jet))
    defending = _side(play, "defence", defence(state, atlas, code))
    won = bool(attacking["total"] > defending["total"])
    play.tell(
        "takeover",
        seat=seat,
        code=code,
        hub=atlas.hub_of(code),
        defender=owner,
        price=paid,
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


def _support(state: State, network: Network, seat: Seat, code: str) -> tuple[Modifier, Modifier]:
    """Foreign spokes at the hub, and adjacent hubs under control."""
    hub = network.domestic[code].hub
    abroad = sum(state.owners.get(spoke) == seat for spoke in network.foreign_of[hub])
    adjacent = sum(hubs.controls(state, network, other, seat) for other in network.links[hub])
    return Modifier("foreign spokes", abroad), Modifier("adjacent hubs", adjacent)


def _some(*modifiers: Modifier) -> tuple[Modifier, ...]:
    return tuple(Modifier(why, int(plus)) for why, plus in modifiers if plus)


def _sum(modifiers: tuple[Modifier, ...]) -> int:
    return sum(modifier.plus for modifier in modifiers)


def _side(play: Play, label: str, modifiers: tuple[Modifier, ...]) -> dict[str, Any]:
    dice = [play.die(label), play.die(label)]
    add = [modifier._asdict() for modifier in modifiers]
    return {"dice": dice, "add": add, "total": sum(dice) + _sum(modifiers)}
