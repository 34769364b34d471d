"""How the stand-in sees the board: what each hub is worth to it, given who has which spoke."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.airbaron.state import State, with_airline
from rules.airbaron.supposed import SeenNetwork, state_of
from rules.airbaron.view import AirBaronView, HubView
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


class Outlook:
    """A view, sorted by hub, and judged from the viewing seat."""

    def __init__(self, view: AirBaronView) -> None:
        self.view = view
        self.figures = view.figures
        self.me = view.seat if view.seat is not None else 0
        self.own = view.airlines[self.me]
        self.cash = self.own.cash or 0
        self.network = SeenNetwork(view)
        self.spokes, self.foreign = self.network.domestic, self.network.foreign
        self.hubs = {hub.code: hub for hub in view.hubs}
        self.spokes_of = {hub: [s for s in view.spokes if s.hub == hub] for hub in self.hubs}
        self.foreign_of = {hub: [s for s in view.foreign if s.hub == hub] for hub in self.hubs}
        self.state = state_of(view)
        self.owners = self.state.owners
        self.jets = {spoke.code for spoke in view.spokes if spoke.jet}
        self.horizon = self._horizon()
        self.often = self._draws_per_round()
        self.weights = self._weights()
        self.worths = {hub: self.hub_value(hub, self.owners, self.jets) for hub in self.hubs}

    def supposing(self, *, war: bool) -> State:
        """The table if the stand-in were in Fare Wars, or out of them."""
        return with_airline(self.state, replace(self.state.airlines[self.me], fare_wars=war))

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

    def hub_value(self, code: str, owners: Owners, jets: set[str]) -> float:
        """What the hub is worth to the stand-in, less what it is worth to its rivals."""
        hub, spokes = self.hubs[code], self.spokes_of[code]
        held: dict[Seat, int] = {}
        for spoke in spokes:
            if (owner := owners.get(spoke.code)) is not None:
                held[owner] = held.get(owner, 0) + 1
        total = 0.0
        for seat, count in held.items():
            weight = self.weights.get(seat, 0.0)
            total += weight * self._stake(hub, count, len(spokes))
            total += weight * self._takings(hub, seat, count, owners, jets)
        for abroad in self.foreign_of[code]:
            owner = owners.get(abroad.code)
            if owner is not None:
                controlled = held.get(owner) == len(spokes)
                profit = abroad.profit_high if controlled else abroad.price
                total += self.weights.get(owner, 0.0) * profit * self.often * self.horizon
        return total

    def _stake(self, hub: HubView, count: int, spokes: int) -> float:
        """Market share, and the way to the next step of it."""
        needed = spokes // 2 + 1
        if count == spokes:
            return float(hub.share_control)
        if count < needed:
            return HOPE * hub.share_dominance * count / needed
        further = (count - needed) / (spokes - needed)
        return hub.share_dominance + HOPE * (hub.share_control - hub.share_dominance) * further

    def _takings(self, hub: HubView, seat: Seat, count: int, owners: Owners, jets: set[str]) -> float:
        """Profits of the hub's marker and of the spokes' markers, over the rounds to go."""
        spokes = self.spokes_of[hub.code]
        profit = hub.profit_low if 2 * count > len(spokes) else self.figures.minority_pays
        if count == len(spokes):
            profit = hub.profit_high
        for spoke in spokes:
            if owners.get(spoke.code) == seat:
                profit += spoke.price * (2 if spoke.code in jets else 1)
        return profit * self.often * self.horizon

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

    def income(self) -> float:
        """Profits that the stand-in expects in a round."""
        total = 0.0
        for code, hub in self.hubs.items():
            count = sum(spoke.owner == self.me for spoke in self.spokes_of[code])
            if count:
                total += self._takings(hub, self.me, count, self.owners, self.jets) / self.horizon
        abroad = [spoke.price for spoke in self.view.foreign if spoke.owner == self.me]
        jets = self.figures.jumbo_pays * len(self.own.jets_deployed) * self.view.jumbo_markers
        return total + (sum(abroad) + jets) * self.often

    def gain(self, code: str, owners: Owners | None = None) -> float:
        """What control of a spoke would be worth, its price aside."""
        before = self.owners if owners is None else owners
        hub = self.foreign[code].hub if code in self.foreign else self.spokes[code].hub
        now = self.worths[hub] if owners is None else self.hub_value(hub, before, self.jets)
        return self.hub_value(hub, {**before, code: self.me}, self.jets - {code}) - now

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


def _share(hub: HubView, held: int, spokes: int) -> int:
    """Market share of an airline with so many of a hub's spokes."""
    if held == spokes:
        return hub.share_control
    return hub.share_dominance if 2 * held > spokes else 0
