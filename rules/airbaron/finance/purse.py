"""What everybody may know of a pile of cash: its top bill, and so how much it holds at most.

Whether the game stops for a question must not give a pile away, so a question that can have one answer only
is left out by this knowledge alone.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.state import State, with_airline
from rules.values import Seat


def top_bill(cash: int, atlas: Atlas) -> int:
    return next((bill for bill in atlas.tracks.bills.values if bill <= cash), 0)


def at_most(state: State, atlas: Atlas, seat: Seat) -> int:
    """The most that an airline can have, as its pile looks; of one under the largest bill nobody can tell."""
    cash = state.airlines[seat].cash
    if state.cash_open:
        return cash
    top = top_bill(cash, atlas)
    if not top:
        return 0
    larger = [bill for bill in atlas.tracks.bills.values if bill > top]
    return min(larger) - 1 if larger else atlas.tracks.money.value


def at_least(state: State, atlas: Atlas, seat: Seat) -> int:
    """The least that an airline can have, as its pile looks."""
    cash = state.airlines[seat].cash
    return cash if state.cash_open else top_bill(cash, atlas)


def at_its_most(state: State, atlas: Atlas, seat: Seat) -> State:
    """The table if the pile held all it can."""
    return with_airline(state, replace(state.airlines[seat], cash=at_most(state, atlas, seat)))
