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


def held(state: State, network: Network, hub: str, seat: Seat) -> int:
    """How many domestic spokes of the hub an airline controls."""
    owners = state.owners
    return len([code for code in network.domestic_of[hub] if owners.get(code) == seat])


def standing(state: State, atlas: Atlas, hub: str) -> Standing:
    spokes = atlas.domestic_of[hub]
    owners = [owner for code in spokes if (owner := state.owners.get(code)) is not None]
    if 2 * len(owners) > len(spokes):
        for seat in set(owners):
            if 2 * owners.count(seat) > len(spokes):
                return Standing(seat, seat if owners.count(seat) == len(spokes) else None)
    return NOBODY


def controls(state: State, network: Network, hub: str, seat: Seat) -> bool:
    return all(state.owners.get(code) == seat for code in network.domestic_of[hub])


def shares(state: State, atlas: Atlas) -> list[int]:
    """Market share of every seat: each hub counts its dominance or its control value."""
    owners = state.owners
    kept = _kept.get(id(owners))
    if kept is None or kept[0] is not owners or kept[1] is not atlas or len(kept[2]) != len(state.airlines):
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[id(owners)] = (owners, atlas, _shares(state, atlas))
    return list(kept[2])


MOST_KEPT = 32
_kept: dict[int, tuple[Mapping[str, Seat], Atlas, list[int]]] = {}
"""Market shares hang on who has which spoke alone, and are asked for many times before one changes hands: the
last ones found are kept, by the very owners that they follow from. Threads may only lose time by it."""


def _shares(state: State, atlas: Atlas) -> list[int]:
    totals = [0] * len(state.airlines)
    for code, hub in atlas.hubs.items():
        now = standing(state, atlas, code)
        if now.controlled_by is not None:
            totals[now.controlled_by] += hub.share_control
        elif now.dominated_by is not None:
            totals[now.dominated_by] += hub.share_dominance
    return totals


def jets_at(state: State, atlas: Atlas, hub: str) -> int:
    return sum(atlas.hub_of(code) == hub for code in state.jets)
