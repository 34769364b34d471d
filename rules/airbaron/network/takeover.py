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

JET = 2
"""What a Jumbo Jet adds, to either side."""
WAR = 2
"""What Fare Wars add to an attack."""


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
    return cost(network.prices[code], state.owners.get(code))


def cost(printed: int, owner: Seat | None) -> int:
    """The price of an open spoke, double the price of an owned one."""
    return printed if owner is None else 2 * printed


def targets(state: State, network: Network, seat: Seat) -> dict[str, int]:
    """Domestic spokes that are open or an opponent's, and can be paid for."""
    cash, owner_of = state.airlines[seat].cash, state.owners.get
    return {
        code: needed
        for code, price in network.prices.items()
        if price <= cash and (owner := owner_of(code)) != seat and (needed := cost(price, owner)) <= cash
    }


def is_target(state: State, network: Network, seat: Seat, code: str) -> bool:
    """Whether it is one of them."""
    if code not in network.domestic or state.owners.get(code) == seat:
        return False
    return price(state, network, code) <= state.airlines[seat].cash


def may_use_jet(state: State, atlas: Atlas, code: str) -> bool:
    """A jet that was undeployed when the turn began, and could be deployed on the spoke after a success."""
    if state.jets_ready <= 0:
        return False
    hub = atlas.hub_of(code)
    others = hubs.jets_at(state, atlas, hub) - (code in state.jets)
    return others < atlas.hubs[hub].jumbo_limit


class Lay:
    """The lay of the land: what each side would add to its dice, wherever an attack comes.

    Jets apart, that is the same for all spokes of a hub with the same owner, and found once.
    """

    def __init__(self, state: State, network: Network) -> None:
        self.state, self.network = state, network
        self._controlled: dict[str, Seat | None] = {}
        self._supported: dict[tuple[Seat, str], tuple[int, int]] = {}
        self._nets: dict[tuple[Seat, Seat | None, str], int] = {}

    def attack(self, seat: Seat, hub: str) -> tuple[int, int, int]:
        """For Fare Wars, foreign spokes and adjacent hubs."""
        return WAR * self.state.airlines[seat].fare_wars, *self._support(seat, hub)

    def defence(self, owner: Seat | None, hub: str) -> tuple[int, int, int, int]:
        """For Fare Wars, control of the hub, foreign spokes and adjacent hubs. An open spoke defends itself
        with dice alone."""
        if owner is None:
            return 0, 0, 0, 0
        war, control = self.state.airlines[owner].fare_wars, self._controller(hub) == owner
        return int(war), int(control), *self._support(owner, hub)

    def chance(self, seat: Seat, code: str, *, war: bool, jet: bool = False) -> float:
        """As if the attacker were in Fare Wars, or out of them."""
        owner, hub = self.state.owners.get(code), self.network.domestic[code].hub
        net = self._nets.get((seat, owner, hub))
        if net is None:
            net = sum(self._support(seat, hub)) - sum(self.defence(owner, hub))
            self._nets[seat, owner, hub] = net
        return chance(net + WAR * war + JET * jet - JET * (code in self.state.jets))

    def _support(self, seat: Seat, hub: str) -> tuple[int, int]:
        """Foreign spokes at the hub, and adjacent hubs under control."""
        if (seat, hub) not in self._supported:
            owners, network = self.state.owners, self.network
            abroad = [spoke for spoke in network.foreign_of[hub] if owners.get(spoke) == seat]
            adjacent = [other for other in network.links[hub] if self._controller(other) == seat]
            self._supported[seat, hub] = len(abroad), len(adjacent)
        return self._supported[seat, hub]

    def _controller(self, hub: str) -> Seat | None:
        if hub not in self._controlled:
            owners = {self.state.owners.get(code) for code in self.network.domestic_of[hub]}
            self._controlled[hub] = owners.pop() if len(owners) == 1 else None
        return self._controlled[hub]


def odds(state: State, network: Network, seat: Seat, code: str, *, jet: bool = False) -> Odds:
    lay, hub = Lay(state, network), network.domestic[code].hub
    return Odds(
        _some(_ATTACK, (*lay.attack(seat, hub), JET * jet)),
        _some(_DEFENCE, (*lay.defence(state.owners.get(code), hub), JET * (code in state.jets))),
    )


_ATTACK = ("fare-wars", "foreign-spokes", "adjacent-hubs", "jumbo-jet")
_DEFENCE = ("fare-wars", "hub-control", "foreign-spokes", "adjacent-hubs", "jumbo-jet")


def _some(names: tuple[str, ...], numbers: tuple[int, ...]) -> tuple[Modifier, ...]:
    return tuple(Modifier(why, plus) for why, plus in zip(names, numbers, strict=True) if plus)


@cache
def chance(net: int) -> float:
    """How often two dice and the net modifier beat two other dice; a tie does not do."""
    sums = Counter(one + other for one, other in product(range(1, 7), repeat=2))
    won = sum(sums[a] * sums[b] for a, b in product(sums, repeat=2) if a + net > b)
    return won / 36**2


def attempt(play: Play, seat: Seat, code: str, *, jet: bool) -> bool:
    """Pay, roll, and take the spoke if the attacker's total is higher; the defender wins ties."""
    state, atlas = play.state, play.atlas
    paid, owner = price(state, atlas, code), state.owners.get(code)
    play.pay(seat, paid)
    stand = odds(state, atlas, seat, code, jet=jet)
    attacking, defending = _side(play, "attack", stand.attack), _side(play, "defence", stand.defence)
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


def _sum(modifiers: tuple[Modifier, ...]) -> int:
    return sum(modifier.plus for modifier in modifiers)


def _side(play: Play, label: str, modifiers: tuple[Modifier, ...]) -> dict[str, Any]:
    dice = [play.die(label), play.die(label)]
    add = [modifier._asdict() for modifier in modifiers]
    return {"dice": dice, "add": add, "total": sum(dice) + _sum(modifiers)}
