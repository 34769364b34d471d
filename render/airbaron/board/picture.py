"""The board for everyone: the map, foreign spokes, what was drawn, and a line for each airline."""

from __future__ import annotations

from render.airbaron.board.abroad import abroad_height, draw_abroad
from render.airbaron.board.chart import chart
from render.airbaron.board.lines import HEADING, HEIGHT, draw_line, draw_scale, ranked
from render.airbaron.board.network import draw_network
from render.airbaron.board.round_box import draw_round, round_height
from render.airbaron.frame import draw_frame
from render.artist import Names
from render.kit.canvas import Canvas
from render.kit.panels import HEADER, MARGIN
from render.kit.shapes import Box
from render.kit.theme import CLOUD, WIDTH
from rules.airbaron.view import AirBaronView

GAP = 10
ROOM = WIDTH - 2 * MARGIN


def draw_board(view: AirBaronView, names: Names) -> Canvas:
    top = chart(view, HEADER).sheet.box.bottom + GAP
    heights = [abroad_height(view, ROOM), round_height(view, ROOM)]
    lines = HEADING + (HEIGHT + GAP) * len(view.airlines)
    tall = top + sum(height + GAP for height in heights) + lines + GAP
    canvas = Canvas(WIDTH, round(tall), CLOUD)
    draw_frame(canvas, view)
    draw_network(canvas, view, HEADER)
    y = top
    draw_abroad(canvas, view, Box(MARGIN, y, WIDTH - MARGIN, y + heights[0]))
    y += heights[0] + GAP
    draw_round(canvas, view, Box(MARGIN, y, WIDTH - MARGIN, y + heights[1]))
    y += heights[1] + GAP
    draw_scale(canvas, view, Box(MARGIN, y - GAP, WIDTH - MARGIN, y - GAP + HEADING))
    y += HEADING - GAP
    for place, airline in enumerate(ranked(view), 1):
        box = Box(MARGIN, y, WIDTH - MARGIN, y + HEIGHT)
        draw_line(canvas, view, airline, place, names, box)
        y += HEIGHT + GAP
    return canvas
