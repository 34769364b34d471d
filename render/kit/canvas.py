"""A canvas: shapes with smooth edges, type and shadows, in the look that is asked for.

It remembers what was written and how large, so that tests can hold it to a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from math import ceil, floor
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit import masks
from render.kit import type as lettering
from render.kit.masks import Clip, Mask
from render.kit.shapes import Box, Point, Points, dashes
from render.kit.stark import luminance, readable_on, starker
from render.kit.theme import BLACK, WHITE, Colour
from render.kit.type import CAPITALS, Weight
from render.look import look

LARGE_PANEL = 100 * 100
"""Square pixels beyond which a panel is put together from its corners and plain rectangles."""

VEIL = 0.4
"""Polygons fainter than this are drawn as veils."""

_OPAQUE = 0.9
COLOURS = 256
EDGED = 16.0
"""Pixels across the least panel that has an edge where contrast is high."""

Align: TypeAlias = Literal["left", "centre", "right"]
Dash: TypeAlias = tuple[float, float]


class Written(NamedTuple):
    text: str
    size: int
    box: Box


class Kept(NamedTuple):
    """Something that lies on the picture and has a name, so that tests can ask what hides what."""

    what: str
    name: str
    box: Box
    led: bool = False
    """Whether a line leads from it to what it names."""


class Canvas:
    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self._stark = look().stark
        self.image = Image.new("RGB", (width, height), self._tone(colour))
        self.box = Box(0, 0, width, height)
        self.written: list[Written] = []
        self.kept: list[Kept] = []
        self._clip: Clip = (0, 0, width, height)

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        """A canvas that draws on a picture there is already."""
        canvas = cls(1, 1, BLACK)
        canvas.image, canvas.box = image, Box(0, 0, image.width, image.height)
        canvas._clip = (0, 0, *image.size)
        return canvas

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Shapes drawn inside do not leave the box."""
        before, size = self._clip, self.image.size
        self._clip = (
            max(floor(box.left), 0),
            max(floor(box.top), 0),
            min(ceil(box.right), size[0]),
            min(ceil(box.bottom), size[1]),
        )
        try:
            yield
        finally:
            self._clip = before

    def _tone(self, colour: Colour) -> Colour:
        return starker(colour) if self._stark else colour

    def lay(self, layer: Image.Image, corner: tuple[int, int]) -> None:
        self.image.paste(layer, corner)

    def fill(self, shapes: Sequence[Points], colour: Colour, alpha: float = 1.0) -> None:
        """One or several polygons in one colour; where they overlap nothing doubles."""
        if len(shapes) == 1 and alpha < VEIL:
            self._veil(shapes[0], colour, alpha)
        elif mask := masks.polygons(shapes, alpha, self._clip):
            self._stamp(mask, colour)

    def _veil(self, shape: Points, colour: Colour, alpha: float) -> None:
        """A polygon so faint that its edge need not be smooth."""
        xs, ys = [x for x, _ in shape], [y for _, y in shape]
        seen = self._seen(floor(min(xs)), floor(min(ys)), ceil(max(xs)) + 1, ceil(max(ys)) + 1)
        if seen is not None:
            part = self.image.crop(seen)
            spots = [(x - seen[0], y - seen[1]) for x, y in shape]
            ImageDraw.Draw(part, "RGBA").polygon(spots, fill=(*self._tone(colour), round(255 * alpha)))
            self.image.paste(part, seen[:2])

    def stroke(
        self,
        points: Points,
        colour: Colour,
        width: float,
        *,
        dash: Dash | None = None,
        alpha: float = 1.0,
    ) -> None:
        """A line through the points with round ends; `dash` is the length of a stroke and of a gap."""
        self.strokes(dashes(points, *dash) if dash else [points], colour, width, alpha=alpha)

    def strokes(self, lines: Sequence[Points], colour: Colour, width: float, *, alpha: float = 1.0) -> None:
        if lines:
            for mask in masks.strokes(lines, width, alpha, self._clip):
                self._stamp(mask, colour)

    def outline(
        self,
        points: Points,
        colour: Colour,
        width: float,
        *,
        dash: Dash | None = None,
        alpha: float = 1.0,
    ) -> None:
        self.stroke([*points, points[0], points[1]], colour, width, dash=dash, alpha=alpha)

    def disc(self, centre: Point, radius: float, colour: Colour, alpha: float = 1.0) -> None:
        self._stamp(masks.disc(centre, radius, alpha), colour)

    def panel(self, box: Box, radius: float, colour: Colour, alpha: float = 1.0) -> None:
        """A rectangle with round corners; a large one lies on whole pixels."""
        if self._stark and alpha > VEIL:
            if min(box.width, box.height) >= EDGED and alpha > _OPAQUE:
                edge = WHITE if luminance(self._tone(colour)) < VEIL else BLACK
                self._panel(box, radius, edge, 1.0)
                box, radius = box.grown(-2), max(radius - 2, 0)
            alpha = 1.0
        self._panel(box, radius, colour, alpha)

    def _panel(self, box: Box, radius: float, colour: Colour, alpha: float) -> None:
        if alpha < 1 or box.width * box.height <= LARGE_PANEL or min(box.width, box.height) < 2 * radius:
            self._stamp(masks.panel(box, radius, alpha), colour)
            return
        left, top, right, bottom = map(round, box)
        pieces = masks.corners(radius)
        side = pieces[0].width
        self.slab(Box(left + side, top, right - side, bottom), colour)
        self.slab(Box(left, top + side, left + side, bottom - side), colour)
        self.slab(Box(right - side, top + side, right, bottom - side), colour)
        spots = ((left, top), (right - side, top), (right - side, bottom - side), (left, bottom - side))
        for piece, spot in zip(pieces, spots, strict=True):
            self._stamp(Mask(piece, *spot), colour)

    def slab(self, box: Box, colour: Colour) -> None:
        """A plain rectangle on whole pixels."""
        corners = round(box.left), round(box.top), round(box.right), round(box.bottom)
        self.image.paste(self._tone(colour), corners)

    def shadow(self, points: Points, drop: Point, blur: float, alpha: float) -> None:
        """A soft shadow of the polygon."""
        if not self._stark:
            self._stamp(masks.shadow(points, drop, blur, alpha), BLACK)

    def panel_shadow(self, box: Box, alpha: float = 0.28, blur: float = 5) -> None:
        """The soft shadow of a panel that is drawn there next."""
        if not self._stark:
            for mask in masks.box_shadow(box.grown(-4), (0, 4), blur, alpha):
                self._stamp(mask, BLACK)

    def write(
        self,
        text: str,
        at: Point,
        size: int,
        colour: Colour,
        *,
        weight: Weight = "Bold",
        align: Align = "left",
    ) -> float:
        """One line of type; `at` is the middle of its capitals' height. Gives the width used."""
        length = lettering.width(text, size, weight)
        x = at[0] - {"left": 0.0, "centre": length / 2, "right": length}[align]
        baseline = at[1] + size * CAPITALS / 2
        box = Box(x, at[1] - size / 2, x + length, at[1] + size / 2)
        self.written.append(Written(text, size, box))
        if self._stark and length >= 1:
            colour = readable_on(self._ground(box), starker(colour))
        self._stamp(lettering.mask(text, size, weight, (x, baseline)), colour)
        return length

    def _ground(self, box: Box) -> Colour:
        """What there is on the whole under a line of type."""
        part = self.image.crop((floor(box.left), round(box.top + 6), ceil(box.right), round(box.bottom - 6)))
        r, g, b = part.resize((1, 1), Image.Resampling.BOX).tobytes()
        return r, g, b

    def png(self) -> bytes:
        """In 256 colours, which nobody sees, at half the time and a third of the bytes of all of them.

        Level 2 costs half the time of the default level for a seventh more bytes.
        """
        out = BytesIO()
        few = self.image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(out, "PNG", compress_level=2)
        return out.getvalue()

    def _stamp(self, mask: Mask, colour: Colour) -> None:
        image, left, top = mask
        colour = self._tone(colour)
        right, bottom = left + image.width, top + image.height
        seen = self._seen(left, top, right, bottom)
        if seen == (left, top, right, bottom):
            self.image.paste(colour, (left, top), image)
        elif seen is not None:
            part = image.crop((seen[0] - left, seen[1] - top, seen[2] - left, seen[3] - top))
            self.image.paste(colour, seen[:2], part)

    def _seen(self, left: int, top: int, right: int, bottom: int) -> Clip | None:
        """What the clip leaves of a box."""
        clip = self._clip
        seen = max(left, clip[0]), max(top, clip[1]), min(right, clip[2]), min(bottom, clip[3])
        return seen if seen[0] < seen[2] and seen[1] < seen[3] else None
