"""The ground below: fields, a river, a road and woods under a pale veil. Drawn once per table, then cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, sin

from PIL import Image
from shapely import LineString, MultiPoint, Polygon, voronoi_polygons

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, ellipse
from render.kit.theme import Colour

FINEST = 1.6
"""Pixels for a millimetre on a table 70 cm wide."""

_FIELDS: tuple[Colour, ...] = (
    (222, 226, 208),
    (229, 226, 212),
    (214, 222, 202),
    (226, 219, 205),
    (219, 224, 214),
)
_HEDGE: Colour = (240, 240, 230)
_FURROW: Colour = (205, 211, 192)
_ROAD: Colour = (243, 240, 230)
_RIVER: Colour = (196, 211, 220)
_BANK: Colour = (182, 199, 210)
_WOOD: Colour = (196, 208, 182)
_PATCH = 130.0
"""Millimetres across a field, about."""


@lru_cache(maxsize=4)
def ground(width: float, length: float) -> Image.Image:
    """The whole table at the finest scale, with y growing downwards from the Entente's edge."""
    across, down = round(width * FINEST), round(length * FINEST)
    canvas = Canvas(across, down, _FIELDS[0])
    for i, patch in enumerate(_patches(width, length)):
        outline = [(x * FINEST, y * FINEST) for x, y in patch.exterior.coords]
        canvas.fill([outline], _FIELDS[_noise(i, 7) % len(_FIELDS)])
        if _noise(i, 3) % 4 == 0:
            canvas.strokes(list(_furrows(patch)), _FURROW, 2)
        canvas.stroke(outline, _HEDGE, 3)
    _waters(canvas, across, down)
    _woods(canvas, across, down)
    return canvas.image


def cut(width: float, length: float, window: Box, size: tuple[int, int]) -> Image.Image:
    """The part of the ground under a window in millimetres (top: the higher y), at the size asked for."""
    box = (
        window.left * FINEST,
        (length - window.bottom) * FINEST,
        window.right * FINEST,
        (length - window.top) * FINEST,
    )
    return ground(width, length).resize(size, Image.Resampling.BILINEAR, box=box, reducing_gap=2.0)


def _noise(*numbers: int) -> int:
    """A small hash: the same country on every machine, every time."""
    value = 2166136261
    for number in numbers:
        value = ((value ^ (number & 0xFFFF)) * 16777619) & 0xFFFFFFFF
        value ^= value >> 13
    return value


def _patches(width: float, length: float) -> list[Polygon]:
    columns, rows = int(width / _PATCH) + 3, int(length / _PATCH) + 3
    seeds = [
        (
            (i - 0.5) * _PATCH + _noise(i, j, 1) % 90 - 45,
            (j - 0.5) * _PATCH + _noise(i, j, 2) % 90 - 45,
        )
        for i in range(columns)
        for j in range(rows)
    ]
    cells = voronoi_polygons(MultiPoint(seeds))
    return [cell for cell in cells.geoms if isinstance(cell, Polygon)]


def _furrows(patch: Polygon) -> Iterator[list[Point]]:
    """Parallel lines across a field."""
    left, low, right, high = patch.bounds
    slope = (_noise(round(left), round(low)) % 200 - 100) / 100
    inner = patch.buffer(-5)
    for step in range(0, int(high - low + abs(slope) * (right - left)), 14):
        y = low + step - max(slope, 0) * (right - left)
        line = LineString([(left, y), (right, y + slope * (right - left))]).intersection(inner)
        if isinstance(line, LineString) and not line.is_empty:
            yield [(x * FINEST, v * FINEST) for x, v in line.coords]


def _waters(canvas: Canvas, across: int, down: int) -> None:
    river = [
        (x, down * 0.64 + sin(x / 150) * 62 + cos(x / 61) * 22 - x * down / across * 0.14)
        for x in range(-40, across + 60, 20)
    ]
    road = [(across * 0.62 + sin(y / 210) * 95 + cos(y / 97) * 24, y) for y in range(-40, down + 60, 20)]
    lane = [(x, down * 0.27 + sin(x / 240) * 66) for x in range(-40, across + 60, 20)]
    canvas.stroke(river, _BANK, 38)
    canvas.stroke(river, _RIVER, 31)
    canvas.stroke(road, _ROAD, 9)
    canvas.stroke(lane, _ROAD, 6)


def _woods(canvas: Canvas, across: int, down: int) -> None:
    trees = []
    for wood in range(max(3, across * down // 260_000)):
        x, y = _noise(wood, 11) % across, _noise(wood, 13) % down
        for tree in range(11):
            spot = (x + _noise(wood, tree, 1) % 130 - 65, y + _noise(wood, tree, 2) % 110 - 55)
            trees.append(ellipse(spot, 6 + _noise(wood, tree, 3) % 6, steps=16))
    canvas.fill(trees, _WOOD)
