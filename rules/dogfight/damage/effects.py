"""Damage takes effect: special results of all cards drawn at once, then who is out, until all is settled."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.dogfight.balloons.observation import BalloonEffects
from rules.dogfight.damage.special_damage import AirplaneEffects
from rules.dogfight.decks.dealer import Dealer, PieceEffects
from rules.dogfight.ground.cards import GroundEffects
from rules.dogfight.state import Balloon, GroundCard, Piece, Plane

EFFECTS: dict[type[Piece], PieceEffects[Any]] = {
    Plane: AirplaneEffects(),
    Balloon: BalloonEffects(),
    GroundCard: GroundEffects(),
}


def settle(dealer: Dealer) -> None:
    """Again as long as somebody's end hurts others."""
    while hit := [piece for piece in dealer.pieces.values() if piece.fresh]:
        struck = {piece.id: piece.fresh for piece in hit}
        for piece in hit:
            calm = replace(piece, fresh=())
            dealer.put(EFFECTS[type(piece)].specials(dealer, calm, piece.fresh) if piece.in_play else calm)
        for name, hits in struck.items():
            piece = dealer.pieces[name]
            effects = EFFECTS[type(piece)]
            status = effects.fate(dealer, piece, hits) if piece.in_play else None
            if status is not None:
                effects.fall(dealer, piece, status, sorted({each.by for each in hits if each.by}))
