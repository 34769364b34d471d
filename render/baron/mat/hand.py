"""The Technology/Event cards of the viewing seat's own hand, face up for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.baron.icons import Tone, bomb_icon, camera_icon
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import MARGIN
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, CLOUD, GREY, INK, PAPER, STEEL, WHITE, WIDTH, Colour
from render.kit.type import width, wrap
from rules.baron.view import CardView
from words import phrase, say

COLUMNS = 2
GAP = 14
BRIEF = 110
LINE = 34
WIDE = (WIDTH - 2 * MARGIN - GAP) / COLUMNS
EDGE = 21


def hand_height(cards: Sequence[CardView], *, full: bool) -> float:
    return sum(_tall(row, full=full) + GAP for row in _rows(cards)) - GAP if cards else 0


def _rows(cards: Sequence[CardView]) -> list[Sequence[CardView]]:
    return [cards[i : i + COLUMNS] for i in range(0, len(cards), COLUMNS)]


def _tall(row: Sequence[CardView], *, full: bool) -> float:
    """The cards of a row are as tall as its longest text needs."""
    return BRIEF + 14 + LINE * max(len(_text(card)) for card in row) if full else BRIEF


def _text(card: CardView) -> list[str]:
    return wrap(say(card.text), 28, WIDE - 2 * EDGE, "Medium")


class HandLook(NamedTuple):
    """How the cards of a hand are drawn: with the event's text or without, with the icons that count in the
    campaign game only, in the company's colour, and which of them are planned as events."""

    full: bool
    icons: bool
    colour: Colour
    planned: frozenset[int] = frozenset()


def draw_hand(canvas: Canvas, cards: Sequence[CardView], corner: Point, look: HandLook) -> None:
    top = corner[1]
    for row in _rows(cards):
        tall = _tall(row, full=look.full)
        for column, card in enumerate(row):
            left = corner[0] + column * (WIDE + GAP)
            draw_card(canvas, card, Box(left, top, left + WIDE, top + tall), look)
        top += tall + GAP


def draw_card(canvas: Canvas, card: CardView, box: Box, look: HandLook) -> None:
    """The technology above, the event below: it is one or the other."""
    canvas.panel_shadow(box, 0.2)
    canvas.panel(box, 14, STEEL)
    canvas.panel(box.grown(-3), 11, PAPER)
    top = Box(box.left + 3, box.top + 3, box.right - 3, box.top + 54)
    canvas.panel(top, 11, CLOUD)
    canvas.slab(Box(top.left, top.top + 20, top.right, top.bottom), CLOUD)
    y, right = top.centre[1], top.right - 18
    right -= canvas.write(f"#{card.number}", (right, y), 28, GREY, weight="SemiBold", align="right") + 16
    for held, icon in ((card.bomb, bomb_icon), (card.camera, camera_icon)):
        if held and look.icons:
            icon(canvas, (right - 18, y), 17, Tone(INK, CLOUD))
            right -= 48
    name, spot = card.technology_name, (top.left + 18, y)
    write_fitted(canvas, name, spot, right - spot[0], 32, look.colour, weight="ExtraBold")
    _event(canvas, card, Box(box.left + EDGE, top.bottom, box.right - EDGE, box.bottom), look)


def _event(canvas: Canvas, card: CardView, box: Box, look: HandLook) -> None:
    """Name and phase of the event, the phase with a tick if it is planned; then the text."""
    y = box.top + 29
    planned = card.number in look.planned
    window = phrase(f"baron-pictures.window-{card.window}")
    wide = width(window, 28, "SemiBold") + 26 + (34 if planned else 0)
    canvas.panel(Box(box.right - wide, y - 19, box.right, y + 19), 19, AMBER if planned else STEEL)
    ink, left = INK if planned else WHITE, box.right - wide + 13
    if planned:
        canvas.stroke([(left + 2, y + 1), (left + 9, y + 8), (left + 21, y - 8)], ink, 5)
        left += 34
    canvas.write(window, (left, y), 28, ink, weight="SemiBold")
    write_fitted(canvas, card.event_name, (box.left, y), box.width - wide - 14, 30, INK)
    if look.full:
        for number, line in enumerate(_text(card)):
            canvas.write(line, (box.left, y + 42 + LINE * number), 28, STEEL, weight="Medium")
