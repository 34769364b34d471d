"""Damage points: what the cards on a console add up to."""

from __future__ import annotations

from rules.dogfight.box.components import DamageCard
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Counting, GroundCard, Piece, Taken, Worth


def points(piece: Piece, hangar: Hangar) -> int:
    """All damage a piece has taken, that of cards long reshuffled included."""
    return piece.noted + sum(points_of(taken, hangar) for taken in piece.damage)


def undamaged(card: GroundCard, hangar: Hangar) -> bool:
    """Whether a ground card is as it was: an explosion silences it without a point."""
    return card.status in {"active", "gun silenced"} and points(card, hangar) == 0


def points_of(taken: Taken, hangar: Hangar) -> int:
    return value(hangar.damage(taken.deck, taken.card), taken.worth)


def value(card: DamageCard, worth: Worth) -> int:
    """A card's points as they count: halves are rounded up, and aim makes nothing of a zero."""
    if worth == "nothing":
        return 0
    whole = card.points if worth in {"plain", "aimed"} else (card.points + 1) // 2
    return whole + 1 if whole and worth in {"aimed", "halved and aimed"} else whole


def worth_of(counting: Counting, *, aimed: bool, halved: bool) -> Worth:
    if counting == "specials":
        return "nothing"
    if halved:
        return "halved and aimed" if aimed else "halved"
    return "aimed" if aimed else "plain"
