"""Hubs: who dominates and controls them, and the market share that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas, Network
from rules.airbaron.state import State
from rules.values import Seat


class HubStanding(NamedTuple):
    """Who has more than half of a hub's domestic spokes, and who has all of them."""

    dominated_by: Seat | None
    controlled_by: Seat | None


NOBODY = HubStanding(None, None)


class _Holdings:
    """Who controls how many domestic spokes of a hub, which spokes an airline controls, what the others cost
    it, and the market shares: each of it found when it is first asked for."""

    def __init__(self, owners: Mapping[str, Seat], network: Network) -> None:
        self.owners, self.network = owners, network
        self.shares: tuple[int, ...] = ()
        self.held: dict[str, dict[Seat, int]] = {}
        self._spokes: dict[Seat, list[str]] = {}
        self._still_open: dict[str, int] | None = None

    def at(self, hub: str) -> Mapping[Seat, int]:
        known = self.held.get(hub)
        if known is None:
            known = self.held[hub] = {}
            for code in self.network.domestic_of[hub]:
                seat = self.owners.get(code)
                if seat is not None:
                    known[seat] = known.get(seat, 0) + 1
        return known

    def spokes_of(self, seat: Seat) -> Sequence[str]:
        if seat not in self._spokes:
            self._spokes[seat] = [code for code, owner in self.owners.items() if owner == seat]
        return self._spokes[seat]

    def still_open(self) -> Mapping[str, int]:
        if self._still_open is None:
            prices, owners = self.network.prices, self.owners
            self._still_open = {code: prices[code] for code in prices if code not in owners}
        return self._still_open


MOST_KEPT = 32
_kept: dict[int, _Holdings] = {}
"""All of that hangs on who has which spoke alone, and is asked for many times before one changes hands: what
was found last is kept, by the very owners that it follows from. Threads may only lose time by it."""


def _holdings(state: State, network: Network) -> _Holdings:
    owners = state.owners
    kept = _kept.get(id(owners))
    if kept is None or kept.owners is not owners or kept.network is not network:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[id(owners)] = _Holdings(owners, network)
    return kept


def follow(before: State, after: State, atlas: Atlas, hub: str) -> tuple[HubStanding, HubStanding]:
    """How a hub stood and stands, of which alone domestic spokes have changed hands: what is known of the
    others holds further, and so do the market shares if it stands as before."""
    known, now = _holdings(before, atlas), _holdings(after, atlas)
    if now is not known:
        now.held = {**known.held, hub: dict(now.at(hub))}
    stood, stands = standing(before, atlas, hub), standing(after, atlas, hub)
    if stood == stands:
        now.shares = known.shares
    return stood, stands


def held(state: State, network: Network, hub: str, seat: Seat) -> int:
    """How many domestic spokes of the hub an airline controls."""
    return _holdings(state, network).at(hub).get(seat, 0)


def present(state: State, network: Network, seat: Seat) -> set[str]:
    """The hubs of which it controls any."""
    domestic = network.domestic
    return {domestic[code].hub for code in spokes_of(state, network, seat) if code in domestic}


def still_open(state: State, network: Network) -> Mapping[str, int]:
    """Domestic spokes that nobody controls, and their prices."""
    return _holdings(state, network).still_open()


def spokes_of(state: State, network: Network, seat: Seat) -> Sequence[str]:
    """The spokes that an airline controls, those abroad as well."""
    return _holdings(state, network).spokes_of(seat)


def standing(state: State, atlas: Atlas, hub: str) -> HubStanding:
    return _standing(_holdings(state, atlas).at(hub), len(atlas.domestic_of[hub]))


def _standing(held: Mapping[Seat, int], spokes: int) -> HubStanding:
    for seat, count in held.items():
        if 2 * count > spokes:
            return HubStanding(seat, seat if count == spokes else None)
    return NOBODY


def controls(state: State, network: Network, hub: str, seat: Seat) -> bool:
    return held(state, network, hub, seat) == len(network.domestic_of[hub])


def shares(state: State, atlas: Atlas) -> tuple[int, ...]:
    """Market share of every seat: each hub counts its dominance or its control value."""
    holdings = _holdings(state, atlas)
    if len(holdings.shares) != len(state.airlines):
        holdings.shares = _shares(holdings, atlas, len(state.airlines))
    return holdings.shares


def _shares(holdings: _Holdings, atlas: Atlas, seats: int) -> tuple[int, ...]:
    totals = [0] * seats
    for code, hub in atlas.hubs.items():
        spokes = len(atlas.domestic_of[code])
        for seat, count in holdings.at(code).items():
            if 2 * count > spokes:
                totals[seat] += hub.share_control if count == spokes else hub.share_dominance
    return tuple(totals)


def seats_at(state: State, atlas: Atlas, hub: str) -> list[Seat]:
    """Who controls any of its domestic spokes, by seat."""
    return sorted(_holdings(state, atlas).at(hub))


def jets_at(state: State, atlas: Atlas, hub: str) -> int:
    return len([code for code in state.jets if atlas.domestic[code].hub == hub])
