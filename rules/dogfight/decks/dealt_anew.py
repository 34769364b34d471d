"""Damage dealt anew: the cards face down on others' consoles, as they may lie for all that a seat can tell.

Known are how many cards of which deck lie where, the cards that were shown to the seat, what everybody has
heard of the others (`announced`), and that a piece in play has resistance left. All others are sorted before
they are dealt: how they really lie must leave no trace. Cards that take effect with the round's fire, strain
and collisions, may be any of their deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.box.components import Special
from rules.dogfight.decks import announced
from rules.dogfight.hangar import Hangar
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import GroundCard, Piece, State, Taken
from rules.values import Seat

TRIES = 40
"""How often a console, and then the whole table, is dealt before it gets the lightest cards."""


class CardKind(NamedTuple):
    """What everybody may know of a card that lies face down."""

    deck: str
    mark: Special | None


Pool: TypeAlias = dict[CardKind, list[int]]
Hand: TypeAlias = dict[int, tuple[CardKind, int]]
"""Cards by the place where they lie on a console."""
Draw: TypeAlias = Callable[[Pool, Sequence[CardKind]], tuple[CardKind, int]]


class _Console(NamedTuple):
    """A piece whose hidden cards lie first, and what everybody has heard of them."""

    piece: Piece
    hidden: tuple[Taken, ...]
    heard: announced.Heard

    def may_hold(self, taken: Taken, kind: CardKind) -> bool:
        """Whether a card of which nothing was heard may be of that kind; infantry jams no gun."""
        return kind.mark not in self.heard.no_more or (
            kind.mark == announced.JAM and taken.worth == "nothing"
        )

    def with_cards(self, *hands: Hand) -> Piece:
        if not self.hidden:
            return self.piece
        damage = list(self.piece.damage)
        for hand in hands:
            for index, (_, card) in hand.items():
                damage[index] = replace(damage[index], card=card)
        return replace(self.piece, damage=tuple(damage))


@dataclass(frozen=True)
class Redeal:
    state: State
    pieces: tuple[Piece, ...]
    """Those whose cards the seat may not see."""
    hangar: Hangar
    seat: Seat | None
    dice: Dice

    def dealt(self) -> tuple[dict[str, tuple[int, ...]], list[Piece]]:
        """The decks and the pieces as they may well be."""
        consoles = [self._console(piece) for piece in self.pieces]
        for _ in range(TRIES):
            pool = self._pool()
            told = [self._told(each, pool, self._any_card) for each in consoles]
            pieces = [self._at_random(each, hand, pool) for each, hand in zip(consoles, told, strict=True)]
            if all(map(self._may_be, pieces)):
                break
        else:
            pool = self._pool()
            told = [self._told(each, pool, self._lightest) for each in consoles]
            pieces = [
                each.with_cards(hand, self._others(each, hand, pool, self._lightest))
                for each, hand in zip(consoles, told, strict=True)
            ]
        pieces = [self._struck(*each, pool) for each in zip(self.pieces, pieces, strict=True)]
        left: dict[str, list[int]] = {deck: [] for deck in self.state.decks}
        for kind, cards in pool.items():
            left[kind.deck] += cards
        return self._shuffled(left), pieces

    def _shuffled(self, decks: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
        return {deck: self.dice.shuffle(sorted(cards), f"imagined {deck}") for deck, cards in decks.items()}

    def _pool(self) -> Pool:
        """All cards that could lie anywhere, by what may be known of them."""
        hidden = [(taken.deck, taken.card) for piece in self.pieces for taken in self._unseen(piece)]
        hidden += [(deck, card) for deck, cards in self.state.decks.items() for card in cards]
        pool: Pool = {}
        told = announced.openly(self.state)
        for deck, card in sorted(hidden):
            kind = CardKind(deck, announced.mark(self.hangar.damage(deck, card), told))
            pool.setdefault(kind, []).append(card)
        return pool

    def _unseen(self, piece: Piece) -> list[Taken]:
        """The cards whose faces the seat has not seen: those of ground cards lie face up."""
        if isinstance(piece, GroundCard):
            return []
        return [taken for taken in piece.damage if self.seat is None or taken.shown != self.seat]

    def _console(self, piece: Piece) -> _Console:
        """Its cards by what is known of them, not as they were drawn: any of a volley may be the jam."""
        hidden = self._unseen(piece)
        if not hidden:
            return _Console(piece, (), announced.NOTHING)
        seen = sorted((taken for taken in piece.damage if taken not in hidden), key=_as_seen)
        if piece.fresh:
            hidden = [taken for taken in hidden if not at_work(piece, taken)]
            piece = replace(piece, damage=(*hidden, *seen))
        told = tuple(sorted(_unnoticed(hidden), key=_as_told))
        heard = announced.heard(self.state, self.hangar, piece)
        return _Console(replace(piece, damage=(*told, *seen)), told, heard)

    def _at_random(self, console: _Console, told: Hand, pool: Pool) -> Piece:
        for _ in range(TRIES):
            others = self._others(console, told, pool, self._any_card)
            changed = console.with_cards(told, others)
            if self._may_be(changed):
                break
            for kind, card in others.values():
                pool[kind] = sorted((*pool[kind], card))
        return changed

    def _told(self, console: _Console, pool: Pool, take: Draw) -> Hand:
        """Cards for the jams, and for what else has been heard of, wherever it lies."""
        places, hand = console.hidden, Hand()
        for index, taken in enumerate(places):
            if taken.shown is not None:
                hand[index] = take(pool, _left(pool, [CardKind(taken.deck, announced.JAM)], taken.deck))
        heard_of = list(console.heard.cards.elements())
        for special in heard_of:
            free = [index for index in range(len(places)) if index not in hand]
            decks = sorted({places[index].deck for index in free})
            kinds = [kind for deck in decks if pool.get(kind := CardKind(deck, special))]
            if kinds:
                kind, card = take(pool, kinds)
                here = [index for index in free if places[index].deck == kind.deck]
                hand[here[self.dice.below(len(here), "imagined damage")]] = kind, card
            elif special == "fire":
                heard_of += ["smoke", "smoke"]  # the other way to burn
        return hand

    def _others(self, console: _Console, told: Hand, pool: Pool, take: Draw) -> Hand:
        """Cards for all places of which nothing was heard."""
        hand = Hand()
        for index, taken in enumerate(console.hidden):
            if index not in told:
                kinds = [kind for kind in pool if kind.deck == taken.deck and console.may_hold(taken, kind)]
                hand[index] = take(pool, _left(pool, kinds, taken.deck))
        return hand

    def _struck(self, before: Piece, piece: Piece, pool: Pool) -> Piece:
        """With other cards for those that are still to take effect; one may be back in its deck by then."""
        if not before.fresh or isinstance(piece, GroundCard):
            return piece
        on_console = {(taken.deck, taken.card): taken for taken in before.damage}
        damage, fresh = list(piece.damage), []
        for hit in before.fresh:
            kind, card = self._any_card(pool, _left(pool, (), hit.deck))
            taken = on_console.get((hit.deck, hit.card))
            if taken is None:
                pool[kind] = sorted((*pool[kind], card))
            else:
                damage.append(replace(taken, card=card))
            fresh.append(replace(hit, card=card))
        return replace(piece, damage=tuple(damage), fresh=tuple(fresh))

    def _any_card(self, pool: Pool, kinds: Sequence[CardKind]) -> tuple[CardKind, int]:
        at = self.dice.below(sum(len(pool[kind]) for kind in kinds), "imagined damage")
        for kind in kinds:
            if at < len(pool[kind]):
                break
            at -= len(pool[kind])
        return kind, pool[kind].pop(at)

    def _lightest(self, pool: Pool, kinds: Sequence[CardKind]) -> tuple[CardKind, int]:
        of_all = [
            (self.hangar.damage(kind.deck, card).points, kind, card) for kind in kinds for card in pool[kind]
        ]
        _, kind, card = min(of_all, key=lambda each: each[0])
        pool[kind].remove(card)
        return kind, card

    def _may_be(self, piece: Piece) -> bool:
        """A piece in play has resistance left; what it wrote down is known to be something, but no more."""
        if not piece.in_play:
            return True
        return points(replace(piece, noted=min(piece.noted, 1)), self.hangar) < self.hangar.resistance(piece)


def at_work(piece: Piece, taken: Taken) -> bool:
    """Whether a card on a piece's console is still to take effect."""
    return any((hit.deck, hit.card) == (taken.deck, taken.card) for hit in piece.fresh)


def _left(pool: Pool, kinds: Iterable[CardKind], deck: str) -> list[CardKind]:
    """Those of these kinds that are left; if there are none, any of their deck."""
    found = [kind for kind in kinds if pool.get(kind)]
    return found or [kind for kind in pool if kind.deck == deck and pool[kind]]


def _as_told(taken: Taken) -> tuple[str, int, str]:
    """A card by what everybody knows of it."""
    return taken.deck, -1 if taken.shown is None else taken.shown, taken.worth


def _as_seen(taken: Taken) -> tuple[str, int]:
    return taken.deck, taken.card


def _unnoticed(hidden: Sequence[Taken]) -> list[Taken]:
    """Of several that jammed guns of one seat one is sure: others may have been drawn together with it."""
    jams = {taken.shown: taken for taken in sorted(hidden, key=_as_told, reverse=True)}
    return [taken if jams[taken.shown] is taken else replace(taken, shown=None) for taken in hidden]
