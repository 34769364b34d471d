"""Pieces as shapes: the whole card, and what of it a ruler must reach."""

from __future__ import annotations

from shapely import Polygon

from rules.dogfight import geometry, real_thing
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Piece, State


def card_of(piece: Piece, hangar: Hangar) -> Polygon:
    return geometry.card(piece.pose, hangar.size(piece))


def outline(state: State, hangar: Hangar, piece: Piece) -> Polygon:
    """What a ruler must reach, and what stands in its way."""
    if state.in_force.real_thing:
        return real_thing.picture(piece, hangar)
    return card_of(piece, hangar)


def shootable(state: State) -> tuple[Piece, ...]:
    return tuple(piece for piece in state.pieces() if piece.in_play)


def blockers(state: State) -> tuple[Piece, ...]:
    """What hides others from a ruler: airplanes and balloons; ground cards lie flat."""
    return (*state.flying(), *state.aloft())
