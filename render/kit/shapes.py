"""Plane figures as points: arcs, ellipses, dashes, regular polygons, and the moving and turning of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]


class Box(NamedTuple):
    """An upright rectangle; y grows downwards, as in every picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, by: Point) -> Box:
        return Box(self.left + by[0], self.top + by[1], self.right + by[0], self.bottom + by[1])

    def overlap(self, other: Box) -> float:
        """The area both cover."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def holds(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


def around(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def centred(centre: Point, width: float, height: float) -> Box:
    x, y = centre
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def ellipse(centre: Point, across: float, along: float | None = None, steps: int = 40) -> list[Point]:
    along = across if along is None else along
    turns = (radians(360 * i / steps) for i in range(steps))
    return [(centre[0] + across * cos(t), centre[1] + along * sin(t)) for t in turns]


def regular(centre: Point, radius: float, corners: int, turn: float = 0.0) -> list[Point]:
    """A regular polygon with its first corner up, turned clockwise."""
    angles = (radians(turn + 360 * i / corners) for i in range(corners))
    return [(centre[0] + radius * sin(a), centre[1] - radius * cos(a)) for a in angles]


def star(centre: Point, outer: float, inner: float, rays: int, turn: float = 0.0) -> list[Point]:
    tips = regular(centre, outer, rays, turn)
    notches = regular(centre, inner, rays, turn + 180 / rays)
    return [point for pair in zip(tips, notches, strict=True) for point in pair]


def box_points(box: Box) -> list[Point]:
    return [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]


def arrow_head(tip: Point, heading: float, length: float, width: float) -> list[Point]:
    """A triangle whose tip points along `heading`, clockwise from up."""
    ahead = (sin(radians(heading)), -cos(radians(heading)))
    base = (tip[0] - ahead[0] * length, tip[1] - ahead[1] * length)
    side = (-ahead[1] * width / 2, ahead[0] * width / 2)
    return [tip, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1])]


def dashes(points: Points, on: float, off: float) -> list[list[Point]]:
    """The polyline cut into strokes of length `on` with gaps of length `off`."""
    strokes: list[list[Point]] = []
    stroke: list[Point] = [points[0]]
    drawing, left = True, on
    for start, end in pairwise(points):
        length, done = hypot(end[0] - start[0], end[1] - start[1]), 0.0
        while length - done > left:
            done += left
            cut = _between(start, end, done / length)
            if drawing:
                strokes.append([*stroke, cut])
            stroke = [cut]
            drawing, left = not drawing, off if drawing else on
        left -= length - done
        stroke.append(end)
    if drawing and len(stroke) > 1:
        strokes.append(stroke)
    return strokes


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def hermite(start: Point, leave: Point, end: Point, arrive: Point, pace: float = 12.0) -> list[Point]:
    """A smooth curve from start to end with the given tangents, a point about every `pace`."""
    steps = max(4, ceil(hypot(end[0] - start[0], end[1] - start[1]) / pace))
    curve: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c, d = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2
        curve.append(
            (
                a * start[0] + b * leave[0] + c * end[0] + d * arrive[0],
                a * start[1] + b * leave[1] + c * end[1] + d * arrive[1],
            )
        )
    return curve
