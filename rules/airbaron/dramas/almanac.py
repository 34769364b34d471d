"""What is known of a game, event by event, as everybody saw it: who holds what, and what a marker pays."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.airbaron.view import AirBaronView
from rules.drama import Annals
from rules.values import Event, Seat

RECESSION_PAYS = 1
_MOVES = frozenset({"bought", "takeover", "sold"})
"""What makes spokes change hands, so that hubs may follow."""


class Almanac:
    """What holds after the event that was followed last. Figures are the board's, which never change."""

    def __init__(self, annals: Annals) -> None:
        view: AirBaronView = annals.view
        self.annals = annals
        self.goal = view.goal
        self.hubs = {hub.code: hub for hub in view.hubs}
        self.domestic = {spoke.code: spoke for spoke in view.spokes}
        self.abroad = {spoke.code: spoke for spoke in view.foreign}
        self.spokes = Counter(spoke.hub for spoke in view.spokes)
        self._figures = view.figures
        self.turn = 0
        self.active: Seat | None = None
        self.began = 0
        """Where the turn of the active seat began."""
        self.cause = 0
        """By what a spoke last changed hands."""
        self.shares = [0] * annals.seats
        self.at_first = list(self.shares)
        """Market shares when the turn began."""
        self.owners: dict[str, Seat] = {}
        self.jets: set[str] = set()
        self.standing: dict[str, dict[str, Seat | None]] = {}
        self.recession = False
        self.warring: set[Seat] = set()
        self.striking: set[Seat] = set()
        self.left: set[Seat] = set()

    def follow(self, at: int, event: Event) -> None:
        self.turn = self.annals.happened[at].turn
        if event.kind in _MOVES:
            self.cause = at
        follow = _FOLLOW.get(event.kind)
        if follow is not None:
            follow(self, at, event.data)

    def event(self, at: int) -> Event:
        return self.annals.happened[at].event

    def held(self, hub: str, seat: Seat) -> int:
        """How many domestic spokes of the hub an airline has."""
        return sum(
            1 for code, owner in self.owners.items() if owner == seat and self._hub_of_domestic(code) == hub
        )

    def _hub_of_domestic(self, code: str) -> str | None:
        spoke = self.domestic.get(code)
        return None if spoke is None else spoke.hub

    @property
    def unpaid(self) -> set[Seat]:
        """Whom no marker pays."""
        return self.warring | self.striking | self.left

    def bare(self, seat: Seat) -> bool:
        """Whether an airline has no spoke at all."""
        return seat not in self.owners.values()

    def due(self, marker: str, seat: Seat) -> int:
        """What a marker pays an airline by the board alone."""
        if not self.recession:
            return self.worth(marker, seat)
        return RECESSION_PAYS if self._is_place(marker) else RECESSION_PAYS * self._jets(seat)

    def worth(self, marker: str, seat: Seat) -> int:
        """The same without a recession."""
        if self._is_place(marker):
            return self._place_due(marker, seat)
        return self._figures.jumbo_pays * self._jets(seat)

    def _is_place(self, marker: str) -> bool:
        return marker in self.hubs or marker in self.domestic or marker in self.abroad

    def _jets(self, seat: Seat) -> int:
        """Those that are deployed."""
        return sum(self.owners.get(code) == seat for code in self.jets)

    def _place_due(self, marker: str, seat: Seat) -> int:
        if (spoke := self.domestic.get(marker)) is not None:
            return spoke.price * (2 if marker in self.jets else 1)
        if (abroad := self.abroad.get(marker)) is not None:
            high = self.standing.get(abroad.hub, {}).get("controlled_by") == seat
            return abroad.profit_high if high else abroad.price
        hub, now = self.hubs[marker], self.standing.get(marker, {})
        if now.get("controlled_by") == seat:
            return hub.profit_high
        return hub.profit_low if now.get("dominated_by") == seat else self._figures.minority_pays

    def payees(self, marker: str) -> list[Seat]:
        """Whom it pays, by the board alone."""
        if marker in self.hubs:
            here = {owner for code, owner in self.owners.items() if self._hub_of_domestic(code) == marker}
            return sorted(here)
        if marker in self.owners:
            return [self.owners[marker]]
        return sorted({self.owners[code] for code in self.jets}) if marker.startswith("jumbo") else []


def _round(almanac: Almanac, _: int, __: dict[str, Any]) -> None:
    almanac.active, almanac.recession = None, False


def _turn(almanac: Almanac, at: int, data: dict[str, Any]) -> None:
    almanac.active, almanac.began, almanac.at_first = data["seat"], at, list(almanac.shares)


def _recession(almanac: Almanac, _: int, __: dict[str, Any]) -> None:
    almanac.recession = True


def _bought(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.owners[data["code"]] = data["seat"]


def _bought_jumbo(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    if data["code"] is not None:
        almanac.jets.add(data["code"])


def _takeover(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    if not data["won"]:
        return
    almanac.owners[data["code"]] = data["seat"]
    almanac.jets.discard(data["code"])
    if data["jet"]:
        almanac.jets.add(data["code"])


def _sold(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    if data["asset"] == "jumbo":
        almanac.jets.discard(data["code"])
    elif data["asset"] != "sst":
        almanac.owners.pop(data["code"], None)
        almanac.jets.discard(data["code"])


def _forfeited(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    for code in data["codes"]:
        almanac.owners.pop(code, None)


def _redeployed(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.jets -= {move["before"] for move in data["jets"]}
    almanac.jets |= {move["after"] for move in data["jets"]} - {None}


def _hub(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.standing[data["hub"]] = data["after"]


def _share(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.shares[data["seat"]] = data["after"]


def _fare_wars(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    (almanac.warring.add if data["now"] == "in" else almanac.warring.discard)(data["seat"])


def _struck(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.striking.add(data["seat"])


def _settled(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.striking.discard(data["seat"])


def _left(almanac: Almanac, _: int, data: dict[str, Any]) -> None:
    almanac.left.add(data["seat"])
    almanac.warring.discard(data["seat"])
    almanac.striking.discard(data["seat"])


_FOLLOW = {
    "round": _round,
    "turn": _turn,
    "recession": _recession,
    "bought": _bought,
    "bought_sst": _bought,
    "bought_jumbo": _bought_jumbo,
    "takeover": _takeover,
    "sold": _sold,
    "forfeited": _forfeited,
    "redeployed": _redeployed,
    "hub": _hub,
    "share": _share,
    "fare_wars": _fare_wars,
    "struck": _struck,
    "settled": _settled,
    "folded": _settled,
    "left": _left,
}
