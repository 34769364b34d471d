"""Airplanes ready to fly: a model's flat maneuver deck, its guns and its card, looked up by key."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dogfight.box.called import TARGET, piece_name
from rules.dogfight.box.components import DamageCard, Maneuver, Size
from rules.dogfight.box.figures import Figures
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.lines_of_fire import Arc
from rules.dogfight.state import Balloon, Counting, GroundCard, Piece, Plane
from rules.said import Text


@dataclass(frozen=True)
class Gun:
    name: str
    deck: str
    arc: Arc
    counting: Counting = "all"
    """What of its hits counts."""
    jams: bool = True


@dataclass(frozen=True, eq=False)
class Airplane:
    """One of a hangar's airplanes; there is one of each model, so that it can be told by its identity."""

    name: str
    resistance: int
    letter: str
    """The maneuver deck's."""
    cards: dict[int, Maneuver]
    """The maneuver deck by number; climb and dive are among them only where altitude is in force."""
    guns: tuple[Gun, ...]
    size: Size
    top_altitude: int
    climb_rate: int

    def gun(self, name: str) -> Gun:
        return next(gun for gun in self.guns if gun.name == name)


class Hangar:
    """All airplanes and damage cards of a set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.ruler = figures.sizes.ruler.value
        self._damage = {
            letter: {card.number: card for card in deck.cards} for letter, deck in figures.damage.items()
        }
        self._flat = {key: _airplane(figures, key, altitude=False) for key in figures.airplanes}
        self._high = {key: _airplane(figures, key, altitude=True) for key in figures.airplanes}

    def __getitem__(self, model: str) -> Airplane:
        """An airplane as the basic rules fly it."""
        return self._flat[model]

    def airplane(self, model: str, in_force: InForce) -> Airplane:
        """An airplane with the maneuver deck of the rules in force."""
        return (self._high if in_force.altitude else self._flat)[model]

    def size(self, piece: Piece) -> Size:
        if isinstance(piece, Plane):
            return self._flat[piece.model].size
        return self.figures.sizes.balloon if isinstance(piece, Balloon) else self.figures.sizes.ground_card

    def name(self, piece: Piece) -> str:
        """As the tables have it, for views and events."""
        if isinstance(piece, Plane):
            return self._flat[piece.model].name
        if isinstance(piece, Balloon):
            return self.figures.balloons[piece.balloon].name
        strafed = isinstance(piece, GroundCard) and piece.card
        return self.figures.ground[strafed].name if strafed else TARGET

    def called(self, piece: Piece) -> Text:
        """Its name, for somebody to read."""
        return piece_name(self.name(piece))

    def resistance(self, piece: Piece) -> int:
        """How many damage points it stands; targets stand any, for only bombs harm them."""
        if isinstance(piece, Plane):
            return self._flat[piece.model].resistance
        if isinstance(piece, Balloon):
            return self.figures.balloons[piece.balloon].resistance
        return self.figures.ground[piece.card].resistance if isinstance(piece, GroundCard) else 0

    def damage(self, deck: str, number: int) -> DamageCard:
        return self._damage[deck][number]

    def numbers(self, deck: str) -> tuple[int, ...]:
        """Every card of a damage deck."""
        return tuple(card.number for card in self.figures.damage[deck].cards)


def _airplane(figures: Figures, key: str, *, altitude: bool) -> Airplane:
    model = figures.airplanes[key]
    guns = [Gun("front", model.front, Arc(figures.sizes.front_arc.value))]
    if model.rear is not None and model.rear_arc is not None:
        guns.append(Gun("rear", model.rear, Arc.rear(model.rear_arc)))
    deck = figures.deck_of(model) if altitude else figures.deck_of(model).without_altitude()
    return Airplane(
        name=model.name,
        resistance=model.resistance,
        letter=model.maneuver_deck,
        cards={card.number: card for card in deck.cards},
        guns=tuple(guns),
        size=figures.card_of(model),
        top_altitude=model.top_altitude,
        climb_rate=model.climb_rate,
    )
