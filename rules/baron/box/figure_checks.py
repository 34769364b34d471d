"""What the tables must satisfy beyond their schema; every check yields the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise

from rules.baron.box.components import (
    BETTER_ENGINE,
    ENGINES,
    MONOPLANE,
    REAR_SEAT,
    TRIPLANE,
    Card,
    CompanyModel,
    Display,
    EndTable,
    Happening,
    Technology,
    WarCard,
)
from rules.baron.view import TRACK_END

COMPANIES = ("albatros", "fokker", "halberstadt", "pfalz", "roland")
WINGS = (MONOPLANE, TRIPLANE)
_FIRST_BLOCKS = {1916: 5, 1917: 3, 1918: 1}
"""So many cards of each year at least: four and six of them move on in the set-up."""


def company_faults(companies: Mapping[str, CompanyModel]) -> Iterator[str]:
    if tuple(sorted(companies)) != COMPANIES:
        yield f"companies: there must be just {', '.join(COMPANIES)}"
    for key, company in companies.items():
        if company.least_factories > company.factories:
            yield (
                f"companies, {key}: it starts with {company.factories} factories, "
                f"fewer than the {company.least_factories} that it can never lose"
            )


def technology_faults(technologies: Mapping[str, Technology]) -> Iterator[str]:
    for key in (*ENGINES, *WINGS, REAR_SEAT):
        if key not in technologies:
            yield f"technologies: {key!r} is missing, which the rules name"
    seen: set[str] = set()
    for key, box in technologies.items():
        for fault in _box_faults(box, seen):
            yield f"technologies, {key}: {fault}"
        seen.add(key)
    for lower, upper in pairwise(ENGINES):
        if upper in technologies and technologies[upper].prerequisite != lower:
            yield f"technologies, {upper}: its prerequisite must be {lower!r}"


def _box_faults(box: Technology, before: Collection[str]) -> Iterator[str]:
    if box.prerequisite is not None and box.prerequisite not in before:
        yield f"prerequisite {box.prerequisite!r} must stand in the table before it"
    if box.is_wings != (box.key in WINGS):
        yield "only Monoplane and Triplane have bonuses by engines, and both need them"
    if box.is_wings and (box.prerequisite or box.fighter or box.recon or box.bomber):
        yield "a wing design has no prerequisite, and only bonuses by engines"


def wordless_faults(
    technologies: Mapping[str, Technology], events: Mapping[str, Happening], ours: Collection[str]
) -> Iterator[str]:
    """The catalogue has words for what the packaged tables name; all else brings its own."""
    for key, box in technologies.items():
        if not box.name and key not in ours:
            yield f"technologies, {key}: it has no name"
    for key, event in events.items():
        if not event.text and key not in ours:
            yield f"events, {key}: it has no text"


def event_faults(events: Mapping[str, Happening], aces: Collection[str]) -> Iterator[str]:
    for key, event in events.items():
        ace = event.effect.ace
        if event.effect.op == "ace" and ace not in aces:
            yield f"events, {key}: the ace {ace!r} is not in the supply"
        if event.effect.op == "inflation" and event.effect.amount not in {25, 50}:
            yield f"events, {key}: inflation is 25 or 50 %, not {event.effect.amount}"


def card_faults(
    cards: Mapping[int, Card], technologies: Mapping[str, Technology], events: Collection[str]
) -> Iterator[str]:
    needed = 5 * 3
    if len(cards) < needed:
        yield f"cards: {len(cards)} are too few to deal; at least {needed} are needed"
    for number, card in cards.items():
        own_card = card.technology == BETTER_ENGINE or (
            card.technology in technologies
            and technologies[card.technology].gained_by == "own card"
            and card.technology not in ENGINES
        )
        if not own_card:
            yield f"cards, {number}: {card.technology!r} is no technology that a card gives by its name"
        if card.event not in events:
            yield f"cards, {number}: event {card.event!r} is not in the events table"


def war_faults(cards: Collection[WarCard]) -> Iterator[str]:
    years: Counter[int] = Counter(card.year for card in cards)
    for year, least in _FIRST_BLOCKS.items():
        if years[year] < least:
            yield f"war_status: {years[year]} cards of {year} are too few; at least {least} are needed"
    for side in ("german", "allied"):
        if not any(getattr(card, f"{side}_morale") < -1 for card in cards):
            yield f"war_status: no card lowers {side} morale by more than 1, so the war might never end"


def display_faults(display: Display) -> Iterator[str]:
    rows = display.contracts.rows
    if len(rows) != TRACK_END + 1:
        yield f"display, contracts: {TRACK_END + 1} columns are needed, not {len(rows)}"
    for column, row in enumerate(rows):
        if list(row) != sorted(row):
            yield f"display, contracts: column {column} falls with a higher roll"
    if len(display.inflation.arrows) < 2:
        yield "display, inflation: the track needs at least 2 boxes after Start"


def solitaire_faults(end: EndTable) -> Iterator[str]:
    for table, entries in (("marks", end.marks), ("gold", end.gold)):
        if tuple(sorted(entries)) != COMPANIES:
            yield f"solitaire, end: {table} must be given for just {', '.join(COMPANIES)}"
    if list(end.turns) != sorted(set(end.turns)):
        yield "solitaire, end: the columns must rise"
