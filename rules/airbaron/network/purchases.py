"""Buying: domestic and foreign spokes, the SST and Jumbo Jets."""

from __future__ import annotations

from rules.airbaron.box.atlas import Atlas, Network
from rules.airbaron.network import hubs, markers, ownership
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat

BOX = "box"
"""The Undeployed Jumbo Jets box, as a place to put a jet."""


def domestic_prices(state: State, network: Network, seat: Seat) -> dict[str, int]:
    """Open domestic spokes that the airline can pay for."""
    cash = state.airlines[seat].cash
    return {code: price for code, price in hubs.still_open(state, network).items() if price <= cash}


def foreign_prices(state: State, network: Network, seat: Seat) -> dict[str, int]:
    """Open foreign spokes of hubs in which the airline has a domestic spoke."""
    cash, present = state.airlines[seat].cash, hubs.present(state, network, seat)
    return {
        code: spoke.price
        for code, spoke in network.foreign.items()
        if spoke.hub in present and spoke.price <= cash and code not in state.owners
    }


def sst_prices(state: State, atlas: Atlas, seat: Seat) -> dict[str, int]:
    """SST-capable foreign spokes: open ones for their price and the SST's, own ones for the SST's alone."""
    airline = state.airlines[seat]
    sst = atlas.tracks.sst_price.value
    if airline.sst is not None or airline.cash < sst:
        return {}
    prices = {
        code: sst + (atlas.price(code) if code not in state.owners else 0)
        for code in atlas.supersonic
        if state.owners.get(code, seat) == seat
    }
    return {code: price for code, price in prices.items() if price <= airline.cash}


def jumbo_prices(state: State, atlas: Atlas, seat: Seat) -> dict[str, int]:
    """Where a new Jumbo Jet may go."""
    airline, price = state.airlines[seat], atlas.tracks.jumbo_price.value
    owned = airline.jets + len(state.jets_of(seat))
    if airline.cash < price or owned >= atlas.tracks.jumbos_per_airline.value:
        return {}
    at = [atlas.hub_of(code) for code in state.jets]
    spokes = [
        code
        for code in hubs.spokes_of(state, atlas, seat)
        if code in atlas.domestic
        and code not in state.jets
        and at.count(hub := atlas.hub_of(code)) < atlas.hubs[hub].jumbo_limit
    ]
    return dict.fromkeys((BOX, *spokes), price)


def buy_domestic(play: Play, seat: Seat, code: str) -> None:
    _buy_spoke(play, seat, code, "domestic")


def buy_foreign(play: Play, seat: Seat, code: str) -> None:
    _buy_spoke(play, seat, code, "foreign")


def _buy_spoke(play: Play, seat: Seat, code: str, asset: str) -> None:
    price = play.atlas.price(code)
    play.pay(seat, price)
    play.tell("bought", seat=seat, asset=asset, code=code, price=price)
    ownership.take(play, code, seat)


def buy_sst(play: Play, seat: Seat, code: str) -> None:
    spoke_price = 0 if code in play.state.owners else play.atlas.price(code)
    price = play.atlas.tracks.sst_price.value
    play.pay(seat, price + spoke_price)
    play.tell("bought_sst", seat=seat, code=code, price=price, spoke_price=spoke_price)
    play.update(seat, sst=code)
    if spoke_price:
        ownership.take(play, code, seat)


def buy_jumbo(play: Play, seat: Seat, place: str) -> None:
    price = play.atlas.tracks.jumbo_price.value
    play.pay(seat, price)
    play.tell("bought_jumbo", seat=seat, code=None if place == BOX else place, price=price)
    if place == BOX:
        play.update(seat, jets=play.airline(seat).jets + 1)
    else:
        deploy(play, place)
    for marker in play.atlas.jumbo_markers:
        if markers.into_cup(play, marker):
            play.tell("jumbo_marker", marker=marker)
            break


def deploy(play: Play, code: str) -> None:
    play.change(jets=tuple(sorted((*play.state.jets, code))))
