"""Routes: six ways to draw a line, so that an airline's network can be followed without its colour."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Literal, NamedTuple, TypeAlias

from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points, dashes
from render.kit.theme import WHITE, Colour

Pattern: TypeAlias = Literal["solid", "dash", "dot", "double", "dash-dot", "rail"]
CASING = 6.0
"""Pixels of white around a line, so that it parts from what it crosses."""


class Pen(NamedTuple):
    """`deep` draws what must stand out from `colour`."""

    colour: Colour
    deep: Colour
    pattern: Pattern
    width: float = 7.0


def draw_route(canvas: Canvas, points: Points, pen: Pen) -> None:
    canvas.stroke(points, WHITE, pen.width + CASING)
    match pen.pattern:
        case "solid":
            canvas.stroke(points, pen.colour, pen.width)
        case "dash":
            canvas.stroke(points, pen.colour, pen.width, dash=(pen.width * 1.8, pen.width * 1.7))
        case "dot":
            canvas.stroke(points, pen.colour, pen.width, dash=(0.1, pen.width * 1.45))
        case "dash-dot":
            canvas.strokes(_dash_dot(points, pen.width), pen.colour, pen.width * 0.9)
        case "double":
            canvas.stroke(points, pen.colour, pen.width + 2.5)
            canvas.stroke(points, WHITE, max(2.0, pen.width - 4))
        case "rail":
            canvas.stroke(points, pen.deep, pen.width + 2)
            canvas.stroke(points, pen.colour, pen.width - 2)
            canvas.strokes(_ties(points, pen.width * 2.4, pen.width), pen.deep, 3)


def _dash_dot(points: Points, width: float) -> list[list[Point]]:
    """Every other stroke of a row of short ones is a dot."""
    period = width * 5.4
    return [*dashes(points, width * 1.8, period - width * 1.8), *_dots(points, width * 3.6, period)]


def _dots(points: Points, first: float, period: float) -> list[list[Point]]:
    """A dot every `period`, beginning at `first`."""
    return [[at, (at[0] + 0.1, at[1])] for at, _ in _along(points, first, period)]


def _ties(points: Points, period: float, reach: float) -> list[list[Point]]:
    """Short lines across."""
    return [
        [(x - dy * reach, y + dx * reach), (x + dy * reach, y - dx * reach)]
        for (x, y), (dx, dy) in _along(points, period / 2, period)
    ]


def _along(points: Points, first: float, period: float) -> list[tuple[Point, Point]]:
    """Places on the line, and which way it runs there."""
    found: list[tuple[Point, Point]] = []
    due = first
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if not length:
            continue
        way = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        while due <= length:
            found.append(((start[0] + way[0] * due, start[1] + way[1] * due), way))
            due += period
        due -= length
    return found
