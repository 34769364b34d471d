"""Cutbacks: assets sold to the bank for half their printed price, rounded up."""

from __future__ import annotations

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs, ownership
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat

JET, SST = "jet", "sst"
"""An undeployed Jumbo Jet and the SST by itself; a deployed jet is "jet:" and its spoke."""


def half(price: int) -> int:
    return (price + 1) // 2


def assets(state: State, atlas: Atlas, seat: Seat) -> dict[str, int]:
    """What an airline may sell, and for how much."""
    airline = state.airlines[seat]
    jet, sst = half(atlas.tracks.jumbo_price.value), half(atlas.tracks.sst_price.value)
    spokes = {
        code: half(atlas.price(code)) + (sst if code == airline.sst else 0)
        for code in hubs.spokes_of(state, atlas, seat)
    }
    jets = {**({JET: jet} if airline.jets else {}), **{f"{JET}:{code}": jet for code in state.jets_of(seat)}}
    alone = airline.sst is not None and hubs.held(state, atlas, atlas.hub_of(airline.sst), seat)
    return {**spokes, **jets, **({SST: sst} if alone else {})}


def sell(play: Play, seat: Seat, asset: str, why: str | None = None) -> None:
    """Sell one asset; `why` says which payment forces it, if one does."""
    kind, _, code = asset.partition(":")
    if kind == JET:
        _sell_jet(play, seat, code or None, why)
    elif kind == SST:
        _sell_sst(play, seat, why)
    else:
        _sell_spoke(play, seat, asset, why)


def _sell_jet(play: Play, seat: Seat, code: str | None, why: str | None) -> None:
    if code is None:
        jets = play.airline(seat).jets - 1
        play.update(seat, jets=jets)
        if seat == play.state.active:
            play.change(jets_ready=min(play.state.jets_ready, jets))
    else:
        play.change(jets=tuple(other for other in play.state.jets if other != code))
    _paid(play, seat, "jumbo", code, half(play.atlas.tracks.jumbo_price.value), why)


def _sell_sst(play: Play, seat: Seat, why: str | None) -> None:
    code = play.airline(seat).sst
    play.update(seat, sst=None)
    _paid(play, seat, "sst", code, half(play.atlas.tracks.sst_price.value), why)


def _sell_spoke(play: Play, seat: Seat, code: str, why: str | None) -> None:
    if play.airline(seat).sst == code:
        _sell_sst(play, seat, why)
    asset = "domestic" if code in play.atlas.domestic else "foreign"
    _paid(play, seat, asset, code, half(play.atlas.price(code)), why)
    ownership.release(play, code)


def _paid(play: Play, seat: Seat, asset: str, code: str | None, amount: int, why: str | None) -> None:
    play.earn(seat, amount)
    play.tell("sold", seat=seat, asset=asset, code=code, amount=amount, forced=why is not None, why=why)


def after(state: State, atlas: Atlas, seat: Seat, sold: tuple[str, ...]) -> State:
    """The state if these were sold, one after the other."""
    play = Play.supposing(state, atlas)
    for asset in sold:
        sell(play, seat, asset)
    return play.state


def cheapest(state: State, atlas: Atlas, seat: Seat, needed: int) -> tuple[str, ...]:
    """The sales by which an airline raises the cash it needs, dear things last; all it has, if need be."""
    sold: tuple[str, ...] = ()
    now = state
    while now.airlines[seat].cash < needed and (left := assets(now, atlas, seat)):
        short = needed - now.airlines[seat].cash
        best = min(left, key=lambda asset: _regret(now, atlas, seat, asset, left[asset], short))
        sold = (*sold, best)
        now = after(now, atlas, seat, (best,))
    return sold


def forfeited(state: State, atlas: Atlas, seat: Seat, asset: str) -> int:
    """What is lost of that worth if this is sold first: foreign spokes go with the last domestic one."""
    if asset not in atlas.domestic or hubs.held(state, atlas, atlas.hub_of(asset), seat) > 1:
        return 0
    lost = ownership.forfeits(state, atlas, atlas.hub_of(asset), seat)
    return sum(half(atlas.price(code)) for code in lost)


def _regret(
    state: State, atlas: Atlas, seat: Seat, asset: str, value: int, short: int
) -> tuple[int, bool, int, str]:
    """How much an airline would rather keep this: market share first, then whether it covers the rest."""
    lost = 0
    if asset in atlas.domestic:
        then = after(state, atlas, seat, (asset,))
        lost = hubs.shares(state, atlas)[seat] - hubs.shares(then, atlas)[seat]
    return lost, value < short, value, asset


def everything(state: State, atlas: Atlas, seat: Seat) -> tuple[str, ...]:
    """All an airline can sell, in the order that brings most: foreign spokes before their hub is lost."""
    sold: list[str] = []
    now = state
    while left := assets(now, atlas, seat):
        sold.append(next((code for code in left if code in atlas.foreign), next(iter(left))))
        now = after(now, atlas, seat, (sold[-1],))
    return tuple(sold)


def worth(state: State, atlas: Atlas, seat: Seat) -> int:
    """What everything together would bring, sold in that order."""
    airline, tracks = state.airlines[seat], atlas.tracks
    jets = airline.jets + len(state.jets_of(seat))
    return (
        sum(half(atlas.price(code)) for code in hubs.spokes_of(state, atlas, seat))
        + jets * half(tracks.jumbo_price.value)
        + (half(tracks.sst_price.value) if airline.sst is not None else 0)
    )
