"""The balance: how likely each company is to win, by what lies on the table, everything known.

The weights were fitted to games between stand-ins: what each company had when a turn began, and who won. They
say what is worth how much while the war lasts: factories and technologies early, Gold at the end.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import mul
from typing import NamedTuple

from rules.baron.box.figures import Figures
from rules.baron.companies.technologies import bonuses
from rules.baron.state import Company, State
from rules.chances import chance
from rules.values import Seat


class Assets(NamedTuple):
    """What a company has, or what one of each adds to its chances: one in all makes e times a rival's."""

    marks: float
    gold: float
    """Markers included, each of which is worth one at the end."""
    factories: float
    fighter: float
    bonus: float
    """Points of the technologies' bonuses for the Fighter."""
    hand: float
    aces: float
    engineer: float
    income: float
    """Marks a turn from technologies."""


WEIGHTS: tuple[tuple[int, Assets], ...] = (
    (0, Assets(0.47, 0.57, 0.26, 0.33, 0.02, 0.02, 0.26, 0.25, 0.60)),
    (4, Assets(0.32, 0.43, 0.37, 0.18, 0.18, 0.13, 0.45, 0.25, 0.60)),
    (7, Assets(0.26, 0.35, 0.42, 0.19, 0.22, 0.23, 0.48, 0.28, 0.80)),
    (10, Assets(0.18, 0.31, 0.48, 0.18, 0.26, 0.30, 0.48, 0.28, 0.85)),
    (13, Assets(0.13, 0.28, 0.46, 0.09, 0.36, 0.33, 0.43, 0.20, 0.80)),
    (17, Assets(0.10, 0.27, 0.40, 0.09, 0.32, 0.35, 0.40, 0.25, 0.80)),
    (21, Assets(0.05, 0.20, 0.36, 0.06, 0.24, 0.30, 0.35, 0.25, 0.85)),
)
"""From such a morale on, of the side that has less of it: how long the war may last. From 450 games of four,
by the way of `python -m tests.rules.weights baron`, smoothed by hand from line to line."""


def worth(state: State, figures: Figures, seat: Seat) -> float:
    weights = next(weights for least, weights in reversed(WEIGHTS) if least <= clock(state))
    scores = {
        company.seat: sum(map(mul, weights, assets(company, figures)))
        for company in state.companies
        if company.seat is not None
    }
    return chance(scores, seat, 1.0)


def clock(state: State) -> int:
    return min(state.german_morale, state.allied_morale)


def assets(company: Company, figures: Figures) -> Assets:
    return Assets(
        marks=company.marks,
        gold=company.gold + company.markers,
        factories=company.factories,
        fighter=company.effectiveness.fighter,
        bonus=bonuses(figures, company).fighter,
        hand=len(company.hand),
        aces=len(company.aces),
        engineer=company.engineer,
        income=sum(figures.technologies[key].income for key in company.technologies),
    )


def likeness(state: State, seat: Seat) -> Hashable | None:
    """A company whose mat and hand are the same lays out the same cards, a few marks and points aside."""
    if state.stage != "actions":
        return None
    company = state.of(seat)
    return (
        state.turn,
        company.hand,
        company.owned,
        company.factories,
        company.engineer,
        company.bonus_actions,
        company.licences,
        state.drawn,
    )
