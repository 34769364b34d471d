"""The roster: each side with its points, its airplanes with their consoles, its other pieces, its scores.

Below the field it has a column for each side, beside it one for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.artist import Names
from render.dogfight.board.marks import MARK_GAP, Mark, draw_marks, load_marks, marks_width, plane_marks
from render.dogfight.board.roster_pieces import draw_scores, scores_height
from render.dogfight.naming import called
from render.dogfight.sides import STYLES, badge, pilot, side_name
from render.dogfight.signs.maneuver_card import draw_arrow
from render.dogfight.states import absence
from render.kit.badges import card_icon, jam_icon, shape_points
from render.kit.canvas import Canvas
from render.kit.fitting import Fitted, fitted, write_fitted
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, GREEN, INK, MIST, NIGHT, PAPER, SLATE, WHITE, WIDTH
from render.kit.type import LEAST, width
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView, PlaneView
from rules.said import said
from words import phrase, say, short

HEAD = 48
ROW = 86
EXTRA = 46
LINE = 40
GAP = 6
BELOW, COLUMN = WIDTH - 48, 396
"""How broad it is below the field, and beside it."""

_GUTTER = 16
_LAST = 40
_BADGE, _PAD = 82, 16

NAME_SIZE = 32
_LEAST_PLAYER = 120.0
"""Pixels that are kept for the player's name beside what became of the airplane."""

SIDES: tuple[Side, Side] = ("entente", "central")


def roster_height(view: DogfightView, names: Names, across: float = BELOW) -> int:
    sides = [_side_height(view, side, names, _column(across)) for side in SIDES]
    return sum(sides) if across == COLUMN else max(sides)


def _column(across: float) -> float:
    return across if across == COLUMN else (across - _GUTTER) / 2


def _side_height(view: DogfightView, side: Side, names: Names, across: float) -> int:
    rows = sum(_height(plane, pilot(plane, names), across) + GAP for plane in _crew(view, side))
    return HEAD + rows + scores_height(view, side, names, across)


def _crew(view: DogfightView, side: Side) -> list[PlaneView]:
    return [plane for plane in view.planes if plane.side == side]


def _marks(plane: PlaneView) -> list[Mark]:
    return [*plane_marks(plane), *load_marks(plane)] if plane.status == "flying" else []


def _name(plane: PlaneView, room: float) -> Fitted:
    """On two lines where it is too long for one."""
    return fitted(called(plane), room, NAME_SIZE, most=2)


def _place_of_marks(plane: PlaneView, player: str, across: float) -> Literal["name", "player", "below"]:
    """Beside the airplane's name, beside the player's where he has a line for himself, or below."""
    room = across - _BADGE - _PAD - marks_width(_marks(plane)) - 16
    if width(say(called(plane)), NAME_SIZE) <= room:
        return "name"
    return "player" if across == COLUMN and width(player, 28, "Medium") <= room else "below"


def _height(plane: PlaneView, player: str, across: float) -> int:
    lines = len(_name(plane, across - _BADGE - _PAD).lines) - 1 + (across == COLUMN)
    below = _marks(plane) and _place_of_marks(plane, player, across) == "below"
    return ROW + lines * LINE + (EXTRA if below else 0)


def draw_roster(canvas: Canvas, view: DogfightView, names: Names, box: Box) -> None:
    """The sides beside each other, or one below the other."""
    across, y = _column(box.width), box.top
    for number, side in enumerate(SIDES):
        left, top = (
            (box.left, y) if box.width == COLUMN else (box.left + number * (across + _GUTTER), box.top)
        )
        _draw_side(canvas, view, side, names, Box(left, top, left + across, top))
        y = max(y, top + _side_height(view, side, names, across))


def _draw_side(canvas: Canvas, view: DogfightView, side: Side, names: Names, box: Box) -> None:
    y = box.top + HEAD
    _head(canvas, view, side, box._replace(bottom=y))
    for plane in _crew(view, side):
        player = pilot(plane, names)
        row = Box(box.left, y, box.right, y + _height(plane, player, box.width))
        _row(canvas, view, plane, player, row)
        y = row.bottom + GAP
    draw_scores(canvas, view, side, names, Box(box.left, y, box.right, y))


def _head(canvas: Canvas, view: DogfightView, side: Side, box: Box) -> None:
    look, y = STYLES[side], box.centre[1]
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 14)], WHITE)
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 11)], look.colour)
    name, told = side_name(side), said("dogfight-pictures.points", points=view.points.get(side, 0))
    room = box.width - 52 - 16
    beside = max(room - width(say(name), LEAST, "ExtraBold"), width(short(told), LEAST, "SemiBold"))
    tally = fitted(told, beside, 28, "SemiBold")
    tally.write(canvas, (box.right - 8, y), MIST, align="right")
    write_fitted(canvas, name, (box.left + 44, y), room - tally.width, 30, WHITE, weight="ExtraBold")


def _row(canvas: Canvas, view: DogfightView, plane: PlaneView, player: str, box: Box) -> None:
    """The airplane with its marks; below, the player, the card last flown and the console, in a narrow column
    on a line of their own."""
    absent = plane.status != "flying"
    canvas.panel(box, 12, INK if absent else SLATE)
    badge(plane).draw(canvas, (box.left + 42, box.top + ROW / 2), 28)
    left, right = box.left + _BADGE, box.right - _PAD
    lines, size, _ = _name(plane, right - left)
    upper = box.top + 24
    for i, line in enumerate(lines):
        canvas.write(line, (left, upper + i * LINE), size, MIST if absent else WHITE)
    middle = box.top + ROW - 24 + (len(lines) - 1) * LINE
    lower = middle + (LINE if box.width == COLUMN else 0)
    if marks := _marks(plane):
        place = _place_of_marks(plane, player, box.width)
        if place == "below":
            _marks_row(canvas, marks, (left, lower + EXTRA), right)
        else:
            beside = right - marks_width(marks) + MARK_GAP, upper if place == "name" else middle
            draw_marks(canvas, marks, beside, WHITE)
    if absent:
        room = right - left - (0 if box.width == COLUMN else _LEAST_PLAYER)
        gone = absence(plane)
        end = right - 16 - write_fitted(canvas, gone, (right, lower), room, 28, AMBER, align="right")
    else:
        end = _console(canvas, view, plane, (right, lower))
    room = (end if lower == middle else right) - left
    write_fitted(canvas, player, (left, middle), room, 28, MIST, weight="Medium")


def _marks_row(canvas: Canvas, marks: Sequence[Mark], left: Point, right: float) -> None:
    """As many as there is room for; the most important come first."""
    shown: list[Mark] = []
    for mark in marks:
        if left[0] + sum(one.width for one in (*shown, mark)) <= right:
            shown.append(mark)
    draw_marks(canvas, shown, left, WHITE)


def _console(canvas: Canvas, view: DogfightView, plane: PlaneView, end: Point) -> float:
    """From the right: jam counters, damage cards, to the owner alone the points, and a card it flew.

    Gives the left end.
    """
    x, y = end
    if jams := sum(gun.jammed for gun in plane.guns):
        x -= canvas.write(str(jams), (x, y), 30, WHITE, align="right") + 24
        jam_icon(canvas, (x, y))
        x -= 36
    x -= canvas.write(str(plane.damage_cards), (x, y), 30, WHITE, align="right") + 20
    card_icon(canvas, (x, y))
    x -= 32
    if view.owns(plane) and plane.points is not None:
        tally = f"{plane.points}/{plane.resistance}"
        x -= canvas.write(tally, (x, y), 30, GREEN, align="right") + 16
    return x - _small_card(canvas, view, plane, (x, y))


def _small_card(canvas: Canvas, view: DogfightView, plane: PlaneView, end: Point) -> float:
    """The card it had to show, or the one it flew last. Gives the width used."""
    title, number = phrase("dogfight-pictures.last"), view.last_flown(plane)
    if plane.shown is not None:
        title, number = phrase("dogfight-pictures.shows"), plane.shown
    card = None if number is None else plane.maneuver(number)
    if card is None:
        return 0.0
    x, y = end
    box = Box(x - _LAST, y - 20, x, y + 20)
    canvas.panel(box, 7, PAPER)
    draw_arrow(canvas, Box(box.left + 7, box.top + 10, box.right - 7, box.bottom - 6), card, NIGHT)
    label = canvas.write(title, (box.left - 10, y), 28, MIST, weight="Medium", align="right")
    return _LAST + 10 + label + 16
