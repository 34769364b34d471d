"""The component figures of Air Baron, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every figure carries its
provenance: a grade, and where known the keys of its sources.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec.structs import asdict, replace

from rules.airbaron import figure_checks as checks
from rules.airbaron.components import Domestic, Foreign, Hub, Link, Livery, Setup, Tracks
from rules.engine import Frozen

TABLES: dict[str, tuple[str, ...]] = {
    "hubs": ("share", "profit", "jumbo_limit", "place"),
    "domestic": ("city", "hub", "price", "place"),
    "foreign": ("city", "hub", "price", "profit_high", "sst_capable", "place"),
    "links": ("link",),
    "boards": ("without", "goal"),
    "airlines": ("name", "colour"),
    "tracks": (),
}
"""Each table, and the figures of its entries that must say where they come from."""


class FaultyFigures(ValueError):  # noqa: N818 - named like the engine's IllegalChoice, for what it says
    """Tables that cannot be played with; `faults` names the table and the entry of each."""

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"figures {name!r}: " + "; ".join(self.faults))


class Figures(Frozen, frozen=True, kw_only=True):
    """All tables together. `name` says whose they are and goes into every game's record."""

    name: str
    hubs: dict[str, Hub]
    domestic: dict[str, Domestic]
    foreign: dict[str, Foreign]
    links: dict[str, Link]
    boards: dict[str, Setup]
    airlines: dict[str, Livery]
    tracks: Tracks

    @classmethod
    def parse(cls, tables: Mapping[str, bytes], name: str) -> Figures:
        """Read JSON tables; raise FaultyFigures with every fault found."""
        return _Reading(tables, name).figures()


@cache
def standard() -> Figures:
    """The packaged figures."""
    return Figures.parse(standard_tables(), "standard")


def standard_tables() -> dict[str, bytes]:
    """The packaged tables as they are, for a data pack to replace some of them."""
    folder = files("rules.airbaron") / "data"
    return {table: (folder / f"{table}.json").read_bytes() for table in TABLES}


class _Table(Frozen, frozen=True):
    sources: dict[str, str]
    entries: dict[str, msgspec.Raw]


_Place = TypeVar("_Place", Hub, Domestic, Foreign)
_Entry = TypeVar("_Entry", Hub, Domestic, Foreign, Link, Setup, Livery)


class _Reading:
    """One pass over the tables, which gathers faults instead of stopping at the first."""

    def __init__(self, tables: Mapping[str, bytes], name: str) -> None:
        self.name = name
        self.faults = [
            *(f"table {table!r} is missing" for table in TABLES if table not in tables),
            *(f"there is no table {table!r}" for table in tables if table not in TABLES),
        ]
        self._stop_at_faults()
        self.tables = {table: self._table(table, text) for table, text in tables.items()}
        self._stop_at_faults()

    def figures(self) -> Figures:
        hubs = _coded(self._entries("hubs", Hub))
        domestic = _coded(self._entries("domestic", Domestic))
        foreign = _coded(self._entries("foreign", Foreign))
        links = self._entries("links", Link)
        boards = self._entries("boards", Setup)
        airlines = self._entries("airlines", Livery)
        tracks = self._tracks()
        self._stop_at_faults()
        figures = Figures(
            name=self.name,
            hubs=hubs,
            domestic=domestic,
            foreign=foreign,
            links=links,
            boards=boards,
            airlines=airlines,
            tracks=tracks,
        )
        self.faults.extend(checks.board_faults(hubs, domestic, foreign, links, boards))
        self.faults.extend(checks.airline_faults(airlines))
        self.faults.extend(checks.track_faults(tracks))
        self._stop_at_faults()
        return figures

    def _stop_at_faults(self) -> None:
        if self.faults:
            raise FaultyFigures(self.name, self.faults)

    def _table(self, table: str, text: bytes) -> _Table:
        try:
            return msgspec.json.decode(text, type=_Table)
        except msgspec.MsgspecError as fault:
            self.faults.append(f"{table}: {fault}")
            return _Table({}, {})

    def _entries(self, table: str, kind: type[_Entry]) -> dict[str, _Entry]:
        entries: dict[str, _Entry] = {}
        sources = self.tables[table].sources
        for key, raw in self.tables[table].entries.items():
            try:
                entry = entries[key] = msgspec.json.decode(raw, type=kind)
            except msgspec.MsgspecError as fault:
                self.faults.append(f"{table}, {key}: {fault}")
            else:
                faults = checks.provenance_faults(entry.provenance, TABLES[table], sources)
                self.faults.extend(f"{table}, {key}: {fault}" for fault in faults)
        return entries

    def _tracks(self) -> Tracks:
        """Read last: without tracks there is nothing to go on with."""
        table = self.tables["tracks"]
        plain = {entry: msgspec.json.decode(raw) for entry, raw in table.entries.items()}
        try:
            tracks = msgspec.convert(plain, Tracks)
        except msgspec.ValidationError as fault:
            raise FaultyFigures(self.name, [*self.faults, f"tracks: {fault}"]) from fault
        for entry, amount in asdict(tracks).items():
            faults = checks.origin_faults(amount.provenance, table.sources)
            self.faults.extend(f"tracks, {entry}: {fault}" for fault in faults)
        return tracks


def _coded(entries: dict[str, _Place]) -> dict[str, _Place]:
    return {code: replace(entry, code=code) for code, entry in entries.items()}
