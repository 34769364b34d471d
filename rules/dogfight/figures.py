"""The component figures of the dogfight, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every figure carries its
provenance: a grade, and where known the keys of its sources.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec.structs import asdict, replace

from rules.dogfight import figure_checks as checks
from rules.dogfight.components import (
    AirplaneModel,
    Balloon,
    Count,
    DamageCard,
    DamageDeck,
    GroundCard,
    Maneuver,
    ManeuverDeck,
    Points,
    Provenance,
    Silhouette,
    Size,
    Sizes,
    Special,
)
from rules.engine import Frozen

__all__ = [
    "TABLES",
    "AirplaneModel",
    "Balloon",
    "DamageCard",
    "DamageDeck",
    "FaultyFigures",
    "Figures",
    "GroundCard",
    "Maneuver",
    "ManeuverDeck",
    "Silhouette",
    "Size",
    "Sizes",
    "standard",
    "standard_tables",
]

TABLES = ("maneuvers", "damage", "airplanes", "balloons", "ground", "silhouettes", "sizes")

_DECK_FIGURES = ("size", "cards")
_AIRPLANE_FIGURES = ("maneuver_deck", "firepower", "resistance", "altitude")
_BALLOON_FIGURES = ("faces", "resistance", "top_altitude")
_GROUND_FIGURES = ("firepower", "rulers", "arc", "resistance")


class FaultyFigures(ValueError):  # noqa: N818 - named like the engine's IllegalChoice, for what it says
    """Tables that cannot be played with; `faults` names the table and the entry of each."""

    def __init__(self, name: str, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"figures {name!r}: " + "; ".join(self.faults))


class Figures(Frozen, frozen=True, kw_only=True):
    """All tables together. `name` says whose they are and goes into every game's record."""

    name: str
    maneuvers: dict[str, ManeuverDeck]
    damage: dict[str, DamageDeck]
    airplanes: dict[str, AirplaneModel]
    balloons: dict[str, Balloon]
    ground: dict[str, GroundCard]
    silhouettes: dict[str, Silhouette]
    sizes: Sizes

    @classmethod
    def parse(cls, tables: Mapping[str, bytes], name: str) -> Figures:
        """Read JSON tables; raise FaultyFigures with every fault found."""
        return _Reading(tables, name).figures()

    def deck_of(self, model: AirplaneModel) -> ManeuverDeck:
        return self.maneuvers[model.maneuver_deck]

    def card_of(self, model: AirplaneModel) -> Size:
        return self.sizes.bomber_card if model.card == "bomber" else self.sizes.airplane_card


@cache
def standard() -> Figures:
    """The packaged figures."""
    return Figures.parse(standard_tables(), "standard")


def standard_tables() -> dict[str, bytes]:
    """The packaged tables as they are, for a data pack to replace some of them."""
    folder = files("rules.dogfight") / "data"
    return {table: (folder / f"{table}.json").read_bytes() for table in TABLES}


class _Table(Frozen, frozen=True):
    sources: dict[str, str]
    entries: dict[str, msgspec.Raw]


class _ManeuverEntry(Frozen, frozen=True, kw_only=True):
    size: Count
    provenance: Provenance
    note: str = ""
    cards: tuple[Maneuver, ...]


class _DamageLine(Frozen, frozen=True):
    points: Points
    special: Special | None
    count: Count


class _DamageEntry(Frozen, frozen=True, kw_only=True):
    size: Count
    provenance: Provenance
    note: str = ""
    cards: tuple[_DamageLine, ...]


_Entry = TypeVar("_Entry")
_Model = TypeVar("_Model", AirplaneModel, Balloon, GroundCard, Silhouette)


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
        maneuvers, damage = self._maneuvers(), self._damage()
        airplanes = self._models("airplanes", AirplaneModel, _airplane_figures)
        balloons = self._models("balloons", Balloon, lambda _: _BALLOON_FIGURES)
        ground = self._models("ground", GroundCard, lambda _: _GROUND_FIGURES)
        silhouettes = self._models("silhouettes", Silhouette, lambda _: ("outline",))
        sizes = self._sizes()
        self._stop_at_faults()
        figures = Figures(
            name=self.name,
            maneuvers=maneuvers,
            damage=damage,
            airplanes=airplanes,
            balloons=balloons,
            ground=ground,
            silhouettes=silhouettes,
            sizes=sizes,
        )
        self._cross_check(figures)
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
        return entries

    def _check_provenance(
        self, table: str, entry: str, provenance: Provenance, figures: tuple[str, ...]
    ) -> None:
        sources = self.tables[table].sources
        self._blame(table, entry, checks.provenance_faults(provenance, figures, sources))

    def _maneuvers(self) -> dict[str, ManeuverDeck]:
        decks = {}
        for letter, entry in self._entries("maneuvers", _ManeuverEntry).items():
            cards = tuple(replace(card, deck=letter) for card in entry.cards)
            decks[letter] = ManeuverDeck(letter, cards, entry.provenance, entry.note)
            self._check_provenance("maneuvers", letter, entry.provenance, (*_DECK_FIGURES, "arrows"))
            self._blame("maneuvers", letter, checks.maneuver_deck_faults(decks[letter], entry.size))
        return decks

    def _damage(self) -> dict[str, DamageDeck]:
        decks = {}
        for letter, entry in self._entries("damage", _DamageEntry).items():
            lines = [line for line in entry.cards for _ in range(line.count)]
            cards = tuple(
                DamageCard(letter, number, line.points, line.special)
                for number, line in enumerate(lines, start=1)
            )
            decks[letter] = DamageDeck(letter, cards, entry.provenance, entry.note)
            self._check_provenance("damage", letter, entry.provenance, _DECK_FIGURES)
            self._blame("damage", letter, checks.damage_deck_faults(decks[letter], entry.size))
        return decks

    def _models(
        self, table: str, kind: type[_Model], figures: Callable[[_Model], tuple[str, ...]]
    ) -> dict[str, _Model]:
        models = {key: replace(entry, key=key) for key, entry in self._entries(table, kind).items()}
        for key, model in models.items():
            self._check_provenance(table, key, model.provenance, figures(model))
        return models

    def _sizes(self) -> Sizes:
        """Read last: without sizes there is nothing to go on with."""
        table = self.tables["sizes"]
        plain = {entry: msgspec.json.decode(raw) for entry, raw in table.entries.items()}
        try:
            sizes = msgspec.convert(plain, Sizes)
        except msgspec.ValidationError as fault:
            raise FaultyFigures(self.name, [*self.faults, f"sizes: {fault}"]) from fault
        for entry, size in asdict(sizes).items():
            self._blame("sizes", entry, checks.origin_faults(size.provenance, table.sources))
        return sizes

    def _cross_check(self, figures: Figures) -> None:
        self.faults.extend(checks.missing_damage_decks(figures.damage))
        for key, model in figures.airplanes.items():
            faults = checks.airplane_faults(model, figures.maneuvers, figures.damage, figures.airplanes)
            self._blame("airplanes", key, faults)
        self._blame("silhouettes", "all", checks.missing_silhouettes(figures.silhouettes))
        for key, shape in figures.silhouettes.items():
            self._blame("silhouettes", key, checks.silhouette_faults(shape, figures.airplanes, figures.sizes))
        for key, card in figures.ground.items():
            self._blame("ground", key, checks.firepower_faults(card.firepower, figures.damage))


def _airplane_figures(model: AirplaneModel) -> tuple[str, ...]:
    return (*_AIRPLANE_FIGURES, "rear_arc") if model.seats == 2 else _AIRPLANE_FIGURES
