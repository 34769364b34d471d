"""The country on paper: Albers' equal-area projection, as atlases of the United States use it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import cos, radians, sin, sqrt
from typing import NamedTuple

import msgspec

from render.kit.shapes import Box, Point
from rules.values import Frozen

_SOUTH, _NORTH = radians(29.5), radians(45.5)
_MIDDLE_LATITUDE, _MIDDLE_LONGITUDE = radians(38), radians(-96)
_CONE = (sin(_SOUTH) + sin(_NORTH)) / 2
_REACH = cos(_SOUTH) ** 2 + 2 * _CONE * sin(_SOUTH)


class Outline(Frozen, frozen=True):
    """Land and state borders as longitudes and latitudes."""

    source: str
    licence: str
    unit: str
    land: tuple[tuple[Point, ...], ...]
    borders: tuple[tuple[Point, ...], ...]


_OUTLINE = msgspec.json.Decoder(Outline)
"""Made before any thread draws: see `rules.table.learn`."""


@cache
def outline() -> Outline:
    return _OUTLINE.decode((files("render.airbaron") / "data" / "outline.json").read_bytes())


def project(longitude: float, latitude: float) -> Point:
    """On a flat earth of radius 1; y grows downwards."""

    def radius(of: float) -> float:
        return sqrt(_REACH - 2 * _CONE * sin(of)) / _CONE

    turn = _CONE * (radians(longitude) - _MIDDLE_LONGITUDE)
    far = radius(radians(latitude))
    return far * sin(turn), far * cos(turn) - radius(_MIDDLE_LATITUDE)


class Sheet(NamedTuple):
    """A part of the flat earth laid into a box of the picture.

    The east is crowded and the west is not: `lean` widens the one at the cost of the other, evenly from side
    to side.
    """

    part: Box
    box: Box
    inner: Box
    lean: float

    @classmethod
    def fitted(cls, part: Box, box: Box, margin: Box, lean: float = 0.0) -> Sheet:
        """The part as large as it fits into the box; `margin` is what each side keeps free."""
        wide = box.width - margin.left - margin.right
        high = box.height - margin.top - margin.bottom
        scale = min(wide / part.width, high / part.height)
        left = box.left + margin.left + (wide - part.width * scale) / 2
        top = box.top + margin.top + (high - part.height * scale) / 2
        inner = Box(left, top, left + part.width * scale, top + part.height * scale)
        return cls(part, box, inner, lean)

    def lowered(self, by: float) -> Sheet:
        return self._replace(box=self.box.moved((0, by)), inner=self.inner.moved((0, by)))

    def place(self, longitude: float, latitude: float) -> Point:
        x, y = project(longitude, latitude)
        across = (x - self.part.left) / self.part.width
        down = (y - self.part.top) / self.part.height
        if 0 < across < 1:
            across += self.lean * across * (across - 1)
        elif across >= 1:
            across = 1 + (across - 1) * (1 + self.lean)
        else:
            across *= 1 - self.lean
        return self.inner.left + across * self.inner.width, self.inner.top + down * self.inner.height
