"""The game display for everyone: the war, the aeroplanes, the money, and a line for each company."""

from __future__ import annotations

from render.artist import Names
from render.baron.display.economy import HEIGHT as ECONOMY_HEIGHT
from render.baron.display.economy import draw_contracts, draw_inflation
from render.baron.display.lines import HEADING, draw_headings, draw_line, line_height
from render.baron.display.tracks import TRACK_HEIGHT, draw_effectiveness, draw_morale
from render.baron.display.war_card import draw_war_card, war_card_height
from render.baron.frame import draw_frame
from render.baron.result import told_result
from render.kit.canvas import Canvas
from render.kit.ending import draw_told, told_height, told_lines
from render.kit.panels import HEADER, MARGIN
from render.kit.shapes import Box
from render.kit.theme import CLOUD, WIDTH
from rules.baron.view import BaronView, MatView

GAP = 12


def draw_board(view: BaronView, names: Names) -> Canvas:
    heights = _heights(view, names)
    tall = HEADER + GAP + 4 + sum(height + GAP for height in heights) + 8
    canvas = Canvas(WIDTH, round(tall), CLOUD)
    draw_frame(canvas, view)
    boxes = _boxes(heights)
    if view.outcome is not None:
        draw_told(canvas, _result(view, names), boxes.pop(0), won=bool(view.outcome.winners))
    draw_war_card(canvas, view, boxes.pop(0))
    morale, fighter = _halves(boxes.pop(0))
    draw_morale(canvas, view, morale)
    draw_effectiveness(canvas, view, "fighter", fighter)
    if len(view.kinds) > 1:
        recon, bomber = _halves(boxes.pop(0))
        draw_effectiveness(canvas, view, "recon", recon)
        draw_effectiveness(canvas, view, "bomber", bomber)
    contracts, inflation = _halves(boxes.pop(0))
    draw_contracts(canvas, view, contracts)
    draw_inflation(canvas, view, inflation)
    draw_headings(canvas, view, boxes.pop(0))
    for mat, box in zip(ranked(view), boxes, strict=True):
        draw_line(canvas, view, mat, names, box)
    return canvas


def ranked(view: BaronView) -> tuple[MatView, ...]:
    """The companies in the order of seats; once the game is over, the best first."""
    places = {score.company: place for place, score in enumerate(view.scores)}
    return tuple(sorted(view.companies, key=lambda mat: places.get(mat.key, 0)))


def _result(view: BaronView, names: Names) -> list[str]:
    """Who won and how, once the game is over."""
    return told_lines([told_result(view, names)]) if view.outcome is not None else []


def _heights(view: BaronView, names: Names) -> list[float]:
    result = _result(view, names)
    tracks = [TRACK_HEIGHT] * (1 if len(view.kinds) == 1 else 2)
    return [
        *([told_height(result)] if result else []),
        war_card_height(view),
        *tracks,
        ECONOMY_HEIGHT,
        HEADING - GAP,
        *(line_height(view, mat) for mat in ranked(view)),
    ]


def _boxes(heights: list[float]) -> list[Box]:
    boxes, y = [], float(HEADER + GAP + 4)
    for height in heights:
        boxes.append(Box(MARGIN, y, WIDTH - MARGIN, y + height))
        y += height + GAP
    return boxes


def _halves(box: Box) -> tuple[Box, Box]:
    middle = box.centre[0]
    left = Box(box.left, box.top, middle - GAP / 2, box.bottom)
    return left, Box(middle + GAP / 2, box.top, box.right, box.bottom)
