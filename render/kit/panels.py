"""Headers and panels: the frame that pictures of display and mat share."""

from __future__ import annotations

from math import inf

from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.shapes import Box, Point, centred
from render.kit.theme import AMBER, CRIMSON, GREY, INK, MIST, NIGHT, WHITE, WIDTH, Colour
from rules.said import Text

HEADER = 84
MARGIN = 22
PAD = 24
_MOST_NOW, _MOST_DETAIL = 560, 420
"""Pixels for what a game is at, and for how far it is."""

WARNING = 58
"""How high a warning is."""


def draw_header(canvas: Canvas, title: Text, detail: Text, now: Text) -> None:
    """What is played and how far it is on the left, what it is at on the right."""
    canvas.slab(Box(0, 0, WIDTH, HEADER), NIGHT)
    y = HEADER / 2
    said = fitted(now, _MOST_NOW, 32)
    left = WIDTH - MARGIN - said.width - 48
    canvas.panel(Box(left, y - 26, WIDTH - MARGIN, y + 26), 26, AMBER)
    said.write(canvas, ((left + WIDTH - MARGIN) / 2, y), INK, align="centre")
    told = fitted(detail, _MOST_DETAIL, 34, "Medium")
    room = left - 28 - 44 - told.width
    x = 28 + write_fitted(canvas, title, (28, y), room, 42, WHITE, weight="ExtraBold")
    told.write(canvas, (x + 22, y), MIST)


def draw_panel(canvas: Canvas, box: Box, colour: Colour = WHITE) -> None:
    canvas.panel_shadow(box, 0.16)
    canvas.panel(box, 16, colour)


def draw_heading(
    canvas: Canvas, box: Box, title: Text, note: Text = "", icon_room: float = 0, right: float = inf
) -> float:
    """A panel's title with a quieter note after it, as far as there at most; gives where the note ends."""
    y = box.top + 36
    x = box.left + PAD + icon_room
    right = min(box.right - PAD, right)
    x += write_fitted(canvas, title, (x, y), right - x, 36, INK, weight="ExtraBold")
    if not note:
        return x
    x += 18
    return x + write_fitted(canvas, note, (x, y + 2), right - x, 28, GREY, weight="SemiBold")


def draw_warning(canvas: Canvas, text: Text, centre: Point, room: float) -> None:
    """What a plan would do to those who make it: a red plate, a sign and a few words."""
    told = fitted(text, room - 110, 34)
    box = centred(centre, told.width + 110, WARNING)
    canvas.panel_shadow(box)
    canvas.panel(box, 29, WHITE)
    canvas.panel(box.grown(-3), 26, CRIMSON)
    left, y = box.left + 44, centre[1]
    canvas.fill([[(left, y - 19), (left + 21, y + 16), (left - 21, y + 16)]], AMBER)
    canvas.write("!", (left, y + 2), 30, INK, weight="ExtraBold", align="centre")
    told.write(canvas, (box.left + 78, y), WHITE)
