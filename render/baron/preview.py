"""A choice before it is locked in: the Action cards in their slots, what it would lead to, and the tracks it
is about."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.baron.affected import affected, affected_height, draw_affected
from render.baron.companies import Style, style
from render.baron.display.action_card import draw_action
from render.baron.foreseen import NOTHING, Step, cautions, steps
from render.baron.frame import draw_frame
from render.baron.icons import Tone
from render.baron.sheet import BAND, TOP, draw_sheet, no_sheet
from render.kit.canvas import Canvas
from render.kit.fitting import block, write_fitted
from render.kit.panels import MARGIN, PAD, WARNING, draw_panel, draw_warning
from render.kit.shapes import Box, box_points
from render.kit.theme import CLOUD, GREY, INK, STEEL, WHITE, WIDTH
from render.kit.type import wrap
from rules.baron.foresight.ahead import BaronForesight, Laid
from rules.baron.names import ACTION_NAMES
from rules.baron.view import BaronView
from rules.said import said
from words import say

MOST_WARNINGS = 3
"""In the picture; all of them are told in words."""
SLOTS = 190
CARD = 128
ROW, LINE = 100, 36
GAP = 12
TEXT = 108
ROOM = WIDTH - 2 * MARGIN - TEXT - PAD


def draw_preview(view: BaronView, foreseen: BaronForesight, names: Names) -> Canvas:
    mat = view.own
    if mat is None:
        return no_sheet(view, said("baron-pictures.preview"))
    told, found = steps(view, foreseen), affected(foreseen.ahead)
    warnings = cautions(foreseen)[:MOST_WARNINGS]
    height = BAND + (SLOTS if foreseen.slots else 0)
    warned = TOP + height + 16
    top = warned + (WARNING + 10) * len(warnings)
    below = top + (sum(_row_height(step) + GAP for step in told) if told else 90)
    canvas = Canvas(WIDTH, round(below + affected_height(view, found) + 12), CLOUD)
    draw_frame(canvas, view, said("baron-pictures.preview"))
    inner = draw_sheet(canvas, mat, names, height)
    if foreseen.slots:
        _slots(canvas, foreseen.slots, style(mat.key), inner)
    for number, text in enumerate(warnings):
        middle = WIDTH / 2, warned + WARNING / 2 + (WARNING + 10) * number
        draw_warning(canvas, text, middle, WIDTH - 2 * MARGIN)
    _rows(canvas, told, style(mat.key), top)
    draw_affected(canvas, view, mat, found, below)
    return canvas


def _slots(canvas: Canvas, slots: Sequence[Laid], look: Style, box: Box) -> None:
    step = (box.width - 2 * PAD) / len(slots)
    for index, slot in enumerate(slots):
        left = box.left + PAD + index * step
        spot = Box(left, box.top + 18, left + CARD, box.bottom - 18)
        x, room = spot.right + 20, step - CARD - 30
        y = box.centre[1]
        times = said("baron-pictures.slot", times=slot.times)
        write_fitted(canvas, times, (x, y - 24), room, 30, GREY, weight="SemiBold")
        if slot.card is None:
            canvas.panel(spot, 12, CLOUD)
            canvas.outline(box_points(spot.grown(-5)), GREY, 2.5, dash=(10, 8))
            write_fitted(canvas, said("baron-pictures.slot-empty"), (x, y + 24), room, 34, GREY)
        else:
            draw_action(canvas, spot, slot.card, look.colour)
            name = block(ACTION_NAMES[slot.card], room, 34, most=2)
            name.write(canvas, (x, y + 22 + 19 * (len(name.lines) - 1)), INK)


def _lines(step: Step) -> list[str]:
    return wrap(say(step.detail), 30, ROOM, "Medium")


def _row_height(step: Step) -> float:
    return ROW + LINE * (len(_lines(step)) - 1)


def _rows(canvas: Canvas, told: Sequence[Step], look: Style, top: float) -> None:
    y = top
    if not told:
        write_fitted(canvas, NOTHING, (MARGIN + PAD, y + 40), WIDTH - 2 * (MARGIN + PAD), 34, STEEL)
    for step in told:
        box = Box(MARGIN, y, WIDTH - MARGIN, y + _row_height(step))
        draw_panel(canvas, box)
        step.icon(canvas, (box.left + 56, box.centre[1]), 26, Tone(look.deep, WHITE))
        write_fitted(canvas, step.title, (box.left + TEXT, box.top + 32), ROOM, 34, INK)
        for number, line in enumerate(_lines(step)):
            at = (box.left + TEXT, box.top + 70 + LINE * number)
            canvas.write(line, at, 30, STEEL, weight="Medium")
        y = box.bottom + GAP
