"""What the tables must satisfy beyond their schema; every check yields the faults it finds, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from shapely import Polygon

from rules.dogfight.box.components import AirplaneModel, DamageDeck, Maneuver, ManeuverDeck, Silhouette, Sizes

_DECKS_IN_RULES = {"A": "fires and crashes", "C": "anti-aircraft guns and collisions", "D": "rockets"}
_SILHOUETTES = ("biplane", "two-seater", "balloon")
"""Without these some piece would have no picture."""
_TURNING = ("turn", "stall-turn")
_SLIPPING = ("sideslip", "wide-sideslip")


def maneuver_deck_faults(deck: ManeuverDeck, size: int) -> Iterator[str]:
    if len(deck.cards) != size:
        yield f"the size is {size}, but {len(deck.cards)} cards are listed"
    for number, times in Counter(card.number for card in deck.cards).items():
        if times > 1:
            yield f"card number {number} occurs {times} times"
    if len(deck.straights) < 3:
        yield f"3 straights are needed, to have one left for an illegal card; here are {len(deck.straights)}"
    if not any(card.is_stall for card in deck.cards):
        yield "a deck needs a stall: a damaged engine demands one every turn"
    for card in deck.cards:
        for fault in _maneuver_faults(card):
            yield f"card {card.number}: {fault}"


def _maneuver_faults(card: Maneuver) -> Iterator[str]:
    sideways = card.kind in _TURNING or card.kind in _SLIPPING
    if sideways != (card.direction is not None):
        yield f"kind {card.kind!r} {'needs a' if sideways else 'has no'} direction"
        return
    sign = {"left": -1, "right": 1, None: 0}[card.direction]
    if card.dx * sign < 0 or (sign == 0 and card.dx != 0):
        yield f"dx {card.dx:g} does not fit its direction"
    if card.kind in _TURNING:
        if not 0 < card.turn * sign < 180:
            yield f"turn {card.turn:g} does not fit its direction"
    elif card.turn != (180 if card.is_immelmann else 0):
        yield f"kind {card.kind!r} cannot turn by {card.turn:g}"
    if card.is_straight and card.steep:
        yield "a straight is never steep"


def damage_deck_faults(deck: DamageDeck, size: int) -> Iterator[str]:
    if len(deck.cards) != size:
        yield f"the size is {size}, but the counts add up to {len(deck.cards)}"


def missing_damage_decks(damage: Mapping[str, DamageDeck]) -> Iterator[str]:
    for letter, use in _DECKS_IN_RULES.items():
        if letter not in damage:
            yield f"damage: deck {letter!r} is missing, which is drawn for {use}"


def firepower_faults(letter: str, damage: Mapping[str, DamageDeck]) -> Iterator[str]:
    if letter not in damage:
        yield f"firepower {letter!r} is not among the damage decks ({', '.join(damage)})"


def airplane_faults(
    model: AirplaneModel,
    maneuvers: Mapping[str, ManeuverDeck],
    damage: Mapping[str, DamageDeck],
    models: Mapping[str, AirplaneModel],
) -> Iterator[str]:
    if model.maneuver_deck not in maneuvers:
        yield f"maneuver deck {model.maneuver_deck!r} is not in the table ({', '.join(maneuvers)})"
    yield from firepower_faults(model.front, damage)
    if model.rear is not None:
        yield from firepower_faults(model.rear, damage)
    for figure in ("rear", "rear_arc"):
        if (getattr(model, figure) is not None) != (model.seats == 2):
            yield f"{figure!r} is for two-seaters, and for each of them; the seats here are {model.seats}"
    if model.variant_of is not None and model.variant_of not in models:
        yield f"it is a variant of {model.variant_of!r}, which is not in the table"


def missing_silhouettes(silhouettes: Collection[str]) -> Iterator[str]:
    for key in _SILHOUETTES:
        if key not in silhouettes:
            yield f"there is no {key!r}"


def silhouette_faults(shape: Silhouette, models: Collection[str], sizes: Sizes) -> Iterator[str]:
    for model in shape.models:
        if model not in models:
            yield f"model {model!r} is not among the airplanes"
    if not Polygon(shape.outline).is_valid:
        yield "its outline crosses itself"
    card = sizes.balloon if shape.key == "balloon" else sizes.airplane_card
    if any(abs(x) > card.width / 2 or abs(y) > card.length / 2 for x, y in shape.outline):
        yield f"its outline reaches beyond a card of {card.width:g} x {card.length:g}"
