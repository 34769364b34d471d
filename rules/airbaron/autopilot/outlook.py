"""How the stand-in sees the board: what each hub is worth to it, given who has which spoke."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Set
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from rules.airbaron.autopilot.temper import CADET, Temper
from rules.airbaron.network.takeover import Lay, cost
from rules.airbaron.supposed import SeenNetwork, state_of
from rules.airbaron.view import AirBaronView, AnySpoke, HubView
from rules.values import Seat

LONGEST = 24.0
"""Rounds that a profit is expected to go on paying when a game begins."""
LEADER, RIVAL = 0.25, 0.1
"""How much of a rival's gain counts as the stand-in's own loss."""
HOPE = 0.5
"""What a part of the way to dominance or control is worth, of that part of the whole: the first spokes of a
hub have to be worth buying, or it is never begun."""

FEES = ("fuel", "crash", "strike")
FEAR = 1.0
"""What a dollar that may be missing for a fee is worth: sold assets bring half."""

Owners = Mapping[str, Seat]
_Spoke = TypeVar("_Spoke", bound=AnySpoke)


class Outlook:
    """A view, sorted by hub, and judged from the viewing seat."""

    def __init__(self, view: AirBaronView, temper: Temper = CADET) -> None:
        self.view = view
        self.temper = temper
        self.figures = view.figures
        self.me = view.seat if view.seat is not None else 0
        self.own = view.airlines[self.me]
        self.cash = self.own.cash or 0
        self.network = SeenNetwork(view)
        self.spokes, self.foreign = self.network.domestic, self.network.foreign
        self.hubs = {hub.code: hub for hub in view.hubs}
        self.spokes_of = _at(self.network.domestic_of, self.spokes)
        self.foreign_of = _at(self.network.foreign_of, self.foreign)
        self.state = state_of(view)
        self.owners = self.state.owners
        self.jets = {spoke.code for spoke in view.spokes if spoke.jet}
        self.horizon = self._horizon()
        self.often = self._draws_per_round()
        self.weights = self._weights()
        self._tables = {hub: self._table(hub) for hub in self.hubs}
        self.worths = {hub: self.hub_value(hub, self.owners, self.jets) for hub in self.hubs}
        self.lay = Lay(self.state, self.network)
        self._gains: dict[str, float] = {}

    @cached_property
    def takeovers(self) -> dict[str, int]:
        """What each takeover would cost."""
        return {
            code: cost(spoke.price, spoke.owner)
            for code, spoke in self.spokes.items()
            if spoke.owner != self.me
        }

    def _table(self, code: str) -> _HubFigures:
        hub, spokes = self.hubs[code], self.spokes_of[code]
        values = hub.share_dominance, hub.share_control
        pays = self.figures.minority_pays, hub.profit_low, hub.profit_high
        part = self.temper.abroad
        return _HubFigures(
            [(spoke.code, spoke.price) for spoke in spokes],
            [(each.code, part * each.price, part * each.profit_high) for each in self.foreign_of[code]],
            _stakes(self.temper, len(spokes), *values),
            _profits(len(spokes), *pays),
        )

    def _horizon(self) -> float:
        """Rounds to go, by how near the leader is to the goal."""
        best = max(airline.share + (airline.cash or airline.top_bill) for airline in self.view.airlines)
        left = self.view.round_limit - self.view.round if self.view.round_limit else LONGEST
        return max(1.0, min(LONGEST * (1 - best / self.view.goal), left))

    def _draws_per_round(self) -> float:
        """How often a marker is drawn in a round."""
        markers = len(self.view.cup) + len(self.view.drawn)
        return min(1.0, 2 * len(self.view.order) / max(1, markers))

    def _weights(self) -> dict[Seat, float]:
        rivals = [airline for airline in self.view.airlines if airline.seat != self.me and not airline.left]
        leader = max((airline.share for airline in rivals), default=0)
        weights = {each.seat: -(LEADER if each.share == leader else RIVAL) for each in rivals}
        return {**weights, self.me: 1.0}

    def hub_value(self, code: str, owners: Owners, jets: Set[str], taken: str = "") -> float:
        """What the hub is worth to the stand-in, less what it is worth to its rivals; with `taken`, if it had
        that spoke, too, where a rival's jet would be gone. A plan asks this hundreds of times."""
        prices, foreign, stakes, profits = self._tables[code]
        me, often, horizon, weights = self.me, self.often, self.horizon, self.weights
        held: dict[Seat, int] = {}
        pays: dict[Seat, int] = {}
        for spoke, price in prices:
            owner = me if spoke == taken else owners.get(spoke)
            if owner is not None:
                jet = spoke in jets and spoke != taken
                held[owner] = held.get(owner, 0) + 1
                pays[owner] = pays.get(owner, 0) + (2 * price if jet else price)
        total = 0.0
        for seat, count in held.items():
            weight = weights.get(seat, 0.0)
            total += weight * stakes[count]
            total += weight * ((profits[count] + pays[seat]) * often * horizon)
        for spoke, low, high in foreign:
            owner = me if spoke == taken else owners.get(spoke)
            if owner is not None:
                profit = high if held.get(owner) == len(prices) else low
                total += weights.get(owner, 0.0) * profit * often * horizon
        return total

    def share_with(self, code: str) -> int:
        """The stand-in's market share if it controlled that domestic spoke, too."""
        hub = self.hubs[self.spokes[code].hub]
        spokes = self.spokes_of[hub.code]
        held = sum(spoke.owner == self.me for spoke in spokes)
        return self.own.share + _share(hub, held + 1, len(spokes)) - _share(hub, held, len(spokes))

    def reserve(self) -> float:
        """Cash that fees waiting in the cup may take."""
        waiting = [marker for marker in self.view.cup if marker in FEES or marker.startswith("event-")]
        return self.own.share / 10 + 5 if waiting else 0.0

    def pinch(self, cash: float) -> float:
        """What it is feared to cost to be that short of money while fees wait in the cup."""
        return FEAR * max(0.0, self.reserve() - cash)

    @cached_property
    def income(self) -> float:
        """Profits that the stand-in expects in a round."""
        total = 0.0
        for code in self.hubs:
            own = [spoke for spoke in self.spokes_of[code] if spoke.owner == self.me]
            if own:
                profit = self._tables[code].profits[len(own)]
                profit += sum(spoke.price * (2 if spoke.jet else 1) for spoke in own)
                total += profit * self.often * self.horizon / self.horizon
        abroad = [spoke.price for spoke in self.view.foreign if spoke.owner == self.me]
        jets = self.figures.jumbo_pays * len(self.own.jets_deployed) * self.view.jumbo_markers
        return total + (sum(abroad) + jets) * self.often

    def gain(self, code: str, owners: Owners | None = None) -> float:
        """What control of a spoke would be worth, its price aside."""
        hub = self.foreign[code].hub if code in self.foreign else self.spokes[code].hub
        if owners is not None and owners is not self.owners:
            now = self.hub_value(hub, owners, self.jets)
            return self.hub_value(hub, owners, self.jets, taken=code) - now
        if code not in self._gains:
            with_it = self.hub_value(hub, self.owners, self.jets, taken=code)
            self._gains[code] = with_it - self.worths[hub]
        return self._gains[code]

    def loss(self, code: str) -> float:
        """What giving a spoke up would cost, foreign spokes lost with it included."""
        spoke = self.foreign.get(code) or self.spokes[code]
        after = {other: seat for other, seat in self.owners.items() if other != code}
        if not any(after.get(other.code) == self.me for other in self.spokes_of[spoke.hub]):
            for abroad in self.foreign_of[spoke.hub]:
                if after.get(abroad.code) == self.me and abroad.code != self.own.sst:
                    del after[abroad.code]
        jets = self.jets - {code}
        return self.worths[spoke.hub] - self.hub_value(spoke.hub, after, jets)

    def jet_value(self, code: str) -> float:
        """What a Jumbo Jet on the spoke would earn: the spoke's profit again, and Jumbo markers."""
        markers = max(1, self.view.jumbo_markers)
        return (self.spokes[code].price + self.figures.jumbo_pays * markers) * self.often * self.horizon


class _HubFigures(NamedTuple):
    """What `hub_value` needs of a hub: domestic spokes and their prices, foreign ones and what their low and
    high profits count for, and the stake and the profit of an airline by how many domestic spokes it has."""

    prices: list[tuple[str, int]]
    foreign: list[tuple[str, float, float]]
    stakes: tuple[float, ...]
    profits: tuple[int, ...]


@lru_cache(maxsize=256)
def _stakes(temper: Temper, spokes: int, dominance: int, control: int) -> tuple[float, ...]:
    return tuple(_stake(temper, count, spokes, dominance, control) for count in range(spokes + 1))


def _stake(temper: Temper, count: int, spokes: int, dominance: int, control: int) -> float:
    """Market share, and the way to the next step of it."""
    needed = spokes // 2 + 1
    if count == spokes:
        return float(control)
    if count < needed:
        return HOPE * dominance * count / needed * math.pow(count / needed, temper.bend - 1)
    further = (count - needed) / (spokes - needed)
    return dominance + HOPE * (control - dominance) * further


@lru_cache(maxsize=256)
def _profits(spokes: int, minority: int, low: int, high: int) -> tuple[int, ...]:
    """What the hub's marker pays."""
    majority = spokes // 2 + 1
    return (*(minority if count < majority else low for count in range(spokes)), high)


def _at(codes: Mapping[str, Iterable[str]], spokes: Mapping[str, _Spoke]) -> dict[str, list[_Spoke]]:
    return {hub: [spokes[code] for code in at] for hub, at in codes.items()}


def _share(hub: HubView, held: int, spokes: int) -> int:
    """Market share of an airline with so many of a hub's spokes."""
    if held == spokes:
        return hub.share_control
    return hub.share_dominance if 2 * held > spokes else 0
