"""Courses: every plan an airplane may fly, and where each would take it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from rules.dogfight.altitude import maneuvers, overdive
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.flight.movement import edge_beyond
from rules.dogfight.hangar import Airplane
from rules.dogfight.kinds import Edge
from rules.dogfight.limits import FREE, Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail
from rules.dogfight.planning.open_plans import binding_trail, open_plans
from rules.dogfight.ruler.geometry import TOLERANCE, Pose

STEADY = 0.1
"""The sine up to which a card makes no circle: straights, sideslips, and the Immelmann, which turns about."""

Kinds: TypeAlias = Sequence[Sequence[Maneuver]]
"""The cards of a deck, those that fly alike together."""


class Place(NamedTuple):
    """Where an airplane is and which way its nose points, ready for plain arithmetic.

    Without altitude everything is at level 0.
    """

    x: float
    y: float
    sin: float
    cos: float
    level: int = 0

    @classmethod
    def of(cls, pose: Pose, level: int = 0) -> Place:
        return cls(pose.x, pose.y, *_sin_cos(pose.heading), level)


class Cables(NamedTuple):
    """Where a barrage lets nobody through, and up to which level; wide enough for a whole card."""

    left: float
    bottom: float
    right: float
    top: float
    level: int

    def joined(self, other: Cables) -> Cables:
        """All between the two as well, up to the lower of them."""
        return Cables(
            min(self.left, other.left),
            min(self.bottom, other.bottom),
            max(self.right, other.right),
            max(self.top, other.top),
            min(self.level, other.level),
        )

    def catch(self, x: float, y: float, level: int) -> bool:
        return level <= self.level and self.left < x < self.right and self.bottom < y < self.top


class Skies(NamedTuple):
    """The table as a pilot sees it: how far he may go."""

    width: float
    length: float
    cables: tuple[Cables, ...] = ()

    def hold(self, x: float, y: float) -> bool:
        return (
            x >= -TOLERANCE
            and y >= -TOLERANCE
            and self.width - x >= -TOLERANCE
            and self.length - y >= -TOLERANCE
        )

    def deadly(self, x: float, y: float, level: int) -> bool:
        return bool(self.cables) and any(cables.catch(x, y, level) for cables in self.cables)

    def exit(self, x: float, y: float) -> Edge:
        """The edge a point outside is furthest beyond."""
        return edge_beyond(self.width, self.length, x, y)


class Course(NamedTuple):
    """One plan flown out, as if the table had no end; `aloft` counts the rounds before it is over."""

    start: Place
    height: Height | None = None
    """At its end; None without altitude."""
    cards: tuple[Maneuver, ...] = ()
    places: tuple[Place, ...] = ()
    aloft: int = 0
    exit: Edge | None = None
    """Over which edge it leaves the table; None if it does not, or falls before."""

    @property
    def stays(self) -> bool:
        return self.aloft == len(self.places)

    @property
    def end(self) -> Place:
        return self.places[-1] if self.places else self.start


class Leg(NamedTuple):
    """Where a card leads, as seen from the cockpit: to the right, forward, and around."""

    right: float
    forward: float
    sin: float
    cos: float

    @classmethod
    def of(cls, card: Maneuver, airplane: Airplane) -> Leg:
        half = airplane.size.length / 2
        sin, cos = _sin_cos(card.turn)
        return cls(card.dx + half * sin, half + card.dy + half * cos, sin, cos)

    def flown(self, start: Place, level: int) -> Place:
        x, y, sin, cos, _ = start
        return Place(
            x + self.right * cos + self.forward * sin,
            y - self.right * sin + self.forward * cos,
            sin * self.cos + cos * self.sin,
            cos * self.cos - sin * self.sin,
            level,
        )


class Navigator:
    """Knows where an airplane can go from where it is, after the cards it flew last."""

    def __init__(self, airplane: Airplane, skies: Skies, limits: Limits = FREE) -> None:
        self.airplane = airplane
        self.skies = skies
        self.limits = limits

    @property
    def legs(self) -> dict[int, Leg]:
        return _legs(self.airplane)

    @cached_property
    def circle(self) -> float:
        """The radius of its tightest turn, flown on and on."""
        turns = [leg for leg in self.legs.values() if abs(leg.sin) > STEADY]
        return min(
            (math.hypot(leg.right, leg.forward) / math.sqrt(2 - 2 * leg.cos) for leg in turns), default=0.0
        )

    def courses(self, start: Course, trail: Trail) -> Sequence[Course]:
        """Every legal plan for the rest of the turn, cards that fly alike counted once."""
        return _courses(self.airplane, self.skies, self.limits, start, trail)

    def extended(self, course: Course, trail: Trail) -> Iterator[Course]:
        """The course with every legal plan for the rest of the turn flown out."""
        if len(trail.turn) == CARDS:
            yield course
            return
        last = len(trail.turn) == CARDS - 1
        for card in _next(self.airplane, trail, self.limits):
            after = self.after(course, trail, card)
            if last:
                yield after
            else:
                yield from self.extended(after, trail.then(card))

    def after(self, course: Course, trail: Trail, card: Maneuver) -> Course:
        """The course with one card more."""
        height, moves, down = self._change(course.height, trail, card)
        level = height.level if height else 0
        here = course.end
        place = self.legs[card.number].flown(here, level) if moves else here
        stays, gone = course.stays, course.exit
        if stays:
            inside = self.skies.hold(place.x, place.y)
            gone = None if inside else self.skies.exit(place.x, place.y)
            stays = inside and not down and not self.skies.deadly(place.x, place.y, level)
        return Course(
            course.start,
            height,
            (*course.cards, card),
            (*course.places, place),
            course.aloft + stays,
            gone,
        )

    def _change(
        self, height: Height | None, trail: Trail, card: Maneuver
    ) -> tuple[Height | None, bool, bool]:
        """The height after a card, whether the card is flown at all, and whether it leads to the ground."""
        if height is None:
            return None, True, False
        flown = (*trail.earlier, *trail.turn)
        step = maneuvers.change(height, flown, card, overdives=self.limits.overdive)
        down = step.fatal or (step.height.grounded and not height.grounded)
        return step.height, step.flown, down

    def has_a_way_on(self, course: Course) -> bool:
        """Whether some plan of the next turn stays on the table and off the ground."""
        return self._can_stay(Course(course.end, course.height), Trail(course.cards[-2:]))

    def _can_stay(self, course: Course, trail: Trail) -> bool:
        if len(trail.turn) == CARDS:
            return True
        for card in _next(self.airplane, trail, self.limits._replace(height=None)):
            after = self.after(course, trail, card)
            if after.stays and self._can_stay(after, trail.then(card)):
                return True
        return False


# A table is looked at from every seat, and by whoever thinks ahead over and over. What may follow what, and
# where that leads, is not worked out anew for each look: a few airplanes' worth of it is kept.


@lru_cache(maxsize=32)
def _courses(
    airplane: Airplane, skies: Skies, limits: Limits, start: Course, trail: Trail
) -> tuple[Course, ...]:
    return tuple(Navigator(airplane, skies, limits).extended(start, trail))


@lru_cache(maxsize=4096)
def _next(airplane: Airplane, trail: Trail, limits: Limits) -> tuple[Maneuver, ...]:
    """What may be flown next, wherever the airplane is; of cards that fly alike, one."""
    free = (next((card for card in kind if card not in trail.turn), None) for kind in _kinds(airplane))
    plans = open_plans(airplane, binding_trail(airplane, Trail(trail.earlier), limits), limits)
    return tuple(card for card in free if card is not None and plans.may_follow(trail.turn, card))


@lru_cache(maxsize=128)
def _kinds(airplane: Airplane) -> Kinds:
    kinds: dict[str, list[Maneuver]] = {}
    for card in airplane.cards.values():
        kinds.setdefault(card.label, []).append(card)
    return tuple(kinds.values())


@lru_cache(maxsize=128)
def _legs(airplane: Airplane) -> dict[int, Leg]:
    return {card.number: Leg.of(card, airplane) for card in airplane.cards.values()}


def _sin_cos(degrees: float) -> tuple[float, float]:
    """Rounded, so that what looks alike from both ends of the table counts the same."""
    return round(math.sin(math.radians(degrees)), 12), round(math.cos(math.radians(degrees)), 12)


def agile(airplane: Airplane) -> bool:
    return overdive.agile(airplane.cards.values())
