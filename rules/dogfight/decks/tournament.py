"""Tournament rule (optional): less luck, by taking the explosions out of decks A and B."""

from __future__ import annotations

from rules.dogfight.hangar import Hangar
from rules.dogfight.rulebook import InForce

TAMED = ("A", "B")


def deck_cards(in_force: InForce, hangar: Hangar, deck: str) -> tuple[int, ...]:
    """The numbers of the cards a damage deck is made of."""
    numbers = hangar.numbers(deck)
    if not in_force.tournament or deck not in TAMED:
        return numbers
    return tuple(number for number in numbers if not hangar.damage(deck, number).is_explosion)
