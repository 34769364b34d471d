"""The component figures of the dogfight, read from tables and checked.

The packaged tables lie in `data/`; an operator's data pack may replace any of them by one of the same
schema. Every table is `{"sources": {key: text}, "entries": {key: entry}}`, and every figure carries its
provenance: a grade, and where known the keys of its sources.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from rules.dogfight.box import figure_checks as checks
from rules.dogfight.box.components import (
    GRADES,
    AirplaneModel,
    BalloonModel,
    Count,
    DamageCard,
    DamageDeck,
    GroundCardModel,
    Maneuver,
    ManeuverDeck,
    Points,
    Silhouette,
    Size,
    Sizes,
    Special,
)
from rules.figure_tables import FaultyFigures, Provenance, Reading, packaged_tables
from rules.values import Frozen

__all__ = [
    "TABLES",
    "AirplaneModel",
    "BalloonModel",
    "DamageCard",
    "DamageDeck",
    "FaultyFigures",
    "Figures",
    "GroundCardModel",
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


class Figures(Frozen, frozen=True, kw_only=True):
    """All tables together. `name` says whose they are and goes into every game's record."""

    name: str
    maneuvers: dict[str, ManeuverDeck]
    damage: dict[str, DamageDeck]
    airplanes: dict[str, AirplaneModel]
    balloons: dict[str, BalloonModel]
    ground: dict[str, GroundCardModel]
    silhouettes: dict[str, Silhouette]
    sizes: Sizes

    @classmethod
    def parse(cls, tables: Mapping[str, bytes], name: str) -> Figures:
        """Read JSON tables; raise FaultyFigures with every fault found."""
        return _Reading(tables, name, needed=TABLES, grades=GRADES).figures()

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
    return packaged_tables("rules.dogfight", TABLES)


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


_Model = TypeVar("_Model", AirplaneModel, BalloonModel, GroundCardModel, Silhouette)


class _Reading(Reading):
    def figures(self) -> Figures:
        maneuvers, damage = self._maneuvers(), self._damage()
        airplanes = self._models("airplanes", AirplaneModel, _airplane_figures)
        balloons = self._models("balloons", BalloonModel, lambda _: _BALLOON_FIGURES)
        ground = self._models("ground", GroundCardModel, lambda _: _GROUND_FIGURES)
        silhouettes = self._models("silhouettes", Silhouette, lambda _: ("outline",))
        sizes = self.single_figures("sizes", Sizes)
        if sizes is None or self.faults:
            raise self.refusal()
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
        self.stop_at_faults()
        return figures

    def _maneuvers(self) -> dict[str, ManeuverDeck]:
        decks = {}
        for letter, entry in self.entries("maneuvers", _ManeuverEntry).items():
            cards = tuple(replace(card, deck=letter) for card in entry.cards)
            decks[letter] = ManeuverDeck(letter, cards, entry.provenance, entry.note)
            figures = (*_DECK_FIGURES, "arrows")
            self.blame("maneuvers", letter, self.provenance_faults("maneuvers", entry.provenance, figures))
            self.blame("maneuvers", letter, checks.maneuver_deck_faults(decks[letter], entry.size))
        return decks

    def _damage(self) -> dict[str, DamageDeck]:
        decks = {}
        for letter, entry in self.entries("damage", _DamageEntry).items():
            lines = [line for line in entry.cards for _ in range(line.count)]
            cards = tuple(
                DamageCard(letter, number, line.points, line.special)
                for number, line in enumerate(lines, start=1)
            )
            decks[letter] = DamageDeck(letter, cards, entry.provenance, entry.note)
            self.blame("damage", letter, self.provenance_faults("damage", entry.provenance, _DECK_FIGURES))
            self.blame("damage", letter, checks.damage_deck_faults(decks[letter], entry.size))
        return decks

    def _models(
        self, table: str, kind: type[_Model], figures: Callable[[_Model], tuple[str, ...]]
    ) -> dict[str, _Model]:
        models = {key: replace(entry, key=key) for key, entry in self.entries(table, kind).items()}
        for key, model in models.items():
            self.blame(table, key, self.provenance_faults(table, model.provenance, figures(model)))
        return models

    def _cross_check(self, figures: Figures) -> None:
        self.faults.extend(checks.missing_damage_decks(figures.damage))
        for key, model in figures.airplanes.items():
            faults = checks.airplane_faults(model, figures.maneuvers, figures.damage, figures.airplanes)
            self.blame("airplanes", key, faults)
        self.blame("silhouettes", "all", checks.missing_silhouettes(figures.silhouettes))
        for key, shape in figures.silhouettes.items():
            self.blame("silhouettes", key, checks.silhouette_faults(shape, figures.airplanes, figures.sizes))
        for key, card in figures.ground.items():
            self.blame("ground", key, checks.firepower_faults(card.firepower, figures.damage))


def _airplane_figures(model: AirplaneModel) -> tuple[str, ...]:
    return (*_AIRPLANE_FIGURES, "rear_arc") if model.seats == 2 else _AIRPLANE_FIGURES
