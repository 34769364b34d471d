"""The plan for whoever does not plan: legal, and as far from the table's edges as can be."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dogfight.altitude import perilous
from rules.dogfight.cloud_cover import true_pose
from rules.dogfight.components import Maneuver
from rules.dogfight.geometry import Pose, fly
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import earlier, limits
from rules.dogfight.plan_form import as_choice
from rules.dogfight.planning import CARDS, Limits, Trail, fault
from rules.dogfight.state import Plane, State
from rules.engine import Choice, Seat

ROOMY = 150.0
"""Further from every edge than this, no place is safer than another."""


def cautious_plan(state: State, hangar: Hangar, seat: Seat) -> Choice:
    choice: dict[str, str] = {}
    for plane in state.of_seat(seat):
        choice.update(as_choice(plane, _safest(state, plane, hangar.airplane(plane.model, state.in_force))))
    return choice


def _safest(state: State, plane: Plane, airplane: Airplane) -> tuple[Maneuver, ...]:
    """First of all off the ground and on the table, then with room ahead; of equals, the lowest numbers."""
    before, start = earlier(plane, airplane), true_pose(plane, airplane)
    rated = (
        (
            not perilous(state, airplane, plane, cards, before.earlier),
            _rating(state, start, airplane, cards),
            [-card.number for card in cards],
            cards,
        )
        for cards in _plans(airplane, before, limits(state, airplane, plane))
    )
    return max(rated, key=lambda entry: entry[:3])[3]


def _plans(airplane: Airplane, trail: Trail, bound: Limits) -> Iterator[tuple[Maneuver, ...]]:
    """Every legal plan, cards of the same kind counted once."""
    if len(trail.turn) == CARDS:
        yield trail.turn
        return
    seen = set()
    for card in airplane.cards.values():
        if card in trail.turn or card.label in seen or fault(trail, card, bound):
            continue
        seen.add(card.label)
        yield from _plans(airplane, trail.then(card), bound)


def _rating(state: State, pose: Pose, airplane: Airplane, cards: tuple[Maneuver, ...]) -> tuple[float, float]:
    """The closest call on the way (negative if off the table), and the room left ahead at the end."""
    closest = ROOMY
    for card in cards:
        pose = fly(pose, card, airplane.size)
        closest = min(closest, _room(state, pose.x, pose.y))
    return min(closest, 0.0), min(closest, _room(state, *pose.offset(right=0, forward=ROOMY)))


def _room(state: State, x: float, y: float) -> float:
    """How far a point is from the nearest edge; negative outside."""
    return min(x, y, state.width - x, state.length - y)
