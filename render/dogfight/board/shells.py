"""What is on its way: artillery shells with their countdown, and rockets."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from render.dogfight.board.field import Field
from render.dogfight.sides import pieces_by_id, style
from render.dogfight.signs import icons
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.shapes import Box, Point, centred, ellipse
from render.kit.theme import AMBER, CRIMSON, INK, WHITE
from render.kit.type import width
from rules.dogfight.view import RocketView, ShellView

_RADIUS = 25.0
"""Larger than life, for the number on it; its middle is where the counter's is."""

_TAG = 38.0
_SHARES = (0.6, 0.5, 0.7, 0.4, 0.8, 0.3)
"""Where on their way rockets may be drawn."""


def draw_shell(canvas: Canvas, field: Field, shell: ShellView, taken: Sequence[Obstacle]) -> list[Obstacle]:
    """The counter, larger than life: how many maneuvers are left, on whose account, and at what level."""
    gun = pieces_by_id(field.view).get(shell.gun)
    spot = field.at(shell.point)
    if gun is not None:
        start = field.spot(gun.pose)
        canvas.stroke([start, spot], WHITE, 6, alpha=0.6)
        canvas.stroke([start, spot], style(gun).deep, 3, dash=(4, 9))
    draw_sight(canvas, spot, _RADIUS)
    canvas.disc(spot, _RADIUS, WHITE)
    canvas.disc(spot, _RADIUS - 3, CRIMSON if shell.due == 1 else INK)
    canvas.write(str(shell.due), spot, 34, WHITE, weight="ExtraBold", align="centre")
    tag = _place(field, spot, _tag_width(shell), taken)
    _tag(canvas, shell, tag)
    return [Obstacle(centred(spot, 2 * _RADIUS + 12, 2 * _RADIUS + 12), 14.0), Obstacle(tag, 40.0)]


def draw_sight(canvas: Canvas, spot: Point, radius: float) -> None:
    """A ring with four ticks."""
    x, y = spot
    ring = ellipse(spot, radius + 8)
    canvas.outline(ring, WHITE, 8)
    canvas.outline(ring, CRIMSON, 4, dash=(10, 6))
    reach = radius + 20
    ticks = [
        [(x + dx * (radius + 4), y + dy * (radius + 4)), (x + dx * reach, y + dy * reach)]
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    canvas.strokes(ticks, CRIMSON, 4)


def _level(shell: ShellView) -> str:
    return "" if shell.level is None else str(shell.level)


def _tag_width(shell: ShellView) -> float:
    level = _level(shell)
    return 16 + width(shell.gun, 28, "ExtraBold") + (40 + width(level, 28) if level else 0) + 14


def _place(field: Field, spot: Point, wide: float, taken: Sequence[Obstacle]) -> Box:
    """At one of the four corners of the counter: inside the field, and where it covers least."""
    x, y = spot
    off = _RADIUS - 4
    boxes = [
        Box(left, top, left + wide, top + _TAG)
        for top in (y - off - _TAG, y + off)
        for left in (x + off, x - off - wide)
    ]
    inside = [box for box in boxes if box.overlap(field.box) > 0.999 * box.width * box.height]
    return min(inside or boxes, key=lambda box: sum(o.weight * o.box.overlap(box) for o in taken))


def _tag(canvas: Canvas, shell: ShellView, box: Box) -> None:
    """The gun's id and the shell's level."""
    level = _level(shell)
    canvas.panel(box, 12, WHITE)
    canvas.panel(box.grown(-3), 10, INK)
    y = box.centre[1]
    x = box.left + 14
    x += canvas.write(shell.gun, (x, y), 28, AMBER, weight="ExtraBold")
    if level:
        icons.altitude(canvas, (x + 22, y - 1), WHITE)
        canvas.write(level, (x + 38, y), 28, WHITE)


def draw_rocket(
    canvas: Canvas, field: Field, flight: RocketView, taken: Sequence[Obstacle]
) -> list[Obstacle]:
    """A thread from the airplane to its target, and how many are on their way."""
    known = pieces_by_id(field.view)
    if flight.plane not in known or flight.target not in known:
        return []
    start, end = field.spot(known[flight.plane].pose), field.spot(known[flight.target].pose)
    if hypot(end[0] - start[0], end[1] - start[1]) < 1:
        return []
    canvas.stroke([start, end], WHITE, 8, alpha=0.8)
    canvas.stroke([start, end], CRIMSON, 4, dash=(3, 9))
    boxes = [
        centred((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), 66, 44)
        for share in _SHARES
    ]
    box = min(boxes, key=lambda one: sum(o.weight * o.box.overlap(one) for o in taken))
    spot = box.centre
    canvas.panel(box, 21, WHITE)
    icons.rocket(canvas, (spot[0] - 13, spot[1]), CRIMSON)
    canvas.write(str(flight.count), (spot[0] + 4, spot[1]), 30, INK)
    return [Obstacle(box, 14.0)]
