"""The card at the end of a game: who won and how, how it went, and what everybody has to show for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.chart import Chart, chart_height, draw_chart
from render.kit.fitting import Fitted, block, fitted
from render.kit.panels import HEADER, MARGIN, PAD, draw_header, draw_panel
from render.kit.shapes import Box, box_points, centred, star
from render.kit.theme import AMBER, AMBER_DEEP, CLOUD, GREY, INK, MIST, STEEL, WIDTH
from render.kit.type import Weight, width, wrap
from rules.said import Text
from words import say

_LINE = 40
_STAR = 110
_TYPE = 28
_ROW, _MORE = 60, 20
"""How high a row is, and what a second line in it adds."""
_MORE_HEAD = 34
"""What a second line adds to the heads of the columns."""
_WIDEST, _NARROWEST = 220, 124
"""Pixels for the head of a column, on one line and on two."""
_NAMES = MARGIN + PAD + 64.0
"""Where names begin, right of the badges."""
_OF_STAR = 44
_FIGURE = 32
_APART = 30
"""Pixels between columns."""


class Verdict(NamedTuple):
    """What was played and for how long, who won in a few words, and in sentences how."""

    title: Text
    length: Text
    headline: Text
    told: Sequence[Text]
    won: bool
    """Whether anybody did."""


class Row(NamedTuple):
    """What somebody has to show, a figure for each column."""

    badge: Badge
    name: Text
    cells: Sequence[str]
    won: bool


class Figures(NamedTuple):
    columns: Sequence[Text]
    rows: Sequence[Row]


def draw_card(verdict: Verdict, charts: Sequence[Chart], figures: Figures) -> Canvas:
    told = told_lines(verdict.told)
    heights = (
        told_height(told),
        *(chart_height(chart) for chart in charts),
        82 + _MORE_HEAD * (_head_lines(figures) - 1) + len(figures.rows) * _figures_row(figures),
    )
    boxes, bottom = list[Box](), float(HEADER)
    for height in heights:
        top = bottom + MARGIN
        bottom = top + height
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, bottom))
    canvas = Canvas(WIDTH, round(bottom + MARGIN), CLOUD)
    draw_header(canvas, verdict.title, verdict.length, verdict.headline)
    draw_told(canvas, told, boxes[0], won=verdict.won)
    for chart, box in zip(charts, boxes[1:-1], strict=True):
        draw_chart(canvas, box, chart)
    _draw_figures(canvas, figures, boxes[-1])
    return canvas


def told_lines(sentences: Sequence[Text]) -> list[str]:
    """How a game ended, on lines of the panel that says so."""
    room = WIDTH - 2 * MARGIN - _STAR - PAD
    return [line for sentence in sentences for line in wrap(say(sentence), _TYPE, room, "SemiBold")]


def told_height(lines: Sequence[str]) -> float:
    return 48 + len(lines) * _LINE


def draw_told(canvas: Canvas, lines: Sequence[str], box: Box, *, won: bool) -> None:
    """With a star for a victory, two bars for a draw."""
    draw_panel(canvas, box, AMBER if won else MIST)
    x, y = box.left + 56, box.centre[1]
    if won:
        reach = min(40.0, 0.38 * box.height)
        canvas.fill([star((x, y), reach, 0.42 * reach, 5)], AMBER_DEEP)
    else:
        canvas.fill([box_points(centred((x, y + dy), 60, 15)) for dy in (-14, 14)], STEEL)
    for i, line in enumerate(lines):
        canvas.write(line, (box.left + _STAR, box.top + 44 + i * _LINE), _TYPE, INK, weight="SemiBold")


def _draw_figures(canvas: Canvas, figures: Figures, box: Box) -> None:
    draw_panel(canvas, box)
    heads, rights = _heads(figures), _rights(figures)
    lower = _MORE_HEAD * (_head_lines(figures) - 1)
    for head, right in zip(heads, rights, strict=True):
        head.write(canvas, (right, box.top + 40 + lower / 2), GREY, align="right")
    for number, row in enumerate(figures.rows):
        y = box.top + 96 + lower + number * _figures_row(figures)
        row.badge.draw(canvas, (box.left + PAD + 22, y), 25, 30)
        x = _NAMES
        x += _name(figures, row).write(canvas, (x, y), INK)
        if row.won:
            canvas.fill([star((x + 26, y), 19, 8, 5)], AMBER_DEEP)
        for cell, right in zip(row.cells, rights, strict=True):
            canvas.write(cell, (right, y), _FIGURE, INK, weight=_weight(row), align="right")


def _weight(row: Row) -> Weight:
    return "ExtraBold" if row.won else "SemiBold"


def _heads(figures: Figures) -> list[Fitted]:
    """Of the columns; on two lines where names would have no room on one."""
    heads = [fitted(column, _WIDEST, _TYPE, "SemiBold") for column in figures.columns]
    if _fit_on_a_line(figures, heads):
        return heads
    return [block(column, _NARROWEST, _TYPE, "SemiBold", most=2) for column in figures.columns]


def _head_lines(figures: Figures) -> int:
    return max(len(head.lines) for head in _heads(figures))


def _fit_on_a_line(figures: Figures, heads: Sequence[Fitted]) -> bool:
    return all(
        width(say(row.name), _FIGURE, _weight(row)) <= _room(figures, heads, row) for row in figures.rows
    )


def _room(figures: Figures, heads: Sequence[Fitted], row: Row) -> float:
    """Pixels for a name, left of the columns."""
    used = sum(_wide(figures, i, head) + _APART for i, head in enumerate(heads))
    return WIDTH - MARGIN - PAD - used - _NAMES - (_OF_STAR if row.won else 0)


def _name(figures: Figures, row: Row) -> Fitted:
    return fitted(row.name, _room(figures, _heads(figures), row), _FIGURE, _weight(row), most=2)


def _figures_row(figures: Figures) -> int:
    """How high a row is: higher where a name needs two lines."""
    return _ROW + max(len(_name(figures, row).lines) - 1 for row in figures.rows) * _MORE


def _rights(figures: Figures) -> list[float]:
    """Where each column ends, each as wide as it has to be."""
    right, rights = float(WIDTH - MARGIN - PAD), list[float]()
    for i, head in reversed(list(enumerate(_heads(figures)))):
        rights.insert(0, right)
        right -= _wide(figures, i, head) + _APART
    return rights


def _wide(figures: Figures, column: int, head: Fitted) -> float:
    cells = [width(row.cells[column], _FIGURE, "ExtraBold") for row in figures.rows]
    return max(head.width, *cells)


def ahead_from(scores: Sequence[Sequence[float]], winner: int) -> int | None:
    """The step from which on the winner was never behind again; None if the scores did not decide."""
    steps = min(len(each) for each in scores)
    best = [max(each[step] for each in scores) for step in range(steps)]
    behind = [step for step in range(steps) if scores[winner][step] < best[step]]
    if not behind:
        return 0
    return None if behind[-1] + 1 == steps else behind[-1] + 1
