"""The balance: how likely each company is to win, by what lies on the table, everything known.

What a company has is reckoned in marks that it brings until the war is over: factories, technologies and
cards early, Gold at the end. How much a lead of so many marks means was fitted to games between stand-ins.
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


class CompanyAssets(NamedTuple):
    """What a company has, or what one of each brings in marks until the end."""

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


MARKS: tuple[tuple[int, float, CompanyAssets], ...] = (
    (0, 1.4, CompanyAssets(0.97, 1.10, 0.05, 0.40, 0.10, 0.30, 0.3, 0.4, 0.7)),
    (4, 2.4, CompanyAssets(0.95, 1.10, 0.20, 0.50, 0.30, 0.50, 0.5, 0.5, 0.9)),
    (7, 2.9, CompanyAssets(0.92, 1.05, 0.40, 0.50, 0.55, 0.80, 0.8, 0.7, 1.1)),
    (10, 3.4, CompanyAssets(0.85, 1.00, 0.60, 0.42, 0.95, 1.20, 1.0, 0.9, 1.4)),
    (13, 3.8, CompanyAssets(0.70, 1.00, 0.85, 0.15, 1.20, 1.35, 1.1, 0.9, 1.5)),
    (17, 4.5, CompanyAssets(0.70, 1.00, 1.20, 0.10, 1.60, 1.60, 1.3, 1.0, 1.7)),
    (21, 4.6, CompanyAssets(0.65, 0.95, 1.40, 0.05, 1.90, 1.80, 1.5, 1.1, 2.0)),
)
"""From such a morale on, of the side that has less of it: how many marks ahead make e times a rival's chance,
and what one of each brings. By the way of `python -m tests.rules.baron.leads`, smoothed by hand."""


def worth(state: State, figures: Figures, seat: Seat) -> float:
    spread, _ = _row(state)
    return chance(wealth(state, figures), seat, spread)


def wealth(state: State, figures: Figures) -> dict[Seat, float]:
    """What each company has, in marks that it brings until the end."""
    _, marks = _row(state)
    return {
        company.seat: sum(map(mul, marks, assets(company, figures)))
        for company in state.companies
        if company.seat is not None
    }


def _row(state: State) -> tuple[float, CompanyAssets]:
    now = clock(state)
    return next((spread, marks) for least, spread, marks in reversed(MARKS) if least <= now)


def clock(state: State) -> int:
    return min(state.german_morale, state.allied_morale)


def assets(company: Company, figures: Figures) -> CompanyAssets:
    return CompanyAssets(
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


def transposition_key(state: State, seat: Seat) -> Hashable | None:
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
