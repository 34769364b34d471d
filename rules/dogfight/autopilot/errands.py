"""Errands: what an airplane is out for besides fighting, and how far a course gets it there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Protocol

from rules.dogfight.autopilot.approach import FAR, approach
from rules.dogfight.autopilot.courses import Course, Place, Skies
from rules.dogfight.autopilot.craft import Craft, Mark
from rules.dogfight.autopilot.gunnery import GIRTH, punch
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Edge
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


class Errand(Protocol):
    def worth(self, course: Course) -> float: ...

    def leads_off(self, course: Course) -> bool:
        """Whether the course leaves the table as the errand wants it."""
        ...


class Photograph:
    """A stall begun near the target."""

    def __init__(self, craft: Craft, target: Place, level: int | None, hangar: Hangar) -> None:
        self.craft = craft
        self.target = target._replace(level=level or 0)
        self.level = level
        self.near = hangar.ruler / 2 + GIRTH / 2

    def worth(self, course: Course) -> float:
        starts = (self.craft.here, *course.places)
        for start, card, place in zip(starts, course.cards, course.places[: course.aloft], strict=False):
            near = math.hypot(start.x - self.target.x, start.y - self.target.y) <= self.near
            if near and card.is_stall and self.level in {None, place.level}:
                return DONE
        return PULL * approach(course, self.target, self.craft.navigator, self.near)

    def leads_off(self, course: Course) -> bool:  # noqa: ARG002 - an errand's
        return False


class Bomb:
    """The airplane's card over the target's dot; in War the card of its maneuver will do."""

    def __init__(self, craft: Craft, target: Place, level: int | None, hangar: Hangar, edition: str) -> None:
        self.craft = craft
        self.target = target._replace(level=min(level or 0, craft.here.level))
        self.level = level
        self.size = craft.navigator.airplane.size
        self.maneuver = hangar.figures.sizes.maneuver_card if edition == "war" else None

    def worth(self, course: Course) -> float:
        starts = (self.craft.here, *course.places)
        for start, place in zip(starts, course.places[: course.aloft], strict=False):
            low = self.level is None or place.level <= self.level
            if low and (
                self._under(place, self.size) or (self.maneuver and self._ahead(start, self.maneuver))
            ):
                return DONE
        return PULL * approach(course, self.target, self.craft.navigator, GIRTH)

    def _under(self, place: Place, size: Size, forward: float = 0.0) -> bool:
        east, north = self.target.x - place.x, self.target.y - place.y
        ahead = east * place.sin + north * place.cos - forward
        aside = east * place.cos - north * place.sin
        return abs(ahead) <= size.length / 2 and abs(aside) <= size.width / 2

    def _ahead(self, start: Place, maneuver: Size) -> bool:
        return self._under(start, maneuver, (self.size.length + maneuver.length) / 2)

    def leads_off(self, course: Course) -> bool:  # noqa: ARG002 - an errand's
        return False


class Wait:
    """Just out of reach of the guns around the target, while escorts silence them."""

    def __init__(self, target: Place, hangar: Hangar) -> None:
        self.target = target
        self.clear = 2 * hangar.ruler + GIRTH

    def worth(self, course: Course) -> float:
        away = math.hypot(course.end.x - self.target.x, course.end.y - self.target.y)
        return PULL - WAIT * abs(away - self.clear) / FAR

    def leads_off(self, course: Course) -> bool:  # noqa: ARG002 - an errand's
        return False


class Home:
    """Off the table, over an edge that costs nothing more."""

    def __init__(self, edges: frozenset[Edge], skies: Skies) -> None:
        self.edges = edges
        self.skies = skies

    def worth(self, course: Course) -> float:
        if self.leads_off(course):
            return DONE - 0.1 * course.aloft
        return PULL * max(self._pull(edge, course.end) for edge in sorted(self.edges))

    def _pull(self, edge: Edge, place: Place) -> float:
        ways: dict[Edge, tuple[float, float]] = {
            "central": (place.y, -place.cos),
            "entente": (self.skies.length - place.y, place.cos),
            "left": (place.x, -place.sin),
            "right": (self.skies.width - place.x, place.sin),
        }
        away, facing = ways[edge]
        return 1 - (away + AROUND * (1 - facing)) / FAR

    def leads_off(self, course: Course) -> bool:
        return course.exit in self.edges


class RocketRun:
    """Two steady cards in a row with a balloon ahead; rockets on their way need the second."""

    def __init__(self, craft: Craft, balloons: Sequence[Mark], flying_at: str | None, hangar: Hangar) -> None:
        self.craft = craft
        self.balloons = balloons
        self.flying_at = flying_at
        self.bite = punch(hangar.figures.damage["D"])

    def worth(self, course: Course) -> float:
        return max((self._run(course, balloon) for balloon in self.balloons), default=0.0)

    def _run(self, course: Course, balloon: Mark) -> float:
        steps = list(zip(course.cards, course.places[: course.aloft], strict=False))
        fired = [steady(card) and self._in_reach(place, balloon.here) for card, place in steps]
        found = [steady(card) and self._in_line(place, balloon.here) for card, place in steps]
        prize = balloon.stake * min(2 * self.bite / balloon.left, 1.0)
        if self.flying_at == balloon.id and any(found[:1]):
            return prize
        if not self.craft.seen.rockets:
            return 0.0
        if any(one and other for one, other in zip(fired, found[1:], strict=False)):
            return prize
        return prize / 3 if course.stays and any(fired[-1:]) else 0.0

    def _in_reach(self, place: Place, there: Place) -> bool:
        level = place._replace(level=there.level)
        return self._in_line(place, there) and self.craft.guns[0].cards(level, there) > 0

    def _in_line(self, place: Place, there: Place) -> bool:
        return place.level - there.level in {0, 1} and self.craft.guns[0].bears(place, there)

    def leads_off(self, course: Course) -> bool:  # noqa: ARG002 - an errand's
        return False


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
        there = Place.of(target.pose)
        if _escorts_first(craft, view, there, marks, hangar):
            yield Wait(there, hangar)
        elif task.kind == "photograph":
            yield Photograph(craft, there, task.level, hangar)
        else:
            yield Bomb(craft, there, task.level, hangar, view.edition)


def _escorts_first(
    craft: Craft, view: DogfightView, target: Place, marks: Sequence[Mark], hangar: Hangar
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
