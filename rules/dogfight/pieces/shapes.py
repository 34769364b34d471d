"""Pieces as shapes: the whole card, and what of it a ruler must reach."""

from __future__ import annotations

from shapely import Polygon

from rules.dogfight.hangar import Hangar
from rules.dogfight.pieces import real_thing
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.ruler import geometry
from rules.dogfight.state import GroundCard, Piece, State


def card_of(piece: Piece, hangar: Hangar) -> Polygon:
    return geometry.card(piece.pose, hangar.size(piece))


def outline(state: State, hangar: Hangar, piece: Piece) -> Polygon:
    """What a ruler must reach, and what stands in its way."""
    if state.in_force.real_thing:
        return real_thing.picture(piece, hangar)
    return card_of(piece, hangar)


def shootable(state: State, hangar: Hangar) -> tuple[Piece, ...]:
    return tuple(
        piece for piece in state.pieces() if piece.in_play or _can_be_strafed_on(state, hangar, piece)
    )


def _can_be_strafed_on(state: State, hangar: Hangar, piece: Piece) -> bool:
    """In Wings of War a silenced card is not gone: where damage points upon it count, they can still be made
    up to what it stands. In Wings of Glory it is eliminated."""
    if state.edition == "glory" or not isinstance(piece, GroundCard) or piece.status != "silenced":
        return False
    counts = any(
        term.each == "damage" and piece.kind in term.cards and piece.side == (term.of or term.side)
        for term in state.goals.scoring
    )
    return counts and points(piece, hangar) < hangar.resistance(piece)


def blockers(state: State) -> tuple[Piece, ...]:
    """What hides others from a ruler: airplanes and balloons; ground cards lie flat."""
    return (*state.flying(), *state.aloft())
