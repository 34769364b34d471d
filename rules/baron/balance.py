"""The balance: what each company is likely to be worth when the war is over, everything known."""

from __future__ import annotations

from rules.baron import perspective
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.figures import Figures
from rules.baron.state import Company, State
from rules.chances import chance
from rules.values import Seat

KEPT = 0.75
"""What is left of a mark when inflation and the end of the war are through with it, on average."""
HELD = 0.4
"""What a card in the hand is worth in marks."""
SPREAD, SPREAD_A_TURN = 2.5, 0.6
"""How far ahead makes e times a rival's chance: the more, the longer the war still lasts."""


def worth(state: State, figures: Figures, seat: Seat) -> float:
    wealth, left = {}, 1
    for company in state.companies:
        if company.seat is not None:
            prospects = Prospects(perspective.view(state, figures, company.seat), figures)
            left = prospects.turns_left
            wealth[company.seat] = _wealth(company, prospects)
    return chance(wealth, seat, SPREAD + SPREAD_A_TURN * left)


def _wealth(company: Company, prospects: Prospects) -> float:
    now = KEPT * company.marks + company.gold + company.markers
    to_come = KEPT * prospects.future_income(company.factories, company.effectiveness)
    return now + to_come + HELD * len(company.hand)
