"""Tables of component figures, read strictly; every fault is named at once, by its table and entry.

Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every figure carries its origin: a
grade, and where known the keys of its sources. Which tables and which grades there are, each title says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import TypeAlias, TypeVar

import msgspec
from msgspec.structs import asdict

from rules.said import Said, Text, said, series
from rules.values import Frozen

Provenance: TypeAlias = dict[str, str]
"""Figure -> its origin: a grade, and where known the sources, as in "exact: duel-pack, templates"."""

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading a table may end with: it is not what it should be, no text at all, or nested without end."""

_Entry = TypeVar("_Entry")
_Whole = TypeVar("_Whole", bound=Frozen)


class FaultyFigures(ValueError):  # noqa: N818 - named like the engine's IllegalChoice, for what it says
    """Tables that cannot be played with; `faults` names the table and the entry of each."""

    def __init__(self, name: str, faults: Iterable[Text]) -> None:
        self.name = name
        self.faults = tuple(faults)
        super().__init__(name, self.faults)

    def __str__(self) -> str:
        """For logs: what an operator reads is said by a voice."""
        return f"figures {self.name!r}: {'; '.join(map(repr, self.faults))}"


def entry_fault(table: str, entry: str, fault: Text) -> Said:
    return said("records.figure-fault", table=table, entry=entry, fault=fault)


def table_fault(table: str, fault: Text) -> Said:
    return said("records.table-fault", table=table, fault=fault)


def packaged_tables(package: str, tables: Iterable[str]) -> dict[str, bytes]:
    """The tables that lie in the package's `data/`, as they are."""
    folder = files(package) / "data"
    return {table: (folder / f"{table}.json").read_bytes() for table in tables}


class _Table(Frozen, frozen=True):
    sources: dict[str, str]
    entries: dict[str, msgspec.Raw]


class Reading:
    """One pass over the tables, which gathers faults instead of stopping at the first."""

    def __init__(
        self, tables: Mapping[str, bytes], name: str, *, needed: Collection[str], grades: Collection[str]
    ) -> None:
        self.name = name
        self.grades = grades
        self.faults: list[Text] = [
            *(said("records.table-missing", table=repr(table)) for table in needed if table not in tables),
            *(said("records.no-such-table", table=repr(table)) for table in tables if table not in needed),
        ]
        self.stop_at_faults()
        self.tables = {table: self._table(table, tables[table]) for table in needed}
        self.stop_at_faults()

    def refusal(self) -> FaultyFigures:
        return FaultyFigures(self.name, self.faults)

    def stop_at_faults(self) -> None:
        if self.faults:
            raise self.refusal()

    def blame(self, table: str, entry: str, faults: Iterable[Text]) -> None:
        self.faults.extend(entry_fault(table, entry, fault) for fault in faults)

    def entries(
        self, table: str, kind: type[_Entry], check: Callable[[_Entry], Iterable[Text]] = lambda _: ()
    ) -> dict[str, _Entry]:
        """A table of entries of one kind; `check` finds the faults of an entry that can be read."""
        entries: dict[str, _Entry] = {}
        for key, raw in self.tables[table].entries.items():
            try:
                entries[key] = msgspec.json.decode(raw, type=kind)
            except UNREADABLE as fault:
                self.blame(table, key, [str(fault)])
            else:
                self.blame(table, key, check(entries[key]))
        return entries

    def whole(self, table: str, kind: type[_Whole]) -> _Whole | None:
        """A table whose entries differ from each other; None, and a fault, if it cannot be read."""
        try:
            plain = {key: msgspec.json.decode(raw) for key, raw in self.tables[table].entries.items()}
            return msgspec.convert(plain, kind)
        except UNREADABLE as fault:
            self.faults.append(table_fault(table, str(fault)))
            return None

    def single_figures(self, table: str, kind: type[_Whole]) -> _Whole | None:
        """A whole table each entry of which is a single figure, so that its provenance is one origin."""
        whole = self.whole(table, kind)
        for entry, figure in asdict(whole).items() if whole is not None else ():
            self.blame(table, entry, self.origin_faults(table, figure.provenance))
        return whole

    def provenance_faults(
        self, table: str, provenance: Provenance, figures: Collection[str]
    ) -> Iterator[Said]:
        """Every one of the figures must say where it comes from, and nothing else may."""
        for figure in figures:
            if figure not in provenance:
                yield said("records.provenance-missing", figure=repr(figure))
        for figure, origin in provenance.items():
            if figure not in figures:
                yield said("records.provenance-of-nothing", figure=repr(figure))
            for fault in self.origin_faults(table, origin):
                yield said("records.provenance-fault", figure=repr(figure), fault=fault)

    def origin_faults(self, table: str, origin: str) -> Iterator[Said]:
        grade, _, cited = origin.partition(":")
        if grade not in self.grades:
            yield said("records.no-grade", origin=repr(origin), grades=series(self.grades))
        for source in filter(None, (part.strip() for part in cited.split(","))):
            if source not in self.tables[table].sources:
                yield said("records.no-source", source=repr(source))

    def _table(self, table: str, text: bytes) -> _Table:
        try:
            return msgspec.json.decode(text, type=_Table)
        except UNREADABLE as fault:
            self.faults.append(table_fault(table, str(fault)))
            return _Table({}, {})
