"""Small drawings of what companies have: money, factories, cards, aeroplanes and markers.

Each is drawn within about `reach` of its centre.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, Points, centred, ellipse, regular, star
from render.kit.theme import AMBER, AMBER_DEEP, CRIMSON, INK, NIGHT, WHITE, Colour


class Tone(NamedTuple):
    """The colour of a drawing, and of what it stands on."""

    ink: Colour
    ground: Colour


Icon: TypeAlias = Callable[[Canvas, Point, float, Tone], None]


def placed(at: Point, reach: float, outline: Points) -> list[Point]:
    """An outline given in hundredths of the reach, put where it belongs."""
    return [(at[0] + x * reach / 100, at[1] + y * reach / 100) for x, y in outline]


def marks_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A banknote."""
    x, y = at
    canvas.panel(Box(x - reach * 1.15, y - reach * 0.72, x + reach * 1.15, y + reach * 0.72), 4, tone.ink)
    canvas.panel(Box(x - reach * 0.95, y - reach * 0.52, x + reach * 0.95, y + reach * 0.52), 2, tone.ground)
    canvas.disc(at, reach * 0.38, tone.ink)


def gold_icon(canvas: Canvas, at: Point, reach: float, _: Tone) -> None:
    """Three bars in a pile."""
    bar = [(-30, -30), (30, -30), (48, 30), (-48, 30)]
    for dx, dy in ((-54, 48), (54, 48), (0, -38)):
        shape = placed(at, reach, [(x + dx, y + dy) for x, y in bar])
        canvas.fill([shape], AMBER)
        canvas.outline(shape, AMBER_DEEP, max(2.0, reach / 9))


def factory_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A chimney and a saw-tooth roof."""
    works = [
        (-95, 85), (-95, -10), (-88, -95), (-58, -95), (-50, -10), (-50, -5), (0, -45), (0, -5), (48, -45),
        (48, -5), (95, -45), (95, 85),
    ]  # fmt: skip
    canvas.fill([placed(at, reach, works)], tone.ink)
    windows = [
        centred((at[0] + dx * reach / 100, at[1] + reach * 0.4), reach / 4, reach / 4) for dx in (-48, 0, 48)
    ]
    for window in windows:
        canvas.panel(window, 1, tone.ground)


def cards_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """Two cards, one behind the other."""
    x, y = at
    for shift in (-0.3, 0.3):
        box = centred((x + shift * reach, y + shift * reach * 0.4), reach * 1.2, reach * 1.6)
        canvas.panel(box.grown(2), 4, tone.ground)
        canvas.panel(box, 4, tone.ink)
    canvas.fill([regular((x + 0.3 * reach, y + 0.12 * reach), reach * 0.36, 4)], tone.ground)


def fighter_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A biplane from above."""
    x, y = at
    canvas.panel(centred((x, y - reach * 0.22), reach * 2, reach * 0.5), reach * 0.2, tone.ink)
    canvas.fill(
        [placed(at, reach, [(-16, -95), (16, -95), (20, -20), (9, 80), (-9, 80), (-20, -20)])], tone.ink
    )
    canvas.panel(centred((x, y + reach * 0.75), reach * 0.8, reach * 0.26), reach * 0.1, tone.ink)


def camera_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    x, y = at
    canvas.panel(centred((x, y - reach * 0.5), reach * 0.9, reach * 0.5), 3, tone.ink)
    canvas.panel(centred((x, y + reach * 0.1), reach * 2, reach * 1.3), reach * 0.2, tone.ink)
    canvas.disc((x, y + reach * 0.1), reach * 0.46, tone.ground)
    canvas.disc((x, y + reach * 0.1), reach * 0.27, tone.ink)


def bomb_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """Falling, fins up."""
    x, y = at
    canvas.fill([ellipse((x, y + reach * 0.28), reach * 0.46, reach * 0.72)], tone.ink)
    fins = [(-60, -100), (-25, -75), (25, -75), (60, -100), (60, -45), (20, -5), (-20, -5), (-60, -45)]
    canvas.fill([placed(at, reach, fins)], tone.ink)


def engineer_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A toothed wheel."""
    canvas.fill([regular(at, reach * 1.12, 4, turn) for turn in (0, 30, 60)], tone.ink)
    canvas.disc(at, reach * 0.84, tone.ink)
    canvas.disc(at, reach * 0.36, tone.ground)


def ace_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A star between wings."""
    x, y = at
    for side in (-1, 1):
        wing = [(side * 35, -15), (side * 125, -45), (side * 110, 5), (side * 85, 25), (side * 35, 35)]
        canvas.fill([placed(at, reach, wing)], tone.ink)
    canvas.disc((x, y), reach * 0.62, tone.ground)
    canvas.fill([star((x, y), reach * 0.72, reach * 0.3, 5)], tone.ink)


def bonus_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """One more: a plus."""
    x, y = at
    canvas.disc(at, reach * 0.95, tone.ink)
    arm = reach * 0.5
    canvas.strokes([[(x - arm, y), (x + arm, y)], [(x, y - arm), (x, y + arm)]], tone.ground, reach * 0.28)


def licence_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """A sheet with a seal."""
    x, y = at
    canvas.panel(centred(at, reach * 1.5, reach * 1.9), 3, tone.ink)
    for dy in (-0.5, -0.15):
        canvas.stroke(
            [(x - reach * 0.42, y + dy * reach), (x + reach * 0.42, y + dy * reach)],
            tone.ground,
            reach * 0.14,
        )
    canvas.disc((x + reach * 0.2, y + reach * 0.45), reach * 0.3, tone.ground)


def staff_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """Generalstab: a pennant on its staff."""
    x, y = at
    canvas.stroke(
        [(x - reach * 0.6, y - reach * 0.85), (x - reach * 0.6, y + reach * 0.9)], tone.ink, reach * 0.2
    )
    canvas.fill([placed(at, reach, [(-55, -90), (95, -45), (-55, 5)])], tone.ink)


def crown_icon(canvas: Canvas, at: Point, reach: float, tone: Tone) -> None:
    """Kaiserhilfe: a crown."""
    crown = [(-90, 70), (-100, -60), (-45, -5), (0, -90), (45, -5), (100, -60), (90, 70)]
    canvas.fill([placed(at, reach, crown)], tone.ink)


def wings_icon(canvas: Canvas, at: Point, reach: float, colour: Colour, levels: int) -> None:
    """An aeroplane from ahead, with one, two or three wings."""
    x, y = at
    heights = {1: (0.0,), 2: (-0.45, 0.35), 3: (-0.7, -0.1, 0.5)}[levels]
    for dy in heights:
        canvas.panel(centred((x, y + dy * reach), reach * 2.8, reach * 0.24), reach * 0.1, colour)
    if levels > 1:
        for side in (-0.95, 0.95):
            canvas.stroke(
                [(x + side * reach, y + heights[0] * reach), (x + side * reach, y + heights[-1] * reach)],
                colour,
                2.5,
            )
    canvas.disc((x, y + reach * 0.1), reach * 0.42, colour)
    for side in (-1, 1):
        canvas.stroke([(x, y + reach * 0.3), (x + side * reach * 0.45, y + reach * 0.85)], colour, 2.5)
        canvas.disc((x + side * reach * 0.45, y + reach * 0.88), reach * 0.16, colour)


def iron_cross(canvas: Canvas, at: Point, reach: float, colour: Colour = INK, edge: Colour = WHITE) -> None:
    """The German side."""
    arms = []
    for turn in range(4):
        arm = [(0, 0), (-55, -100), (55, -100)]
        for _ in range(turn):
            arm = [(-y, x) for x, y in arm]
        arms.append(arm)
    for size, tone in ((reach * 1.12, edge), (reach, colour)):
        canvas.fill([placed(at, size, arm) for arm in arms], tone)
        canvas.disc(at, size * 0.25, tone)


def roundel(canvas: Canvas, at: Point, reach: float) -> None:
    """The Allied side."""
    for share, colour in ((1.12, WHITE), (1.0, NIGHT), (0.68, WHITE), (0.36, CRIMSON)):
        canvas.disc(at, reach * share, colour)
