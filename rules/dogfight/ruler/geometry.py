"""Where cards lie on the table, in millimetres and degrees.

Headings run clockwise from "up" (+y); the Central Powers side is the bottom edge, y = 0. One tolerance
serves all questions of touching: what differs by no more than a millionth of a millimetre is the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import force_setattr
from shapely import LineString, Point, Polygon, box, polygons
from shapely.geometry.base import BaseGeometry

from rules.dogfight.box.components import Maneuver, Size
from rules.values import Frozen

TOLERANCE = 1e-6
_DECIMALS = 6
_CORNER_DECIMALS = 9


def settled(value: float) -> float:
    """Rounded so that every machine finds the same; adding 0.0 takes the sign off a zero."""
    return round(value, _DECIMALS) + 0.0


def point(given: object) -> tuple[float, float] | None:
    """A point as an answer gives it, in millimetres; None if it is none."""
    if not isinstance(given, tuple | list) or len(given) != 2:
        return None
    x, y = given
    if not isinstance(x, int | float) or not isinstance(y, int | float):
        return None
    return (float(x), float(y)) if math.isfinite(x) and math.isfinite(y) else None


class Pose(Frozen, frozen=True):
    """The centre dot and the heading of a card, rounded to a millionth."""

    x: float
    y: float
    heading: float

    def __post_init__(self) -> None:
        force_setattr(self, "x", settled(self.x))
        force_setattr(self, "y", settled(self.y))
        force_setattr(self, "heading", settled(self.heading % 360) % 360)  # again, for a rounded 360

    def offset(self, right: float, forward: float) -> tuple[float, float]:
        """The point that lies so far to the right and forward of the dot, as seen from the cockpit."""
        sin, cos = _sin_cos(self.heading)
        return self.x + right * cos + forward * sin, self.y - right * sin + forward * cos


@lru_cache(maxsize=1024)
def _sin_cos(degrees: float) -> tuple[float, float]:
    """Sine and cosine, exact at the quarter turns."""
    quarters, rest = divmod(degrees, 90)
    sin, cos = math.sin(math.radians(rest)), math.cos(math.radians(rest))
    return ((sin, cos), (cos, -sin), (-sin, -cos), (-cos, sin))[int(quarters) % 4]


def fly(pose: Pose, maneuver: Maneuver, size: Size) -> Pose:
    """The arrow starts at the front mark; the airplane is set down with its rear mark on the arrowhead."""
    half = size.length / 2
    sin, cos = _sin_cos(maneuver.turn)
    x, y = pose.offset(right=maneuver.dx + half * sin, forward=half + maneuver.dy + half * cos)
    return Pose(x, y, pose.heading + maneuver.turn)


def path(start: Pose, maneuvers: Iterable[Maneuver], size: Size) -> list[Pose]:
    """The start, and where each of the maneuvers leads from there on."""
    poses = [start]
    for maneuver in maneuvers:
        poses.append(fly(poses[-1], maneuver, size))
    return poses


@lru_cache(maxsize=4096)
def dot(pose: Pose) -> Point:
    return Point(pose.x, pose.y)


@lru_cache(maxsize=4096)
def card(pose: Pose, size: Size) -> Polygon:
    """The card's outline, from its front left corner clockwise."""
    across, along = size.width / 2, size.length / 2
    corners = ((-across, along), (across, along), (across, -along), (-across, -along))
    outline: Polygon = polygons([_corner(pose, right, forward) for right, forward in corners])
    return outline


def _corner(pose: Pose, right: float, forward: float) -> tuple[float, float]:
    x, y = pose.offset(right, forward)
    return round(x, _CORNER_DECIMALS), round(y, _CORNER_DECIMALS)


def front_edge(pose: Pose, size: Size) -> LineString:
    return LineString(card(pose, size).exterior.coords[0:2])


def rear_edge(pose: Pose, size: Size) -> LineString:
    return LineString(card(pose, size).exterior.coords[2:4])


@lru_cache(maxsize=64)
def playing_area(width: float, length: float) -> Polygon:
    """A table of that size; its length runs from the Central Powers side to the Entente's."""
    return box(0, 0, width, length)


def on_table(width: float, length: float, pose: Pose) -> bool:
    """Whether the dot lies on a table of that size; near its edge, a closer look is taken."""
    margin = min(pose.x, pose.y, width - pose.x, length - pose.y)
    if abs(margin) > _NEAR_EDGE:
        return margin > 0
    return inside(playing_area(width, length), pose)


_NEAR_EDGE = 1e-3


def inside(area: Polygon, pose: Pose) -> bool:
    """Whether the dot lies in the area; on its edge counts as inside."""
    return area.distance(dot(pose)) <= TOLERANCE


def overlap(one: Polygon, other: Polygon) -> bool:
    """Whether two cards share some area; touching along an edge or at a corner is not overlapping."""
    return one.intersects(other) and core(one).intersects(core(other))


def crosses(line: LineString, shape: Polygon) -> bool:
    """Whether a line passes through a card; grazing its edge or a corner is not crossing."""
    return shape.intersects(line) and core(shape).intersects(line)


@lru_cache(maxsize=4096)
def core(shape: Polygon) -> BaseGeometry:
    """The card without the hair's breadth along its edges that may be touched without consequence."""
    return shape.buffer(-TOLERANCE, join_style="mitre")
