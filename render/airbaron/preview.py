"""A choice before it is locked in: the map with what it is about, and a row for each thing it does."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.board.abroad import abroad_height, draw_abroad
from render.airbaron.board.chart import chart
from render.airbaron.board.marks import draw_marks, marked
from render.airbaron.board.network import draw_network
from render.airbaron.board.tokens import draw_spoke, jet_icon, sst_icon
from render.airbaron.frame import draw_frame
from render.airbaron.liveries import Livery, airline_of, livery
from render.airbaron.mat.picture import BAND, draw_nobody, draw_sheet
from render.airbaron.places import abroad, domestic
from render.airbaron.words.deeds import Told, cautions, deeds_told
from render.artist import Names
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import HEADER, MARGIN, PAD, WARNING, draw_panel, draw_warning
from render.kit.shapes import Box, Point, arrow_head, centred
from render.kit.theme import CLOUD, INK, STEEL, WHITE, WIDTH
from render.kit.type import wrap
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.view import AirBaronView
from rules.said import said
from words import say

NOW = said("airbaron-pictures.preview")
MOST_WARNINGS = 3
"""In the picture; all of them are told in words."""
ROW, LINE, GAP = 100.0, 38.0, 12.0
TEXT = 116.0
ROOM = WIDTH - 2 * MARGIN - TEXT - PAD


def draw_preview(view: AirBaronView, foreseen: AirBaronForesight, names: Names) -> Canvas:
    airline = airline_of(view, view.seat)
    if airline is None:
        return draw_nobody(view, NOW)
    told, marks = deeds_told(view, foreseen), marked(view, foreseen)
    warnings = cautions(foreseen)[:MOST_WARNINGS]
    far = abroad_height(view, WIDTH - 2 * MARGIN) + GAP if any(mark.abroad for mark in marks) else 0.0
    band = Box(MARGIN, HEADER + 18, WIDTH - MARGIN, HEADER + 18 + BAND)
    top = band.bottom + 16 + (WARNING + 10) * len(warnings)
    below = chart(view, top).sheet.box.bottom + GAP
    canvas = Canvas(WIDTH, round(below + far + rows_height(told) + 8), CLOUD)
    draw_frame(canvas, view, NOW)
    draw_sheet(canvas, view, airline, names, band)
    for number, text in enumerate(warnings):
        middle = WIDTH / 2, band.bottom + 16 + WARNING / 2 + (WARNING + 10) * number
        draw_warning(canvas, text, middle, WIDTH - 2 * MARGIN)
    draw_network(canvas, view, top)
    spots = dict(chart(view, top).places)
    if far:
        spots |= draw_abroad(canvas, view, Box(MARGIN, below, WIDTH - MARGIN, below + far - GAP))
    draw_marks(canvas, view, marks, spots)
    draw_rows(canvas, view, told, livery(airline), below + far)
    return canvas


def rows_height(told: Sequence[Told]) -> float:
    return sum(_height(deed) + GAP for deed in told) if told else 90.0


def _lines(deed: Told) -> list[str]:
    return wrap(say(deed.detail), 30, ROOM, "Medium")


def _height(deed: Told) -> float:
    return ROW + LINE * (len(_lines(deed)) - 1)


def draw_rows(canvas: Canvas, view: AirBaronView, told: Sequence[Told], look: Livery, top: float) -> None:
    y = top
    if not told:
        none, room = said("airbaron-pictures.nothing-chosen"), WIDTH - 2 * (MARGIN + PAD)
        write_fitted(canvas, none, (MARGIN + PAD, y + 40), room, 34, STEEL)
    for deed in told:
        box = Box(MARGIN, y, WIDTH - MARGIN, y + _height(deed))
        draw_panel(canvas, box)
        _draw_mark(canvas, view, deed, look, (box.left + 60, box.centre[1]))
        write_fitted(canvas, deed.title, (box.left + TEXT, box.top + 33), ROOM, 34, INK)
        for number, line in enumerate(_lines(deed)):
            at = (box.left + TEXT, box.top + 72 + LINE * number)
            canvas.write(line, at, 30, STEEL, weight="Medium")
        y = box.bottom + GAP


def _draw_mark(canvas: Canvas, view: AirBaronView, deed: Told, look: Livery, centre: Point) -> None:
    """What a deed is about, as it looks on the map."""
    x, y = centre
    spoke = domestic(view, deed.code or "") or abroad(view, deed.code or "")
    match deed.mark:
        case "spoke" if spoke is not None:
            owner = airline_of(view, spoke.owner)
            draw_spoke(canvas, centre, 30, spoke.price, livery(owner) if owner else None)
        case "jet":
            jet_icon(canvas, centre, 34, look.deep)
        case "sst":
            sst_icon(canvas, centre, 32, look.deep)
        case "money":
            canvas.panel(centred(centre, 68, 46), 8, look.deep)
            canvas.write("$", centre, 38, WHITE, weight="ExtraBold", align="centre")
        case "war":
            strokes = [[(x - 22, y - 22), (x + 22, y + 22)], [(x + 22, y - 22), (x - 22, y + 22)]]
            canvas.strokes(strokes, look.deep, 9)
        case "next":
            canvas.stroke([(x - 26, y), (x + 10, y)], look.deep, 10)
            canvas.fill([arrow_head((x + 30, y), 90, 28, 40)], look.deep)
        case "orders":
            strokes = [[(x - 24, y + d), (x + 24, y + d)] for d in (-18, 0, 18)]
            canvas.strokes(strokes, look.deep, 8)
        case _:
            canvas.stroke([(x - 24, y), (x + 24, y)], look.deep, 10)
