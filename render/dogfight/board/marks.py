"""What can be said of a piece by small drawings and numbers: what everybody may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.dogfight.signs import icons
from render.dogfight.signs.icons import Icon
from render.dogfight.states import loads
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.theme import Colour
from render.kit.type import width
from rules.dogfight.kinds import Equipment
from rules.dogfight.view import BalloonView, GroundView, PlaneView

MARK_GAP = 14.0
"""After each mark."""

_ICON = 34.0


class Mark(NamedTuple):
    icon: Icon
    text: str = ""

    @property
    def width(self) -> float:
        return _ICON + (4 + width(self.text, 30) if self.text else 0) + MARK_GAP

    def draw(self, canvas: Canvas, left: Point, ink: Colour) -> float:
        """Gives the width used."""
        x, y = left
        self.icon(canvas, (x + _ICON / 2, y), ink)
        if self.text:
            canvas.write(self.text, (x + _ICON + 4, y), 30, ink)
        return self.width


LOAD_ICONS: dict[Equipment, Icon] = {
    "camera": icons.camera,
    "bombs": icons.bomb,
    "incendiary bullets": icons.bullet,
    "bullet checker": icons.bullet,
    "free after immelmann": icons.ace,
    "double steep": icons.ace,
}


def plane_marks(plane: PlaneView) -> Iterator[Mark]:
    """Height, announced damage, tail: what the fight turns on."""
    if plane.status != "flying":
        return
    if plane.in_cloud:
        yield Mark(icons.cloud)
    elif plane.grounded:
        yield Mark(icons.grounded)
    elif plane.level is not None:
        yield Mark(icons.altitude, height_text(plane.level, plane.climb))
    if plane.smoke:
        yield Mark(icons.small_smoke, str(plane.smoke))
    if plane.flames:
        yield Mark(icons.small_flame, str(plane.flames))
    if plane.pilot_hit:
        yield Mark(icons.small_crew_hit)
    if plane.tailing:
        yield Mark(icons.tail, plane.tailing)


def load_marks(plane: PlaneView) -> Iterator[Mark]:
    """What it carries; one drawing for each kind."""
    if plane.rockets:
        yield Mark(icons.rocket, str(plane.rockets))
    for icon in dict.fromkeys(LOAD_ICONS[one] for one in loads(plane)):
        yield Mark(icon)


def balloon_marks(balloon: BalloonView) -> Iterator[Mark]:
    if balloon.status != "aloft":
        return
    if balloon.level is not None:
        icon = icons.descent if balloon.descending else icons.altitude
        yield Mark(icon, height_text(balloon.level, balloon.climb))
    elif balloon.descending:
        yield Mark(icons.descent)
    if balloon.flames:
        yield Mark(icons.small_flame, str(balloon.flames))
    if balloon.observers is not None:
        yield Mark(icons.observers, str(balloon.observers))
    if balloon.barrage:
        yield Mark(icons.barrage)


def ground_marks(card: GroundView) -> Iterator[Mark]:
    if card.photographed:
        yield Mark(icons.camera)


def height_text(level: int, climb: int) -> str:
    """The level, and climb counters after a plus."""
    return f"{level}+{climb}" if climb else str(level)


def marks_width(marks: list[Mark]) -> float:
    return sum(mark.width for mark in marks)


def draw_marks(canvas: Canvas, marks: list[Mark], left: Point, ink: Colour) -> float:
    """One after the other; gives the width used."""
    x, y = left
    for mark in marks:
        x += mark.draw(canvas, (x, y), ink)
    return x - left[0]
