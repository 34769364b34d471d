"""The balance: how likely each airline is to win, by what lies on the table, everything known.

The weights were fitted to games between stand-ins: what each airline had when a round began, and who won.
Early on a dollar that comes in every round counts for a dozen on hand; near the goal little counts but market
share and cash.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import mul
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.state import State
from rules.chances import chance
from rules.values import Seat


class AirlineAssets(NamedTuple):
    """What an airline has, or what a dollar of it adds to its chances: one in all makes e times a rival's."""

    share: float
    cash: float
    """Less its loan."""
    income: float
    """What domestic spokes and their hubs bring in a round on average."""
    abroad: float
    """The same of foreign spokes."""


WEIGHTS: tuple[tuple[float, AirlineAssets], ...] = (
    (0.00, AirlineAssets(0.005, 0.06, 0.39, 0.20)),
    (0.04, AirlineAssets(0.006, 0.034, 0.43, 0.17)),
    (0.20, AirlineAssets(0.018, 0.034, 0.35, 0.16)),
    (0.43, AirlineAssets(0.025, 0.038, 0.18, 0.10)),
    (0.72, AirlineAssets(0.038, 0.046, 0.03, 0.02)),
)
"""From such a part of the goal on, which the leader has reached in market share and cash. From 200 games of
four in each version, by the way of `python -m tests.rules.weights airbaron`, halfway between the two."""
DRAWS = 2
"""Markers that are drawn in a turn."""


def worth(state: State, atlas: Atlas, seat: Seat) -> float:
    if seat not in state.playing:
        return 0.0
    shares = hubs.shares(state, atlas)
    weights = next(weights for least, weights in reversed(WEIGHTS) if least <= _clock(state, atlas, shares))
    scores = {
        each: sum(map(mul, weights, _assets(state, atlas, each, shares[each]))) for each in state.playing
    }
    return chance(scores, seat, 1.0)


def clock(state: State, atlas: Atlas) -> float:
    return _clock(state, atlas, hubs.shares(state, atlas))


def assets(state: State, atlas: Atlas, seat: Seat) -> AirlineAssets:
    return _assets(state, atlas, seat, hubs.shares(state, atlas)[seat])


def _clock(state: State, atlas: Atlas, shares: tuple[int, ...]) -> float:
    return max(shares[each] + state.airlines[each].cash for each in state.playing) / atlas.goal


def _assets(state: State, atlas: Atlas, seat: Seat, share: int) -> AirlineAssets:
    airline = state.airlines[seat]
    domestic, abroad = _profits(state, atlas, seat)
    markers = len(state.cup) + len(state.drawn)
    often = min(1.0, DRAWS * len(state.playing) / max(1, markers))
    return AirlineAssets(share, airline.cash - airline.loan, domestic * often, abroad * often)


def _profits(state: State, atlas: Atlas, seat: Seat) -> tuple[int, int]:
    """What all markers that pay an airline would bring if each were drawn once: at home, and abroad."""
    domestic = abroad = 0
    held = dict.fromkeys(atlas.hubs, 0)
    for code, owner in state.owners.items():
        if owner != seat:
            continue
        if code in atlas.foreign:
            abroad += atlas.price(code)
        else:
            held[atlas.hub_of(code)] += 1
            domestic += atlas.price(code) * (2 if code in state.jets else 1)
    for code, count in held.items():
        hub, spokes = atlas.hubs[code], len(atlas.domestic_of[code])
        if count == spokes:
            domestic += hub.profit_high
        elif 2 * count > spokes:
            domestic += hub.profit_low
        elif count:
            domestic += atlas.tracks.minority_pays.value
    return domestic, abroad


def transposition_key(state: State, seat: Seat) -> Hashable | None:
    """An airline with the same spokes and jets makes the same plan, a few dollars aside: a plan says what to
    do if an act is out of reach."""
    if any(ask.kind != "orders" for ask in state.asks):
        return None
    airline = state.airlines[seat]
    return (
        state.round,
        state.spokes_of(seat),
        state.jets_of(seat),
        airline.jets,
        airline.sst,
        airline.fare_wars,
    )
