"""Damage dealt anew: the cards face down on others' consoles, as they may lie for all that a seat can tell.

Known are how many cards of which deck lie where, which of them were jams, explosions or announced, the cards
that were shown to the seat, and that a piece in play has resistance left. All others are sorted before they
are dealt: how they really lie must leave no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import GroundCard, Piece, Taken
from rules.values import Seat

TRIES = 40
"""How often a console, and then the whole table, is dealt before its cards are laid out by their points."""
_ANNOUNCED = {"war": {"smoke", "fire"}, "glory": {"smoke", "fire", "crew"}}


class Kind(NamedTuple):
    """What everybody knows of a card that lies face down."""

    deck: str
    jam: bool
    explosion: bool
    announced: str | None


Pool: TypeAlias = dict[Kind, list[int]]
_Dealing: TypeAlias = Callable[[Piece, Pool], Piece | None]


@dataclass(frozen=True)
class Redeal:
    decks: dict[str, tuple[int, ...]]
    pieces: tuple[Piece, ...]
    """Those whose cards the seat may not see."""
    hangar: Hangar
    edition: Edition
    seat: Seat | None
    dice: Dice

    def dealt(self) -> tuple[dict[str, tuple[int, ...]], list[Piece]]:
        """The decks and the pieces as they may well be."""
        for _ in range(TRIES):
            if (found := self._all(self._at_random)) is not None:
                return found
        found = self._all(self._by_points)
        return found if found is not None else (self._shuffled(self.decks), list(self.pieces))

    def _all(self, deal: _Dealing) -> tuple[dict[str, tuple[int, ...]], list[Piece]] | None:
        pool = self._pool()
        pieces = []
        for piece in self.pieces:
            changed = deal(piece, pool) if self._places(piece) else piece
            if changed is None:
                return None
            pieces.append(changed)
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
        announced = face.special if face.special in _ANNOUNCED[self.edition] else None
        return Kind(deck, face.is_jam, face.is_explosion, announced)

    def _at_random(self, piece: Piece, pool: Pool) -> Piece | None:
        for _ in range(TRIES):
            taken: list[tuple[Kind, int]] = []
            damage = list(piece.damage)
            for index, place in self._places(piece):
                kind = self._kind(place.deck, place.card)
                card = pool[kind].pop(self.dice.below(len(pool[kind]), "imagined damage"))
                taken.append((kind, card))
                damage[index] = replace(place, card=card)
            changed = replace(piece, damage=tuple(damage))
            if self._agrees(piece, changed):
                return changed
            for kind, card in taken:
                pool[kind] = sorted((*pool[kind], card))
        return None

    def _by_points(self, piece: Piece, pool: Pool) -> Piece | None:
        """The heaviest cards for a piece that was brought down by them, the lightest for any other."""
        down = self._down(piece)
        damage = list(piece.damage)
        for index, place in self._places(piece):
            kind = self._kind(place.deck, place.card)
            cards = sorted(pool[kind], key=lambda card: self.hangar.damage(kind.deck, card).points)
            card = cards[-1 if down else 0]
            pool[kind].remove(card)
            damage[index] = replace(place, card=card)
        changed = replace(piece, damage=tuple(damage))
        return changed if self._agrees(piece, changed) else None

    def _agrees(self, piece: Piece, changed: Piece) -> bool:
        return self._down(changed) == self._down(piece)

    def _down(self, piece: Piece) -> bool:
        """Whether its resistance is used up. What a piece in play wrote down is no more than that it did."""
        noted = min(piece.noted, 1) if piece.in_play else piece.noted
        return points(replace(piece, noted=noted), self.hangar) >= self.hangar.resistance(piece)
