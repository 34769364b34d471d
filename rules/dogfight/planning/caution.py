"""The plan for whoever does not plan: legal, and as far from the table's edges as can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.dogfight.altitude.airplane_heights import perilous
from rules.dogfight.altitude.cloud_cover import true_pose
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.form import as_choice
from rules.dogfight.planning.legality import Trail, fault
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.state import Plane, State
from rules.engine import Choice
from rules.values import Seat

ROOMY = 150.0
"""Further from every edge than this, no place is safer than another."""


def cautious_plan(state: State, hangar: Hangar, seat: Seat) -> Choice:
    choice: dict[str, str] = {}
    for plane in state.of_seat(seat):
        choice.update(as_choice(plane, _safest(state, plane, hangar.airplane(plane.model, state.in_force))))
    return choice


def _safest(state: State, plane: Plane, airplane: Airplane) -> tuple[Maneuver, ...]:
    """First of all off the ground and on the table, then with room ahead; of equals, the lowest numbers."""
    before = earlier(plane, airplane)
    start = _Flight(before, true_pose(plane, airplane), ROOMY)
    rated = (
        (
            not perilous(state, airplane, plane, flight.trail.turn, before.earlier),
            *_rating(state, flight),
            [-card.number for card in flight.trail.turn],
            flight.trail.turn,
        )
        for flight in _flights(state, airplane, start, limits(state, airplane, plane))
    )
    return max(rated, key=lambda entry: entry[:4])[4]


class _Flight(NamedTuple):
    """Some cards flown: where they lead, and how close to an edge they came (negative: off the table)."""

    trail: Trail
    pose: Pose
    closest: float


def _flights(state: State, airplane: Airplane, flight: _Flight, bound: Limits) -> Iterator[_Flight]:
    """Every legal plan flown to its end, cards of the same kind counted once."""
    trail, pose, closest = flight
    if len(trail.turn) == CARDS:
        yield flight
        return
    seen = set()
    for card in airplane.cards.values():
        if card in trail.turn or card.label in seen or fault(trail, card, bound):
            continue
        seen.add(card.label)
        there = fly(pose, card, airplane.size)
        nearer = min(closest, _room(state, there.x, there.y))
        yield from _flights(state, airplane, _Flight(trail.then(card), there, nearer), bound)


def _rating(state: State, flight: _Flight) -> tuple[float, float]:
    """The closest call on the way if it was off the table, and the room left ahead at the end."""
    ahead = flight.pose.offset(right=0, forward=ROOMY)
    return min(flight.closest, 0.0), min(flight.closest, _room(state, *ahead))


def _room(state: State, x: float, y: float) -> float:
    """How far a point is from the nearest edge; negative outside."""
    return min(x, y, state.width - x, state.length - y)
