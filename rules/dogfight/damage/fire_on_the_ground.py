"""Fire on the ground: who burns cannot take off, the crew fights the flames, and neighbours catch fire.

At each turn's start, before the flames do their damage, an A card is turned up: a 0 puts one flame out. At
the turn's end every standing airplane that a burning one overlaps is on fire as well.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight.decks.dealer import Dealer
from rules.dogfight.pieces.levels import grounded
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import overlap
from rules.dogfight.state import Plane

CAUGHT = 2
"""Flame counters for a neighbour."""


def extinguish(play: Play, dealer: Dealer) -> None:
    for plane in _on_ground(play):
        if plane.flames and not dealer.turn_up(_deck(dealer)).points:
            left = plane.flames - 1
            dealer.change(plane.id, flames=left)
            play.tell("extinguished", plane=plane.id, counters=left)
            if not left:
                play.tell("flames_out", plane=plane.id)


def _deck(dealer: Dealer) -> str:
    return dealer.in_place_of_a(1)[0]


def spread(play: Play) -> None:
    ground = _on_ground(play)
    burning = [card_of(plane, play.hangar) for plane in ground if plane.flames]
    for plane in ground:
        if not plane.flames and any(overlap(card_of(plane, play.hangar), card) for card in burning):
            play.tell("burning", plane=plane.id, counters=CAUGHT, why="neighbour")
            play.change(replace(plane, flames=CAUGHT))


def _on_ground(play: Play) -> list[Plane]:
    return [plane for plane in play.state.flying() if grounded(play.state, plane)]
