"""Hubs: who dominates and controls them, and the market share that follows."""

from __future__ import annotations

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
    return sum(state.owners.get(code) == seat for code in network.domestic_of[hub])


def standing(state: State, atlas: Atlas, hub: str) -> Standing:
    spokes = atlas.domestic_of[hub]
    owners = [state.owners[code] for code in spokes if code in state.owners]
    for seat in set(owners):
        if 2 * owners.count(seat) > len(spokes):
            return Standing(seat, seat if owners.count(seat) == len(spokes) else None)
    return NOBODY


def controls(state: State, network: Network, hub: str, seat: Seat) -> bool:
    return all(state.owners.get(code) == seat for code in network.domestic_of[hub])


def shares(state: State, atlas: Atlas) -> list[int]:
    """Market share of every seat: each hub counts its dominance or its control value."""
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
