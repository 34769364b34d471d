"""A finished game looked back upon, on one card: chances turn by turn, turning points, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.analysis import luck_words
from render.analysis.lookback import Lookback, TurningMoment, alt, length, nothing_decided, swing
from render.artist import Picture
from render.kit.canvas import Canvas, Dash
from render.kit.chart import MARK, Chart, ChartLine, ChartMark, chart_height, draw_chart, draw_mark
from render.kit.fitting import write_fitted
from render.kit.panels import HEADER, MARGIN, PAD, draw_header, draw_heading, draw_panel
from render.kit.shapes import Box, centred, regular
from render.kit.theme import CLOUD, GREY, INK, MIST, STEEL, WIDTH
from render.kit.type import readable, width, wrap
from rules.lookahead.luck import CHANCE
from rules.said import said
from rules.values import Seat
from words import say

SCENE = "analysis"
_DASHES: tuple[Dash | None, ...] = (None, (20, 11), (4, 10), (36, 10), (11, 17), (26, 26))
_HEADING = 76
_TYPE, _LINE = 28, 40
_TEXT = MARGIN + PAD + 150
"""Where the words of a turning point begin, right of its number and its badge."""
_NAME = 64
"""Pixels for a badge before a name."""
_SCALE = 300.0
"""Pixels of the scale from bad luck to good."""
_BEFORE_SCALE = WIDTH - 2 * MARGIN - 2 * PAD - _NAME - _SCALE - 30
"""Pixels for a name, and how lucky its owner was."""
_FARTHEST = 3.0
"""Standard deviations at its ends."""


class _Told(NamedTuple):
    """A turning point in lines as wide as the panel."""

    moment: TurningMoment
    heading: list[str]
    reason: list[str]
    instead: list[str]

    @property
    def height(self) -> float:
        return 18 + _LINE * (len(self.heading) + len(self.reason) + len(self.instead)) + 14


def picture(back: Lookback) -> Picture:
    return Picture(draw_lookback(back).png(), alt(back), f"{SCENE}.png")


def draw_lookback(back: Lookback) -> Canvas:
    back = back._replace(names={seat: readable(name) for seat, name in back.names.items()})
    told = [_told(back, moment) for moment in back.moments]
    lots = {seat: _lots(back, seat) for seat in sorted(back.names)}
    chart = _chart(back)
    heights = (
        chart_height(chart),
        _HEADING + (sum(each.height for each in told) or 56) + 6,
        _HEADING + sum(_row_height(lines) for lines in lots.values()) + 6,
    )
    boxes, bottom = list[Box](), float(HEADER)
    for height in heights:
        top = bottom + MARGIN
        bottom = top + height
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, bottom))
    canvas = Canvas(WIDTH, round(bottom + MARGIN), CLOUD)
    draw_header(canvas, back.title.name, length(back), readable(back.result))
    draw_chart(canvas, boxes[0], chart)
    _draw_moments(canvas, back, told, boxes[1])
    _draw_luck(canvas, back, lots, boxes[2])
    return canvas


def _chart(back: Lookback) -> Chart:
    sides = back.sides
    lines = []
    for number, side in enumerate(sides):
        name = back.called(side)
        values = [100 * chance for chance in back.chances(side[0])]
        note = said("analysis.from-to", before=round(values[0]), after=round(values[-1]))
        lines.append(ChartLine(back.signs[side[0]], name, note, values, _DASHES[number % len(_DASHES)]))
    first = back.analysis.standings[0].turn
    marks = [
        ChartMark(
            next(i for i, side in enumerate(sides) if moment.seats[0] in side), moment.at + 2, str(number)
        )
        for number, moment in enumerate(back.moments, 1)
    ]
    return Chart(
        said("analysis.chart"),
        said("analysis.chart-note", turn=back.turn),
        first - 1,
        lines,
        ceiling=100,
        bounded=True,
        marks=marks,
    )


def _told(back: Lookback, moment: TurningMoment) -> _Told:
    room = WIDTH - MARGIN - PAD - _TEXT
    return _Told(
        moment,
        wrap(swing(back, moment), 32, room, "ExtraBold"),
        wrap(readable(moment.reason), _TYPE, room, "SemiBold") if moment.reason else [],
        wrap(readable(moment.instead), _TYPE, room, "Medium") if moment.instead else [],
    )


def _draw_moments(canvas: Canvas, back: Lookback, told: Sequence[_Told], box: Box) -> None:
    draw_panel(canvas, box)
    draw_heading(canvas, box, said("analysis.turning-points"), said("analysis.turning-points.note"))
    top = box.top + _HEADING
    if not told:
        canvas.write(nothing_decided(back), (box.left + PAD, top + 14), _TYPE, INK, weight="SemiBold")
    for number, each in enumerate(told, 1):
        y = top + 24
        draw_mark(canvas, (box.left + PAD + MARK, y), str(number))
        back.signs[each.moment.seats[0]].draw(canvas, (box.left + PAD + 104, y), 27, 30)
        for line in each.heading:
            canvas.write(line, (_TEXT, y), 32, INK, weight="ExtraBold")
            y += _LINE
        y += 4
        for line in each.reason:
            canvas.write(line, (_TEXT, y), _TYPE, INK, weight="SemiBold")
            y += _LINE
        for line in each.instead:
            canvas.write(line, (_TEXT, y), _TYPE, GREY, weight="Medium")
            y += _LINE
        top += each.height


def _beside(back: Lookback, seat: Seat) -> bool:
    """Whether there is room between a name and the scale for how lucky its owner was."""
    name, verdict = back.names[seat], say(luck_words.verdict(back.luck(seat)))
    return width(name, 32) + 18 + width(verdict, _TYPE, "SemiBold") <= _BEFORE_SCALE


def _lots(back: Lookback, seat: Seat) -> list[str]:
    """Each lot beside its average, on as few lines as they need; before them what has no room above."""
    parts = [
        say(luck_words.lot_told(lot, each))
        for lot, each in luck_words.counted_lots(back.title, back.luck(seat))
    ]
    lines = [] if _beside(back, seat) else [say(luck_words.verdict(back.luck(seat)))]
    above = len(lines)
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines[above:] else part
        if lines[above:] and width(longer, _TYPE, "Medium") <= WIDTH - 2 * MARGIN - 2 * PAD - _NAME:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _row_height(lines: Sequence[str]) -> float:
    return 62 + _LINE * len(lines) + 10


def _draw_luck(canvas: Canvas, back: Lookback, lots: dict[Seat, list[str]], box: Box) -> None:
    draw_panel(canvas, box)
    draw_heading(canvas, box, said("analysis.luck"), said("analysis.luck.note"))
    top = box.top + _HEADING
    left, scale = box.left + PAD + _NAME, box.right - PAD - _SCALE
    for seat, lines in lots.items():
        y = top + 24
        back.signs[seat].draw(canvas, (box.left + PAD + 24, y), 25, 28)
        end = left + write_fitted(canvas, back.names[seat], (left, y), _BEFORE_SCALE, 32, INK)
        if _beside(back, seat):
            verdict = say(luck_words.verdict(back.luck(seat)))
            canvas.write(verdict, (end + 18, y), _TYPE, STEEL, weight="SemiBold")
        _draw_scale(canvas, Box(scale, y - 20, box.right - PAD, y + 20), _deviation(back, seat))
        for number, line in enumerate(lines, 1):
            canvas.write(line, (left, y + 2 + number * _LINE), _TYPE, GREY, weight="Medium")
        top += _row_height(lines)


def _deviation(back: Lookback, seat: Seat) -> float:
    return sum(each.deviation for each in back.luck(seat) if each.lot == CHANCE)


def _draw_scale(canvas: Canvas, box: Box, deviation: float) -> None:
    """From bad luck on the left to good luck on the right."""
    x, y = box.centre
    canvas.panel(centred((x, y), box.width, 10), 5, MIST)
    canvas.panel(centred((x, y), 6, 34), 3, STEEL)
    for sign, at in (("−", box.left + 17), ("+", box.right - 17)):
        canvas.disc((at, y), 17, MIST)
        canvas.write(sign, (at, y), _TYPE, INK, weight="ExtraBold", align="centre")
    reach = box.width / 2 - 40
    spot = (x + reach * max(-1.0, min(1.0, deviation / _FARTHEST)), y)
    canvas.fill([regular(spot, 21, 4)], INK)
