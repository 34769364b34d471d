"""On the ground: a stand-in takes off as soon as its airplane can, with room on the field and table ahead."""

from __future__ import annotations

from rules.dogfight.altitude.landing import on_field
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.planning.slots import SLOTS
from rules.dogfight.rulebook import in_force
from rules.dogfight.ruler.geometry import inside, path, playing_area
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice, Value

SMOULDERS = 1
"""A last flame goes out before the first maneuver."""


def takeoffs(view: DogfightView, hangar: Hangar) -> Choice:
    """The plans of one's own airplanes that can take off this turn."""
    choice: dict[str, Value] = {}
    for plane in view.planes:
        airplane = hangar.airplane(plane.model, in_force(view.rules))
        if plane.seat == view.seat and _parked(plane) and _has_room(view, plane, airplane):
            for slot, card in zip(SLOTS, _takeoff(airplane), strict=True):
                choice[f"{plane.id}.{slot}"] = str(card.number)
    return choice


def _parked(plane: PlaneView) -> bool:
    return plane.grounded and not plane.run and not plane.still and plane.flames <= SMOULDERS


def _takeoff(airplane: Airplane) -> tuple[Maneuver, Maneuver, Maneuver]:
    cards = airplane.cards.values()
    return (
        next(card for card in cards if card.is_stall),
        next(card for card in cards if card.is_straight),
        next(card for card in cards if card.is_climb),
    )


def _has_room(view: DogfightView, plane: PlaneView, airplane: Airplane) -> bool:
    """On the field until the climb, and on the table for another straight after it."""
    stall, straight, climb = _takeoff(airplane)
    poses = path(plane.pose, (stall, straight, climb, straight), airplane.size)
    rolls = all(on_field(view.landing_fields, pose) for pose in poses[:3])
    table = playing_area(view.width, view.length)
    return rolls and all(inside(table, pose) for pose in poses[1:])
