"""Profit draws: what a marker pays, to whom, and who goes without."""

from __future__ import annotations

from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


class Payment(NamedTuple):
    seat: Seat
    amount: int


def due(state: State, atlas: Atlas, marker: str) -> tuple[Payment, ...]:
    """What a marker pays by the board alone, be the payees in Fare Wars or not."""
    if marker in atlas.jumbo_markers:
        return _jumbo(state, atlas)
    payments = _hub(state, atlas, marker) if marker in atlas.hubs else _spoke(state, atlas, marker)
    if state.recession:
        return tuple(Payment(seat, atlas.tracks.recession_pays.value) for seat, _ in payments)
    return payments


def unpaid_why(state: State, seat: Seat) -> str | None:
    """Why an airline receives no profits now, if it does not."""
    airline = state.airlines[seat]
    if airline.left:
        return "left"
    if airline.on_strike:
        return "strike"
    return "fare-wars" if airline.fare_wars else None


def paid(state: State, atlas: Atlas, marker: str) -> tuple[Payment, ...]:
    """What is really paid."""
    return tuple(each for each in due(state, atlas, marker) if unpaid_why(state, each.seat) is None)


def pay_out(play: Play, marker: str) -> None:
    payments, unpaid = [], []
    for seat, amount in due(play.state, play.atlas, marker):
        if (why := unpaid_why(play.state, seat)) is None:
            play.earn(seat, amount)
            payments.append({"seat": seat, "amount": amount})
        else:
            unpaid.append({"seat": seat, "why": why})
    play.tell(
        "profit",
        marker=marker,
        payments=payments,
        unpaid=unpaid,
        recession=play.state.recession,
    )


def _spoke(state: State, atlas: Atlas, code: str) -> tuple[Payment, ...]:
    owner = state.owners.get(code)
    if owner is None:
        return ()
    if code in atlas.domestic:
        return (Payment(owner, atlas.domestic[code].price * (2 if code in state.jets else 1)),)
    spoke = atlas.foreign[code]
    high = hubs.controls(state, atlas, spoke.hub, owner)
    return (Payment(owner, spoke.profit_high if high else spoke.price),)


def _hub(state: State, atlas: Atlas, code: str) -> tuple[Payment, ...]:
    hub, now = atlas.hubs[code], hubs.standing(state, atlas, code)

    def profit(seat: Seat) -> int:
        if seat == now.controlled_by:
            return hub.profit_high
        return hub.profit_low if seat == now.dominated_by else atlas.tracks.minority_pays.value

    return tuple([Payment(seat, profit(seat)) for seat in hubs.seats_at(state, atlas, code)])


def _jumbo(state: State, atlas: Atlas) -> tuple[Payment, ...]:
    each = atlas.tracks.recession_pays if state.recession else atlas.tracks.jumbo_pays
    deployed = [(airline.seat, len(state.jets_of(airline.seat))) for airline in state.airlines]
    return tuple(Payment(seat, jets * each.value) for seat, jets in deployed if jets)
