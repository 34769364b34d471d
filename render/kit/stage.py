"""A stage: a picture of full size in panels, seen smaller by the camera. Only panels whose contents have
changed are painted and shrunk again, so that a frame costs what moves in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.fitting import block
from render.kit.panels import PAD, draw_panel
from render.kit.reel import Reel
from render.kit.shapes import Box, Point
from render.kit.theme import CLOUD, SLATE, WHITE, WIDTH, Colour
from rules.said import Text

FILM = 720
SCALE = FILM / WIDTH
MARGIN = 8.0
"""Pixels around a panel in which its shadow falls."""

CAPTION = 112
"""How high a caption is, on the full picture."""

ViewT = TypeVar("ViewT")


class Panel(NamedTuple, Generic[ViewT]):
    """A part of the picture: where it is, what decides how it looks, and how it is painted."""

    box: Box
    shows: Callable[[ViewT], object]
    paint: Callable[[Canvas, ViewT], None]


class Stage(Generic[ViewT]):
    def __init__(
        self, height: float, panels: Sequence[Panel[ViewT]], view: ViewT, ground: Colour = CLOUD
    ) -> None:
        self.canvas = Canvas(WIDTH, round(height), ground)
        self._ground = ground
        self._panels = panels
        self._shown: dict[int, object] = {}
        self.image = Image.new("RGB", (FILM, round(height * SCALE)), ground)
        self.show(view)

    def show(self, view: ViewT) -> None:
        """Paint all that this view changes."""
        for number, panel in enumerate(self._panels):
            shows = panel.shows(view)
            if number not in self._shown or self._shown[number] != shows:
                self._shown[number] = shows
                self.repaint(panel.box, lambda canvas, panel=panel: panel.paint(canvas, view))  # type: ignore[misc]

    def repaint(self, box: Box, paint: Callable[[Canvas], None]) -> None:
        """Paint what is in the box anew, from the ground up."""
        self.canvas.slab(box.grown(MARGIN - 2), self._ground)
        paint(self.canvas)
        self.shrink(box.grown(MARGIN))

    def shrink(self, box: Box) -> None:
        """Let the camera see what has changed there."""
        left, top = max(floor(box.left * SCALE), 0), max(floor(box.top * SCALE), 0)
        right = min(ceil(box.right * SCALE), self.image.width)
        bottom = min(ceil(box.bottom * SCALE), self.image.height)
        seen = (
            left / SCALE,
            top / SCALE,
            min(right / SCALE, WIDTH),
            min(bottom / SCALE, self.canvas.box.bottom),
        )
        small = self.canvas.image.resize((right - left, bottom - top), Image.Resampling.BOX, box=seen)
        self.image.paste(small, (left, top))

    def shoot(self, reel: Reel, milliseconds: int, over: Callable[[Canvas], None] | None = None) -> None:
        """A frame; with what is drawn over it for this frame alone, in the camera's own pixels."""
        frame = self.image
        if over is not None:
            frame = frame.copy()
            over(Canvas.over(frame))
        reel.shoot(frame, milliseconds)


def draw_caption(canvas: Canvas, told: Text, box: Box) -> None:
    """What happens just now, in a line or two."""
    draw_panel(canvas, box, SLATE)
    block(told, box.width - 2 * PAD, 32, most=2).write(canvas, (box.left + PAD, box.centre[1]), WHITE)


def seen_at(point: Point) -> Point:
    """A point of the full picture where the camera sees it."""
    return point[0] * SCALE, point[1] * SCALE
