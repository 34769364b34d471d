"""The board for everyone: the map, foreign spokes, what was drawn, and a line for each airline."""

from __future__ import annotations

from render.airbaron.board.abroad import abroad_height, draw_abroad
from render.airbaron.board.chart import chart
from render.airbaron.board.lines import HEADING, HEIGHT, draw_line, draw_scale, ranked
from render.airbaron.board.network import draw_network
from render.airbaron.board.round_box import draw_round, round_height
from render.airbaron.frame import draw_frame
from render.airbaron.result import told_result
from render.artist import Names
from render.kit.canvas import Canvas
from render.kit.ending import draw_told, told_height, told_lines
from render.kit.panels import HEADER, MARGIN
from render.kit.shapes import Box
from render.kit.theme import CLOUD, WIDTH
from rules.airbaron.view import AirBaronView

GAP = 8
ROOM = WIDTH - 2 * MARGIN


def draw_board(view: AirBaronView, names: Names) -> Canvas:
    """Once the game is over, who won and how stands where the round was told."""
    top = chart(view, HEADER).sheet.box.bottom + GAP
    told = [] if view.outcome is None else told_lines([told_result(view, names)])
    heights = [abroad_height(view, ROOM), told_height(told) if told else round_height(view, ROOM)]
    lines = HEADING + (HEIGHT + GAP) * len(view.airlines)
    tall = top + sum(height + GAP for height in heights) + lines + GAP
    canvas = Canvas(WIDTH, round(tall), CLOUD)
    draw_frame(canvas, view)
    draw_network(canvas, view, HEADER)
    draw_abroad(canvas, view, Box(MARGIN, top, WIDTH - MARGIN, top + heights[0]))
    y = top + heights[0] + GAP
    box = Box(MARGIN, y, WIDTH - MARGIN, y + heights[1])
    if view.outcome is None:
        draw_round(canvas, view, box)
    else:
        draw_told(canvas, told, box, won=bool(view.outcome.winners))
    y = box.bottom + GAP
    draw_scale(canvas, view, Box(MARGIN, y - GAP, WIDTH - MARGIN, y - GAP + HEADING))
    y += HEADING - GAP
    for place, airline in enumerate(ranked(view), 1):
        box = Box(MARGIN, y, WIDTH - MARGIN, y + HEIGHT)
        draw_line(canvas, view, airline, place, names, box)
        y += HEIGHT + GAP
    return canvas
