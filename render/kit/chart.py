"""A chart of lines: how something grew, turn by turn, for each who is named at the right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, dist
from typing import NamedTuple, Protocol

from render.kit.canvas import Canvas, Dash
from render.kit.fitting import Fitted, block, write_fitted
from render.kit.panels import PAD, draw_heading, draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import CRIMSON, GREY, INK, MIST, WHITE, Colour
from render.kit.tracks import spread
from render.kit.type import width
from rules.said import Text
from words import figure

HEADING = 76
_AXIS = 64
_NUMBERS = 50
_LABELS = 316
"""Pixels for the numbers at the left, at least, those below, and the names at the right."""

NOTE = _LABELS - 80 - PAD
"""Pixels for a name, and for the note below it."""

_ROW, _ROW_MORE = 66.0, 32.0
"""Pixels for a name and its note, and for a second line of it."""
_ASIDE, _MOST_ASIDE = 6.0, 24.0
"""Pixels by which each line lies below the one before, so that equal values do not hide each other, and the
last below the first."""

MARK = 23.0
"""The radius of a mark."""

_MOST_TICKS = 5
_NICE = (1, 2, 5)


class Sign(Protocol):
    """A badge, or whatever else says who somebody is."""

    @property
    def colour(self) -> Colour: ...

    def draw(self, canvas: Canvas, centre: Point, radius: float, size: int) -> None: ...


class ChartLine(NamedTuple):
    """Values from the first step on; one that is `lost` ends in a cross before the others do."""

    badge: Sign
    name: Text
    note: Text
    values: Sequence[float]
    dash: Dash | None = None
    lost: bool = False

    @property
    def colour(self) -> Colour:
        return self.badge.colour


class Goal(NamedTuple):
    """A line across that means something."""

    value: float
    label: Text


class ChartMark(NamedTuple):
    """A letter or number on a line, where it comes to one of its steps."""

    line: int
    step: int
    label: str


class Chart(NamedTuple):
    title: Text
    note: Text
    first: int
    """The number of the first step."""
    lines: Sequence[ChartLine]
    goal: Goal | None = None
    least_high: float = 520.0
    ceiling: float = 1.0
    """What the chart reaches up to at the least."""
    bounded: bool = False
    """Whether there can be nothing below the lowest rung and above the highest."""
    marks: Sequence[ChartMark] = ()

    @property
    def steps(self) -> int:
        return max((len(line.values) for line in self.lines), default=1)

    @property
    def most(self) -> float:
        highest = max((value for line in self.lines for value in line.values), default=0.0)
        return max(highest, self.goal.value if self.goal else 0.0, self.ceiling)

    @property
    def least(self) -> float:
        return min((value for line in self.lines for value in line.values if value < 0), default=0.0)


def chart_height(chart: Chart) -> float:
    """As much as its names need, and enough to see something."""
    more = sum(len(_named(line.name).lines) - 1 for line in chart.lines)
    return max(HEADING + len(chart.lines) * _ROW + more * _ROW_MORE + _NUMBERS + 30, chart.least_high)


def draw_chart(canvas: Canvas, box: Box, chart: Chart) -> None:
    draw_panel(canvas, box)
    draw_heading(canvas, box, chart.title, chart.note)
    pace = _nice((chart.most - chart.least) / _MOST_TICKS)
    low, high = -pace * ceil(-chart.least / pace), pace * ceil(chart.most / pace)
    rungs = [low + i * pace for i in range(round((high - low) / pace) + 1)]
    axis = max(_AXIS, *(width(_figure(rung), 28, "SemiBold") + 14 + PAD for rung in rungs))
    plot = Box(box.left + axis, box.top + HEADING + 24, box.right - _LABELS, box.bottom - _NUMBERS)

    def at(step: float, value: float) -> Point:
        across = (step - 1) / max(chart.steps - 1, 1)
        return plot.left + across * plot.width, plot.bottom - (value - low) / (high - low) * plot.height

    canvas.strokes([[(plot.left, at(1, rung)[1]), (plot.right, at(1, rung)[1])] for rung in rungs], MIST, 2)
    for rung in rungs:
        spot = (plot.left - 14, at(1, rung)[1])
        canvas.write(_figure(rung), spot, 28, GREY, weight="SemiBold", align="right")
    for step in _numbered(chart):
        spot = (at(step, low)[0], plot.bottom + 28)
        canvas.write(str(chart.first + step - 1), spot, 28, GREY, weight="SemiBold", align="centre")
    if chart.goal:
        _draw_goal(canvas, chart.goal, plot, at(1, chart.goal.value)[1])
    middle, ways = (len(chart.lines) - 1) / 2, list[list[Point]]()
    pace_aside = min(_ASIDE, _MOST_ASIDE / max(len(chart.lines), 1))
    inner = Box(plot.left, plot.top + middle * pace_aside, plot.right, plot.bottom - middle * pace_aside)
    for number, line in enumerate(chart.lines):
        points = [at(step, value) for step, value in enumerate(line.values, 1)]
        if chart.bounded:
            points = [(x, min(max(y, inner.top), inner.bottom)) for x, y in points]
        ways.append([(x, y + (number - middle) * pace_aside) for x, y in points])
        _draw_line(canvas, line, ways[-1], plot)
    for line, way in zip(chart.lines, ways, strict=True):
        if line.lost:
            _draw_cross(canvas, way[-1], line.colour)
    _draw_marks(canvas, chart.marks, ways)
    _draw_names(canvas, chart, box, plot, [at(1, line.values[-1])[1] for line in chart.lines])


def _figure(value: float) -> str:
    return figure(value)


def _nice(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, … that is not smaller."""
    tens = 1.0
    while True:
        for digit in _NICE:
            if digit * tens >= least:
                return digit * tens
        tens *= 10


def _numbered(chart: Chart) -> list[int]:
    """The first step, the last, and round numbers between them that keep their distance."""
    pace = round(_nice(chart.steps / 8))
    last = chart.steps
    between = [
        step
        for step in range(2, last)
        if (chart.first + step - 1) % pace == 0 and last - step >= pace * 0.6 and step - 1 >= pace * 0.6
    ]
    return [1, *between, *([last] if last > 1 else [])]


def _draw_goal(canvas: Canvas, goal: Goal, plot: Box, y: float) -> None:
    canvas.stroke([(plot.left, y), (plot.right, y)], CRIMSON, 3, dash=(14, 9))
    write_fitted(canvas, goal.label, (plot.left + 8, y - 22), plot.width - 16, 28, CRIMSON)


def _draw_line(canvas: Canvas, line: ChartLine, points: Sequence[Point], plot: Box) -> None:
    """With a pale casing, so that lines that cross can be told apart."""
    x, y = points[-1]
    if line.lost and x < plot.right:
        canvas.stroke([(x, y), (plot.right, y)], line.colour, 2, dash=(2, 9), alpha=0.7)
    if len(points) > 1:
        canvas.stroke(points, WHITE, 10)
        canvas.stroke(points, line.colour, 6, dash=line.dash)
    else:
        canvas.disc((x, y), 7, line.colour)


def _draw_cross(canvas: Canvas, at: Point, colour: Colour) -> None:
    x, y = at
    cross = [[(x - 11, y - 11), (x + 11, y + 11)], [(x - 11, y + 11), (x + 11, y - 11)]]
    canvas.strokes(cross, WHITE, 12)
    canvas.strokes(cross, colour, 6)


def _draw_marks(canvas: Canvas, marks: Sequence[ChartMark], ways: Sequence[Sequence[Point]]) -> None:
    """Halfway to the step; one that would lie on another goes above it."""
    taken: list[Point] = []
    for mark in marks:
        (x, y), (to_x, to_y) = ways[mark.line][mark.step - 2 : mark.step]
        spot = ((x + to_x) / 2, (y + to_y) / 2)
        while any(dist(spot, other) < 2 * MARK for other in taken):
            spot = (spot[0], spot[1] - MARK)
        taken.append(spot)
        draw_mark(canvas, spot, mark.label)


def draw_mark(canvas: Canvas, at: Point, label: str) -> None:
    canvas.disc(at, MARK, WHITE)
    canvas.disc(at, MARK - 3, INK)
    canvas.write(label, at, 30, WHITE, weight="ExtraBold", align="centre")


def _named(name: Text) -> Fitted:
    """A name that is too long for one line has two."""
    return block(name, NOTE, 28, most=2)


def _draw_names(canvas: Canvas, chart: Chart, box: Box, plot: Box, wanted: Sequence[float]) -> None:
    """Each beside the end of its line, as near as the others allow."""
    ranked = sorted(zip(wanted, range(len(wanted)), strict=True))
    names = [_named(line.name).lines for line in chart.lines]
    heights = [_ROW + _ROW_MORE * (len(names[number]) - 1) for _, number in ranked]
    first, last = ((heights[end] - _ROW) / 2 for end in (0, -1))
    room = Box(box.top + HEADING - 8 + first, 0, box.bottom - 8 - last, 0)
    places = spread([y for y, _ in ranked], [(one + two) / 2 for one, two in pairwise(heights)], room)
    for (y, number), place in zip(ranked, places, strict=True):
        line = chart.lines[number]
        x = plot.right + 44
        canvas.stroke([(plot.right + 6, y), (x - 24, place)], line.colour, 2, alpha=0.6)
        line.badge.draw(canvas, (x, place), 24, 28)
        left, top = x + 36, place - (_ROW_MORE / 2) * (len(names[number]) - 1) - 15
        for row, part in enumerate(names[number]):
            canvas.write(part, (left, top + row * _ROW_MORE), 28, INK)
        below = (left, top + len(names[number]) * _ROW_MORE - 1)
        write_fitted(canvas, line.note, below, NOTE, 28, GREY, weight="Medium")
