"""Flocks: many courses of one airplane, as arrays, so that all of them are estimated at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rules.dogfight.autopilot.courses import AirPlace, Course, Navigator, Skies
from rules.dogfight.autopilot.craft import Craft
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail
from rules.lookahead.mixing import Array

ENDLESS = 1e6
"""Millimetres to any edge, where only the shape of a course is wanted."""
KEPT = 4096
SIZE = len(AirPlace._fields)

Flags: TypeAlias = npt.NDArray[np.bool_]


class Station(NamedTuple):
    """One round of many courses, ready to be laid against those of another airplane."""

    x: Array
    y: Array
    sin: Array
    cos: Array
    level: Array
    aloft: Array

    @classmethod
    def of(cls, places: Array, aloft: Array) -> Station:
        x, y, sin, cos, level = (places[..., at] for at in range(SIZE))
        return cls(x, y, sin, cos, level, aloft)


class Flock(NamedTuple):
    """Where courses lead: the last axes of `places` are courses, rounds, and what makes a place."""

    places: Array
    aloft: Array
    """How many rounds each is in the air."""

    @classmethod
    def of(cls, courses: Sequence[Course]) -> Flock:
        places = np.array([course.places for course in courses], dtype=np.float64)
        return cls(places, np.array([course.aloft for course in courses], dtype=np.float64))

    @property
    def rounds(self) -> int:
        return int(self.places.shape[-2])

    @property
    def stays(self) -> Flags:
        return np.equal(self.aloft, self.rounds)

    def row(self, at: int) -> Station:
        return Station.of(self.places[..., :, None, at, :], self.aloft[..., :, None])

    def column(self, at: int) -> Station:
        return Station.of(self.places[..., None, :, at, :], self.aloft[..., None, :])

    def spread(self, axis: int) -> Flock:
        """Flocks of flocks, ready to be laid against others: each as a row, or as a column."""
        return Flock(np.expand_dims(self.places, axis), np.expand_dims(self.aloft, axis))


def next_turns(craft: Craft, courses: Sequence[Course], most: int) -> tuple[Flock, Flags]:
    """So many ways on after each course, evenly spread over those that stay on the table; after which there
    are none at all, is told as well: their ways lead nowhere, and nobody shall look at them."""
    places, lost = [], []
    for course in courses:
        shapes = _shapes(
            craft.navigator.airplane,
            craft.navigator.limits._replace(height=None),
            tuple(map(_sort, course.cards[-2:])) if course.height else (_sort(course.cards[-1]),),
            course.height,
            course.end.level,
        )
        laid = _laid(shapes.places, course.end)
        found = np.flatnonzero(shapes.aloft & _on_table(laid, craft.navigator.skies)) if course.stays else ()
        lost.append(not len(found))
        if len(found) >= most:
            spread = found[(np.arange(most) * len(found)) // most]
        else:
            spread = np.resize(found if len(found) else np.array([0]), most)
        places.append(laid[spread].astype(np.float32))
    every = np.stack(places)
    return Flock(every, np.full(every.shape[:2], every.shape[2], dtype=np.float32)), np.array(lost)


class _Shapes(NamedTuple):
    """Courses as seen from the cockpit."""

    places: Array
    aloft: Flags


class _Sort(NamedTuple):
    """All that matters of a card flown to what may follow."""

    card: Maneuver

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sort) and self._key == other._key

    @property
    def _key(self) -> tuple[str, bool, str | None]:
        return self.card.kind, self.card.steep, self.card.direction


def _sort(card: Maneuver) -> _Sort:
    return _Sort(card)


@lru_cache(KEPT)
def _shapes(
    airplane: Airplane, limits: Limits, flown: tuple[_Sort, ...], height: Height | None, level: int
) -> _Shapes:
    """Every course after these cards; a game comes back to the same few hundred times."""
    navigator = Navigator(airplane, Skies(2 * ENDLESS, 2 * ENDLESS), limits)
    start = Course(AirPlace(ENDLESS, ENDLESS, 0.0, 1.0, level), height)
    courses = navigator.courses(start, Trail(tuple(sort.card for sort in flown)))
    places = courses.places()
    places[..., :2] -= ENDLESS
    return _Shapes(places, courses.stays)


def _laid(places: Array, here: AirPlace) -> Array:
    """Shapes put on the table, from this place on."""
    right, forward, sin, cos, level = (places[..., at] for at in range(SIZE))
    return np.stack(
        [
            here.x + right * here.cos + forward * here.sin,
            here.y - right * here.sin + forward * here.cos,
            sin * here.cos + cos * here.sin,
            cos * here.cos - sin * here.sin,
            level,
        ],
        axis=-1,
    )


def _on_table(places: Array, skies: Skies) -> Flags:
    x, y, level = places[..., 0], places[..., 1], places[..., 4]
    held = (x >= 0) & (y >= 0) & (x <= skies.width) & (y <= skies.length)
    for cables in skies.cables:
        caught = (cables.left < x) & (x < cables.right) & (cables.bottom < y) & (y < cables.top)
        held &= ~(caught & (level <= cables.level))
    return np.array(held.all(axis=-1))
