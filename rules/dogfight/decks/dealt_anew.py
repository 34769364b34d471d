"""Damage dealt anew: the cards face down on others' consoles, as they may lie for all that a seat can tell.

Known are how many cards of which deck lie where, how many of them jammed a gun or made an airplane explode,
the cards that were shown to the seat, and that a piece in play has resistance left. All others are sorted
before they are dealt: how they really lie must leave no trace. What else a card says is known at most from
what was told when it was drawn, and only where such things are told at all: it counts as unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.hangar import Hangar
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import GroundCard, Piece, Plane, Taken
from rules.values import Seat

TRIES = 40
"""How often a console, and then the whole table, is dealt before it gets the lightest cards."""


class Kind(NamedTuple):
    """What everybody may know of a card that lies face down."""

    deck: str
    jam: bool
    explosion: bool


Pool: TypeAlias = dict[Kind, list[int]]


@dataclass(frozen=True)
class Redeal:
    decks: dict[str, tuple[int, ...]]
    pieces: tuple[Piece, ...]
    """Those whose cards the seat may not see."""
    hangar: Hangar
    seat: Seat | None
    dice: Dice

    def dealt(self) -> tuple[dict[str, tuple[int, ...]], list[Piece]]:
        """The decks and the pieces as they may well be."""
        for _ in range(TRIES):
            pool = self._pool()
            pieces = [self._at_random(self._sorted(piece), pool) for piece in self.pieces]
            if all(map(self._may_be, pieces)):
                break
        else:
            pool = self._pool()
            pieces = [self._lightest(self._sorted(piece), pool) for piece in self.pieces]
        left: dict[str, list[int]] = {deck: [] for deck in self.decks}
        for kind, cards in pool.items():
            left[kind.deck] += cards
        return self._shuffled(left), pieces

    def _shuffled(self, decks: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
        return {deck: self.dice.shuffle(sorted(cards), f"imagined {deck}") for deck, cards in decks.items()}

    def _pool(self) -> Pool:
        """All cards that could lie anywhere, by what is known of them."""
        hidden = [(taken.deck, taken.card) for piece in self.pieces for _, taken in self._places(piece)]
        hidden += [(deck, card) for deck, cards in self.decks.items() for card in cards]
        pool: Pool = {}
        for deck, card in sorted(hidden):
            pool.setdefault(self._kind(deck, card), []).append(card)
        return pool

    def _known(self, piece: Piece, place: Taken) -> Kind:
        """Airplanes explode by a card that says so; a balloon in flames may explode by any."""
        told = isinstance(piece, Plane) and piece.status == "exploded"
        exploded = told and self.hangar.damage(place.deck, place.card).is_explosion
        return Kind(place.deck, place.shown is not None, exploded)

    def _like(self, known: Kind, pool: Pool) -> Kind:
        """Where a card comes from of which that is known; if there is none left like it, any of its deck."""
        return (
            known
            if pool.get(known)
            else next(kind for kind in pool if kind.deck == known.deck and pool[kind])
        )

    def _sorted(self, piece: Piece) -> Piece:
        """Its cards by what is known of them, not as they were drawn: any of a volley may be the jam."""
        if isinstance(piece, GroundCard) or len(piece.damage) < 2:
            return piece
        hidden = {index for index, _ in self._places(piece)}

        def told(index: int) -> tuple[Kind, str, int, int]:
            taken = piece.damage[index]
            by = -1 if taken.shown is None else taken.shown
            return self._known(piece, taken), taken.worth, by, 0 if index in hidden else taken.card

        order = sorted(range(len(piece.damage)), key=told)
        return replace(piece, damage=tuple([piece.damage[index] for index in order]))

    def _places(self, piece: Piece) -> list[tuple[int, Taken]]:
        """Where cards lie whose faces the seat has not seen, and that are not just taking effect."""
        if isinstance(piece, GroundCard):
            return []
        at_work = {(hit.deck, hit.card) for hit in piece.fresh}
        return [
            (index, taken)
            for index, taken in enumerate(piece.damage)
            if (self.seat is None or taken.shown != self.seat) and (taken.deck, taken.card) not in at_work
        ]

    def _kind(self, deck: str, card: int) -> Kind:
        face = self.hangar.damage(deck, card)
        return Kind(deck, face.is_jam, face.is_explosion)

    def _at_random(self, piece: Piece, pool: Pool) -> Piece:
        for _ in range(TRIES):
            taken: list[tuple[Kind, int]] = []
            damage = list(piece.damage)
            for index, place in self._places(piece):
                kind = self._like(self._known(piece, place), pool)
                card = pool[kind].pop(self.dice.below(len(pool[kind]), "imagined damage"))
                taken.append((kind, card))
                damage[index] = replace(place, card=card)
            changed = replace(piece, damage=tuple(damage))
            if self._may_be(changed):
                break
            for kind, card in taken:
                pool[kind] = sorted((*pool[kind], card))
        return changed

    def _lightest(self, piece: Piece, pool: Pool) -> Piece:
        damage = list(piece.damage)
        for index, place in self._places(piece):
            kind = self._like(self._known(piece, place), pool)
            card = min(pool[kind], key=lambda card: self.hangar.damage(kind.deck, card).points)
            pool[kind].remove(card)
            damage[index] = replace(place, card=card)
        return replace(piece, damage=tuple(damage))

    def _may_be(self, piece: Piece) -> bool:
        """A piece in play has resistance left; what it wrote down is known to be something, but no more."""
        if not piece.in_play:
            return True
        return points(replace(piece, noted=min(piece.noted, 1)), self.hangar) < self.hangar.resistance(piece)
