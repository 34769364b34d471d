"""Sprites: drawings lifted off the canvas, clear where nothing was drawn, to be laid down anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.theme import BLACK, WHITE

FINE = 3
"""How much larger a drawing is kept that is to be turned; turning it is then a matter of whole pixels."""


class Sprite(NamedTuple):
    """A drawing, and the spot on it that is laid on a point of the picture."""

    image: Image.Image
    anchor: Point

    def lay(self, on: Image.Image, at: Point) -> None:
        corner = round(at[0] - self.anchor[0]), round(at[1] - self.anchor[1])
        on.paste(self.image, corner, self.image)


def lifted(width: float, height: float, draw: Callable[[Canvas], None]) -> Image.Image:
    """What `draw` draws on a canvas of that size, without the canvas.

    Drawn on black and again on white: where both agree it covers all, where they differ the ground shows.
    """
    size = round(width), round(height)
    dark, light = Canvas(*size, BLACK), Canvas(*size, WHITE)
    draw(dark)
    draw(light)
    clear = ImageChops.subtract(light.image, dark.image).getchannel("G")
    drawn = dark.image.convert("RGBA")
    drawn.putalpha(ImageChops.invert(clear))
    # On black the colours are already weighed by how much they cover.
    return Image.frombytes("RGBa", size, drawn.tobytes()).convert("RGBA")


def sprite(width: float, height: float, draw: Callable[[Canvas], None]) -> Sprite:
    """Lifted whole, to be laid down by its middle."""
    return Sprite(lifted(width, height, draw), (width / 2, height / 2))


class Turnable:
    """A drawing that is laid down at any heading, clockwise from up, and may be seen edge on."""

    def __init__(self, width: float, height: float, draw: Callable[[Canvas], None]) -> None:
        """`draw` draws it upright, `FINE` times as large as it is to be."""
        self._fine = lifted(width * FINE, height * FINE, draw).convert("RGBa")
        self._turned: dict[tuple[int, float, float], Sprite] = {}

    def at(self, heading: float, lift: float = 0.0, seen: float = 1.0) -> Sprite:
        """`lift` is how far its shadow falls, in pixels; `seen` how much of its length is seen."""
        key = round(heading) % 360, lift, round(seen, 2)
        if key not in self._turned:
            self._turned[key] = self._make(*key)
        return self._turned[key]

    def _make(self, heading: int, lift: float, seen: float) -> Sprite:
        fine = self._fine
        if seen < 1:
            fine = fine.resize((fine.width, max(FINE, round(fine.height * seen))), Image.Resampling.BOX)
        turned = fine.rotate(-heading, expand=True)
        even = Image.new("RGBa", (_even(turned.width), _even(turned.height)))
        even.paste(turned, ((even.width - turned.width) // 2, (even.height - turned.height) // 2))
        card = even.reduce(FINE).convert("RGBA")
        return _shaded(card, lift) if lift else Sprite(card, (card.width / 2, card.height / 2))


def _even(length: int) -> int:
    """Rounded up so that it can be shrunk without a rest, to an even number of pixels."""
    return -(-length // (2 * FINE)) * 2 * FINE


def _shaded(card: Image.Image, lift: float) -> Sprite:
    """The drawing over its own soft shadow, which falls down and to the right."""
    room = round(2 * lift) + 4
    whole = Image.new("RGBA", (card.width + 2 * room, card.height + 2 * room))
    shadow = Image.new("L", whole.size)
    dark = card.getchannel("A").point(lambda alpha: alpha * 0.42)
    shadow.paste(dark, (room + round(0.6 * lift), room + round(lift)))
    whole.putalpha(shadow.filter(ImageFilter.BoxBlur(1 + lift / 4)))
    whole.alpha_composite(card, (room, room))
    return Sprite(whole, (whole.width / 2, whole.height / 2))
