"""Collisions (altitude option): overlapping airplanes and balloons at the same height collide.

The same height is the same level, and climb counters with both or with neither. Each collider takes a C card
for every other one, friend or foe, of which points and explosions count. What stood still on both sides has
not met in this round: parked airplanes may overlap in peace.
"""

from __future__ import annotations

from itertools import combinations

from rules.dogfight.altitude.taxiing import taxied
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import overlap
from rules.dogfight.state import GroundCard, Piece, State

DECK = "C"


def collide(play: Play, dealer: Dealer) -> None:
    if not play.state.in_force.collisions:
        return
    for one, other in combinations(_colliders(play.state, dealer), 2):
        if not _same_height(one, other) or not _met(play.state, one, other):
            continue
        if overlap(card_of(one, play.hangar), card_of(other, play.hangar)):
            play.tell("collided", pieces=[one.id, other.id])
            for piece in (one, other):
                dealer.hurt(piece.id, Blow(DECK, 1, counting="points"))


def _colliders(state: State, dealer: Dealer) -> list[Piece]:
    return [
        piece
        for piece in dealer.pieces.values()
        if piece.in_play and not isinstance(piece, GroundCard) and not clouded(state, piece)
    ]


def _same_height(one: Piece, other: Piece) -> bool:
    return one.level == other.level and (one.climb > 0) == (other.climb > 0)


def _met(state: State, one: Piece, other: Piece) -> bool:
    moved = {move.plane for move in state.flown if move.round == state.round}
    return any(piece.id in moved or taxied(state, piece) for piece in (one, other))
