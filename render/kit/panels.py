"""Headers and panels: the frame that pictures of display and mat share."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, centred
from render.kit.theme import AMBER, CRIMSON, GREY, INK, MIST, NIGHT, WHITE, WIDTH, Colour
from render.kit.type import fit, width

HEADER = 84
MARGIN = 22
PAD = 24
WARNING = 58
"""How high a warning is."""


def draw_header(canvas: Canvas, title: str, detail: str, now: str) -> None:
    """What is played and how far it is on the left, what it is at on the right."""
    canvas.slab(Box(0, 0, WIDTH, HEADER), NIGHT)
    y = HEADER / 2
    left = WIDTH - MARGIN - width(now, 32) - 48
    canvas.panel(Box(left, y - 26, WIDTH - MARGIN, y + 26), 26, AMBER)
    canvas.write(now, ((left + WIDTH - MARGIN) / 2, y), 32, INK, align="centre")
    x = 28 + canvas.write(title, (28, y), 42, WHITE, weight="ExtraBold")
    canvas.write(fit(detail, 34, left - x - 44, "Medium"), (x + 22, y), 34, MIST, weight="Medium")


def draw_panel(canvas: Canvas, box: Box, colour: Colour = WHITE) -> None:
    canvas.panel_shadow(box, 0.16)
    canvas.panel(box, 16, colour)


def draw_heading(canvas: Canvas, box: Box, title: str, note: str = "", icon_room: float = 0) -> float:
    """A panel's title with a quieter note after it; gives where the note ends."""
    y = box.top + 36
    x = box.left + PAD + icon_room
    x += canvas.write(title, (x, y), 36, INK, weight="ExtraBold")
    if not note:
        return x
    told = fit(note, 28, box.right - PAD - x - 18, "SemiBold")
    return x + 18 + canvas.write(told, (x + 18, y + 2), 28, GREY, weight="SemiBold")


def draw_warning(canvas: Canvas, text: str, centre: Point, room: float) -> None:
    """What a plan would do to those who make it: a red plate, a sign and a few words."""
    told = fit(text, 34, room - 110)
    box = centred(centre, width(told, 34) + 110, WARNING)
    canvas.panel_shadow(box)
    canvas.panel(box, 29, WHITE)
    canvas.panel(box.grown(-3), 26, CRIMSON)
    left, y = box.left + 44, centre[1]
    canvas.fill([[(left, y - 19), (left + 21, y + 16), (left - 21, y + 16)]], AMBER)
    canvas.write("!", (left, y + 2), 30, INK, weight="ExtraBold", align="centre")
    canvas.write(told, (box.left + 78, y), 34, WHITE)
