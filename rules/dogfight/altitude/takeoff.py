"""Takeoff: from a landing field, a stall and a straight on the ground, then a climb; it may take two turns.

Cards before the stall are not flown, so that three of them without a stall only pretend.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.dogfight.altitude.landing import on_field
from rules.dogfight.altitude.taxiing import STAY, TAXI
from rules.dogfight.box.components import Maneuver
from rules.dogfight.pieces.height import Height
from rules.dogfight.state import Plane, State

TakeoffFault: TypeAlias = Literal["no-straight-to-take-off", "no-climb-to-take-off"]


def ready(state: State, plane: Plane) -> bool:
    """Its dot is on the field, it does not burn, and neither a crash nor its orders keep it on the ground.

    A plan is made before the flames of its turn, which may go out: it has to do for either case.
    """
    burns = plane.flames > 0 and state.round > 0
    free = not burns and not plane.still and TAXI.ordered(state, plane) == STAY
    return free and on_field(state.landing_fields, plane.pose)


def roll(height: Height, card: Maneuver) -> Height:
    """The next step of a takeoff, if the card is the one it needs."""
    if height.run == "" and card.is_stall:
        return height._replace(run="starting")
    if height.run == "starting" and card.is_straight:
        return height._replace(run="speeding")
    if height.run == "speeding" and card.is_climb:
        return height._replace(run="", climb=1)
    return height


def under_way(height: Height) -> bool:
    return height.run in {"starting", "speeding"}


def fault(height: Height, card: Maneuver) -> TakeoffFault | None:
    if not height.ready:
        return None
    if height.run == "starting" and not card.is_straight:
        return "no-straight-to-take-off"
    if height.run == "speeding" and not card.is_climb:
        return "no-climb-to-take-off"
    return None
