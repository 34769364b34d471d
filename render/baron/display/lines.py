"""A line for each company: who plays it, money, factories, technologies, markers, and its Action cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.artist import Names
from render.baron.companies import MARKER, badge, style, written_player
from render.baron.display.action_card import draw_action
from render.baron.display.tracks import TYPE_ICONS
from render.baron.icons import (
    Icon,
    Tone,
    ace_icon,
    bonus_icon,
    cards_icon,
    crown_icon,
    engineer_icon,
    factory_icon,
    gold_icon,
    licence_icon,
    marks_icon,
    staff_icon,
    wings_icon,
)
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, CLOUD, GREY, INK, STEEL, WHITE
from render.kit.type import width, wrap
from rules.baron.box.components import ENGINES
from rules.baron.view import BaronView, MatView
from rules.said import Text, said, series
from words import say

HEADING = 34
HEIGHT = 112
LEVELS = {"monoplane": 1, "biplane": 2, "triplane": 3}
NUMBERS, COLUMN = 344, 146
COLUMNS = ("marks", "gold", "factories", "cards")
TECHNOLOGY = 34
"""For each line of technologies."""

ROOM = 1020.0
CARD = 56
PITCH = 44


class Count(NamedTuple):
    column: int
    icon: Icon
    number: int


def draw_headings(canvas: Canvas, view: BaronView, box: Box) -> None:
    """What the numbers of the lines below are."""
    y = box.centre[1] + 1
    if view.asked:
        _question_mark(canvas, (box.left + 58, y))
        spot, room = (box.left + 88, y), NUMBERS - 88.0 - 10
        write_fitted(canvas, said("baron-pictures.awaited"), spot, room, 28, STEEL, weight="SemiBold")
    for index, column in enumerate(COLUMNS):
        name, spot = said(f"baron-pictures.column-{column}"), (box.left + NUMBERS + index * COLUMN, y)
        write_fitted(canvas, name, spot, COLUMN - 10.0, 28, STEEL, weight="SemiBold")
    spot, room = (box.right - 20, y), box.width - NUMBERS - len(COLUMNS) * COLUMN - 20
    write_fitted(canvas, _right_heading(view), spot, room, 28, STEEL, weight="SemiBold", align="right")


def _right_heading(view: BaronView) -> Text:
    if view.scores:
        return said("baron-pictures.column-total")
    if any(mat.chosen for mat in view.companies):
        return said("baron-pictures.column-actions")
    return said("baron-pictures.column-contracts") if view.awards else ""


def draw_line(canvas: Canvas, view: BaronView, mat: MatView, names: Names, box: Box) -> None:
    look = style(mat.key)
    draw_panel(canvas, box)
    canvas.panel(Box(box.left, box.top, box.left + 26, box.bottom), 13, look.colour)
    canvas.slab(Box(box.left + 13, box.top, box.left + 27, box.bottom), WHITE)
    badge(mat.key).draw(canvas, (box.left + 58, box.top + HEIGHT / 2), 34, 40)
    if is_awaited(view, mat):
        _question_mark(canvas, (box.left + 88, box.top + 24))
    x, room = box.left + 112, NUMBERS - 112 - 14.0
    upper, lower = box.top + 36, box.top + HEIGHT - 34
    write_fitted(canvas, mat.name, (x, upper), room, 36, look.deep, weight="ExtraBold")
    write_fitted(canvas, written_player(mat, names), (x, lower), room, 30, STEEL, weight="Medium")
    for column, icon, number in _counts(mat):
        left = box.left + NUMBERS + column * COLUMN
        icon(canvas, (left + 20, upper), 18, Tone(INK, WHITE))
        canvas.write(str(number), (left + 52, upper), 36, INK, weight="ExtraBold")
    right = _right(canvas, view, mat, box)
    x = _technologies(canvas, view, mat, (box.left + NUMBERS, lower))
    draw_markers(canvas, mat, (x, lower), right - 12)
    for number, row in enumerate(_rows(view, mat)):
        spot = (box.left + 112, box.top + HEIGHT - 4 + TECHNOLOGY * (number + 0.5))
        canvas.write(row, spot, 28, STEEL, weight="Medium")


def line_height(view: BaronView, mat: MatView) -> float:
    rows = len(_rows(view, mat))
    return HEIGHT + TECHNOLOGY * rows + 4 if rows else HEIGHT


def _rows(view: BaronView, mat: MatView) -> list[str]:
    """The company's technologies by name, in as many lines as they need."""
    return wrap(say(series(technology_names(view, mat))), 28, ROOM, "Medium")


def technology_names(view: BaronView, mat: MatView) -> list[Text]:
    """All but wing designs and engines, which have signs of their own."""
    return [
        box.name
        for box in view.technologies
        if box.key in mat.technologies and box.by_engines is None and box.key not in ENGINES
    ]


def is_awaited(view: BaronView, mat: MatView) -> bool:
    """Whether the table waits for this company."""
    return mat.seat is not None and mat.seat in view.asked


def _question_mark(canvas: Canvas, at: Point) -> None:
    canvas.disc(at, 22, WHITE)
    canvas.disc(at, 19, AMBER)
    canvas.write("?", at, 30, INK, weight="ExtraBold", align="centre")


def _counts(mat: MatView) -> Iterator[Count]:
    """A company that nobody plays has neither marks nor cards, but a score, which is as good as gold."""
    played = mat.seat is not None
    if played:
        yield Count(0, marks_icon, mat.marks)
    yield Count(1, gold_icon, mat.gold if played else mat.wealth)
    yield Count(2, factory_icon, mat.factories)
    if played:
        yield Count(3, cards_icon, mat.hand_size)


def _technologies(canvas: Canvas, view: BaronView, mat: MatView, at: Point) -> float:
    """Wing design, engine levels, and the sum of the bonuses for each aeroplane type; gives where it ends."""
    x, y = at
    if mat.seat is None:
        return x
    wings_icon(canvas, (x + 26, y), 17, style(mat.key).deep, LEVELS[mat.wings])
    x += 66
    for level in range(len(ENGINES)):
        spot = Box(x, y - 13, x + 12, y + 13)
        canvas.panel(spot, 3, style(mat.key).colour if level < mat.engines else CLOUD)
        x += 15
    x += 12
    for kind in view.kinds:
        TYPE_ICONS[kind](canvas, (x + 15, y), 15, Tone(GREY, WHITE))
        x += 34
        x += canvas.write(f"+{mat.bonuses.of(kind)}", (x, y), 30, INK) + 12
    return x


def draw_markers(canvas: Canvas, mat: MatView, at: Point, right: float) -> None:
    """The Information Markers box; of those for which there is no room, how many they are."""
    x, y = at
    kept = list(_markers(mat))
    while kept:
        icon, count = kept[0]
        text = str(count) if count > 1 else ""
        wide = PITCH + (width(text, 30) if text else 0)
        if x + wide + (PITCH if kept[1:] else 0) > right:
            rest = sum(number for _, number in kept)
            canvas.write(f"+{rest}", (x + 4, y), 30, MARKER)
            return
        icon(canvas, (x + PITCH / 2, y), 15, Tone(MARKER, WHITE))
        if text:
            canvas.write(text, (x + PITCH - 1, y), 30, INK)
        x += wide + 5
        kept.pop(0)


def _markers(mat: MatView) -> Iterator[tuple[Icon, int]]:
    held = (
        (engineer_icon, int(mat.engineer)),
        (ace_icon, len(mat.aces)),
        (bonus_icon, mat.bonus_actions),
        (licence_icon, mat.licences),
        (staff_icon, int(mat.generalstab)),
        (crown_icon, int(mat.kaiserhilfe)),
    )
    yield from ((icon, count) for icon, count in held if count)


def _right(canvas: Canvas, view: BaronView, mat: MatView, box: Box) -> float:
    """The final score, the Action cards, or the contracts of last turn; gives where it begins."""
    right, y = box.right - 20, box.top + HEIGHT / 2
    score = next((score for score in view.scores if score.company == mat.key), None)
    if score is not None:
        colour = style(mat.key).deep
        return right - canvas.write(
            str(score.total), (right, y), 56, colour, weight="ExtraBold", align="right"
        )
    for slot in reversed(mat.chosen):
        card = Box(right - CARD, box.top + 17, right, box.top + HEIGHT - 17)
        draw_action(canvas, card, slot.card, style(mat.key).colour)
        right -= CARD + 8
    award = next((award for award in view.awards if award.company == mat.key), None)
    if award is not None and not mat.chosen:
        total = award.fighter + award.recon + award.bomber
        right -= canvas.write(str(total), (right, y), 44, INK, weight="ExtraBold", align="right")
    return right
