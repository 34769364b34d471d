"""The component figures of Wings for the Baron, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every entry carries the
provenance of its figures: a grade and the keys of the sources. A technology of a pack may bring its own
`name` and an event its own `text`, which are said as they are written; without them the catalogue's are said.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, cached_property
from typing import Protocol, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from rules.baron.box import figure_checks as checks
from rules.baron.box.components import (
    GRADES,
    Card,
    CompanyModel,
    Display,
    Happening,
    Solitaire,
    Technology,
    WarCard,
    gives,
)
from rules.baron.view import Kind, Mode, Window, kinds_in
from rules.figure_tables import FaultyFigures, Provenance, Reading, packaged_tables
from rules.former.baron import first_tables
from rules.said import Text, said
from rules.values import Frozen

__all__ = ["TABLES", "FaultyFigures", "Figures", "first", "standard", "standard_tables"]

TABLES = ("companies", "technologies", "events", "cards", "war_status", "display", "solitaire")
_NEXT_ENGINE = said("baron-names.name-technology-better_engine")
_CARD = re.compile("0|[1-9][0-9]{0,5}")


class Figures(Frozen, frozen=True, kw_only=True, dict=True, eq=False, gc=True):
    """All tables together. `name` says whose they are and goes into every game's record.

    They are themselves and equal to no others, so that what follows from them can be kept by them.
    """

    name: str
    companies: dict[str, CompanyModel]
    technologies: dict[str, Technology]
    events: dict[str, Happening]
    cards: dict[int, Card]
    war_status: dict[int, WarCard]
    display: Display
    solitaire: Solitaire

    @classmethod
    def parse(cls, tables: Mapping[str, bytes], name: str) -> Figures:
        """Read JSON tables; raise FaultyFigures with every fault found."""
        return _Reading(tables, name, needed=TABLES, grades=GRADES).figures()

    def event_of(self, card: int) -> Happening:
        return self.events[self.cards[card].event]

    def technology_name(self, card: int) -> Text:
        """What a card gives by its name; which engine level that is depends on the mat."""
        box = self.technologies.get(self.cards[card].technology)
        return _NEXT_ENGINE if box is None else box.called

    def mat(self, kinds: Collection[Kind]) -> tuple[Technology, ...]:
        """The boxes in use with these aeroplane types, in the order of the mat."""
        return self._mats[frozenset(kinds)]

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each technology stands in the order of the mat."""
        return {key: place for place, key in enumerate(self.technologies)}

    @cached_property
    def windows(self) -> dict[int, Window]:
        """For each card the window into which its event belongs."""
        return {card: self.event_of(card).window for card in self.cards}

    @cached_property
    def payers(self) -> dict[str, frozenset[int]]:
        """For each technology the cards that a Design Action may discard for it."""
        return {
            key: frozenset(number for number, card in self.cards.items() if gives(card, box))
            for key, box in self.technologies.items()
        }

    @cached_property
    def given_by(self) -> dict[int, tuple[Technology, ...]]:
        """For each card the technologies for which it may be discarded."""
        boxes = self.technologies.values()
        return {card: tuple(box for box in boxes if card in self.payers[box.key]) for card in self.cards}

    @cached_property
    def _mats(self) -> dict[frozenset[Kind], tuple[Technology, ...]]:
        """The mat of each game: with Fighters alone, and with all types."""
        boxes = self.technologies.values()
        games = [frozenset(kinds_in(mode)) for mode in get_args(Mode)]
        return {kinds: tuple(box for box in boxes if kinds.issuperset(box.kinds)) for kinds in games}


@cache
def standard() -> Figures:
    """The packaged figures."""
    return Figures.parse(standard_tables(), "standard")


def standard_tables() -> dict[str, bytes]:
    """The packaged tables as they are, for a data pack to replace some of them."""
    return packaged_tables("rules.baron", TABLES)


@cache
def first() -> Figures:
    """The packaged figures up to version 4 of the rules."""
    return Figures.parse(standard_tables() | first_tables(), "standard")


@cache
def _packaged_keys() -> frozenset[str]:
    """The technologies and events that are ours."""
    tables = standard_tables()
    return frozenset(
        key for table in ("technologies", "events") for key in msgspec.json.decode(tables[table])["entries"]
    )


class _Traced(Protocol):
    @property
    def provenance(self) -> Provenance: ...


_Entry = TypeVar("_Entry", bound=_Traced)
_Whole = TypeVar("_Whole", Display, Solitaire)


class _Reading(Reading):
    def figures(self) -> Figures:
        companies = self._entries("companies", CompanyModel)
        technologies = self._entries("technologies", Technology)
        events = self._entries("events", Happening)
        cards = self._numbered("cards", Card)
        war_status = self._numbered("war_status", WarCard)
        display, solitaire = self._whole("display", Display), self._whole("solitaire", Solitaire)
        if display is None or solitaire is None or self.faults:
            raise self.refusal()
        figures = Figures(
            name=self.name,
            companies=companies,
            technologies={key: replace(box, key=key) for key, box in technologies.items()},
            events={key: replace(event, key=key) for key, event in events.items()},
            cards={number: replace(card, number=number) for number, card in cards.items()},
            war_status={number: replace(card, number=number) for number, card in war_status.items()},
            display=display,
            solitaire=solitaire,
        )
        self.faults.extend(_faults(figures))
        self.stop_at_faults()
        return figures

    def _entries(self, table: str, kind: type[_Entry]) -> dict[str, _Entry]:
        return self.entries(table, kind, lambda entry: self._trace_faults(table, entry))

    def _numbered(self, table: str, kind: type[_Entry]) -> dict[int, _Entry]:
        entries = self._entries(table, kind)
        numbered = {key: entry for key, entry in entries.items() if _CARD.fullmatch(key)}
        for key in entries:
            if key not in numbered:
                self.blame(table, key, ["a card is named by its number"])
        return {int(key): entry for key, entry in numbered.items()}

    def _whole(self, table: str, kind: type[_Whole]) -> _Whole | None:
        whole = self.whole(table, kind)
        if whole is not None:
            for key in self.tables[table].entries:
                self.blame(table, key, self._trace_faults(table, getattr(whole, key)))
        return whole

    def _trace_faults(self, table: str, entry: _Traced) -> Iterator[Text]:
        """An entry may trace its figures together, under any name, but not none of them."""
        if not entry.provenance:
            yield "no figure says where it comes from"
        yield from self.provenance_faults(table, entry.provenance, entry.provenance)


def _faults(figures: Figures) -> Iterator[str]:
    """In what the tables do not fit each other, or the rules."""
    yield from checks.company_faults(figures.companies)
    yield from checks.technology_faults(figures.technologies)
    yield from checks.wordless_faults(figures.technologies, figures.events, _packaged_keys())
    yield from checks.event_faults(figures.events, figures.display.supply.aces)
    yield from checks.card_faults(figures.cards, figures.technologies, figures.events)
    yield from checks.war_faults(figures.war_status.values())
    yield from checks.display_faults(figures.display)
    yield from checks.solitaire_faults(figures.solitaire.end)
