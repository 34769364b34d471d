"""What the tables must satisfy beyond their schema; every check yields the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from rules.baron.box.components import BETTER_ENGINE, ENGINES, REAR_SEAT, Technology
from rules.baron.view import TRACK_END

if TYPE_CHECKING:
    from rules.baron.box.figures import Figures

COMPANIES = ("albatros", "fokker", "halberstadt", "pfalz", "roland")
WINGS = ("monoplane", "triplane")
_FIRST_BLOCKS = {1916: 5, 1917: 3, 1918: 1}
"""So many cards of each year at least: four and six of them move on in the set-up."""


def all_faults(figures: Figures) -> Iterator[str]:
    yield from _company_faults(figures)
    yield from _technology_faults(figures)
    yield from _event_faults(figures)
    yield from _card_faults(figures)
    yield from _war_faults(figures)
    yield from _display_faults(figures)
    yield from _solitaire_faults(figures)


def _company_faults(figures: Figures) -> Iterator[str]:
    if tuple(sorted(figures.companies)) != COMPANIES:
        yield f"companies: there must be just {', '.join(COMPANIES)}"
    for key, company in figures.companies.items():
        if company.least_factories > company.factories:
            yield (
                f"companies, {key}: it starts with {company.factories} factories, "
                f"fewer than the {company.least_factories} that it can never lose"
            )


def _technology_faults(figures: Figures) -> Iterator[str]:
    for key in (*ENGINES, *WINGS, REAR_SEAT):
        if key not in figures.technologies:
            yield f"technologies: {key!r} is missing, which the rules name"
    seen: set[str] = set()
    for key, box in figures.technologies.items():
        for fault in _box_faults(box, seen):
            yield f"technologies, {key}: {fault}"
        seen.add(key)
    for lower, upper in pairwise(ENGINES):
        if upper in figures.technologies and figures.technologies[upper].prerequisite != lower:
            yield f"technologies, {upper}: its prerequisite must be {lower!r}"


def _box_faults(box: Technology, before: Collection[str]) -> Iterator[str]:
    if box.prerequisite is not None and box.prerequisite not in before:
        yield f"prerequisite {box.prerequisite!r} must stand in the table before it"
    if box.is_wings != (box.key in WINGS):
        yield "only Monoplane and Triplane have bonuses by engines, and both need them"
    if box.is_wings and (box.prerequisite or box.fighter or box.recon or box.bomber):
        yield "a wing design has no prerequisite, and only bonuses by engines"


def _event_faults(figures: Figures) -> Iterator[str]:
    for key, event in figures.events.items():
        ace = event.effect.ace
        if event.effect.op == "ace" and ace not in figures.display.supply.aces:
            yield f"events, {key}: the ace {ace!r} is not in the supply"
        if event.effect.op == "inflation" and event.effect.amount not in {25, 50}:
            yield f"events, {key}: inflation is 25 or 50 %, not {event.effect.amount}"


def _card_faults(figures: Figures) -> Iterator[str]:
    needed = 5 * 3
    if len(figures.cards) < needed:
        yield f"cards: {len(figures.cards)} are too few to deal; at least {needed} are needed"
    for number, card in figures.cards.items():
        own_card = card.technology == BETTER_ENGINE or (
            card.technology in figures.technologies
            and figures.technologies[card.technology].gained_by == "own card"
            and card.technology not in ENGINES
        )
        if not own_card:
            yield f"cards, {number}: {card.technology!r} is no technology that a card gives by its name"
        if card.event not in figures.events:
            yield f"cards, {number}: event {card.event!r} is not in the events table"


def _war_faults(figures: Figures) -> Iterator[str]:
    years: Counter[int] = Counter(card.year for card in figures.war_status.values())
    for year, least in _FIRST_BLOCKS.items():
        if years[year] < least:
            yield f"war_status: {years[year]} cards of {year} are too few; at least {least} are needed"
    for side in ("german", "allied"):
        if not any(getattr(card, f"{side}_morale") < -1 for card in figures.war_status.values()):
            yield f"war_status: no card lowers {side} morale by more than 1, so the war might never end"


def _display_faults(figures: Figures) -> Iterator[str]:
    rows = figures.display.contracts.rows
    if len(rows) != TRACK_END + 1:
        yield f"display, contracts: {TRACK_END + 1} columns are needed, not {len(rows)}"
    for column, row in enumerate(rows):
        if list(row) != sorted(row):
            yield f"display, contracts: column {column} falls with a higher roll"
    if len(figures.display.inflation.arrows) < 2:
        yield "display, inflation: the track needs at least 2 boxes after Start"


def _solitaire_faults(figures: Figures) -> Iterator[str]:
    end = figures.solitaire.end
    for table, entries in (("marks", end.marks), ("gold", end.gold)):
        if tuple(sorted(entries)) != COMPANIES:
            yield f"solitaire, end: {table} must be given for just {', '.join(COMPANIES)}"
    if list(end.turns) != sorted(set(end.turns)):
        yield "solitaire, end: the columns must rise"
