"""The field: which part of the table is shown, where a millimetre lies on the picture, and the rulers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from render.dogfight.board import terrain
from render.dogfight.sides import STYLES, SideStyle, others
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, around, box_points
from render.kit.theme import INK, MIST, NIGHT, WHITE, WIDTH
from render.look import Look, look
from rules.dogfight.box.components import Size
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView
from words import phrase

RULER = 66
MARGIN = 24
ROOM = WIDTH - RULER - MARGIN
WORTHWHILE = 0.9
"""A field that would lose less of its width than the rest of this keeps all of it."""

USEFUL = 160.0
"""Pixels beside a narrow field in which the minimap and the ladder find room."""

LEAST_SPAN = 600.0
TALLEST, FLATTEST = 1.25, 0.75
"""Height of the window against its width."""

NEARLY = 0.85
"""A window that shows this much of the table both ways may as well show all of it."""

AIR = 70.0
"""Millimetres kept around the action."""


class Field(NamedTuple):
    """A window on the table in millimetres (`top` is the lower y) and the box it fills on the picture."""

    view: DogfightView
    window: Box
    box: Box
    turned: bool = False
    """With the Entente's edge at the bottom."""

    beside: Box | None = None
    """The room beside it for the minimap and the ladder, if there is any worth having."""

    @property
    def scale(self) -> float:
        return self.box.width / self.window.width

    @property
    def whole(self) -> bool:
        return self.window.width >= self.view.width and self.window.height >= self.view.length

    def at(self, point: Point) -> Point:
        scale = self.scale
        right, up = (point[0] - self.window.left) * scale, (point[1] - self.window.top) * scale
        if self.turned:
            return self.box.right - right, self.box.top + up
        return self.box.left + right, self.box.bottom - up

    def spot(self, pose: Pose) -> Point:
        return self.at((pose.x, pose.y))

    def shape(self, pose: Pose, points: Iterable[Point]) -> list[Point]:
        """Points given as millimetres to the right and forward of a pose."""
        (x, y), (ahead_x, ahead_y) = self.spot(pose), self.at(pose.offset(0, 1))
        ax, ay = ahead_x - x, ahead_y - y
        return [(x - right * ay + forward * ax, y + right * ax + forward * ay) for right, forward in points]


def corners(size: Size) -> list[Point]:
    across, along = size.width / 2, size.length / 2
    return [(-across, along), (across, along), (across, -along), (-across, -along)]


def laid(pose: Pose, size: Size) -> list[Point]:
    """The corners of a card that lies there."""
    return [pose.offset(*corner) for corner in corners(size)]


def close_field(view: DogfightView, action: Iterable[Point], top: float, *, turned: bool = False) -> Field:
    """As near to the action as legible cards need, whatever the table."""
    return _field(view, tuple(action), Cut(LEAST_SPAN), top)._replace(turned=turned)


class Cut(NamedTuple):
    """How a window may be cut: how wide at least, how high against its width, and how much of the table it
    may show before it may as well show all of it."""

    least: float
    tallest: float = TALLEST
    flattest: float = FLATTEST
    nearly: float = NEARLY
    air: float = AIR
    over: float = AIR
    """Millimetres kept above and below the action."""

    step: int = 50
    """Millimetres of which its place is a multiple; less than what is kept around the action if that is to be
    in the window for certain."""


STILL = Cut(least=500.0, tallest=1.0, flattest=0.72, nearly=0.88, air=55.0, over=30.0, step=10)


def window(view: DogfightView, action: Sequence[Point], cut: Cut) -> Box:
    """The part of the table where the action is; all of it where there is none."""
    if not action:
        return Box(0, 0, view.width, view.length)
    left, top, right, bottom = around(action)
    return _uncut(view, Box(left - cut.air, top - cut.over, right + cut.air, bottom + cut.over), cut)


def choose_field(
    view: DogfightView, action: Iterable[Point], top: float, cut: Cut = STILL, room: float = ROOM
) -> Field:
    """The part of the table where the action is, in so many pixels across."""
    return _field(view, tuple(action), cut, top, room)


def _field(view: DogfightView, action: tuple[Point, ...], cut: Cut, top: float, room: float = ROOM) -> Field:
    shown = window(view, action, cut)
    share = cut.tallest * shown.width / shown.height
    across = room if share > WORTHWHILE else round(room * share)
    height = round(across * shown.height / shown.width)
    box = Box(RULER, top, RULER + across, top + height)
    free = Box(box.right + MARGIN, top, RULER + room, box.bottom)
    return Field(view, shown, box, beside=free if free.width >= USEFUL else None)


def _uncut(view: DogfightView, wanted: Box, cut: Cut) -> Box:
    """A window that shows each balloon and ground card whole, or not at all."""
    table, shown = Box(0, 0, view.width, view.length), _fitted(view, wanted, cut)
    cards = [around(laid(piece.pose, piece.size)) for piece in others(view)]
    for _ in cards:
        half = [card for card in cards if 1 < card.overlap(shown) < card.overlap(table) - 1]
        if not half:
            break
        held = around(point for box in (shown, *half) for point in box_points(box))
        shown = _fitted(view, held, cut)
    return shown


def _fitted(view: DogfightView, wanted: Box, cut: Cut) -> Box:
    """A window of round centimetres that holds what is wanted as far as the table does."""
    across = min(view.width, max(wanted.width, cut.least, wanted.height / cut.tallest))
    along = min(view.length, max(wanted.height, across * cut.flattest))
    across, along = (
        min(ceil(span / 50) * 50, limit) for span, limit in ((across, view.width), (along, view.length))
    )
    if across >= cut.nearly * view.width and along >= cut.nearly * view.length:
        return Box(0, 0, view.width, view.length)
    x, y = wanted.centre
    left = min(max(floor((x - across / 2) / cut.step) * cut.step, 0), view.width - across)
    low = min(max(floor((y - along / 2) / cut.step) * cut.step, 0), view.length - along)
    return Box(left, low, left + across, low + along)


def draw_ground(canvas: Canvas, field: Field) -> None:
    size = round(field.box.width), round(field.box.height)
    layer = _ground_layer(field.view.width, field.view.length, field.window, size, look())
    if field.turned:
        layer = layer.transpose(Image.Transpose.ROTATE_180)
    canvas.lay(layer, (round(field.box.left), round(field.box.top)))


@lru_cache(maxsize=8)
def _ground_layer(width: float, length: float, window: Box, size: tuple[int, int], look: Look) -> Image.Image:
    """Country, grid and home edges: what stays the same from turn to turn. Where contrast is high there is no
    country."""
    across, height = size
    canvas = Canvas(across, height, INK)
    if look.stark:
        canvas.slab(canvas.box, WHITE)
    else:
        canvas.lay(terrain.cut(width, length, window, size, terrain.country(look.country)), (0, 0))
    scale = across / window.width
    for mark in _marks(window.left, window.right, 100):
        x = (mark - window.left) * scale
        canvas.stroke([(x, 0), (x, height)], INK, 1, alpha=0.22)
    for mark in _marks(window.top, window.bottom, 100):
        y = height - (mark - window.top) * scale
        canvas.stroke([(0, y), (across, y)], INK, 1, alpha=0.22)
    if window.top <= 0:
        _home(canvas, Box(0, height - 10, across, height), STYLES["central"])
    if window.bottom >= length:
        _home(canvas, Box(0, 0, across, 10), STYLES["entente"])
    return canvas.image


def _marks(low: float, high: float, step: int) -> range:
    return range(ceil(low / step) * step, floor(high) + 1, step)


def _home(canvas: Canvas, strip: Box, look: SideStyle) -> None:
    """A side's own edge: diamonds for the Central Powers, circles for the Entente."""
    canvas.slab(strip, look.colour)
    y = strip.centre[1]
    steps = range(round(strip.left) + 14, round(strip.right) - 8, 28)
    canvas.fill([shape_points(look.shape, (x, y), 3) for x in steps], WHITE)


def draw_rulers(canvas: Canvas, field: Field) -> None:
    """Centimetres along the bottom, and from the Central Powers' edge along the left side."""
    box, window = field.box, field.window
    canvas.slab(Box(0, box.bottom, WIDTH, box.bottom + RULER - 16), NIGHT)
    ticks, gap = [], 200 if max(window.width, window.height) > 900 else 100
    for mark in _marks(window.left, window.right, 50):
        x = min(field.at((mark, 0))[0], box.right - 1)
        ticks.append([(x, box.bottom), (x, box.bottom + (9 if mark % 100 else 13))])
        if mark % gap == 0:
            canvas.write(f"{mark // 10}", (x, box.bottom + 30), 28, MIST, weight="SemiBold", align="centre")
    for mark in _marks(window.top, window.bottom, 50):
        y = max(field.at((0, mark))[1], box.top + 1)
        ticks.append([(box.left - (5 if mark % 100 else 9), y), (box.left, y)])
        if mark % gap == 0 and (mark > window.top or field.turned) and y < box.bottom - 40:
            middle = min(max(y, box.top + 14), box.bottom - 14)
            canvas.write(f"{mark // 10}", (RULER - 14, middle), 28, MIST, weight="SemiBold", align="right")
    canvas.strokes(ticks, MIST, 2)
    canvas.write(
        phrase("dogfight-pictures.cm"),
        (RULER - 14, box.bottom - 14),
        28,
        MIST,
        weight="SemiBold",
        align="right",
    )
