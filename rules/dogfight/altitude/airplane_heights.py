"""The height of an airplane in play: how it binds its plan, what a card does to it, and what is told of it.

Altitude is a section of Wings of War to be used whole or not at all: without it, nothing comes of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rules.dogfight.altitude import maneuvers, overdive, takeoff
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane
from rules.dogfight.limits import FREE, Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.play import Play
from rules.dogfight.state import Plane, State

LOW = 2
"""From higher up, no plan of one turn comes near the ground."""
_HIGH = Limits(altitude=True)
_HIGH_AND_AGILE = Limits(altitude=True, overdive=True)


def height_of(state: State, airplane: Airplane, plane: Plane) -> Height:
    height = Height(plane.level, plane.climb, airplane.climb_rate, airplane.top_altitude, plane.run)
    return height._replace(ready=takeoff.ready(state, plane)) if height.grounded else height


def overdives(state: State, airplane: Airplane) -> bool:
    return state.in_force.overdive and overdive.agile(airplane.cards.values())


def limits(state: State, airplane: Airplane) -> Limits:
    """What binds the plans of an airplane that is high up and unharmed."""
    if not state.in_force.altitude:
        return FREE
    return _HIGH_AND_AGILE if overdives(state, airplane) else _HIGH


def limit(state: State, airplane: Airplane, plane: Plane, found: Limits) -> Limits:
    """The same near the ground."""
    if not state.in_force.altitude or plane.level > LOW:
        return found
    counted = sum(move.plane == plane.id for move in state.flown) if state.round else 0
    return found._replace(height=height_of(state, airplane, plane), counted=counted)


def change(
    state: State, airplane: Airplane, plane: Plane, flown: Sequence[Maneuver], card: Maneuver
) -> maneuvers.Change:
    """What flying this card now does to an airplane's height; nothing in a game without altitude."""
    if not state.in_force.altitude:
        return maneuvers.Change(
            Height(plane.level, plane.climb, airplane.climb_rate, airplane.top_altitude, plane.run)
        )
    height = height_of(state, airplane, plane)
    return maneuvers.change(height, flown, card, overdives=overdives(state, airplane))


def at_height(plane: Plane, height: Height, **more: Any) -> Plane:
    """The airplane at that height, and whatever more changes with it."""
    return replace(plane, level=height.level, climb=height.climb, run=height.run, **more)


def tell_level(play: Play, before: Plane, after: Plane, why: maneuvers.Why | None) -> None:
    if (before.level, before.climb) != (after.level, after.climb):
        play.tell("level", plane=after.id, level=after.level, climb=after.climb, why=why)
