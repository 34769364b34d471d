"""Courses: every plan an airplane may fly, and where each would take it."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from rules.dogfight.altitude import overdive
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.flight.movement import edge_beyond
from rules.dogfight.hangar import Airplane
from rules.dogfight.kinds import Edge
from rules.dogfight.limits import FREE, Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail
from rules.dogfight.planning.scripts import Mask, Numbers, Round, effect_of, next_cards, script
from rules.dogfight.ruler.geometry import TOLERANCE, Pose

STEADY = 0.1
"""The sine up to which a card makes no circle: straights, sideslips, and the Immelmann, which turns about."""

Column: TypeAlias = npt.NDArray[np.float64]


class AirPlace(NamedTuple):
    """Where an airplane is and which way its nose points, ready for plain arithmetic.

    Without altitude everything is at level 0.
    """

    x: float
    y: float
    sin: float
    cos: float
    level: int = 0

    @classmethod
    def of(cls, pose: Pose, level: int = 0) -> AirPlace:
        return cls(pose.x, pose.y, *_sin_cos(pose.heading), level)


class AirPlaces(NamedTuple):
    """Places, their numbers apart: in a row, or in a column for those that are laid against it."""

    x: Column
    y: Column
    sin: Column
    cos: Column
    level: Column

    @classmethod
    def row(cls, places: Sequence[AirPlace]) -> AirPlaces:
        return cls(*np.array(places, dtype=np.float64).reshape(-1, len(AirPlace._fields)).T)

    @property
    def column(self) -> AirPlaces:
        return AirPlaces(*(numbers[:, np.newaxis] for numbers in self))

    def picked(self, at: Numbers) -> AirPlaces:
        return AirPlaces(*(numbers[at] for numbers in self))

    def place(self, at: int) -> AirPlace:
        x, y, sin, cos, level = (numbers.item(at) for numbers in self)
        return AirPlace(x, y, sin, cos, int(level))


class BarrageBox(NamedTuple):
    """Where a barrage lets nobody through, and up to which level; wide enough for a whole card."""

    left: float
    bottom: float
    right: float
    top: float
    level: int

    def joined(self, other: BarrageBox) -> BarrageBox:
        """All between the two as well, up to the lower of them."""
        return BarrageBox(
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
    cables: tuple[BarrageBox, ...] = ()

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

    def holding(self, places: AirPlaces) -> Mask:
        """`hold`, for many places."""
        x, y = places.x, places.y
        found: Mask = (
            (x >= -TOLERANCE)
            & (y >= -TOLERANCE)
            & (self.width - x >= -TOLERANCE)
            & (self.length - y >= -TOLERANCE)
        )
        return found

    def exits(self, places: AirPlaces) -> Numbers:
        """`exit`, for many places, as numbers of `_EXITS`."""
        x, y = places.x, places.y
        found: Numbers = 1 + np.argmax([-y, y - self.length, -x, x - self.width], axis=0)
        return found

    def killing(self, places: AirPlaces) -> Mask:
        """`deadly`, for many places."""
        found = np.zeros(len(places.x), dtype=bool)
        for left, bottom, right, top, level in self.cables:
            across, along = (left < places.x) & (places.x < right), (bottom < places.y) & (places.y < top)
            found |= (places.level <= level) & across & along
        return found


class Course(NamedTuple):
    """One plan flown out, as if the table had no end; `aloft` counts the rounds before it is over."""

    start: AirPlace
    height: Height | None = None
    """At its end; None without altitude."""
    cards: tuple[Maneuver, ...] = ()
    places: tuple[AirPlace, ...] = ()
    aloft: int = 0
    exit: Edge | None = None
    """Over which edge it leaves the table; None if it does not, or falls before."""

    @property
    def stays(self) -> bool:
        return self.aloft == len(self.places)

    @property
    def end(self) -> AirPlace:
        return self.places[-1] if self.places else self.start


class CourseLeg(NamedTuple):
    """Where a card leads, as seen from the cockpit: to the right, forward, and around."""

    right: float
    forward: float
    sin: float
    cos: float

    @classmethod
    def of(cls, card: Maneuver, airplane: Airplane) -> CourseLeg:
        half = airplane.size.length / 2
        sin, cos = _sin_cos(card.turn)
        return cls(card.dx + half * sin, half + card.dy + half * cos, sin, cos)

    def flown(self, start: AirPlace, level: int) -> AirPlace:
        x, y, sin, cos, _ = start
        return AirPlace(
            x + self.right * cos + self.forward * sin,
            y - self.right * sin + self.forward * cos,
            sin * self.cos + cos * self.sin,
            cos * self.cos - sin * self.sin,
            level,
        )


class Tier(NamedTuple):
    """One round of many courses: each place that some of them lead through, with the card flown to it."""

    cards: Sequence[Maneuver | None]
    """None where one just stays."""
    places: AirPlaces

    def picked(self, at: Numbers) -> Tier:
        return Tier([self.cards[each] for each in at.tolist()], self.places.picked(at))


class CourseRound(NamedTuple):
    """One round of many courses, course by course."""

    aloft: Mask
    start: AirPlaces
    end: AirPlaces
    tier: Tier
    line: Numbers

    def which(self, test: Callable[[Maneuver], bool]) -> Mask:
        """Which fly a card that passes a test."""
        cards = [card is not None and test(card) for card in self.tier.cards]
        found: Mask = np.array(cards, dtype=bool)[self.line]
        return found


class Fan(Sequence[Course]):
    """Courses of one airplane from where it is, their numbers apart, for those who weigh all of them."""

    def __init__(
        self,
        start: AirPlace,
        tiers: Sequence[Tier],
        lines: Sequence[Numbers],
        heights: Sequence[Height | None],
        aloft: Numbers,
        exits: Numbers,
    ) -> None:
        self.start = start
        self.tiers = tiers
        self.lines = lines
        """Through which place of each tier a course leads."""
        self.heights = heights
        self.aloft = aloft
        self._exits = exits

    @classmethod
    def of(cls, courses: Sequence[Course]) -> Fan:
        """Any courses of one airplane that are equally long."""
        if isinstance(courses, Fan):
            return courses
        tiers = [
            Tier(
                [course.cards[at] if at < len(course.cards) else None for course in courses],
                AirPlaces.row([course.places[at] for course in courses]),
            )
            for at in range(len(courses[0].places))
        ]
        aloft = np.array([course.aloft for course in courses], dtype=np.intp)
        exits = np.array([_EXITS.index(course.exit) for course in courses], dtype=np.intp)
        heights = [course.height for course in courses]
        return cls(courses[0].start, tiers, [np.arange(len(courses))] * len(tiers), heights, aloft, exits)

    @classmethod
    def laid(
        cls, skies: Skies, start: AirPlace, height: Height | None, legs: Column, rounds: Sequence[Round]
    ) -> Fan:
        """A script as it is flown from a place on; reckoned in the same order as by `Navigator.after`, so
        that it comes out the same to the last digit."""
        here, stays = AirPlaces.row([start]), np.ones(1, dtype=bool)
        aloft = exits = np.zeros(1, dtype=np.intp)
        tiers = []
        for each in rounds:
            stayed = stays[each.after]
            here = _flown(here.picked(each.after), legs[each.numbers], each)
            inside = skies.holding(here)
            stays = stayed & inside & ~each.down & ~skies.killing(here)
            aloft = aloft[each.after] + stays
            exits = np.where(stayed & ~inside, skies.exits(here), exits[each.after])
            tiers.append(Tier(each.cards, here))
        lines = [np.arange(len(aloft))] if rounds else []
        for each in reversed(rounds[1:]):
            lines.insert(0, each.after[lines[0]])
        return cls(start, tiers, lines, rounds[-1].heights if rounds else (height,), aloft, exits)

    def __len__(self) -> int:
        return len(self.aloft)

    @overload
    def __getitem__(self, at: int) -> Course: ...
    @overload
    def __getitem__(self, at: slice) -> Fan: ...
    def __getitem__(self, at: int | slice) -> Course | Fan:
        return self.picked(np.arange(len(self))[at]) if isinstance(at, slice) else self._course(at)

    def picked(self, at: Numbers) -> Fan:
        """Some of the courses, and no places but theirs."""
        tiers, lines = [], []
        for tier, line in zip(self.tiers, self.lines, strict=True):
            places, through = np.unique(line[at], return_inverse=True)
            tiers.append(tier.picked(places))
            lines.append(through)
        heights = [self.heights[each] for each in at.tolist()]
        return Fan(self.start, tiers, lines, heights, self.aloft[at], self._exits[at])

    def _course(self, at: int) -> Course:
        through = [(tier, line.item(at)) for tier, line in zip(self.tiers, self.lines, strict=True)]
        return Course(
            self.start,
            self.heights[at],
            tuple([card for tier, place in through if (card := tier.cards[place]) is not None]),
            tuple([tier.places.place(place) for tier, place in through]),
            self.aloft.item(at),
            _EXITS[self._exits.item(at)],
        )

    def places(self) -> Column:
        """Where all of them lead: the axes are courses, rounds, and what makes a place."""
        rounds = zip(self.tiers, self.lines, strict=True)
        return np.stack([np.stack(tier.places.picked(line), axis=-1) for tier, line in rounds], axis=1)

    @cached_property
    def stays(self) -> Mask:
        found: Mask = self.aloft == len(self.tiers)
        return found

    @cached_property
    def ends(self) -> AirPlaces:
        if not self.tiers:
            return AirPlaces.row([self.start] * len(self))
        return self.tiers[-1].places.picked(self.lines[-1])

    @cached_property
    def altitude(self) -> Column:
        """The level at the end, and what has been climbed of the next."""
        climbed = [height.level + height.climb / height.rate for height in self.heights if height is not None]
        return np.array(climbed) if climbed else self.ends.level

    def steps(self) -> Iterator[CourseRound]:
        """Round by round, what each course does."""
        start = AirPlaces.row([self.start])
        for at, (tier, line) in enumerate(zip(self.tiers, self.lines, strict=True)):
            end = tier.places.picked(line)
            yield CourseRound(self.aloft > at, start, end, tier, line)
            start = end

    def leave_by(self, edges: Collection[Edge]) -> Mask:
        """Which of them leave the table over one of some edges."""
        return np.isin(self._exits, [_EXITS.index(edge) for edge in edges])


_EXITS: tuple[Edge | None, ...] = (None, "central", "entente", "left", "right")
"""In the order in which `edge_beyond` looks at them."""


def _flown(here: AirPlaces, legs: Column, each: Round) -> AirPlaces:
    """`CourseLeg.flown`, for many legs; where a card is not carried out, one stays where one is."""
    right, forward, sin, cos = legs.T
    there = AirPlaces(
        here.x + right * here.cos + forward * here.sin,
        here.y - right * here.sin + forward * here.cos,
        here.sin * cos + here.cos * sin,
        here.cos * cos - here.sin * sin,
        each.levels,
    )
    if each.flown.all():
        return there
    return AirPlaces(*(np.where(each.flown, new, old) for new, old in zip(there, here, strict=True)))


class Navigator:
    """Knows where an airplane can go from where it is, after the cards it flew last."""

    def __init__(self, airplane: Airplane, skies: Skies, limits: Limits = FREE) -> None:
        self.airplane = airplane
        self.skies = skies
        self.limits = limits

    @property
    def legs(self) -> dict[int, CourseLeg]:
        return _legs(self.airplane)

    @cached_property
    def circle(self) -> float:
        """The radius of its tightest turn, flown on and on."""
        turns = [leg for leg in self.legs.values() if abs(leg.sin) > STEADY]
        return min(
            (math.hypot(leg.right, leg.forward) / math.sqrt(2 - 2 * leg.cos) for leg in turns), default=0.0
        )

    def courses(self, start: Course, trail: Trail) -> Fan:
        """Every legal plan for the rest of the turn, cards that fly alike counted once."""
        return _courses(self.airplane, self.skies, self.limits, start.end, start.height, trail)

    def after(self, course: Course, trail: Trail, card: Maneuver) -> Course:
        """The course with one card more."""
        flown = (*trail.earlier, *trail.turn)
        height, moves, down = effect_of(course.height, flown, card, self.limits)
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

    def has_a_way_on(self, course: Course) -> bool:
        """Whether some plan of the next turn stays on the table and off the ground."""
        return self._can_stay(Course(course.end, course.height), Trail(course.cards[-2:]))

    def _can_stay(self, course: Course, trail: Trail) -> bool:
        if len(trail.turn) == CARDS:
            return True
        for card in next_cards(self.airplane, trail, self.limits._replace(height=None)):
            after = self.after(course, trail, card)
            if after.stays and self._can_stay(after, trail.then(card)):
                return True
        return False


# A table is looked at from every seat, and by whoever thinks ahead over and over. What may follow what, and
# where that leads, is not worked out anew for each look: a few airplanes' worth of it is kept.


@lru_cache(maxsize=32)
def _courses(
    airplane: Airplane, skies: Skies, limits: Limits, start: AirPlace, height: Height | None, trail: Trail
) -> Fan:
    rounds = script(airplane, limits, trail, height)
    return Fan.laid(skies, start, height, _leg_table(airplane), rounds)


@lru_cache(maxsize=128)
def _legs(airplane: Airplane) -> dict[int, CourseLeg]:
    return {card.number: CourseLeg.of(card, airplane) for card in airplane.cards.values()}


@lru_cache(maxsize=128)
def _leg_table(airplane: Airplane) -> Column:
    """The legs by the numbers of their cards."""
    legs = _legs(airplane)
    table = np.zeros((max(legs) + 1, len(CourseLeg._fields)))
    table[list(legs)] = list(legs.values())
    return table


def _sin_cos(degrees: float) -> tuple[float, float]:
    """Rounded, so that what looks alike from both ends of the table counts the same."""
    return round(math.sin(math.radians(degrees)), 12), round(math.cos(math.radians(degrees)), 12)


def agile(airplane: Airplane) -> bool:
    return overdive.agile(airplane.cards.values())
