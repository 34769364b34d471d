"""A company's sheet: a panel in its colour with its name, its player, and what it has in a band on top."""

from __future__ import annotations

from render.artist import Names
from render.baron.companies import style, written_player
from render.baron.frame import draw_frame
from render.baron.icons import Tone, factory_icon, gold_icon, marks_icon
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.panels import HEADER, MARGIN, PAD
from render.kit.shapes import Box
from render.kit.theme import CLOUD, INK, PAPER, WHITE, WIDTH
from render.kit.type import width
from rules.baron.view import BaronView, MatView
from rules.said import Text, said

BAND = 88
TOP = HEADER + 18


def no_sheet(view: BaronView, instead: Text = "") -> Canvas:
    """For somebody who plays no company."""
    canvas = Canvas(WIDTH, HEADER + 120, CLOUD)
    draw_frame(canvas, view, instead)
    none, room = said("baron-pictures.no-company"), WIDTH - 2 * (MARGIN + PAD)
    fitted(none, room, 34, most=2).write(canvas, (MARGIN + PAD, HEADER + 60), INK)
    return canvas


def draw_sheet(canvas: Canvas, mat: MatView, names: Names, height: float) -> Box:
    """The sheet with its band, below the header of the picture; gives where its contents go, if any."""
    box, look = Box(MARGIN, TOP, WIDTH - MARGIN, TOP + height), style(mat.key)
    canvas.panel_shadow(box, 0.25, 7)
    canvas.panel(box, 18, look.colour)
    inner = Box(box.left + 4, box.top + BAND, box.right - 4, box.bottom - 4)
    if inner.height > 0:
        canvas.panel(inner, 15, PAPER)
        canvas.slab(Box(inner.left, inner.top, inner.right, inner.top + 24), PAPER)
    _band(canvas, mat, written_player(mat, names), Box(box.left, box.top, box.right, inner.top))
    return inner


def _band(canvas: Canvas, mat: MatView, player: str, box: Box) -> None:
    look, y = style(mat.key), box.centre[1]
    spot = (box.left + 54, y)
    canvas.fill([shape_points(look.shape, spot, 28)], WHITE)
    canvas.write(look.letter, spot, 36, look.deep, weight="ExtraBold", align="centre")
    x = box.right - 20
    for icon, number in ((factory_icon, mat.factories), (gold_icon, mat.gold), (marks_icon, mat.marks)):
        wide = width(str(number), 36, "ExtraBold") + 90
        canvas.panel(Box(x - wide, y - 30, x, y + 30), 30, look.deep)
        icon(canvas, (x - wide + 40, y), 18, Tone(WHITE, look.deep))
        canvas.write(str(number), (x - 22, y), 36, WHITE, weight="ExtraBold", align="right")
        x -= wide + 12
    left = box.left + 102
    left += write_fitted(canvas, mat.name, (left, y), x - left, 40, WHITE, weight="ExtraBold") + 20
    if x - left > 90:
        write_fitted(canvas, player, (left, y), x - left - 10, 32, WHITE, weight="Medium")
