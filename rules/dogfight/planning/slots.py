"""The three places of a plan, and the cards that a choice, finished or not, puts there."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from rules.dogfight.box.components import Maneuver
from rules.engine import Choice
from rules.said import Said, said

SLOTS = ("first", "second", "third")


def chosen_cards(name: str, deck: Mapping[int, Maneuver], choice: Choice) -> list[Maneuver]:
    """The cards of an airplane, from the first slot on as far as they are filled in."""
    answers = (card_named(deck, choice.get(f"{name}.{slot}")) for slot in SLOTS)
    return [card for card in takewhile(lambda card: card is not None, answers) if card is not None]


def card_label(card: Maneuver) -> Said:
    """A card in a hand: “7 · Stall”."""
    return said("dogfight-planning.card-option", number=str(card.number), card=card.label)


def card_clause(card: Maneuver) -> Said:
    """Its name within a sentence: “stall”."""
    return Said(f"{card.label.key}.clause", card.label.args)


def card_named(deck: Mapping[int, Maneuver], value: object) -> Maneuver | None:
    """The card an answer names: its number, written plainly."""
    if not isinstance(value, str) or len(value) > 2 or not value.isascii() or not value.isdigit():
        return None
    card = deck.get(int(value))
    return card if card is not None and str(card.number) == value else None
