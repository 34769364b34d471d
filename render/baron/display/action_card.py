"""Action cards, with drawings of our own."""

from __future__ import annotations

from math import cos, radians, sin

from render.baron.icons import Icon, Tone, factory_icon, placed
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, ellipse
from render.kit.theme import PAPER, Colour
from rules.baron.view import Action


def draw_action(canvas: Canvas, box: Box, action: Action, colour: Colour) -> None:
    """A card face up: the drawing only; its name stands beside it where there is room."""
    canvas.panel(box, 10, colour)
    canvas.panel(box.grown(-3), 7, PAPER)
    ICONS[action](canvas, box.centre, min(box.width, box.height) * 0.34, Tone(colour, PAPER))


def _eye(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    upper = [(x, -62 * sin(radians((x + 100) * 0.9))) for x in range(-100, 101, 10)]
    lower = [(x, -y) for x, y in reversed(upper)]
    canvas.fill([placed(at, reach, [*upper, *lower])], tone.ink)
    canvas.disc(at, reach * 0.44, tone.ground)
    canvas.disc(at, reach * 0.26, tone.ink)


def _drawing_board(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A set square and a pencil."""
    canvas.fill([placed(at, reach, [(-95, 85), (-95, -75), (65, 85)])], tone.ink)
    canvas.fill([placed(at, reach, [(-65, 55), (-65, -5), (-5, 55)])], tone.ground)
    canvas.fill([placed(at, reach, [(-10, 10), (60, -90), (95, -65), (25, 35), (-15, 45)])], tone.ground)
    canvas.fill([placed(at, reach, [(5, 10), (65, -78), (88, -62), (28, 26), (-2, 36)])], tone.ink)


def _flask(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    canvas.fill(
        [placed(at, reach, [(-22, -85), (22, -85), (22, -30), (85, 90), (-85, 90), (-22, -30)])], tone.ink
    )
    canvas.panel(
        Box(at[0] - reach * 0.38, at[1] - reach, at[0] + reach * 0.38, at[1] - reach * 0.78), 3, tone.ink
    )
    canvas.fill(
        [placed(at, reach, [(-10, -70), (10, -70), (10, -25), (28, 10), (-28, 10), (-10, -25)])], tone.ground
    )
    canvas.disc((at[0] - reach * 0.2, at[1] + reach * 0.5), reach * 0.13, tone.ground)
    canvas.disc((at[0] + reach * 0.22, at[1] + reach * 0.38), reach * 0.1, tone.ground)


def _bank(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A temple with columns."""
    canvas.fill([placed(at, reach, [(-100, -35), (0, -95), (100, -35)])], tone.ink)
    for x in (-70, -23, 23, 70):
        canvas.fill([placed(at, reach, [(x - 12, -25), (x + 12, -25), (x + 12, 55), (x - 12, 55)])], tone.ink)
    canvas.fill([placed(at, reach, [(-100, 62), (100, 62), (100, 88), (-100, 88)])], tone.ink)


def _target(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    for share, shade in ((1.0, tone.ink), (0.74, tone.ground), (0.5, tone.ink), (0.24, tone.ground)):
        canvas.fill([ellipse(at, reach * share)], shade)
    for turn in range(0, 360, 90):
        out = (cos(radians(turn)), sin(radians(turn)))
        canvas.stroke(
            [(at[0] + out[0] * reach * r, at[1] + out[1] * reach * r) for r in (0.9, 1.15)],
            tone.ink,
            reach * 0.16,
        )


ICONS: dict[Action, Icon] = {
    "build": factory_icon,
    "espionage": _eye,
    "design": _drawing_board,
    "research": _flask,
    "bank": _bank,
    "focused_effort": _target,
}
