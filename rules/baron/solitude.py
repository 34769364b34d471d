"""The balance of a player alone: how likely it is to come first among companies that nobody plays.

What counts is how far ahead of the best of them it would be, were the war over now. How much that means was
fitted to 400 games of a stand-in, of which it won 210.
"""

from __future__ import annotations

import math

from rules.baron.box.figures import Figures
from rules.baron.companies.ties import npc_score
from rules.baron.state import Company, State

MORALE = ((0, -1.1, 0.44), (4, -1.4, 0.28), (8, -0.8, 0.19), (12, 0.3, 0.15))
"""From such a morale on, of the side that has less of it: the odds of whoever is level, and what each mark
ahead adds to them, as logarithms."""


def worth(state: State, figures: Figures) -> float:
    morale = min(state.german_morale, state.allied_morale)
    level, each = next((level, each) for least, level, each in reversed(MORALE) if least <= morale)
    return 1 / (1 + math.exp(-(level + each * _lead(state, figures))))


def _lead(state: State, figures: Figures) -> float:
    own = next(company for company in state.companies if company.seat is not None)
    best = max(_score(state, figures, other) for other in state.companies if other.seat is None)
    return own.marks + own.gold + own.markers - best


def _score(state: State, figures: Figures, company: Company) -> float:
    """As at the end of the game, before the last inflation."""
    table = figures.solitaire.end
    column = table.column(max(len(state.war_discards), 1))
    tabled = table.marks[company.key][column] + table.gold[company.key][column]
    return npc_score(figures, company) + tabled - state.inflation
