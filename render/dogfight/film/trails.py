"""Where an airplane has flown: a line that grows behind it and stays."""

from __future__ import annotations

from math import hypot

from render.dogfight.board.field import Field
from render.dogfight.film.glide import Glide
from render.dogfight.sides import SideStyle
from render.kit.canvas import Canvas
from render.kit.shapes import Point, dashes
from render.kit.theme import WHITE

_STEPS = 24


class Trail:
    """One leg, cut into strokes; each is drawn once, when the airplane has passed it."""

    def __init__(self, field: Field, glide: Glide, look: SideStyle, *, first: bool) -> None:
        """The first leg of an airplane begins with a dot."""
        self.plane = glide.plane
        self._look = look
        way = [field.at(point) for point in glide.way(_STEPS)]
        self._start: Point | None = way[0] if first else None
        pieces = [way[i : i + 3] for i in range(0, _STEPS, 2)]
        self._strokes = dashes(way, 9, 8) if look.dash else pieces
        self._joint = [] if first or look.dash else [_back(way[0], way[1]), way[0]]
        self._drawn = 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """As far as the airplane has come."""
        until = round(share * len(self._strokes))
        if until > self._drawn:
            self._draw(canvas, self._drawn, until)
            self._drawn = until

    def again(self, canvas: Canvas) -> None:
        """What was drawn so far, where something else was laid over it."""
        self._draw(canvas, 0, self._drawn)

    def _draw(self, canvas: Canvas, start: int, end: int) -> None:
        """With the end of the stroke before, over which the new casing falls."""
        canvas.strokes(self._strokes[start:end], WHITE, 6, alpha=0.8)
        joint = [self._joint] if self._joint and not start else []
        canvas.strokes([*joint, *self._strokes[max(start - 1, 0) : end]], self._look.colour, 3)
        if self._start and not start:
            canvas.disc(self._start, 6, self._look.colour)
            canvas.disc(self._start, 3, WHITE)


def _back(start: Point, ahead: Point) -> Point:
    """A few pixels behind the start."""
    dx, dy = ahead[0] - start[0], ahead[1] - start[1]
    length = hypot(dx, dy) or 1.0
    return start[0] - 6 * dx / length, start[1] - 6 * dy / length
