"""A maneuver card in small: the arrow it flies, its number, and a mark if it is steep."""

from __future__ import annotations

from math import cos, radians, sin

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, arrow_head, hermite
from render.kit.theme import AMBER, AMBER_DEEP, INK, PAPER, Colour
from rules.dogfight.box.components import Maneuver
from rules.dogfight.view import PlaneView
from words import say

_LONGEST = 62.0
"""Millimetres: the longest arrow of any deck."""


def card_name(plane: PlaneView, number: int) -> str:
    card = plane.maneuver(number)
    return say(card.label) if card else f"card {number}"


def draw_arrow(canvas: Canvas, box: Box, card: Maneuver, colour: Colour) -> None:
    """The card's arrow, filling the box as far as its length allows."""
    run = 0.45 + 0.55 * min(card.dy / _LONGEST, 1.0)
    unit = run * box.height / max(card.dy, 1.0)
    slip = max(-0.9 * box.width, min(card.dx * unit, 0.9 * box.width))
    foot = (box.centre[0] - slip / 2, box.bottom)
    heavy = max(5.0, box.height * 0.11)
    if card.is_immelmann:
        _loop(canvas, box, colour, heavy)
        return
    reach = run * box.height
    tip = (foot[0] + slip, foot[1] - reach)
    turn = radians(card.turn)
    line = hermite(foot, (0, -reach), tip, (reach * sin(turn), -reach * cos(turn)), pace=3)
    canvas.stroke(line, colour, heavy)
    ahead = (tip[0] + heavy * 1.5 * sin(turn), tip[1] - heavy * 1.5 * cos(turn))
    canvas.fill([arrow_head(ahead, card.turn, heavy * 2.4, heavy * 3.0)], colour)


def _loop(canvas: Canvas, box: Box, colour: Colour, heavy: float) -> None:
    """Up, over, and back the way it came."""
    x, reach = box.centre[0], box.width * 0.2
    top = box.top + box.height * 0.28
    bow: list[Point] = [
        (x - reach * cos(radians(a)), top - reach * sin(radians(a))) for a in range(0, 181, 15)
    ]
    end = (x + reach, box.top + box.height * 0.55)
    canvas.stroke([(x - reach, box.bottom), *bow, end], colour, heavy)
    canvas.fill([arrow_head((end[0], end[1] + heavy * 1.6), 180, heavy * 2.2, heavy * 2.8)], colour)


def draw_face(canvas: Canvas, box: Box, card: Maneuver, colour: Colour, ground: Colour = PAPER) -> None:
    """A card without its number: the arrow alone, and the mark of a steep one."""
    canvas.panel(box, 8, colour)
    canvas.panel(box.grown(-3), 6, ground)
    draw_arrow(canvas, Box(box.left + 12, box.top + 22, box.right - 12, box.bottom - 16), card, colour)
    if card.steep:
        _steep(canvas, box)


def _steep(canvas: Canvas, box: Box) -> None:
    x, y = box.right - 20, box.top + 20
    canvas.fill([[(x - 11, y + 9), (x + 11, y + 9), (x, y - 11)]], AMBER_DEEP)
    canvas.fill([[(x - 6, y + 6), (x + 6, y + 6), (x, y - 5)]], AMBER)


def draw_maneuver(canvas: Canvas, box: Box, plane: PlaneView, number: int, colour: Colour) -> None:
    """A whole small card: arrow above, number below, steep corner."""
    canvas.panel(box, 8, colour)
    canvas.panel(box.grown(-3), 6, PAPER)
    card = plane.maneuver(number)
    if card is not None:
        room = Box(box.left + 12, box.top + 16, box.right - 12, box.bottom - 46)
        draw_arrow(canvas, room, card, colour)
        if card.steep:
            _steep(canvas, box)
    canvas.write(str(number), (box.centre[0], box.bottom - 24), 30, INK, weight="ExtraBold", align="centre")
