"""Leaving the game: the airline's markers stay and defend, but it earns, pays and does nothing any more."""

from __future__ import annotations

from rules.airbaron.play import Play
from rules.values import Seat


def leave(play: Play, seat: Seat) -> None:
    holder = play.state.contract_holder == seat
    play.update(seat, left=True, fare_wars=False, on_strike=False, loan=0)
    if holder:
        play.change(contract_holder=None)
    if play.state.competitor == seat:
        play.change(competitor=None, competitor_use=None)
    play.tell("left", seat=seat, contract=holder)
