"""The airplanes in the air as a pilot sizes them up: what they can do, and how much they can still take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.dogfight.autopilot.courses import Course, Navigator, Skies
from rules.dogfight.autopilot.gunnery import Barrel, barrels
from rules.dogfight.hangar import Hangar
from rules.dogfight.view import DogfightView, PlaneView, Side
from rules.engine import Seat

HIT = 1.5
"""Damage points to expect behind a card that lies face down."""


@dataclass(frozen=True)
class Craft:
    id: str
    side: Side
    seat: Seat
    guns: tuple[Barrel, ...]
    left: float
    """How many damage points it can take before it falls, as far as one can tell."""
    navigator: Navigator
    courses: Sequence[Course]


def size_up(plane: PlaneView, view: DogfightView, hangar: Hangar) -> Craft:
    airplane = hangar[plane.model]
    navigator = Navigator(airplane, Skies(view.width, view.length))
    return Craft(
        id=plane.id,
        side=plane.side,
        seat=plane.seat,
        guns=barrels(airplane.guns, plane.guns, hangar),
        left=_left(plane),
        navigator=navigator,
        courses=navigator.courses(plane.pose, plane.last_card),
    )


def _left(plane: PlaneView) -> float:
    taken = plane.damage_cards * HIT if plane.points is None else plane.points
    return max(plane.resistance - taken, 1.0)
