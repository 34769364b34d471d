"""The ground below: fields, a river, a road and woods under a pale veil. Drawn once per table, then cut.

Every game has a country of its own, chosen by its commitment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from math import ceil, cos, floor, sin
from typing import NamedTuple

from PIL import Image, ImageDraw
from shapely import LineString, MultiPoint, Polygon, intersection, linestrings, voronoi_polygons

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

_STRIP = 512
"""Pixels of the ground that are drawn at once."""

COUNTRIES = 12
_FLIPS = (
    None,
    Image.Transpose.FLIP_LEFT_RIGHT,
    Image.Transpose.FLIP_TOP_BOTTOM,
    Image.Transpose.ROTATE_180,
)


class _Part(NamedTuple):
    """A line so broad, or an area."""

    points: Sequence[Point]
    colour: Colour
    broad: float = 0

    @property
    def rows(self) -> tuple[float, float]:
        """From which row of pixels to which it can be seen."""
        ys = [y for _, y in self.points]
        return min(ys) - self.broad - 1, max(ys) + self.broad + 1


class Country(NamedTuple):
    """One of so many lands, and from which side it is seen."""

    land: int
    side: int


HOME = Country(0, 0)


@lru_cache(maxsize=64)
def country(name: str) -> Country:
    """The country of a game, by its commitment: one of several, seen from one of four sides."""
    number = int(sha256(name.encode()).hexdigest()[:8], 16) if name else 0
    return Country(number % COUNTRIES, number // COUNTRIES % len(_FLIPS))


@lru_cache(maxsize=12)
def ground(width: float, length: float, land: int = 0) -> Image.Image:
    """The whole table at the finest scale, with y growing downwards from the Entente's edge.

    Drawn twice too large, strip by strip, and kept in few colours, so that it takes little time and room.
    """
    across, down = round(width * FINEST), round(length * FINEST)
    whole = Image.new("RGB", (across, down))
    parts = [(part, *part.rows) for part in _parts(width, length, land)]
    for top in range(0, down, _STRIP):
        bottom = min(top + _STRIP, down)
        strip = Image.new("RGB", (2 * across, 2 * (bottom - top)), _FIELDS[0])
        pen = ImageDraw.Draw(strip)
        for points, colour, broad in (part for part, first, last in parts if first < bottom and last > top):
            spots = [(2 * x, 2 * (y - top)) for x, y in points]
            if broad:
                pen.line(spots, colour, round(2 * broad), joint="curve")
            else:
                pen.polygon(spots, colour)
        whole.paste(strip.reduce(2), (0, top))
    return whole.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _parts(width: float, length: float, land: int) -> Iterator[_Part]:
    for i, patch in enumerate(_patches(width, length, land)):
        outline = [(x * FINEST, y * FINEST) for x, y in patch.exterior.coords]
        yield _Part(outline, _FIELDS[_noise(i, 7, land) % len(_FIELDS)])
        if _noise(i, 3, land) % 4 == 0:
            yield from (_Part(furrow, _FURROW, 2) for furrow in _furrows(patch))
        yield _Part(outline, _HEDGE, 3)
    across, down = round(width * FINEST), round(length * FINEST)
    yield from _waters(across, down, land)
    yield from (_Part(tree, _WOOD) for tree in _woods(across, down, land))


def cut(
    width: float, length: float, window: Box, size: tuple[int, int], where: Country = HOME
) -> Image.Image:
    """The part of the ground under a window in millimetres (top: the higher y), at the size asked for."""
    whole = ground(width, length, where.land)
    flip = _FLIPS[where.side]
    if flip is not None:
        whole = whole.transpose(flip)
    box = Box(window.left, length - window.bottom, window.right, length - window.top)
    left, top, right, bottom = (value * FINEST for value in box)
    part = floor(left), floor(top), min(ceil(right), whole.width), min(ceil(bottom), whole.height)
    rest = left - part[0], top - part[1], min(right, part[2]) - part[0], min(bottom, part[3]) - part[1]
    seen = whole.crop(part).convert("RGB")
    return seen.resize(size, Image.Resampling.BILINEAR, box=rest, reducing_gap=2.0)


def _noise(*numbers: int) -> int:
    """A small hash: the same country on every machine, every time."""
    value = 2166136261
    for number in numbers:
        value = ((value ^ (number & 0xFFFF)) * 16777619) & 0xFFFFFFFF
        value ^= value >> 13
    return value


def _patches(width: float, length: float, land: int) -> list[Polygon]:
    columns, rows = int(width / _PATCH) + 3, int(length / _PATCH) + 3
    seeds = [
        (
            (i - 0.5) * _PATCH + _noise(i, j, 1, land) % 90 - 45,
            (j - 0.5) * _PATCH + _noise(i, j, 2, land) % 90 - 45,
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
    rise = slope * (right - left)
    lows = [low + step - max(slope, 0) * (right - left) for step in range(0, int(high - low + abs(rise)), 14)]
    across = linestrings([[(left, y), (right, y + rise)] for y in lows])
    for line in intersection(across, patch.buffer(-5)):
        if isinstance(line, LineString) and not line.is_empty:
            yield [(x * FINEST, v * FINEST) for x, v in line.coords]


def _waters(across: int, down: int, land: int) -> Iterator[_Part]:
    """A river from side to side, a road from edge to edge, and a lane."""
    bend, where, turn = (_noise(land, which) % 100 / 100 for which in (21, 22, 23)) if land else (0, 0.5, 0)
    river = [
        (
            x,
            down * (0.49 + 0.3 * where)
            + sin(x / (150 + 70 * bend) + 6 * turn) * (62 + 30 * bend)
            + cos(x / 61 + 5 * bend) * 22
            - x * down / across * (0.14 - 0.3 * turn),
        )
        for x in range(-40, across + 60, 20)
    ]
    road = [
        (across * (0.62 - 0.35 * turn) + sin(y / 210 + 4 * where) * 95 + cos(y / 97 + 3 * bend) * 24, y)
        for y in range(-40, down + 60, 20)
    ]
    lane = [
        (x, down * (0.27 - 0.1 * bend) + sin(x / 240 + 5 * where * turn) * 66)
        for x in range(-40, across + 60, 20)
    ]
    yield _Part(river, _BANK, 38)
    yield _Part(river, _RIVER, 31)
    yield _Part(road, _ROAD, 9)
    yield _Part(lane, _ROAD, 6)


def _woods(across: int, down: int, land: int) -> Iterator[list[Point]]:
    for wood in range(max(3, across * down // 260_000)):
        x, y = _noise(wood, 11, land) % across, _noise(wood, 13, land) % down
        for tree in range(11):
            spot = (x + _noise(wood, tree, 1) % 130 - 65, y + _noise(wood, tree, 2) % 110 - 55)
            yield ellipse(spot, 6 + _noise(wood, tree, 3) % 6, steps=16)
