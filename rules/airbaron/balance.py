"""The balance: what each airline has, and is likely to earn, everything known."""

from __future__ import annotations

from rules.airbaron import perspective
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.state import State
from rules.chances import chance
from rules.values import Seat

SPREAD = 30.0
"""How many dollars ahead make e times a rival's chance."""


def worth(state: State, atlas: Atlas, seat: Seat) -> float:
    wealth = {each: _wealth(state, atlas, each) for each in state.playing}
    return chance(wealth, seat, SPREAD) if seat in wealth else 0.0


def _wealth(state: State, atlas: Atlas, seat: Seat) -> float:
    outlook = Outlook(perspective.view(state, atlas, seat))
    airline = state.airlines[seat]
    return sum(outlook.worths.values()) + airline.cash - airline.loan
