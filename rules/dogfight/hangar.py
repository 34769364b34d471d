"""Airplanes ready to fly: a model's flat maneuver deck, its guns and its card, looked up by key."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.dogfight.components import DamageCard, Maneuver, Size
from rules.dogfight.figures import Figures
from rules.dogfight.lines_of_fire import Arc


@dataclass(frozen=True)
class Gun:
    name: str
    deck: str
    arc: Arc


@dataclass(frozen=True, eq=False)
class Airplane:
    """One of a hangar's airplanes; there is one of each model, so that it can be told by its identity."""

    name: str
    resistance: int
    letter: str
    """The maneuver deck's."""
    cards: dict[int, Maneuver]
    """The maneuver deck by number, without climb and dive: the basic rules know no altitude."""
    guns: tuple[Gun, ...]
    size: Size

    def gun(self, name: str) -> Gun:
        return next(gun for gun in self.guns if gun.name == name)

    def spare_straight(self, planned: Iterable[int]) -> Maneuver:
        """The first straight that is not among the cards planned."""
        taken = set(planned)
        return next(card for card in self.cards.values() if card.is_straight and card.number not in taken)


class Hangar:
    """All airplanes and damage cards of a set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.ruler = figures.sizes.ruler.value
        self._airplanes = {key: _airplane(figures, key) for key in figures.airplanes}

    def __getitem__(self, model: str) -> Airplane:
        return self._airplanes[model]

    def damage(self, deck: str, number: int) -> DamageCard:
        return self.figures.damage[deck][number]

    def numbers(self, deck: str) -> tuple[int, ...]:
        """Every card of a damage deck."""
        return tuple(card.number for card in self.figures.damage[deck].cards)


def _airplane(figures: Figures, key: str) -> Airplane:
    model = figures.airplanes[key]
    guns = [Gun("front", model.front, Arc(figures.sizes.front_arc.value))]
    if model.rear is not None and model.rear_arc is not None:
        guns.append(Gun("rear", model.rear, Arc.rear(model.rear_arc)))
    deck = figures.deck_of(model).without_altitude()
    return Airplane(
        name=model.name,
        resistance=model.resistance,
        letter=model.maneuver_deck,
        cards={card.number: card for card in deck.cards},
        guns=tuple(guns),
        size=figures.card_of(model),
    )
