"""Small drawings for counters: large on a damage card, at about half that size on tags and rows.

`ink` is the colour of what is drawn in one colour, so that it can be seen on light and on dark ground.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import TypeAlias

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, Points, arrow_head, centred, ellipse, regular
from render.kit.theme import AMBER, CRIMSON, GREY, INK, PAPER, STEEL, VERMILION, WHITE, Colour

SMALL = 0.56
Icon: TypeAlias = Callable[[Canvas, Point, Colour], None]


def _around(at: Point, points: Points, scale: float) -> list[Point]:
    return [(at[0] + x * scale, at[1] + y * scale) for x, y in points]


def _no_turn(canvas: Canvas, at: Point, side: int, scale: float, ink: Colour, ground: Colour) -> None:
    """A bent arrow to that side, barred."""
    bow = [(side * 20 * (1 - cos(radians(a))), 22 - 34 * sin(radians(a))) for a in range(0, 91, 10)]
    canvas.stroke(_around(at, bow, scale), ink, 7 * scale)
    tip = (at[0] + side * 36 * scale, at[1] - 12 * scale)
    canvas.fill([arrow_head(tip, 90.0 * side, 17 * scale, 24 * scale)], ink)
    bar = _around(at, [(-side * 24, -20), (side * 24, 22)], scale)
    canvas.stroke(bar, ground, 11 * scale)
    canvas.stroke(bar, CRIMSON, 6 * scale)


def no_left(canvas: Canvas, at: Point, scale: float = 1.0, ground: Colour = PAPER) -> None:
    _no_turn(canvas, at, -1, scale, INK, ground)


def no_right(canvas: Canvas, at: Point, scale: float = 1.0, ground: Colour = PAPER) -> None:
    _no_turn(canvas, at, 1, scale, INK, ground)


def crew(canvas: Canvas, at: Point, scale: float = 1.0, colour: Colour = VERMILION) -> None:
    shoulders = [(24 * cos(radians(a)), 24 - 24 * sin(radians(a))) for a in range(0, 181, 10)]
    head = ellipse((at[0], at[1] - 13 * scale), 13 * scale)
    canvas.fill([_around(at, shoulders, scale), head], colour)


def crew_hit(canvas: Canvas, at: Point, scale: float = 1.0) -> None:
    """Somebody, with a cross on him."""
    crew(canvas, at, scale)
    x, y = at[0], at[1] + 12 * scale
    reach = 7 * scale
    canvas.strokes([[(x - reach, y), (x + reach, y)], [(x, y - reach), (x, y + reach)]], WHITE, 5.5 * scale)


def engine(canvas: Canvas, at: Point, scale: float = 1.0) -> None:
    canvas.fill([regular(at, 28 * scale, 4, turn) for turn in (0, 30, 60)], STEEL)
    canvas.disc(at, 21 * scale, STEEL)
    canvas.disc(at, 9 * scale, PAPER)


def smoke(canvas: Canvas, at: Point, scale: float = 1.0, colour: Colour = GREY) -> None:
    puffs = ((-15, 8, 15), (12, 10, 17), (0, -10, 17), (20, -16, 10))
    canvas.fill(
        [ellipse((at[0] + dx * scale, at[1] + dy * scale), radius * scale) for dx, dy, radius in puffs],
        colour,
    )


_OUTER = ((0, -32), (9, -14), (17, -20), (22, 4), (17, 20), (0, 28), (-17, 20), (-22, 4), (-14, -8), (-8, -2))
_INNER = ((0, -8), (9, 6), (8, 18), (0, 23), (-8, 18), (-9, 8))


def flame(canvas: Canvas, at: Point, scale: float = 1.0) -> None:
    canvas.fill([_around(at, _OUTER, scale)], CRIMSON)
    canvas.fill([_around(at, _INNER, scale)], AMBER)


# One colour, for tags and rows


def altitude(canvas: Canvas, at: Point, ink: Colour) -> None:
    """Two chevrons, upwards."""
    x, y = at
    lines = [[(x - 11, y + dy), (x, y + dy - 10), (x + 11, y + dy)] for dy in (2, 13)]
    canvas.strokes(lines, ink, 5)


def descent(canvas: Canvas, at: Point, ink: Colour) -> None:
    """Two chevrons, downwards."""
    x, y = at
    lines = [[(x - 11, y + dy), (x, y + dy + 10), (x + 11, y + dy)] for dy in (-13, -2)]
    canvas.strokes(lines, ink, 5)


def grounded(canvas: Canvas, at: Point, ink: Colour) -> None:
    """A wheel on the grass."""
    x, y = at
    canvas.disc((x, y - 3), 10, ink)
    canvas.stroke([(x - 15, y + 11), (x + 15, y + 11)], ink, 5)


def cloud(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    puffs = [ellipse((x + dx, y + dy), r) for dx, dy, r in ((-9, 3, 8), (1, -4, 10), (11, 3, 7))]
    canvas.fill([*puffs, [(x - 9, y + 2), (x + 11, y + 2), (x + 11, y + 10), (x - 9, y + 10)]], ink)


def rocket(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    body = [(x, y - 17), (x + 6, y - 7), (x + 6, y + 8), (x - 6, y + 8), (x - 6, y - 7)]
    fins = [
        (x - 12, y + 14),
        (x - 6, y + 2),
        (x + 6, y + 2),
        (x + 12, y + 14),
        (x + 4, y + 9),
        (x - 4, y + 9),
    ]
    canvas.fill([body, fins], ink)


def bullet(canvas: Canvas, at: Point, ink: Colour) -> None:
    """A round with a flame on it."""
    x, y = at
    canvas.fill([[(x - 6, y + 14), (x - 6, y - 2), (x, y - 14), (x + 6, y - 2), (x + 6, y + 14)]], ink)
    canvas.stroke([(x - 6, y + 7), (x + 6, y + 7)], AMBER if ink != AMBER else INK, 4)


def camera(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    canvas.panel(Box(x - 15, y - 8, x + 15, y + 12), 4, ink)
    canvas.panel(Box(x - 6, y - 13, x + 6, y - 6), 2, ink)
    canvas.disc((x, y + 2), 6.5, AMBER if ink == INK else INK)


def bomb(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    fins = [(x - 9, y - 16), (x + 9, y - 16), (x + 3, y - 4), (x - 3, y - 4)]
    canvas.fill([ellipse((x, y + 3), 9, 13), fins], ink)


def tail(canvas: Canvas, at: Point, ink: Colour) -> None:
    """A chevron behind a dot."""
    x, y = at
    canvas.disc((x + 9, y), 6, ink)
    canvas.strokes([[(x - 12, y - 10), (x - 2, y), (x - 12, y + 10)]], ink, 5)


def ace(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    wings = [(x - 17, y - 6), (x + 17, y - 6), (x + 10, y + 3), (x - 10, y + 3)]
    canvas.fill([wings, ellipse((x, y), 8)], ink)


def observers(canvas: Canvas, at: Point, ink: Colour) -> None:
    crew(canvas, (at[0], at[1] + 2), 0.5, ink)


def barrage(canvas: Canvas, at: Point, ink: Colour) -> None:
    """Cables hanging down."""
    x, y = at
    canvas.stroke([(x - 14, y - 11), (x + 14, y - 11)], ink, 5)
    canvas.strokes([[(x + dx, y - 11), (x + dx, y + 13)] for dx in (-10, 0, 10)], ink, 3)


def gun(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    canvas.stroke([(x - 8, y + 8), (x + 12, y - 12)], ink, 7)
    canvas.fill([[(x - 16, y + 14), (x + 8, y + 14), (x + 2, y + 4), (x - 12, y + 4)]], ink)


def shell(canvas: Canvas, at: Point, ink: Colour) -> None:
    canvas.disc(at, 13, ink)
    canvas.disc(at, 8, WHITE)
    canvas.disc(at, 4.5, CRIMSON)


def target(canvas: Canvas, at: Point, ink: Colour) -> None:
    canvas.disc(at, 15, ink)
    canvas.disc(at, 10, WHITE)
    canvas.disc(at, 5, ink)


def clock(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    canvas.disc(at, 15, ink)
    canvas.disc(at, 11, WHITE)
    canvas.strokes([[(x, y - 7), at, (x + 6, y + 3)]], INK, 3)


def crossed(canvas: Canvas, at: Point, ink: Colour) -> None:
    x, y = at
    box = centred((x, y), 20, 20)
    lines = [
        [(box.left, box.top), (box.right, box.bottom)],
        [(box.left, box.bottom), (box.right, box.top)],
    ]
    canvas.strokes(lines, ink, 6)


def small_smoke(canvas: Canvas, at: Point, ink: Colour) -> None:
    smoke(canvas, at, SMALL, STEEL if ink == INK else ink)


def small_flame(canvas: Canvas, at: Point, ink: Colour) -> None:
    """On dark ground it has a light edge."""
    if ink != INK:
        canvas.fill([_around(at, _OUTER, SMALL * 1.2)], ink)
    flame(canvas, at, SMALL)


def small_crew_hit(canvas: Canvas, at: Point, ink: Colour) -> None:  # noqa: ARG001 - one of the icons
    crew_hit(canvas, at, SMALL)
