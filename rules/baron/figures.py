"""The component figures of Wings for the Baron, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every entry carries the
provenance of its figures: a grade and the keys of the sources.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from rules.baron import figure_checks as checks
from rules.baron.components import (
    Card,
    CompanyModel,
    Display,
    Happening,
    Provenance,
    Solitaire,
    Technology,
    WarCard,
)
from rules.engine import Frozen

TABLES = ("companies", "technologies", "events", "cards", "war_status", "display", "solitaire")


class FaultyFigures(ValueError):  # noqa: N818 - named like the engine's IllegalChoice, for what it says
    """Tables that cannot be played with; `faults` names the table and the entry of each."""

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"figures {name!r}: " + "; ".join(self.faults))


class Figures(Frozen, frozen=True, kw_only=True):
    """All tables together. `name` says whose they are and goes into every game's record."""

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
        return _Reading(tables, name).figures()

    def event_of(self, card: int) -> Happening:
        return self.events[self.cards[card].event]

    def mat(self, *, campaign: bool) -> tuple[Technology, ...]:
        """The boxes in use, in the order of the mat."""
        boxes = self.technologies.values()
        return tuple(boxes) if campaign else tuple(box for box in boxes if box.kinds == ("fighter",))


@cache
def standard() -> Figures:
    """The packaged figures."""
    return Figures.parse(standard_tables(), "standard")


def standard_tables() -> dict[str, bytes]:
    """The packaged tables as they are, for a data pack to replace some of them."""
    folder = files("rules.baron") / "data"
    return {table: (folder / f"{table}.json").read_bytes() for table in TABLES}


class _Table(Frozen, frozen=True):
    sources: dict[str, str]
    entries: dict[str, msgspec.Raw]


class _Traced(msgspec.Struct):
    """Just the provenance of an entry, whatever else it holds."""

    provenance: Provenance


_Entry = TypeVar("_Entry")
_Whole = TypeVar("_Whole", Display, Solitaire)


class _Reading:
    """One pass over the tables, which gathers faults instead of stopping at the first."""

    def __init__(self, tables: Mapping[str, bytes], name: str) -> None:
        self.name = name
        self.faults = [
            *(f"table {table!r} is missing" for table in TABLES if table not in tables),
            *(f"there is no table {table!r}" for table in tables if table not in TABLES),
        ]
        self._stop_at_faults()
        self.tables = {table: self._table(table, tables[table]) for table in TABLES}
        self._stop_at_faults()

    def figures(self) -> Figures:
        companies = self._entries("companies", CompanyModel)
        technologies = self._entries("technologies", Technology)
        events = self._entries("events", Happening)
        cards = self._numbered("cards", Card)
        war_status = self._numbered("war_status", WarCard)
        display, solitaire = self._whole("display", Display), self._whole("solitaire", Solitaire)
        self._stop_at_faults()
        if display is None or solitaire is None:
            raise AssertionError("a table that cannot be read is a fault")
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
        self.faults.extend(checks.all_faults(figures))
        self._stop_at_faults()
        return figures

    def _stop_at_faults(self) -> None:
        if self.faults:
            raise FaultyFigures(self.name, self.faults)

    def _blame(self, table: str, entry: str, faults: Iterable[str]) -> None:
        self.faults.extend(f"{table}, {entry}: {fault}" for fault in faults)

    def _table(self, table: str, text: bytes) -> _Table:
        try:
            return msgspec.json.decode(text, type=_Table)
        except msgspec.MsgspecError as fault:
            self.faults.append(f"{table}: {fault}")
            return _Table({}, {})

    def _entries(self, table: str, kind: type[_Entry]) -> dict[str, _Entry]:
        entries = {}
        for key, raw in self.tables[table].entries.items():
            try:
                entries[key] = msgspec.json.decode(raw, type=kind)
            except msgspec.MsgspecError as fault:
                self._blame(table, key, [str(fault)])
            else:
                self._trace(table, key, raw)
        return entries

    def _numbered(self, table: str, kind: type[_Entry]) -> dict[int, _Entry]:
        entries = self._entries(table, kind)
        for key in entries:
            if not key.isascii() or not key.isdigit() or key != str(int(key)):
                self._blame(table, key, ["a card is named by its number"])
        return {int(key): entry for key, entry in entries.items() if key.isdigit()}

    def _whole(self, table: str, kind: type[_Whole]) -> _Whole | None:
        """A table whose entries differ from each other."""
        plain = {key: msgspec.json.decode(raw) for key, raw in self.tables[table].entries.items()}
        try:
            whole = msgspec.convert(plain, kind)
        except msgspec.ValidationError as fault:
            self.faults.append(f"{table}: {fault}")
            return None
        for key, raw in self.tables[table].entries.items():
            self._trace(table, key, raw)
        return whole

    def _trace(self, table: str, entry: str, raw: msgspec.Raw) -> None:
        provenance = msgspec.json.decode(raw, type=_Traced).provenance
        self._blame(table, entry, checks.provenance_faults(provenance, self.tables[table].sources))
