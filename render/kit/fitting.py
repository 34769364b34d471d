"""Fitting: a text that must fit is set smaller, then on more lines, then in its short form, and never cut.

The short form of a message is its attribute `.short` (`words/README.md`). A string is a name, or what a
person wrote: if nothing else helps, it is shortened with an ellipsis.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.kit.canvas import Align, Canvas
from render.kit.shapes import Point
from render.kit.theme import Colour
from render.kit.type import LEAST, Weight, on_a_line, readable, width, wrap
from rules.said import Text
from words import say, short

_STEP = 2
_LEADING = 1.2
"""From one line to the next, in ems."""


class Fitted(NamedTuple):
    """A text as it is to be written: its lines, and how large."""

    lines: tuple[str, ...]
    size: int
    weight: Weight

    @property
    def width(self) -> float:
        return max((width(line, self.size, self.weight) for line in self.lines), default=0.0)

    def write(self, canvas: Canvas, at: Point, colour: Colour, align: Align = "left") -> float:
        """Centred on the height of the spot, however many lines there are; gives the width used."""
        leading = _LEADING * self.size
        top = at[1] - (len(self.lines) - 1) / 2 * leading
        for number, line in enumerate(self.lines):
            spot = (at[0], top + number * leading)
            canvas.write(line, spot, self.size, colour, weight=self.weight, align=align)
        return self.width


def fitted(text: Text, room: float, size: int, weight: Weight = "Bold", *, most: int = 1) -> Fitted:
    """On one line, of that size or smaller; on at most so many lines; or the same of its short form."""
    for told in _forms(text):
        for lines in sorted({1, most}):
            if found := _set(told, room, size, weight, lines):
                return found
    return _forced(text, room, size, weight, most)


def block(text: Text, room: float, size: int, weight: Weight = "Bold", *, most: int) -> Fitted:
    """On at most so many lines, for a place that has room for them: set smaller only if they do not do."""
    for told in _forms(text):
        if found := _set(told, room, size, weight, most):
            return found
    return _forced(text, room, size, weight, most)


def write_fitted(
    canvas: Canvas,
    text: Text,
    at: Point,
    room: float,
    size: int,
    colour: Colour,
    *,
    weight: Weight = "Bold",
    align: Align = "left",
) -> float:
    """Write on one line what `fitted` makes of the text; gives the width used."""
    return fitted(text, room, size, weight).write(canvas, at, colour, align)


def _forms(text: Text) -> Iterator[str]:
    """As it is, and in its short form, unless that has signs that no face draws: those are for buttons."""
    whole, brief = say(text), short(text)
    yield whole
    if brief != whole and readable(brief) == on_a_line(brief):
        yield brief


def _set(told: str, room: float, size: int, weight: Weight, most: int) -> Fitted | None:
    for smaller in range(size, min(size, LEAST) - 1, -_STEP):
        lines = _lines(told, smaller, room, weight, most)
        if len(lines) <= most and all(width(line, smaller, weight) <= room for line in lines):
            return Fitted(tuple(lines), smaller, weight)
    return None


def _lines(told: str, size: int, room: float, weight: Weight, most: int) -> list[str]:
    return [on_a_line(told)] if most == 1 else wrap(told, size, room, weight)


def _forced(text: Text, room: float, size: int, weight: Weight, most: int) -> Fitted:
    """A name is cut; a message is set as small as it must be, so that all of it is there."""
    size, told = min(size, LEAST), list(_forms(text))[-1]
    if isinstance(text, str):
        lines = _lines(told, size, room, weight, most)
        kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return Fitted(tuple(cut(line, size, room, weight) for line in kept), size, weight)
    while size > 1:
        size -= 1
        lines = _lines(told, size, room, weight, most)
        if len(lines) <= most and all(width(line, size, weight) <= room for line in lines):
            break
    return Fitted(tuple(lines), size, weight)


def cut(name: str, size: int, room: float, weight: Weight = "Bold") -> str:
    """A name, shortened with an ellipsis if it is wider than the room."""
    if width(name, size, weight) <= room:
        return name
    while name and width(name + "…", size, weight) > room:
        name = name[:-1]
    return name.rstrip() + "…"
