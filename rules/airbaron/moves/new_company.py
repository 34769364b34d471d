"""A new company for an airline that controls nothing."""

from __future__ import annotations

from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


def may_fold(state: State, seat: Seat) -> bool:
    return state.round > 1 and seat not in state.owners.values()


def fold(play: Play, seat: Seat) -> None:
    """Cash goes back, start-up cash comes; a contract, a strike and a loan are gone with the old company."""
    play.pay(seat, play.airline(seat).cash)
    roll = play.die("start-up")
    amount = roll + play.state.place + 1
    play.earn(seat, amount)
    play.update(seat, loan=0, on_strike=False)
    if play.state.contract_holder == seat:
        play.change(contract_holder=None)
    play.tell("folded", seat=seat, roll=roll, amount=amount)
