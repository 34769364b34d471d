"""Ground cards: strafed like airplanes, their damage lies face up, and enough of it silences them.

A trench takes no notice of special damage but explosions. Any other special damage, jams apart, silences an
anti-aircraft gun; in Wings of War it stops an anti-aircraft machine gun, whose crew fights on with rifles.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dogfight.decks.dealer import Dealer, PieceEffects
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import GroundCard, Hit


class GroundEffects(PieceEffects[GroundCard]):
    def specials(self, dealer: Dealer, piece: GroundCard, hits: Sequence[Hit]) -> GroundCard:
        """Only machine guns can lose a part of themselves."""
        if piece.kind != "aa-machine-gun" or piece.status != "active" or not _damaged(dealer, hits):
            return piece
        if dealer.play.state.edition == "glory" or self.fate(dealer, piece, hits) is not None:
            return piece
        by = sorted({hit.by for hit in hits if hit.by})
        dealer.play.tell("silenced", target=piece.id, by=by, how="gun")
        return replace(piece, status="gun silenced", jammed=0)

    def fate(self, dealer: Dealer, piece: GroundCard, hits: Sequence[Hit]) -> str | None:
        hangar = dealer.play.hangar
        if any(hangar.damage(hit.deck, hit.card).is_explosion for hit in hits):
            return "silenced"
        if piece.kind == "aa-gun" and _damaged(dealer, hits):
            return "silenced"
        return "silenced" if points(piece, hangar) >= hangar.resistance(piece) else None

    def fall(self, dealer: Dealer, piece: GroundCard, status: str, by: Sequence[str]) -> None:
        """A gun that is silenced aims no more: its counter comes off the table."""
        dealer.play.tell("silenced", target=piece.id, by=list(by), how="all")
        dealer.take_out(piece.id, status, shell=None, jammed=0)


def _damaged(dealer: Dealer, hits: Sequence[Hit]) -> bool:
    """Whether there is special damage among the hits; jams are the shooter's trouble."""
    cards = [dealer.play.hangar.damage(hit.deck, hit.card) for hit in hits]
    return any(card.special is not None and not card.is_jam for card in cards)
