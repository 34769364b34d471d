"""Courses: every plan an airplane may fly, and where each would take it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from rules.dogfight.components import Maneuver
from rules.dogfight.geometry import TOLERANCE, Pose, fly
from rules.dogfight.hangar import Airplane
from rules.dogfight.planning import fault
from rules.dogfight.state import ROUNDS

Kinds: TypeAlias = Sequence[Sequence[Maneuver]]
"""The cards of a deck, those that fly alike together."""


class Place(NamedTuple):
    """Where an airplane is and which way its nose points, ready for plain arithmetic."""

    x: float
    y: float
    sin: float
    cos: float

    @classmethod
    def of(cls, pose: Pose) -> Place:
        heading = math.radians(pose.heading)
        return cls(pose.x, pose.y, math.sin(heading), math.cos(heading))


class Skies(NamedTuple):
    """The table as a pilot sees it: how far he may go."""

    width: float
    length: float

    def hold(self, x: float, y: float) -> bool:
        return min(x, y, self.width - x, self.length - y) >= -TOLERANCE


@dataclass(frozen=True)
class Course:
    """One plan flown out, as if the table had no end; `aloft` counts the rounds before it leaves."""

    cards: tuple[Maneuver, ...]
    places: tuple[Place, ...]
    end: Pose
    aloft: int

    @property
    def stays(self) -> bool:
        return self.aloft == len(self.places)


class Navigator:
    """Knows where an airplane can go from where it is, after the card it flew last."""

    def __init__(self, airplane: Airplane, skies: Skies) -> None:
        self.airplane = airplane
        self.skies = skies

    @cached_property
    def kinds(self) -> Kinds:
        kinds: dict[str, list[Maneuver]] = {}
        for card in self.airplane.cards.values():
            kinds.setdefault(card.label, []).append(card)
        return tuple(kinds.values())

    def courses(self, pose: Pose, last: int | None) -> list[Course]:
        """Every legal plan, cards that fly alike counted once."""
        return list(self._extended(Course((), (), pose, 0), self._card(last)))

    def _extended(self, course: Course, before: Maneuver | None) -> Iterator[Course]:
        if len(course.cards) == ROUNDS:
            yield course
            return
        for card in self._next(before, course.cards):
            yield from self._extended(self._after(course, card), card)

    def _after(self, course: Course, card: Maneuver) -> Course:
        end = fly(course.end, card, self.airplane.size)
        still = course.stays and self.skies.hold(end.x, end.y)
        return Course((*course.cards, card), (*course.places, Place.of(end)), end, course.aloft + still)

    def _next(self, before: Maneuver | None, used: tuple[Maneuver, ...]) -> Iterator[Maneuver]:
        for kind in self.kinds:
            card = next((card for card in kind if card not in used), None)
            if card is not None and fault(before, card) is None:
                yield card

    def has_a_way_on(self, course: Course) -> bool:
        """Whether some plan of the next turn stays on the table."""
        return self._can_stay(course.end, course.cards[-1], ())

    def _can_stay(self, pose: Pose, before: Maneuver | None, used: tuple[Maneuver, ...]) -> bool:
        if len(used) == ROUNDS:
            return True
        for card in self._next(before, used):
            end = fly(pose, card, self.airplane.size)
            if self.skies.hold(end.x, end.y) and self._can_stay(end, card, (*used, card)):
                return True
        return False

    def _card(self, number: int | None) -> Maneuver | None:
        return None if number is None else self.airplane.cards.get(number)
