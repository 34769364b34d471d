"""The damage decks in play within one step: whoever is hit draws, whoever is out gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import is_not
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rules.dogfight.box.components import DamageCard, Special
from rules.dogfight.decks.b_firing import drawn_from
from rules.dogfight.decks.tournament import deck_cards
from rules.dogfight.deeds import Shot
from rules.dogfight.events import card_data
from rules.dogfight.pieces.damage_points import points, value, worth_of
from rules.dogfight.play import Play
from rules.dogfight.state import Counting, GroundCard, Hit, Piece, Plane, Taken, Worth, with_pieces

PieceT = TypeVar("PieceT", bound=Piece)


@dataclass(frozen=True)
class Blow:
    """Damage dealt to one target: how many cards of which deck, and what of them counts."""

    deck: str
    cards: int
    counting: Counting = "all"
    aimed: bool = False
    by: str | None = None
    gun: str | None = None
    jams: Collection[Special] = field(default=frozenset())
    """The results that jam the gun that fired."""


class Dealer:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in play.state.pieces()}
        self.decks = dict(play.state.decks)
        self.shots: list[Shot] = []

    def done(self) -> None:
        """Put decks and pieces back on the table, as far as they have changed."""
        state, pieces = self.play.state, self.pieces.values()
        changed = compress(pieces, map(is_not, pieces, state.pieces()))
        drawn = {} if self.decks == state.decks else {"decks": self.decks}
        self.play.state = with_pieces(state, changed, **drawn)

    def put(self, piece: Piece) -> None:
        self.pieces[piece.id] = piece

    def change(self, name: str, **changes: Any) -> None:
        """Change a piece as it is by now: a card drawn for another may have taken all its cards away."""
        self.pieces[name] = replace(self.pieces[name], **changes)

    def in_place_of_a(self, cards: int) -> tuple[str, int]:
        """Deck and number for cards of deck A: two of B for each where there is no deck A."""
        return ("A", cards) if "A" in self.decks else ("B", 2 * cards)

    def hurt(self, target: str, blow: Blow) -> list[DamageCard]:
        """Draw cards for a target; its owner sees them, and the shooter any jam among them."""
        drawn = [self._draw(target, blow) for _ in range(blow.cards)]
        self._tell_drawn(self.pieces[target], blow, drawn)
        for card in drawn:
            if blow.by and card.special in blow.jams:
                self._show_jam(blow.by, str(blow.gun), target, card)
        return drawn

    def _tell_drawn(self, piece: Piece, blow: Blow, drawn: Sequence[DamageCard]) -> None:
        """A ground card's damage lies face up; an airplane's and a balloon's is their owner's business."""
        told: dict[str, Any] = {
            "cards": [card_data(card) for card in drawn],
            "counts": [value(card, self._worth(blow)) for card in drawn],
            "points": points(piece, self.play.hangar),
            "shooter": blow.by,
            "gun": blow.gun,
        }
        if isinstance(piece, GroundCard):
            self.play.tell("hit", target=piece.id, **told)
        elif piece.seat is not None:
            self.play.tell("drew", to=[piece.seat], plane=piece.id, **told)

    def _show_jam(self, shooter: str, gun: str, target: str, card: DamageCard) -> None:
        seats = {seat for piece in (shooter, target) if (seat := self.pieces[piece].seat) is not None}
        shown = card_data(card)
        self.play.tell("jam_card", to=sorted(seats), plane=shooter, gun=gun, target=target, card=shown)

    def turn_up(self, deck: str) -> DamageCard:
        """Look at the top card of a deck; nobody takes it, and it goes beneath the others."""
        if not self.decks[deck]:
            self._reshuffle_all(deck)
        top, *rest = self.decks[deck]
        self.decks[deck] = (*rest, top)
        return self.play.hangar.damage(deck, top)

    def _draw(self, target: str, blow: Blow) -> DamageCard:
        deck, _ = drawn_from(self.play.state.in_force, blow.deck)
        if not self.decks[deck]:
            self._reshuffle_all(deck)
        top, *rest = self.decks[deck]
        self.decks[deck] = tuple(rest)
        card = self.play.hangar.damage(deck, top)
        shooter = self.pieces[blow.by] if blow.by else None
        shown = shooter.seat if shooter and card.special in blow.jams else None
        worth = self._worth(blow)
        piece = self.pieces[target]
        piece = replace(
            piece,
            damage=(*piece.damage, Taken(deck, top, shown, worth)),
            fresh=(*piece.fresh, Hit(deck, top, blow.counting, blow.by)),
        )
        if isinstance(piece, Plane) and value(card, worth):
            piece = replace(piece, harmed=True)
        self.pieces[target] = piece
        return card

    def _worth(self, blow: Blow) -> Worth:
        _, halved = drawn_from(self.play.state.in_force, blow.deck)
        return worth_of(blow.counting, aimed=blow.aimed, halved=halved)

    def _reshuffle_all(self, used_up: str) -> None:
        """A deck is used up: totals are written down and every damage card goes back into its deck."""
        play = self.play
        play.tell("reshuffled", deck=used_up)
        for piece in self.pieces.values():
            if piece.damage:
                total = points(piece, play.hangar)
                if piece.seat is not None:
                    play.tell("noted", to=[piece.seat], plane=piece.id, points=total)
                self.pieces[piece.id] = replace(piece, damage=(), noted=total)
        for deck in self.decks:
            cards = deck_cards(play.state.in_force, play.hangar, deck)
            self.decks[deck] = play.dice.shuffle(cards, f"damage {deck}")

    def take_out(self, name: str, status: str, **changes: Any) -> None:
        """Remove a piece; in Wings of Glory an airplane's damage cards go back into their decks at once."""
        piece = replace(self.pieces[name], fresh=(), orders={}, status=status, **changes)
        if isinstance(piece, Plane):
            piece = replace(piece, plan=())
            if self.play.state.edition == "glory" and piece.damage:
                piece = self._give_back(piece)
        self.pieces[name] = piece

    def _give_back(self, plane: Plane) -> Plane:
        self.play.tell("returned", plane=plane.id, cards=len(plane.damage))
        for deck in sorted({taken.deck for taken in plane.damage}):
            cards = [taken.card for taken in plane.damage if taken.deck == deck]
            self.decks[deck] = self.play.dice.shuffle((*self.decks[deck], *cards), f"damage {deck}")
        return replace(plane, damage=(), noted=points(plane, self.play.hangar))


class PieceEffects(ABC, Generic[PieceT]):
    """What damage does to one kind of piece."""

    @abstractmethod
    def specials(self, dealer: Dealer, piece: PieceT, hits: Sequence[Hit]) -> PieceT:
        """The piece after the special results of all cards drawn at the same time."""

    @abstractmethod
    def fate(self, dealer: Dealer, piece: PieceT, hits: Sequence[Hit]) -> str | None:
        """The status in which these hits leave it, if that is the end of it."""

    @abstractmethod
    def fall(self, dealer: Dealer, piece: PieceT, status: str, by: Sequence[str]) -> None:
        """Take it out, and tell so; others may be hurt by it."""
