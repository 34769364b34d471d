"""Loans: a ceiling that follows the highest market share, interest, and repayment in steps of $10."""

from __future__ import annotations

from functools import lru_cache

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


def ceiling(state: State, atlas: Atlas) -> int:
    """What every airline may borrow at most; those that left have no marker on the track any more."""
    if not state.advanced:
        return 0
    shares = hubs.shares(state, atlas)
    return _ceiling(
        max([shares[airline.seat] for airline in state.airlines if not airline.left], default=0), atlas
    )


@lru_cache(maxsize=1024)
def _ceiling(highest: int, atlas: Atlas) -> int:
    return atlas.tracks.loan_step.value * sum(highest >= space for space in atlas.tracks.loan_spaces.values)


def interest(loan: int) -> int:
    """Ten percent."""
    return loan // 10


def borrow(play: Play, seat: Seat, amount: int) -> None:
    if amount:
        play.earn(seat, amount)
        play.update(seat, loan=amount)
        play.tell("loan", seat=seat, amount=amount, balance=amount)


def repay(play: Play, seat: Seat, amount: int) -> None:
    if amount:
        balance = play.airline(seat).loan - amount
        play.pay(seat, amount)
        play.update(seat, loan=balance)
        play.tell("repaid", seat=seat, amount=amount, balance=balance)
