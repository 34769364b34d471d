"""A damage card face up, for its owner: the points, and a drawing of our own for what else it does."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from render.kit.badges import jam_icon
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, arrow_head, ellipse, regular, star
from render.kit.theme import AMBER, CRIMSON, GREY, INK, PAPER, STEEL, VERMILION, WHITE, Colour
from rules.dogfight.components import Special
from rules.dogfight.figures import DamageCard

WIDTH, HEIGHT = 100, 136
_FOREST: Colour = (0, 108, 74)

MEANING: dict[Special, str] = {
    "jam_red": "red jam",
    "jam_green": "green jam",
    "rudder_left": "rudder jammed, no left turns",
    "rudder_right": "rudder jammed, no right turns",
    "crew": "crew hit",
    "engine": "engine hit",
    "smoke": "smoke",
    "fire": "fire",
    "explosion": "explosion",
}


def describe(card: DamageCard) -> str:
    """The card in words: "3 + engine hit"."""
    if card.special is None:
        return str(card.points)
    return MEANING[card.special] if card.is_explosion else f"{card.points} + {MEANING[card.special]}"


def draw_damage(canvas: Canvas, corner: Point, card: DamageCard) -> None:
    x, y = corner
    box = Box(x, y, x + WIDTH, y + HEIGHT)
    canvas.panel_shadow(box, 0.2)
    canvas.panel(box, 10, STEEL)
    canvas.panel(box.grown(-3), 8, PAPER)
    middle = box.centre[0]
    if card.special is None:
        canvas.write(str(card.points), box.centre, 56, INK, weight="ExtraBold", align="centre")
        return
    if not card.is_explosion:
        canvas.write(str(card.points), (middle, y + 38), 44, INK, weight="ExtraBold", align="centre")
    _SYMBOLS[card.special](canvas, (middle, y + (68 if card.is_explosion else 94)))


def _red_jam(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, 25, CRIMSON)
    jam_icon(canvas, at, WHITE, CRIMSON)


def _green_jam(canvas: Canvas, at: Point) -> None:
    """Square, where the red one is round."""
    canvas.fill([regular(at, 34, 4, turn=45)], _FOREST)
    jam_icon(canvas, at, WHITE, _FOREST)


def _rudder(side: int) -> Callable[[Canvas, Point], None]:
    def draw(canvas: Canvas, at: Point) -> None:
        """A bent arrow to that side, barred."""
        x, y = at
        bow = [
            (x + side * 20 * (1 - cos(radians(a))), y + 22 - 34 * sin(radians(a))) for a in range(0, 91, 10)
        ]
        canvas.stroke(bow, INK, 7)
        canvas.fill([arrow_head((x + side * 36, y - 12), 90.0 * side, 17, 24)], INK)
        bar = [(x - side * 24, y - 20), (x + side * 24, y + 22)]
        canvas.stroke(bar, PAPER, 11)
        canvas.stroke(bar, CRIMSON, 6)

    return draw


def _crew(canvas: Canvas, at: Point) -> None:
    x, y = at
    shoulders = [(x + 24 * cos(radians(a)), y + 24 - 24 * sin(radians(a))) for a in range(0, 181, 10)]
    canvas.fill([shoulders, ellipse((x, y - 13), 13)], VERMILION)


def _engine(canvas: Canvas, at: Point) -> None:
    teeth = [regular(at, 28, 4, turn) for turn in (0, 30, 60)]
    canvas.fill(teeth, STEEL)
    canvas.disc(at, 21, STEEL)
    canvas.disc(at, 9, PAPER)


def _smoke(canvas: Canvas, at: Point) -> None:
    x, y = at
    puffs = ((-15, 8, 15), (12, 10, 17), (0, -10, 17), (20, -16, 10))
    canvas.fill([ellipse((x + dx, y + dy), radius) for dx, dy, radius in puffs], GREY)


def _fire(canvas: Canvas, at: Point) -> None:
    x, y = at
    outer = [
        (0, -32),
        (9, -14),
        (17, -20),
        (22, 4),
        (17, 20),
        (0, 28),
        (-17, 20),
        (-22, 4),
        (-14, -8),
        (-8, -2),
    ]
    inner = [(0, -8), (9, 6), (8, 18), (0, 23), (-8, 18), (-9, 8)]
    canvas.fill([[(x + dx, y + dy) for dx, dy in outer]], CRIMSON)
    canvas.fill([[(x + dx, y + dy) for dx, dy in inner]], AMBER)


def _explosion(canvas: Canvas, at: Point) -> None:
    canvas.fill([star(at, 44, 24, 11)], CRIMSON)
    canvas.fill([star(at, 32, 16, 11, 16)], AMBER)
    canvas.fill([star(at, 15, 8, 9)], WHITE)


_SYMBOLS: dict[Special, Callable[[Canvas, Point], None]] = {
    "jam_red": _red_jam,
    "jam_green": _green_jam,
    "rudder_left": _rudder(-1),
    "rudder_right": _rudder(1),
    "crew": _crew,
    "engine": _engine,
    "smoke": _smoke,
    "fire": _fire,
    "explosion": _explosion,
}
