"""A damage card face up, for its owner: the points, and a drawing of our own for what else it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from render.dogfight.signs import icons
from render.kit.badges import jam_icon
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.shapes import Box, Point, regular, star
from render.kit.theme import AMBER, CRIMSON, INK, PAPER, STEEL, WHITE, Colour
from rules.dogfight.box.components import DamageCard, Special
from rules.said import Said, Text, said

WIDTH, HEIGHT = 100, 136
A_ROW = 9
_STEP = WIDTH + 25.0
"""From one card to the next: the words below them are wider than they are."""

_FOREST: Colour = (0, 108, 74)


def special_name(special: Special) -> Said:
    return said(f"dogfight-pictures.name-special-{special}")


def describe(card: DamageCard) -> Text:
    """The card in words: "3 + engine hit"."""
    if card.special is None:
        return str(card.points)
    name = special_name(card.special)
    if card.is_explosion:
        return name
    return said("dogfight-pictures.damage-card", points=card.points, special=name)


def draw_damage(canvas: Canvas, corner: Point, card: DamageCard) -> None:
    x, y = corner
    box = Box(x, y, x + WIDTH, y + HEIGHT)
    canvas.panel_shadow(box, 0.2)
    canvas.panel(box, 10, STEEL)
    canvas.panel(box.grown(-3), 8, PAPER)
    middle = box.centre[0]
    if card.special is None:
        canvas.write(str(card.points), box.centre, 56, INK, weight="ExtraBold", align="centre")
        return
    if not card.is_explosion:
        canvas.write(str(card.points), (middle, y + 38), 44, INK, weight="ExtraBold", align="centre")
    _SYMBOLS[card.special](canvas, (middle, y + (68 if card.is_explosion else 94)))


def hits_height(damage: Sequence[DamageCard]) -> int:
    return ceil(len(damage) / A_ROW) * _apart(damage)


def _apart(damage: Sequence[DamageCard]) -> int:
    """From one row of cards to the next; words below them need room."""
    return HEIGHT + (46 if any(card.special for card in damage) else 14)


def draw_hits(
    canvas: Canvas, damage: Sequence[DamageCard], worth: Sequence[int] | None, corner: Point
) -> None:
    """Damage cards in rows; one that counts for other than its points says for how many."""
    for i, card in enumerate(damage):
        row, column = divmod(i, A_ROW)
        spot = (corner[0] + column * _STEP, corner[1] + row * _apart(damage))
        draw_damage(canvas, spot, card)
        if card.special is not None:
            below = (spot[0] + WIDTH / 2, spot[1] + HEIGHT + 22)
            word = said(f"{special_name(card.special).key}.short")
            write_fitted(canvas, word, below, _STEP - 2, 28, STEEL, weight="SemiBold", align="centre")
        counts = worth[i] if worth is not None and i < len(worth) else card.points
        if counts != card.points:
            tag = Box(spot[0] + 34, spot[1] - 21, spot[0] + WIDTH + 6, spot[1] + 13)
            canvas.panel(tag, 14, AMBER)
            canvas.write(f"= {counts}", tag.centre, 28, INK, align="centre")


def _red_jam(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, 25, CRIMSON)
    jam_icon(canvas, at, WHITE, CRIMSON)


def _green_jam(canvas: Canvas, at: Point) -> None:
    """Square, where the red one is round."""
    canvas.fill([regular(at, 34, 4, turn=45)], _FOREST)
    jam_icon(canvas, at, WHITE, _FOREST)


def _explosion(canvas: Canvas, at: Point) -> None:
    canvas.fill([star(at, 44, 24, 11)], CRIMSON)
    canvas.fill([star(at, 32, 16, 11, 16)], AMBER)
    canvas.fill([star(at, 15, 8, 9)], WHITE)


_SYMBOLS: dict[Special, Callable[[Canvas, Point], None]] = {
    "jam_red": _red_jam,
    "jam_green": _green_jam,
    "rudder_left": icons.no_left,
    "rudder_right": icons.no_right,
    "crew": icons.crew,
    "engine": icons.engine,
    "smoke": icons.smoke,
    "fire": icons.flame,
    "explosion": _explosion,
}
