"""Lines of fire: where a ruler laid from a shooter's dot reaches a target, within an arc, past other cards.

The shortest ruler ends at one of few points of the target's outline: a corner, the foot of a
perpendicular from the dot, where an edge of the arc meets the outline, where a line of sight past some
blocker's corner meets it, or where a blocker's outline crosses it. Between two such neighbours what is
seen does not change and the distance has no minimum of its own. So these points are tried from the
nearest on, which is exact: no arc is approximated by a polygon.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Literal, TypeAlias

from shapely import LineString, MultiPoint, Polygon, get_coordinates

from rules.dogfight.ruler.geometry import TOLERANCE, Pose, crosses, dot, settled
from rules.values import Frozen

Range: TypeAlias = Literal["short", "long"]
XY: TypeAlias = tuple[float, float]
Segment: TypeAlias = tuple[XY, XY]


class Arc(Frozen, frozen=True):
    """A firing arc with its vertex at the dot: half its angle, to either side of `bearing` off the nose."""

    half_angle: float
    bearing: float = 0

    @classmethod
    def rear(cls, half_angle: float) -> Arc:
        return cls(half_angle, 180)

    def covers(self, shooter: Pose, point: XY) -> bool:
        """Whether the point lies within the arc or on its edge."""
        east, north = point[0] - shooter.x, point[1] - shooter.y
        away = math.hypot(east, north)
        off_axis = math.degrees(math.atan2(east, north)) - shooter.heading - self.bearing
        beyond = abs(math.remainder(off_axis, 360)) - self.half_angle
        if beyond <= 0 or away <= TOLERANCE:
            return True
        return away * math.sin(math.radians(beyond)) <= TOLERANCE

    def edges(self, shooter: Pose) -> Iterator[XY]:
        """The directions of its two edges on the table, as vectors."""
        axis = shooter.heading + self.bearing
        for side in (axis - self.half_angle, axis + self.half_angle):
            yield math.sin(math.radians(side)), math.cos(math.radians(side))


class Reach(Frozen, frozen=True):
    """The shortest ruler to a target: its length, and the point of the target it ends at."""

    distance: float
    point: XY


def reach(
    shooter: Pose, arc: Arc, target: Polygon, blockers: Iterable[Polygon], limit: float
) -> Reach | None:
    """The shortest ruler to any point of the target that stays in the arc and crosses no blocker.

    None if there is no such ruler, or none within the limit, which itself still counts. Neither the
    shooter's card nor the target belongs among the blockers; whether overlapping cards may fire at each
    other is for the caller to decide.
    """
    sides = list(_sides(target))
    if _amid(shooter, sides) and target.covers(dot(shooter)):
        return Reach(0.0, (shooter.x, shooter.y))
    within = partial(_within, shooter, arc, limit)
    open_points = list(filter(within, _ends(shooter, arc, sides)))
    if not open_points:
        return None
    others = list(blockers)
    best = _nearest(shooter, open_points)
    if not _blocked(shooter, best, others):
        return _found(shooter, best)
    between = _between(shooter, target, others)
    points = [*open_points, *filter(within, _ends_past(between, shooter, target))]
    for point in _nearest_first(shooter, points):
        if not _blocked(shooter, point, between):
            return _found(shooter, point)
    return None


def _found(shooter: Pose, point: XY) -> Reach:
    return Reach(settled(math.dist((shooter.x, shooter.y), point)), _settled(point))


def range_of(distance: float, ruler: float) -> Range:
    """The first half of the ruler is short range, and so is its very end."""
    return "short" if distance <= ruler / 2 + TOLERANCE else "long"


def _within(shooter: Pose, arc: Arc, limit: float, point: XY) -> bool:
    away = math.dist((shooter.x, shooter.y), point)
    return away <= limit + TOLERANCE and arc.covers(shooter, point)


def _between(shooter: Pose, target: Polygon, blockers: Iterable[Polygon]) -> list[Polygon]:
    """The blockers that some ruler to the target may meet."""
    view = MultiPoint([*target.exterior.coords, (shooter.x, shooter.y)]).convex_hull
    return [blocker for blocker in blockers if view.intersects(blocker)]


def _blocked(shooter: Pose, point: XY, blockers: Sequence[Polygon]) -> bool:
    if not blockers:
        return False
    ruler = LineString([(shooter.x, shooter.y), point])
    return any(crosses(ruler, blocker) for blocker in blockers)


def _nearest(shooter: Pose, points: Sequence[XY]) -> XY:
    """The first of them, of which those who are clearly further off need not be rounded."""
    away = [math.dist((shooter.x, shooter.y), point) for point in points]
    close = min(away) + 2 * TOLERANCE
    return _nearest_first(
        shooter, [point for point, apart in zip(points, away, strict=True) if apart <= close]
    )[0]


def _nearest_first(shooter: Pose, points: Iterable[XY]) -> list[XY]:
    """Sorted by rounded values, so that of two points equally far every machine takes the same."""

    def key(point: XY) -> tuple[float, XY]:
        return settled(math.dist((shooter.x, shooter.y), point)), _settled(point)

    return sorted(points, key=key)


def _settled(point: XY) -> XY:
    return settled(point[0]), settled(point[1])


def _amid(shooter: Pose, sides: Sequence[Segment]) -> bool:
    """Whether the dot lies between the outermost corners of an outline: only then can it lie inside."""
    across, along = [corner[0] for corner, _ in sides], [corner[1] for corner, _ in sides]
    return min(across) <= shooter.x <= max(across) and min(along) <= shooter.y <= max(along)


def _ends(shooter: Pose, arc: Arc, sides: Iterable[Segment]) -> Iterator[XY]:
    """Where the shortest ruler may end if nothing stands in the way."""
    origin = (shooter.x, shooter.y)
    rays = list(arc.edges(shooter))
    for side in sides:
        yield side[0]
        if (foot := _foot(origin, side)) is not None:
            yield foot
        for ray in rays:
            if (met := _meeting(side, origin, ray)) is not None:
                yield met


def _ends_past(blockers: Iterable[Polygon], shooter: Pose, target: Polygon) -> Iterator[XY]:
    """Where else it may end if blockers do: beside their corners, or where they begin to cover the target."""
    origin = (shooter.x, shooter.y)
    sides = list(_sides(target))
    corners = [_minus(corner, origin) for corner, _ in sides]
    for blocker in blockers:
        covers = _boxes_meet(blocker, target)
        for start, end in _sides(blocker):
            sight = _minus(start, origin)
            turns = [sight[0] * y - sight[1] * x for x, y in corners]
            for side, turn, next_turn in zip(sides, turns, (*turns[1:], turns[0]), strict=True):
                if turn * next_turn <= _GRAZING and (met := _meeting(side, origin, sight)) is not None:
                    yield met
                if covers and (met := _meeting(side, start, _minus(end, start), most=1)) is not None:
                    yield met


_GRAZING = 1e-3
"""Corners on either side of a line of sight, or on it: no more than this is the product of their offsets."""


def _boxes_meet(one: Polygon, other: Polygon) -> bool:
    left, low, right, high = one.bounds
    other_left, other_low, other_right, other_high = other.bounds
    return left <= other_right and other_left <= right and low <= other_high and other_low <= high


def _sides(shape: Polygon) -> Iterator[Segment]:
    """Of a shape without holes."""
    corners: list[XY] = [(x, y) for x, y in get_coordinates(shape).tolist()]
    return pairwise(corners)


def _minus(end: XY, start: XY) -> XY:
    return end[0] - start[0], end[1] - start[1]


def _foot(point: XY, side: Segment) -> XY | None:
    """The foot of the perpendicular from a point on a side; None if it falls beyond an end."""
    (ax, ay), (bx, by) = side
    ux, uy = bx - ax, by - ay
    share = ((point[0] - ax) * ux + (point[1] - ay) * uy) / (ux * ux + uy * uy)
    return (ax + share * ux, ay + share * uy) if 0 < share < 1 else None


def _meeting(side: Segment, start: XY, vector: XY, most: float = math.inf) -> XY | None:
    """Where a ray of at most so many times its vector meets a side; None if it passes by or runs parallel."""
    (ax, ay), (bx, by) = side
    ux, uy = bx - ax, by - ay
    cross = ux * vector[1] - uy * vector[0]
    if cross == 0:
        return None
    px, py = start[0] - ax, start[1] - ay
    share = (px * vector[1] - py * vector[0]) / cross
    times = (px * uy - py * ux) / cross
    return (ax + share * ux, ay + share * uy) if 0 < share < 1 and 0 < times < most else None
