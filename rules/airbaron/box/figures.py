"""The component figures of Air Baron, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every figure carries its
provenance: a grade, and where known the keys of its sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from rules.airbaron.box import figure_checks as checks
from rules.airbaron.box.components import GRADES, Domestic, Foreign, Hub, Link, Livery, Setup, Tracks
from rules.figure_tables import FaultyFigures, Reading, packaged_tables
from rules.said import Said
from rules.values import Frozen

__all__ = ["TABLES", "FaultyFigures", "Figures", "standard", "standard_tables"]

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
        return _Reading(tables, name, needed=TABLES, grades=GRADES).figures()


@cache
def standard() -> Figures:
    """The packaged figures."""
    return Figures.parse(standard_tables(), "standard")


def standard_tables() -> dict[str, bytes]:
    """The packaged tables as they are, for a data pack to replace some of them."""
    return packaged_tables("rules.airbaron", TABLES)


_Place = TypeVar("_Place", Hub, Domestic, Foreign)
_Entry = TypeVar("_Entry", Hub, Domestic, Foreign, Link, Setup, Livery)


class _Reading(Reading):
    def figures(self) -> Figures:
        hubs = _coded(self._entries("hubs", Hub))
        domestic = _coded(self._entries("domestic", Domestic))
        foreign = _coded(self._entries("foreign", Foreign))
        links = self._entries("links", Link)
        boards = self._entries("boards", Setup)
        airlines = self._entries("airlines", Livery)
        tracks = self.single_figures("tracks", Tracks)
        if tracks is None or self.faults:
            raise self.refusal()
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
        self.stop_at_faults()
        return figures

    def _entries(self, table: str, kind: type[_Entry]) -> dict[str, _Entry]:
        def check(entry: _Entry) -> Iterator[Said]:
            return self.provenance_faults(table, entry.provenance, TABLES[table])

        return self.entries(table, kind, check)


def _coded(entries: dict[str, _Place]) -> dict[str, _Place]:
    return {code: replace(entry, code=code) for code, entry in entries.items()}
