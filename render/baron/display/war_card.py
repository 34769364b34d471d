"""The War Status card that the view tells of: year, name, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from render.baron.display.tracks import TYPE_ICONS
from render.baron.icons import Icon, Tone, iron_cross, licence_icon, roundel
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import PAD, draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, MIST, SLATE, WHITE
from render.kit.type import width
from rules.baron.view import BaronView
from rules.said import said
from words import phrase

LINE = 50
TOP = 66
SIZE = 30
GAP = 26


class Item(NamedTuple):
    draw: Callable[[Canvas, Point], None]
    text: str

    @property
    def width(self) -> float:
        return 50 + width(self.text, SIZE)


def war_card_height(view: BaronView) -> float:
    return TOP + LINE * len(_lines(view)) + (16 if view.war_card else 10)


def draw_war_card(canvas: Canvas, view: BaronView, box: Box) -> None:
    draw_panel(canvas, box, SLATE)
    x, y = box.left + PAD, box.top + 38
    left = phrase("baron-pictures.cards-to-come", cards=view.war_deck)
    right = box.right - PAD - width(left, 28, "Medium")
    canvas.write(left, (right, y), 28, MIST, weight="Medium")
    card = view.war_card
    if card is None:
        write_fitted(canvas, said("baron-pictures.no-news"), (x, y), right - x - 20, 32, WHITE)
        return
    x += canvas.write(str(card.year), (x, y), 36, AMBER, weight="ExtraBold") + 20
    write_fitted(canvas, card.name, (x, y), right - x - 20, 36, WHITE, weight="ExtraBold")
    for number, line in enumerate(_lines(view)):
        x = box.left + PAD
        for item in line:
            item.draw(canvas, (x + 18, box.top + TOP + LINE * (number + 0.5)))
            canvas.write(item.text, (x + 48, box.top + TOP + LINE * (number + 0.5)), SIZE, WHITE)
            x += item.width + GAP


def _lines(view: BaronView) -> list[list[Item]]:
    """Morale and contracts and then the Allied aeroplanes, on as few lines as they need."""
    lines: list[list[Item]] = []
    room = 0.0
    for item in _items(view):
        if not lines or item.width > room:
            lines.append([])
            room = 1108.0
        lines[-1].append(item)
        room -= item.width + GAP
    return lines


def _items(view: BaronView) -> Iterator[Item]:
    card = view.war_card
    if card is None:
        return
    yield Item(_german, phrase("baron-pictures.card-morale", change=signed(card.german_morale)))
    yield Item(_allied, phrase("baron-pictures.card-morale", change=signed(card.allied_morale)))
    contracts = phrase("baron-pictures.card-contracts", contracts=card.contracts)
    yield Item(partial(_in_white, licence_icon), contracts)
    for kind in view.kinds:
        if card.allied.get(kind):
            told = phrase("baron-pictures.card-allied", order=card.allied[kind])
            yield Item(partial(_in_white, TYPE_ICONS[kind]), told)


def _german(canvas: Canvas, at: Point) -> None:
    iron_cross(canvas, at, 18, WHITE, SLATE)


def _allied(canvas: Canvas, at: Point) -> None:
    roundel(canvas, at, 16)


def _in_white(icon: Icon, canvas: Canvas, at: Point) -> None:
    icon(canvas, at, 17, Tone(WHITE, SLATE))


def signed(number: int) -> str:
    """A figure with its sign: “+2”, “−1”, “0”."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
