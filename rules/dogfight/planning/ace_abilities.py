"""Ace abilities (scenario rule): no straight owed after an Immelmann, or two steep cards in a row.

Two steep cards in a row are flown once; not again in that turn, nor in the turn after it.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from rules.dogfight.altitude.airplane_heights import overdives
from rules.dogfight.limits import Limits
from rules.dogfight.planning.legality import two_steep
from rules.dogfight.play import Play
from rules.dogfight.state import Plane, State


def limit(state: State, plane: Plane, found: Limits) -> Limits:
    if not plane.equipment:
        return found
    return found._replace(
        free_after_immelmann="free after immelmann" in plane.equipment,
        double_steep=two_steep_allowed(state, plane),
    )


def two_steep_allowed(state: State, plane: Plane) -> bool:
    """Whether the pilot can, and has rested since he last did; everybody saw the cards."""
    rested = plane.steep_pair is None or state.turn >= plane.steep_pair + 2
    return "double steep" in plane.equipment and rested


def note_steep_pair(play: Play) -> None:
    """At the end of a turn: who flew two steep cards in a row has to wait for the next time."""
    for plane in play.state.flying():
        airplane = play.hangar.airplane(plane.model, play.state.in_force)
        numbers = [plane.last] if plane.last is not None else []
        numbers += [move.card for move in play.state.flown if move.plane == plane.id]
        pairs = pairwise(airplane.cards[number] for number in numbers)
        if any(two_steep(*pair, overdives=overdives(play.state, airplane)) for pair in pairs):
            play.change(replace(plane, steep_pair=play.state.turn))
