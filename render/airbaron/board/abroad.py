"""Foreign spokes, which lie beyond the map: a row of them for each hub that flies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.airbaron.board.tokens import draw_spoke, draw_sst
from render.airbaron.liveries import airline_of, livery
from render.kit.canvas import Canvas
from render.kit.panels import PAD, draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import INK, STEEL
from render.kit.type import width
from rules.airbaron.view import AirBaronView, ForeignView

ROW, EDGE = 56.0, 10.0
TYPE = 28
_TOKEN = 21.0
_SST = 30.0
"""Pixels for an SST behind the code of its spoke."""

_AFTER, _APART = 16.0, 26.0
"""Pixels after each spoke, and between the groups."""


class Group(NamedTuple):
    """A hub's code and its foreign spokes."""

    hub: str
    spokes: tuple[ForeignView, ...]

    @property
    def width(self) -> float:
        cells = sum(cell_width(spoke) for spoke in self.spokes)
        return width(self.hub, TYPE, "SemiBold") + 12 + cells - _AFTER


def cell_width(spoke: ForeignView) -> float:
    sst = _SST if spoke.sst_capable else 0.0
    return 2 * _TOKEN + 9 + width(spoke.code, TYPE) + sst + _AFTER


def abroad_height(view: AirBaronView, room: float) -> float:
    return 2 * EDGE + ROW * len(_rows(view, room))


def draw_abroad(canvas: Canvas, view: AirBaronView, box: Box) -> dict[str, Point]:
    """Gives where each spoke's token lies."""
    draw_panel(canvas, box)
    spots: dict[str, Point] = {}
    for number, row in enumerate(_rows(view, box.width)):
        free = box.width - 2 * PAD - sum(group.width for group in row)
        gap = min(free / (len(row) - 1), 160.0) if len(row) > 1 else 0
        x, y = box.left + PAD, box.top + EDGE + ROW * (number + 0.5)
        for group in row:
            spots |= _draw_group(canvas, view, group, (x, y))
            x += group.width + gap
    return spots


def _draw_group(canvas: Canvas, view: AirBaronView, group: Group, at: Point) -> dict[str, Point]:
    x, y = at
    x += canvas.write(group.hub, (x, y), TYPE, STEEL, weight="SemiBold") + 12
    spots = {}
    for spoke in group.spokes:
        draw_foreign(canvas, view, spoke, (x, y))
        spots[spoke.code] = (x + _TOKEN, y)
        x += cell_width(spoke)
    return spots


def draw_foreign(canvas: Canvas, view: AirBaronView, spoke: ForeignView, at: Point) -> None:
    """A foreign spoke, its left end at the spot: its token, its code, and the SST or the place for one."""
    owner = airline_of(view, spoke.owner)
    centre = (at[0] + _TOKEN, at[1])
    draw_spoke(canvas, centre, _TOKEN, spoke.price, livery(owner) if owner else None)
    x = centre[0] + _TOKEN + 9
    x += canvas.write(spoke.code, (x, at[1]), TYPE, INK)
    if spoke.sst_capable:
        draw_sst(canvas, (x + _SST / 2 + 5, at[1]), flies=spoke.sst)


def _rows(view: AirBaronView, room: float) -> list[list[Group]]:
    """The groups in as few rows as hold them, about equally wide, each row in the order of the hubs."""
    hubs = [hub.code for hub in view.hubs]
    groups = [Group(hub, tuple(spoke for spoke in view.foreign if spoke.hub == hub)) for hub in hubs]
    flown = sorted((group for group in groups if group.spokes), key=lambda group: -group.width)
    count = 1
    while max(_width(row) for row in _dealt(flown, count)) > room - 2 * PAD and count < len(flown):
        count += 1
    return [sorted(row, key=lambda group: hubs.index(group.hub)) for row in _dealt(flown, count)]


def _dealt(groups: Sequence[Group], count: int) -> list[list[Group]]:
    rows: list[list[Group]] = [[] for _ in range(count)]
    for group in groups:
        min(rows, key=_width).append(group)
    return rows


def _width(row: Sequence[Group]) -> float:
    return sum(group.width for group in row) + _APART * max(len(row) - 1, 0)
