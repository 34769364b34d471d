"""Balloons from above: the envelope with its fins, the basket, and where the nose points."""

from __future__ import annotations

from render.dogfight.board.field import Field, corners
from render.dogfight.board.pieces import draw_wing_mark
from render.dogfight.sides import style
from render.dogfight.signs import icons
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, around, ellipse, star
from render.kit.theme import AMBER, CRIMSON, GREY, INK, PAPER, STEEL, WHITE, Colour, blend
from rules.dogfight.view import BalloonView

_ENVELOPE = [
    (0.0, 47.0),
    (7.0, 44.5),
    (13.5, 38.0),
    (17.5, 26.0),
    (18.0, 12.0),
    (15.5, -8.0),
    (10.5, -28.0),
    (5.5, -42.0),
    (0.0, -48.0),
]
_FIN = [(6.0, -22.0), (13.0, -26.0), (20.0, -36.0), (21.5, -47.0), (17.0, -54.0), (10.0, -50.0), (4.0, -42.0)]
_SEAMS = (30.0, 6.0, -18.0)


def draw_balloon(canvas: Canvas, field: Field, balloon: BalloonView) -> None:
    """Its board, and over it the balloon with a shadow that grows with its height."""
    look, level = style(balloon), balloon.level or 2
    board = field.shape(balloon.pose, corners(balloon.size))
    canvas.fill([board], PAPER, 0.55)
    canvas.outline(board, look.colour, 3, dash=look.dash)
    hull = field.shape(balloon.pose, _mirrored(_ENVELOPE))
    canvas.shadow(hull, (5 + 2 * level, 8 + 4 * level), 6 + level, 0.4)
    _body(canvas, field, balloon, blend(look.colour, WHITE, 0.55), look.deep, look.colour)
    draw_wing_mark(canvas, field, balloon, balloon.pose, (0.0, 18.0), 2.0)
    canvas.fill([field.shape(balloon.pose, [(0, 59), (7, 50), (-7, 50)])], look.colour)
    for i in range(min(balloon.flames, 4)):
        spot = field.at(balloon.pose.offset((-6.0, 6.0)[i % 2], 36.0 - 20 * i))
        icons.small_flame(canvas, spot, WHITE)


def _body(
    canvas: Canvas, field: Field, balloon: BalloonView, skin: Colour, line: Colour, fins: Colour
) -> None:
    pose = balloon.pose
    for fin in (_FIN, [(-x, y) for x, y in _FIN]):
        shape = field.shape(pose, fin)
        canvas.fill([shape], fins)
        canvas.outline(shape, line, 2.5)
    hull = field.shape(pose, _mirrored(_ENVELOPE))
    canvas.fill([hull], skin)
    for y in _SEAMS:
        half = 17.0 - abs(y - 14) * 0.13
        canvas.stroke(field.shape(pose, [(-half, y), (0, y + 3.5), (half, y)]), line, 1.5, alpha=0.5)
    canvas.outline(hull, line, 3)
    third = field.shape(pose, [(-2.6, -20), (2.6, -20), (1.6, -52), (-1.6, -52)])
    canvas.fill([third], fins)
    canvas.outline(third, line, 2)
    basket = field.shape(pose, [(-4, -6), (4, -6), (4, 2), (-4, 2)])
    canvas.fill([basket], INK)
    canvas.fill([field.shape(pose, ellipse((0, -2), 2.2, steps=16))], AMBER)


def _mirrored(half: list[Point]) -> list[Point]:
    return half + [(-x, y) for x, y in reversed(half[1:-1])]


def draw_lost_balloon(canvas: Canvas, field: Field, balloon: BalloonView) -> Box:
    """Blown up, burnt out, or pulled down. Gives the box it fills."""
    spot, size = field.spot(balloon.pose), field.scale
    hull = field.shape(balloon.pose, _mirrored(_ENVELOPE))
    if balloon.status == "exploded":
        canvas.fill([star(spot, 48 * size, 27 * size, 13)], CRIMSON, 0.75)
        canvas.fill([star(spot, 38 * size, 20 * size, 13, 14)], AMBER, 0.75)
        canvas.fill([star(spot, 19 * size, 10 * size, 9)], WHITE, 0.75)
    else:
        canvas.fill([hull], blend(GREY, WHITE, 0.4), 0.5)
        canvas.outline(hull, STEEL, 3, dash=(12, 8))
    if balloon.status == "destroyed":
        reach, (x, y) = 20 * size, spot
        lines = [
            [(x - reach, y - reach), (x + reach, y + reach)],
            [(x - reach, y + reach), (x + reach, y - reach)],
        ]
        canvas.strokes(lines, WHITE, 13)
        canvas.strokes(lines, style(balloon).colour, 7)
    return around(hull)
