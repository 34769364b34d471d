"""Where a piece may be put: the areas and lines that a form allows, and the grid by which a spot is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shapely import LineString, unary_union
from shapely.geometry.base import BaseGeometry

from render.dogfight.board.field import Field
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, AMBER_DEEP, INK, WHITE
from rules.answers import polygon
from rules.engine import Place
from rules.places import SQUARE, square, square_of

_CROSS = 26.0


def extent(place: Place) -> Iterator[Point]:
    """What must be in sight of it."""
    for area in place.areas:
        yield from area.shell
    yield from place.line or ()
    if place.point is not None:
        yield place.point


def draw_places(canvas: Canvas, field: Field, places: Sequence[Place]) -> None:
    for place in places:
        for area in place.areas:
            shell = [field.at(point) for point in area.shell]
            canvas.fill([shell], AMBER, 0.22)
            canvas.outline(shell, AMBER_DEEP, 4, dash=(14, 9))
            for hole in area.holes:
                ring = [field.at(point) for point in hole]
                canvas.fill([ring], WHITE, 0.35)
                canvas.outline(ring, AMBER_DEEP, 3, dash=(4, 8))
        if place.line is not None:
            ends = [field.at(point) for point in place.line]
            canvas.stroke(ends, WHITE, 18, alpha=0.7)
            canvas.stroke(ends, AMBER, 12, alpha=0.85)
    if places:
        _draw_squares(canvas, field, unary_union([_shape(place) for place in places]))
    for place in places:
        if place.areas and place.point is not None:
            _draw_cross(canvas, field.at(place.point))


def _shape(place: Place) -> BaseGeometry:
    areas = [polygon(area) for area in place.areas]
    return unary_union(areas) if place.line is None else LineString(place.line)


def _draw_squares(canvas: Canvas, field: Field, allowed: BaseGeometry) -> None:
    """The lines of the grid, and the name of each square in which a spot is allowed."""
    window = field.window
    columns = range(int(window.left // SQUARE), int((window.right - 1) // SQUARE) + 1)
    rows = range(int(window.top // SQUARE), int((window.bottom - 1) // SQUARE) + 1)
    for column in columns:
        for row in rows:
            left, low = column * SQUARE, row * SQUARE
            if allowed.intersection(square(left, low)).is_empty:
                continue
            corners = [field.at((left, low)), field.at((left + SQUARE, low + SQUARE))]
            cell = Box(*map(min, zip(*corners, strict=True)), *map(max, zip(*corners, strict=True)))
            lines = [(cell.left, cell.top), (cell.right, cell.top), (cell.right, cell.bottom)]
            canvas.outline([*lines, (cell.left, cell.bottom)], INK, 2, alpha=0.45)
            name = square_of((left + 1, low + 1))
            canvas.write(name, (cell.left + 8, cell.top + 20), 28, INK, weight="Bold")


def _draw_cross(canvas: Canvas, spot: Point) -> None:
    x, y = spot
    for width, colour in ((9, WHITE), (5, INK)):
        canvas.strokes(
            [[(x - _CROSS, y), (x + _CROSS, y)], [(x, y - _CROSS), (x, y + _CROSS)]], colour, width
        )
