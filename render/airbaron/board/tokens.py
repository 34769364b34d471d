"""What lies on the map: hubs, spokes with their prices, Jumbo Jets and SSTs."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from render.airbaron.liveries import Livery
from render.kit.badges import Shape, shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points, ellipse
from render.kit.theme import GREY, INK, WHITE, Colour
from render.kit.type import largest

PRICE = 28
CODES = (32, 31, 30, 29, 28)
"""Sizes of a hub's code, which has to stay inside its rim."""

BROAD = 7.0
"""Pixels across the rim of a hub that is dominated."""

_UP = 19.0
"""Pixels from the middle of a hub to the upper edge of its code."""

_DROPS: dict[Shape, float] = {"triangle": 0.28, "star": 0.1}
"""How far, in radii, shapes that reach higher than deep are set down to lie in the middle."""

_SIZES: dict[Shape, float] = {"star": 0.92}
_OPEN_EDGE: Colour = (128, 139, 150)


def draw_spoke(canvas: Canvas, centre: Point, radius: float, price: int, look: Livery | None) -> None:
    """A spoke in its owner's shape and colour, or an open one; with its price."""
    x, y = centre
    if look is None:
        canvas.disc(centre, radius + 2, WHITE)
        canvas.disc(centre, radius - 1, _OPEN_EDGE)
        canvas.disc(centre, radius - 4, WHITE)
        canvas.write(str(price), centre, PRICE, INK, align="centre")
        return
    drop = _DROPS.get(look.shape, 0.0) * radius
    radius *= _SIZES.get(look.shape, 1.0)
    middle = (x, y + drop)
    canvas.fill([shape_points(look.shape, middle, radius + 3)], WHITE)
    canvas.fill([shape_points(look.shape, middle, radius)], look.deep if look.ink == INK else look.colour)
    if look.ink == INK:
        canvas.fill([shape_points(look.shape, middle, radius - 3.5)], look.colour)
    canvas.write(str(price), (x, y + drop + 1), PRICE, look.ink, weight="ExtraBold", align="centre")


class Standing(NamedTuple):
    """Whose hub it is; `controls` says that all of it is."""

    look: Livery
    controls: bool


def draw_hub(
    canvas: Canvas, centre: Point, radius: float, code: str, share: int, standing: Standing | None
) -> None:
    """A hub: with a thin rim while it is open, a broad one if dominated, full and ringed if controlled."""
    x, y = centre
    canvas.shadow(ellipse(centre, radius), (0, 4), 5, 0.3)
    canvas.disc(centre, radius + 2, WHITE)
    ink = INK
    if standing is None:
        canvas.disc(centre, radius - 1, GREY)
        canvas.disc(centre, radius - 4.5, WHITE)
    elif standing.controls:
        look, ink = standing.look, standing.look.ink
        canvas.disc(centre, radius + 9, look.deep)
        canvas.disc(centre, radius + 5, WHITE)
        canvas.disc(centre, radius + 1, look.colour)
    else:
        look, ink = standing.look, standing.look.deep
        canvas.disc(centre, radius + 1, look.deep if look.ink == INK else look.colour)
        canvas.disc(centre, radius - 1, look.colour)
        canvas.disc(centre, radius - BROAD, WHITE)
    size = largest(code, hub_room(radius), CODES, "ExtraBold")
    canvas.write(code, (x, y - 9), size, ink, weight="ExtraBold", align="centre")
    canvas.write(str(share), (x, y + 20), 28, ink, weight="SemiBold", align="centre")


def hub_room(radius: float) -> float:
    """How wide a hub's code may be to stay inside the broadest rim."""
    return 2 * sqrt((radius - BROAD) ** 2 - _UP**2)


_JET = (
    (0, -1.0), (0.13, -0.82), (0.15, -0.3), (0.95, 0.22), (0.95, 0.42), (0.15, 0.16), (0.11, 0.62),
    (0.42, 0.86), (0.42, 1.0), (0, 0.88),
)  # fmt: skip
_SST = ((0, -1.1), (0.1, -0.75), (0.16, -0.25), (0.72, 0.72), (0.72, 0.86), (0.14, 0.74), (0, 0.95))


def _mirrored(half: Points, centre: Point, size: float) -> list[Point]:
    x, y = centre
    right = [(x + dx * size, y + dy * size) for dx, dy in half]
    return [*right, *((2 * x - u, v) for u, v in reversed(right))]


def jet_icon(canvas: Canvas, centre: Point, size: float, colour: Colour) -> None:
    """A Jumbo Jet from above."""
    canvas.fill([_mirrored(_JET, centre, size)], colour)


def sst_icon(canvas: Canvas, centre: Point, size: float, colour: Colour) -> None:
    """A slender delta from above."""
    canvas.fill([_mirrored(_SST, centre, size)], colour)


def draw_jet(canvas: Canvas, centre: Point, look: Livery) -> None:
    """A Jumbo Jet that stands on a spoke."""
    canvas.disc(centre, 19, WHITE)
    canvas.disc(centre, 17, INK)
    jet_icon(canvas, centre, 13, WHITE if look.ink == WHITE else look.colour)


def draw_sst(canvas: Canvas, centre: Point, *, flies: bool) -> None:
    """An SST on its foreign spoke, or the sign that one may fly there."""
    if not flies:
        sst_icon(canvas, centre, 11, _OPEN_EDGE)
        return
    canvas.disc(centre, 16, WHITE)
    canvas.disc(centre, 14, INK)
    sst_icon(canvas, centre, 11, WHITE)
