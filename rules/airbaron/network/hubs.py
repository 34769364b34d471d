"""Hubs: who dominates and controls them, and the market share that follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas, Network
from rules.airbaron.state import State
from rules.values import Seat


class Standing(NamedTuple):
    """Who has more than half of a hub's domestic spokes, and who has all of them."""

    dominated_by: Seat | None
    controlled_by: Seat | None


NOBODY = Standing(None, None)


class _Holdings:
    """How many domestic spokes of each hub every airline controls, and the market shares, once found."""

    def __init__(self, owners: Mapping[str, Seat], network: Network) -> None:
        self.owners, self.network = owners, network
        self.held: dict[str, dict[Seat, int]] = {hub: {} for hub in network.domestic_of}
        self.shares: tuple[int, ...] = ()
        domestic = network.domestic
        for code, seat in owners.items():
            if code in domestic:
                at = self.held[domestic[code].hub]
                at[seat] = at.get(seat, 0) + 1


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


def held(state: State, network: Network, hub: str, seat: Seat) -> int:
    """How many domestic spokes of the hub an airline controls."""
    return _holdings(state, network).held[hub].get(seat, 0)


def present(state: State, network: Network, seat: Seat) -> list[str]:
    """The hubs of which it controls any."""
    return [hub for hub, held in _holdings(state, network).held.items() if seat in held]


def standing(state: State, atlas: Atlas, hub: str) -> Standing:
    return _standing(_holdings(state, atlas).held[hub], len(atlas.domestic_of[hub]))


def _standing(held: Mapping[Seat, int], spokes: int) -> Standing:
    for seat, count in held.items():
        if 2 * count > spokes:
            return Standing(seat, seat if count == spokes else None)
    return NOBODY


def controls(state: State, network: Network, hub: str, seat: Seat) -> bool:
    return held(state, network, hub, seat) == len(network.domestic_of[hub])


def shares(state: State, atlas: Atlas) -> tuple[int, ...]:
    """Market share of every seat: each hub counts its dominance or its control value."""
    holdings = _holdings(state, atlas)
    if len(holdings.shares) != len(state.airlines):
        holdings.shares = _shares(holdings.held, atlas, len(state.airlines))
    return holdings.shares


def _shares(held: Mapping[str, Mapping[Seat, int]], atlas: Atlas, seats: int) -> tuple[int, ...]:
    totals = [0] * seats
    for code, hub in atlas.hubs.items():
        now = _standing(held[code], len(atlas.domestic_of[code]))
        if now.controlled_by is not None:
            totals[now.controlled_by] += hub.share_control
        elif now.dominated_by is not None:
            totals[now.dominated_by] += hub.share_dominance
    return tuple(totals)


def jets_at(state: State, atlas: Atlas, hub: str) -> int:
    return len([code for code in state.jets if atlas.domestic[code].hub == hub])
