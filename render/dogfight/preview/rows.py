"""The cards of a plan, a row for each airplane."""

from __future__ import annotations

from render.dogfight.naming import called
from render.dogfight.prospects import height_words
from render.dogfight.sides import badge, style
from render.dogfight.signs.maneuver_card import card_name, draw_maneuver
from render.kit.canvas import Canvas
from render.kit.fitting import block, fitted, write_fitted
from render.kit.shapes import Box, box_points
from render.kit.theme import AMBER, GREY, MIST, SLATE, WHITE
from rules.dogfight.box.components import CARDS
from rules.dogfight.ways import Way
from rules.said import Text, said

ROW = 176
_CARD = Box(0, 0, 88, 152)


def draw_row(canvas: Canvas, route: Way, player: str, box: Box) -> None:
    """The cards chosen, and the slots still open."""
    plane = route.plane
    canvas.panel(box, 14, SLATE)
    badge(plane).draw(canvas, (box.left + 52, box.centre[1]), 32)
    draw_who(canvas, called(plane), player, Box(box.left + 98, box.top, box.left + 328, box.bottom))
    for round_ in range(1, CARDS + 1):
        left = box.left + 68 + round_ * 271
        slot = Box(left, box.top + 12, left + _CARD.width, box.top + 12 + _CARD.height)
        i = round_ - route.first
        if not 0 <= i < len(route.cards):
            canvas.outline(box_points(slot.grown(-4)), GREY, 2.5, dash=(10, 8))
            continue
        planned, flown = route.cards[i], route.prospects[i] if i < len(route.prospects) else None
        card = flown.card if flown else planned
        draw_maneuver(canvas, slot, plane, card, style(plane).colour if flown else GREY)
        beside = Box(slot.right + 6, box.top, slot.right + 175, box.bottom)
        name = card_name(plane, card)
        if card != planned:
            name = said("dogfight-pictures.instead", card=name)
        _caption(canvas, name, height_words(flown) if flown else "", beside)


def draw_who(canvas: Canvas, name: Text, player: str, box: Box) -> None:
    """The airplane's name, on two lines if it must be, and the player's."""
    told = fitted(name, box.width, 32, most=2)
    above = 42 * len(told.lines)
    told.write(canvas, (box.left, box.centre[1] - above / 2 + 21 * (len(told.lines) - 1)), WHITE)
    write_fitted(canvas, player, (box.left, box.centre[1] + above / 2), box.width, 28, MIST, weight="Medium")


def _caption(canvas: Canvas, text: Text, high: Text, box: Box) -> None:
    """A card's name, and the height it leads to."""
    name = block(text, box.width, 28, "SemiBold", most=4)
    height = block(high, box.width, 28, "SemiBold", most=2)
    rows = len(name.lines) + (len(height.lines) if high else 0)
    top = box.centre[1] - 17 * (rows - 1)
    name.write(canvas, (box.left, top + 17 * (len(name.lines) - 1)), MIST)
    if high:
        top += 34 * len(name.lines)
        height.write(canvas, (box.left, top + 17 * (len(height.lines) - 1)), AMBER)
