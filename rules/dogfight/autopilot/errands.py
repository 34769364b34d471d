"""Errands: what an airplane is out for besides fighting, and how far a course gets it there."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from rules.dogfight.autopilot.approach import FAR, approach
from rules.dogfight.autopilot.courses import AirPlace, AirPlaces, Column, CourseRound, Fan, Skies
from rules.dogfight.autopilot.craft import Craft, Mark
from rules.dogfight.autopilot.crossfire import ahead, lengths
from rules.dogfight.autopilot.gunnery import GIRTH, punch
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Edge
from rules.dogfight.planning.scripts import Mask
from rules.dogfight.view import DogfightView

DONE = 1.5
"""What it is worth to carry out a mission."""
PULL = 0.8
"""What it is worth to be where it can be done next."""
AROUND = 150.0
"""Millimetres that turning around costs."""
FEW = 1
"""Guns around a target that nobody waits for."""
WAIT = 1.6
"""What being out of place is worth, while all there is to do is to wait."""
CRIPPLED = 3.0
"""Damage points left with which a pilot thinks of home."""


NOWHERE: frozenset[Edge] = frozenset()


class Errand(ABC):
    edges = NOWHERE
    """Where it takes an airplane off the table."""

    @abstractmethod
    def worth(self, courses: Fan) -> Column: ...


class Photograph(Errand):
    """A stall begun near the target."""

    def __init__(self, craft: Craft, target: AirPlace, level: int | None, hangar: Hangar) -> None:
        self.craft = craft
        self.target = target._replace(level=level or 0)
        self.level = level
        self.near = hangar.ruler / 2 + GIRTH / 2

    def worth(self, courses: Fan) -> Column:
        closer = PULL * approach(courses, self.target, self.craft.navigator, self.near)
        return np.where(np.logical_or.reduce([self._taken(step) for step in courses.steps()]), DONE, closer)

    def _taken(self, step: CourseRound) -> Mask:
        near = lengths(step.start.x - self.target.x, step.start.y - self.target.y) <= self.near
        level = True if self.level is None else step.end.level == self.level
        taken: Mask = step.aloft & near & level & step.which(_is_stall)
        return taken


def _is_stall(card: Maneuver) -> bool:
    return card.is_stall


class Bomb(Errand):
    """The airplane's card over the target's dot; in War the card of its maneuver will do."""

    def __init__(
        self, craft: Craft, target: AirPlace, level: int | None, hangar: Hangar, edition: str
    ) -> None:
        self.craft = craft
        self.target = target._replace(level=min(level or 0, craft.here.level))
        self.level = level
        self.size = craft.navigator.airplane.size
        self.maneuver = hangar.figures.sizes.maneuver_card if edition == "war" else None

    def worth(self, courses: Fan) -> Column:
        closer = PULL * approach(courses, self.target, self.craft.navigator, GIRTH)
        return np.where(np.logical_or.reduce([self._dropped(step) for step in courses.steps()]), DONE, closer)

    def _dropped(self, step: CourseRound) -> Mask:
        over = self._under(step.end, self.size)
        if self.maneuver:
            over |= self._under(step.start, self.maneuver, (self.size.length + self.maneuver.length) / 2)
        low = True if self.level is None else step.end.level <= self.level
        return step.aloft & over & low

    def _under(self, places: AirPlaces, size: Size, forward: float = 0.0) -> Mask:
        east, north = self.target.x - places.x, self.target.y - places.y
        ahead = east * places.sin + north * places.cos - forward
        aside = east * places.cos - north * places.sin
        under: Mask = (np.abs(ahead) <= size.length / 2) & (np.abs(aside) <= size.width / 2)
        return under


class Wait(Errand):
    """Just out of reach of the guns around the target, while escorts silence them."""

    def __init__(self, target: AirPlace, hangar: Hangar) -> None:
        self.target = target
        self.clear = 2 * hangar.ruler + GIRTH

    def worth(self, courses: Fan) -> Column:
        away = lengths(courses.ends.x - self.target.x, courses.ends.y - self.target.y)
        patience: Column = PULL - WAIT * np.abs(away - self.clear) / FAR
        return patience


class Home(Errand):
    """Off the table, over an edge that costs nothing more."""

    def __init__(self, edges: frozenset[Edge], skies: Skies) -> None:
        self.edges = edges
        self.skies = skies

    def worth(self, courses: Fan) -> Column:
        pulls = [self._pull(edge, courses.ends) for edge in sorted(self.edges)]
        return np.where(
            courses.leave_by(self.edges), DONE - 0.1 * courses.aloft, PULL * np.maximum.reduce(pulls)
        )

    def _pull(self, edge: Edge, places: AirPlaces) -> Column:
        ways: dict[Edge, tuple[Column, Column]] = {
            "central": (places.y, -places.cos),
            "entente": (self.skies.length - places.y, places.cos),
            "left": (places.x, -places.sin),
            "right": (self.skies.width - places.x, places.sin),
        }
        away, facing = ways[edge]
        pull: Column = 1 - (away + AROUND * (1 - facing)) / FAR
        return pull


class RocketRun(Errand):
    """Two steady cards in a row with a balloon ahead; rockets on their way need the second."""

    def __init__(self, craft: Craft, balloons: Sequence[Mark], flying_at: str | None, hangar: Hangar) -> None:
        self.craft = craft
        self.balloons = balloons
        self.flying_at = flying_at
        self.bite = punch(hangar.figures.damage["D"])

    def worth(self, courses: Fan) -> Column:
        runs = [self._run(courses, balloon) for balloon in self.balloons]
        return np.maximum.reduce(runs) if runs else np.zeros(len(courses))

    def _run(self, courses: Fan, balloon: Mark) -> Column:
        shots = [self._shot(step, balloon.here) for step in courses.steps()]
        prize = balloon.stake * min(2 * self.bite / balloon.left, 1.0)
        sure, likely = np.zeros(len(courses), dtype=bool), np.zeros(len(courses), dtype=bool)
        if self.flying_at == balloon.id:
            for _, found in shots[:1]:
                sure |= found
        if self.craft.seen.rockets:
            for (fired, _), (_, found) in pairwise(shots):
                sure |= fired & found
            for fired, _ in shots[-1:]:
                likely |= fired & courses.stays
        return np.where(sure, prize, np.where(likely, prize / 3, 0.0))

    def _shot(self, step: CourseRound, there: AirPlace) -> tuple[Mask, Mask]:
        """Which courses could fire rockets in a round, and which would have them find their target."""
        gap = step.end.level - there.level
        in_line, in_reach = ahead(self.craft.guns[0], step.end, there)
        found = step.aloft & step.which(steady) & ((gap == 0) | (gap == 1)) & in_line
        return found & in_reach, found


def steady(card: Maneuver) -> bool:
    """The cards rockets are fired after."""
    return card.is_straight or card.is_stall or card.is_dive


def errands(
    craft: Craft, view: DogfightView, hangar: Hangar, stakes: Stakes, marks: Sequence[Mark]
) -> list[Errand]:
    """What an airplane has to do now, apart from fighting."""
    found: list[Errand] = [*_missions(craft, view, hangar, marks)]
    if not found and (edges := _way_home(craft, stakes)):
        found.append(Home(edges, craft.navigator.skies))
    aloft = {balloon.id for balloon in view.balloons}
    balloons = [mark for mark in marks if mark.stake > 0 and mark.id in aloft]
    launched = next((rocket.target for rocket in view.rockets if rocket.plane == craft.id), None)
    if balloons and (craft.seen.rockets or launched):
        found.append(RocketRun(craft, balloons, launched, hangar))
    return found


def _missions(craft: Craft, view: DogfightView, hangar: Hangar, marks: Sequence[Mark]) -> Iterator[Errand]:
    for task in view.missions:
        if task.done or task.side != craft.side or task.plane not in {None, craft.id} or _unfit(craft):
            continue
        target = next((card for card in view.ground if card.id == task.target), None)
        if target is None:
            continue
        there = AirPlace.of(target.pose)
        if _escorts_first(craft, view, there, marks, hangar):
            yield Wait(there, hangar)
        elif task.kind == "photograph":
            yield Photograph(craft, there, task.level, hangar)
        else:
            yield Bomb(craft, there, task.level, hangar, view.edition)


def _escorts_first(
    craft: Craft, view: DogfightView, target: AirPlace, marks: Sequence[Mark], hangar: Hangar
) -> bool:
    """Whether there are guns around the target, somebody to silence them, and time for it."""
    guns = [
        mark
        for mark in marks
        if mark.guns and math.hypot(mark.here.x - target.x, mark.here.y - target.y) <= hangar.ruler + GIRTH
    ]
    escorts = any(
        plane.side == craft.side and plane.id != craft.id and plane.status == "flying"
        for plane in view.planes
    )
    return escorts and len(guns) > FEW and 2 * view.turn < view.turn_limit


def _unfit(craft: Craft) -> bool:
    """War's observers do the work, and a wounded one cannot."""
    return bool(craft.seen.observer_hit)


def _way_home(craft: Craft, stakes: Stakes) -> frozenset[Edge]:
    """The edges to leave by, if it is time to."""
    home: frozenset[Edge] = frozenset({craft.side})
    if "photograph" in craft.seen.done:
        return home
    own, other = stakes.leaving("own"), stakes.leaving("other")
    if not stakes.view.scoring or not _time_to_go(craft, stakes, own):
        return frozenset()
    return home if other < own else frozenset({"central", "entente", "left", "right"})


def _time_to_go(craft: Craft, stakes: Stakes, price: float) -> bool:
    """When nothing is left to do, when ahead for good, or before it is too late to keep what is won."""
    if stakes.nothing_to_gain():
        return True
    if price >= 0 and (stakes.alone_and_ahead() or stakes.may_rest_on_laurels()):
        return True
    return craft.left <= CRIPPLED and (price >= 0 or stakes.lead() + price * stakes.unit > 0)
