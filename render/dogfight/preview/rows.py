"""The cards of a plan, a row for each airplane."""

from __future__ import annotations

from render.dogfight.board.roster import NAME_SIZES
from render.dogfight.naming import called
from render.dogfight.prospects import height_words
from render.dogfight.sides import badge, style
from render.dogfight.signs.maneuver_card import card_name, draw_maneuver
from render.kit.canvas import Canvas
from render.kit.shapes import Box, box_points
from render.kit.theme import AMBER, GREY, MIST, SLATE, WHITE
from render.kit.type import fit, largest, wrap
from rules.dogfight.box.components import CARDS
from rules.dogfight.ways import Way
from rules.said import said
from words import say

ROW = 176
_CARD = Box(0, 0, 88, 152)


def draw_row(canvas: Canvas, route: Way, player: str, box: Box) -> None:
    """The cards chosen, and the slots still open."""
    plane = route.plane
    canvas.panel(box, 14, SLATE)
    badge(plane).draw(canvas, (box.left + 52, box.centre[1]), 32)
    draw_who(canvas, say(called(plane)), player, Box(box.left + 98, box.top, box.left + 368, box.bottom))
    for round_ in range(1, CARDS + 1):
        left = box.left + 108 + round_ * 262
        slot = Box(left, box.top + 12, left + _CARD.width, box.top + 12 + _CARD.height)
        i = round_ - route.first
        if not 0 <= i < len(route.cards):
            canvas.outline(box_points(slot.grown(-4)), GREY, 2.5, dash=(10, 8))
            continue
        planned, flown = route.cards[i], route.prospects[i] if i < len(route.prospects) else None
        card = flown.card if flown else planned
        draw_maneuver(canvas, slot, plane, card, style(plane).colour if flown else GREY)
        beside = Box(slot.right + 6, box.top, slot.right + 166, box.bottom)
        name = card_name(plane, card)
        if card != planned:
            name = said("dogfight-pictures.instead", card=name)
        _caption(canvas, say(name), say(height_words(flown)) if flown else "", beside)


def draw_who(canvas: Canvas, name: str, player: str, box: Box) -> None:
    """The airplane's name, on two lines if it must be, and the player's."""
    size = largest(max(name.split(), key=len, default=""), box.width, NAME_SIZES)
    lines = wrap(name, size, box.width, most=2)
    y = box.centre[1] - 21 * len(lines)
    for i, line in enumerate(lines):
        canvas.write(line, (box.left, y + 42 * i), size, WHITE)
    end = (box.left, y + 42 * len(lines))
    canvas.write(fit(player, 28, box.width, "Medium"), end, 28, MIST, weight="Medium")


def _caption(canvas: Canvas, text: str, high: str, box: Box) -> None:
    """A card's name, a word a line, and the height it leads to."""
    words = text.split()[:4]
    lines = [*((word, MIST) for word in words), *([(high, AMBER)] if high else [])]
    y = box.centre[1] - 17 * (len(lines) - 1)
    for i, (line, ink) in enumerate(lines):
        canvas.write(fit(line, 28, box.width, "SemiBold"), (box.left, y + 34 * i), 28, ink, weight="SemiBold")
