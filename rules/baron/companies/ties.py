"""Tie breaking and Preference Rating: most markers, then most wealth, then a die."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from rules.baron.box.figures import Figures
from rules.baron.play import Play
from rules.baron.state import Company

_RANK = itemgetter(0)


def wealth(figures: Figures, company: Company) -> int:
    """Papiermarks and Gold; of a company that nobody plays, its current score."""
    return npc_score(figures, company) if company.seat is None else company.marks + company.gold


def npc_score(figures: Figures, company: Company) -> int:
    """The "+" entries of all display columns that hold one of the company's markers."""
    ratings = company.effectiveness
    columns = (company.factories, ratings.fighter, ratings.recon, ratings.bomber)
    return sum(figures.display.contracts.plus(column) for column in columns)


def tie_breaking_order(play: Play, companies: Sequence[Company]) -> tuple[str, ...]:
    """Who goes first where the order matters."""
    if len(companies) < 2:
        return tuple([company.key for company in companies])
    return _ordered(
        play, [((company.markers, wealth(play.figures, company)), company) for company in companies]
    )


def preference_order(play: Play, companies: Iterable[Company]) -> tuple[str, ...]:
    """Highest Fighter Effectiveness first, ties broken as ever."""
    return _ordered(
        play,
        [
            ((company.effectiveness.fighter, company.markers, wealth(play.figures, company)), company)
            for company in companies
        ],
    )


def _ordered(play: Play, ranked: list[tuple[tuple[int, ...], Company]]) -> tuple[str, ...]:
    order: list[str] = []
    ranked.sort(key=_RANK, reverse=True)
    for _, group in groupby(ranked, key=_RANK):
        tied = [company.key for _, company in group]
        order.extend(play.dice.shuffle(tied, "tie") if len(tied) > 1 else tied)
    return tuple(order)
