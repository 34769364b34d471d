"""The card at the end of a game: who won and how, how it went, and what everybody has to show for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.chart import Chart, chart_height, draw_chart
from render.kit.panels import HEADER, MARGIN, PAD, draw_header, draw_panel
from render.kit.shapes import Box, box_points, centred, star
from render.kit.theme import AMBER, AMBER_DEEP, CLOUD, GREY, INK, MIST, STEEL, WIDTH
from render.kit.type import Weight, fit, width, wrap

_LINE = 40
_STAR = 110
_TYPE = 28
_ROW = 60
_FIGURE = 32
_APART = 30
"""Pixels between columns."""


class Verdict(NamedTuple):
    """What was played and for how long, who won in a few words, and in sentences how."""

    title: str
    length: str
    headline: str
    told: Sequence[str]
    won: bool
    """Whether anybody did."""


class Row(NamedTuple):
    """What somebody has to show, a figure for each column."""

    badge: Badge
    name: str
    cells: Sequence[str]
    won: bool


class Figures(NamedTuple):
    columns: Sequence[str]
    rows: Sequence[Row]


def draw_card(verdict: Verdict, charts: Sequence[Chart], figures: Figures) -> Canvas:
    told = told_lines(verdict.told)
    heights = (
        told_height(told),
        *(chart_height(chart) for chart in charts),
        82 + len(figures.rows) * _ROW,
    )
    boxes, bottom = list[Box](), float(HEADER)
    for height in heights:
        top = bottom + MARGIN
        bottom = top + height
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, bottom))
    canvas = Canvas(WIDTH, round(bottom + MARGIN), CLOUD)
    draw_header(canvas, verdict.title, verdict.length, fit(verdict.headline, 32, 560))
    draw_told(canvas, told, boxes[0], won=verdict.won)
    for chart, box in zip(charts, boxes[1:-1], strict=True):
        draw_chart(canvas, box, chart)
    _draw_figures(canvas, figures, boxes[-1])
    return canvas


def told_lines(sentences: Sequence[str]) -> list[str]:
    """How a game ended, on lines of the panel that says so."""
    room = WIDTH - 2 * MARGIN - _STAR - PAD
    return [line for sentence in sentences for line in wrap(sentence, _TYPE, room, "SemiBold", most=3)]


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
    rights = _rights(figures, box.right - PAD)
    left = min(
        right - _wide(name, [row.cells[i] for row in figures.rows])
        for i, (name, right) in enumerate(zip(figures.columns, rights, strict=True))
    )
    y = box.top + 40
    for name, right in zip(figures.columns, rights, strict=True):
        canvas.write(name, (right, y), _TYPE, GREY, weight="SemiBold", align="right")
    for number, row in enumerate(figures.rows):
        y = box.top + 96 + number * _ROW
        row.badge.draw(canvas, (box.left + PAD + 22, y), 25, 30)
        x, weight = box.left + PAD + 64, _weight(won=row.won)
        room = left - x - _APART - (44 if row.won else 0)
        x += canvas.write(fit(row.name, _FIGURE, room, weight), (x, y), _FIGURE, INK, weight=weight)
        if row.won:
            canvas.fill([star((x + 26, y), 19, 8, 5)], AMBER_DEEP)
        for cell, right in zip(row.cells, rights, strict=True):
            canvas.write(cell, (right, y), _FIGURE, INK, weight=weight, align="right")


def _weight(*, won: bool) -> Weight:
    return "ExtraBold" if won else "SemiBold"


def _rights(figures: Figures, right: float) -> list[float]:
    """Where each column ends, each as wide as it has to be."""
    rights: list[float] = []
    for i in reversed(range(len(figures.columns))):
        rights.insert(0, right)
        right -= _wide(figures.columns[i], [row.cells[i] for row in figures.rows]) + _APART
    return rights


def _wide(name: str, cells: Sequence[str]) -> float:
    return max(width(name, _TYPE, "SemiBold"), *(width(cell, _FIGURE, "ExtraBold") for cell in cells))


def ahead_from(scores: Sequence[Sequence[float]], winner: int) -> int | None:
    """The step from which on the winner was never behind again; None if the scores did not decide."""
    steps = min(len(each) for each in scores)
    best = [max(each[step] for each in scores) for step in range(steps)]
    behind = [step for step in range(steps) if scores[winner][step] < best[step]]
    if not behind:
        return 0
    return None if behind[-1] + 1 == steps else behind[-1] + 1
