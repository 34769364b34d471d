"""The shape of a board: the roster below the field, or beside it where a desktop then shows the field larger.

Discord fits a picture into a box on a desktop, so that a tall one becomes narrow; a phone shows its width.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import NamedTuple

from render.artist import Names
from render.dogfight.board.field import MARGIN, ROOM, RULER, STILL, Field, choose_field, laid
from render.dogfight.board.ladder import MAP, height_beside
from render.dogfight.board.notes import notes_height
from render.dogfight.board.roster import BELOW, COLUMN, roster_height
from render.dogfight.board.roster_pieces import pieces_height
from render.dogfight.frame import HEADER
from render.dogfight.result import result_height
from render.dogfight.sides import others
from render.kit.shapes import Box, Point
from render.kit.theme import WIDTH
from rules.dogfight.view import DogfightView

DESKTOP = (550, 350)
"""Pixels into which Discord's desktop client fits a picture."""

TALLEST = 1.4
"""Height of the picture against its width."""

KEPT = 0.8
"""Of the field's scale on a phone a roster beside it leaves at least so much."""

NARROWEST = 440.0
"""Millimetres of the table that are shown at least beside a roster."""

NEAR = 280.0
"""Millimetres from the action within which balloons and ground cards are kept in sight."""

FOOT = 8
_RULED = RULER - 16
_SIDE = ROOM - COLUMN - MARGIN


class Layout(NamedTuple):
    field: Field
    roster: Box
    pieces: Box
    """For balloons and ground cards."""

    below: float
    """Where the result and the notes begin."""

    height: int

    @property
    def on_desktop(self) -> float:
        """Pixels for each millimetre of the table."""
        return self.field.scale * min(DESKTOP[0] / WIDTH, DESKTOP[1] / self.height)


def arrange(view: DogfightView, names: Names) -> Layout:
    """Whichever shows the field largest on a desktop and not much smaller on a phone."""
    points = tuple(action(view))
    below = _below(view, names, points)
    beside = (_beside(view, names, points, across) for across in (COLUMN, BELOW))
    kept = [one for one in beside if one.field.scale >= KEPT * below.field.scale]
    return max(below, *kept, key=lambda one: one.on_desktop) if kept else below


def _below(view: DogfightView, names: Names, points: tuple[Point, ...]) -> Layout:
    """The higher what stands below it, the flatter the field, so that the whole is not too tall."""
    told, roster, pieces = _told(view), roster_height(view, names), pieces_height(view, BELOW)
    room = TALLEST * WIDTH - HEADER - _RULED - told - roster - pieces - FOOT
    cut = STILL._replace(tallest=min(max(room / ROOM, STILL.flattest), STILL.tallest))
    field = choose_field(view, points, HEADER, cut)
    below = field.box.bottom + _RULED
    sides = _box(MARGIN, below + told, BELOW, roster)
    cards = _box(MARGIN, sides.bottom, BELOW, pieces)
    return Layout(field, sides, cards, below, round(cards.bottom + FOOT))


def _beside(view: DogfightView, names: Names, points: tuple[Point, ...], across: float) -> Layout:
    """The field as narrow as the action lets it be, and if it can as high as the roster with minimap and
    ladder below it. Balloons and ground cards stand in the roster's column, or all across below."""
    told, roster, pieces = _told(view), roster_height(view, names, COLUMN), pieces_height(view, across)
    stacked = across == COLUMN
    sides = _box(WIDTH - MARGIN - COLUMN, HEADER, COLUMN, roster)
    column = sides._replace(bottom=sides.bottom + (pieces if stacked else 0))
    low = told + (0 if stacked else pieces) + FOOT
    corner = max(height_beside(view, COLUMN), MAP) + MARGIN
    tallest = (TALLEST * WIDTH - HEADER - _RULED - low) / _SIDE
    flattest = min(max((column.height + corner) / _SIDE, STILL.flattest), tallest)
    cut = STILL._replace(least=NARROWEST, tallest=tallest, flattest=flattest)
    field = choose_field(view, points, HEADER, cut, _SIDE)
    free = Box(column.left, column.bottom + MARGIN, column.right, field.box.bottom)
    field = field._replace(beside=free if free.height >= corner - MARGIN else None)
    below = max(field.box.bottom + _RULED, column.bottom)
    cards = (
        _box(sides.left, sides.bottom, COLUMN, pieces)
        if stacked
        else _box(MARGIN, below + told, BELOW, pieces)
    )
    return Layout(field, sides, cards, below, round(max(below + told, cards.bottom + FOOT)))


def _told(view: DogfightView) -> int:
    return result_height(view) + notes_height(view)


def _box(left: float, top: float, across: float, height: float) -> Box:
    return Box(left, top, left + across, top + height)


def action(view: DogfightView) -> Iterator[Point]:
    """Every point worth seeing: flying cards, this turn's paths and bursts, and what stands near them."""
    points = list(_flights(view))
    yield from points
    involved = {name for shot in view.shots for name in (shot.shooter, shot.target)}
    involved |= {shell.gun for shell in view.shells}
    for piece in others(view):
        here = piece.pose.x, piece.pose.y
        if piece.id in involved or not points or min(dist(here, point) for point in points) < NEAR:
            yield from laid(piece.pose, piece.size)


def _flights(view: DogfightView) -> Iterator[Point]:
    moving = {leg.plane for leg in view.flown}
    for plane in view.planes:
        if plane.status == "flying" or plane.id in moving:
            yield from laid(plane.pose, plane.size)
    for leg in view.flown:
        yield leg.start.x, leg.start.y
    for shot in view.shots:
        yield shot.point
    for shell in view.shells:
        yield shell.point
