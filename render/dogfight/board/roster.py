"""The footer: each side with its points, its airplanes with their consoles, its other pieces, its scores."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.board.marks import MARK_GAP, Mark, draw_marks, load_marks, marks_width, plane_marks
from render.dogfight.board.roster_pieces import draw_pieces, draw_scores, pieces_height, scores_height
from render.dogfight.sides import STYLES, badge, pilot
from render.dogfight.signs.maneuver_card import draw_arrow
from render.kit.badges import card_icon, jam_icon, shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, GREEN, INK, MIST, NIGHT, PAPER, SLATE, WHITE, WIDTH
from render.kit.type import fit, largest, width
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView, PlaneView

HEAD = 58
ROW = 114
EXTRA = 50
GAP = 8
_LEFT = 24
_GUTTER = 16
_LAST = 46
_ACROSS = (WIDTH - 2 * _LEFT - _GUTTER) / 2
_ROOM = _ACROSS - 90 - 16
"""Of a row, beside the badge."""

NAME_SIZES = (32, 30, 28)
"""A long name is set smaller before it is cut."""

SIDES: tuple[Side, Side] = ("entente", "central")


def roster_height(view: DogfightView, names: Names) -> int:
    return HEAD + max(_column_height(view, side, names) for side in SIDES) + pieces_height(view) + 18


def _column_height(view: DogfightView, side: Side, names: Names) -> int:
    rows = sum(_height(plane) + GAP for plane in _crew(view, side))
    return rows + scores_height(view, side, names, _ACROSS)


def _crew(view: DogfightView, side: Side) -> list[PlaneView]:
    return [plane for plane in view.planes if plane.side == side]


def _height(plane: PlaneView) -> int:
    return ROW + (EXTRA if _in_own_row(plane) else 0)


def _marks(plane: PlaneView) -> list[Mark]:
    return [*plane_marks(plane), *load_marks(plane)] if plane.status == "flying" else []


def _in_own_row(plane: PlaneView) -> bool:
    """Whether the marks find no room beside the airplane's name."""
    return marks_width(_marks(plane)) + width(plane.name, NAME_SIZES[0]) + 16 > _ROOM


def draw_roster(canvas: Canvas, view: DogfightView, names: Names, top: float) -> None:
    """A column for each side, and below them both sides' balloons and ground cards."""
    canvas.slab(Box(0, top, WIDTH, canvas.box.bottom), NIGHT)
    for column, side in enumerate(SIDES):
        left = _LEFT + column * (_ACROSS + _GUTTER)
        _head(canvas, view, side, Box(left, top, left + _ACROSS, top + HEAD))
        y = top + HEAD
        for plane in _crew(view, side):
            box = Box(left, y, left + _ACROSS, y + _height(plane))
            _row(canvas, view, plane, pilot(plane, names), box)
            y = box.bottom + GAP
        draw_scores(canvas, view, side, names, Box(left, y, left + _ACROSS, y))
    below = top + HEAD + max(_column_height(view, side, names) for side in SIDES)
    draw_pieces(canvas, view, Box(_LEFT, below, WIDTH - _LEFT, below))


def _head(canvas: Canvas, view: DogfightView, side: Side, box: Box) -> None:
    look, y = STYLES[side], box.centre[1]
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 14)], WHITE)
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 11)], look.colour)
    canvas.write(look.name, (box.left + 44, y), 30, WHITE, weight="ExtraBold")
    points = view.points.get(side, 0)
    tally = f"{points} point{'' if points == 1 else 's'}".replace("-", "−")
    canvas.write(tally, (box.right - 8, y), 28, MIST, weight="SemiBold", align="right")


def status_text(plane: PlaneView) -> str:
    """How it was lost, or when it will come."""
    if plane.status == "left":
        return "flew off"
    if plane.status != "waiting":
        return plane.status
    return "to be placed" if plane.arrives is None else f"flies from turn {plane.arrives}"


def _row(canvas: Canvas, view: DogfightView, plane: PlaneView, player: str, box: Box) -> None:
    """The airplane with its marks; below, the player, the card last flown and the console."""
    absent = plane.status != "flying"
    canvas.panel(box, 12, INK if absent else SLATE)
    badge(plane).draw(canvas, (box.left + 44, box.top + ROW / 2), 29)
    upper, lower = box.top + 35, box.top + ROW - 32
    left, right = box.left + 90, box.right - 16
    size = largest(plane.name, right - left, NAME_SIZES)
    name = fit(plane.name, size, right - left)
    canvas.write(name, (left, upper), size, MIST if absent else WHITE)
    marks = _marks(plane)
    if _in_own_row(plane):
        _marks_row(canvas, marks, (left, box.top + ROW + EXTRA / 2 - 12), right)
    else:
        draw_marks(canvas, marks, (right - marks_width(marks) + MARK_GAP, upper), WHITE)
    if absent:
        right -= canvas.write(status_text(plane), (right, lower), 28, AMBER, align="right") + 16
    else:
        right = _console(canvas, view, plane, (right, lower))
    canvas.write(fit(player, 28, right - left, "Medium"), (left, lower), 28, MIST, weight="Medium")


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
    title, number = ("shows", plane.shown) if plane.shown is not None else ("last", view.last_flown(plane))
    card = None if number is None else plane.maneuver(number)
    if card is None:
        return 0.0
    x, y = end
    box = Box(x - _LAST, y - 23, x, y + 23)
    canvas.panel(box, 7, PAPER)
    draw_arrow(canvas, Box(box.left + 8, box.top + 12, box.right - 8, box.bottom - 7), card, NIGHT)
    label = canvas.write(title, (box.left - 10, y), 28, MIST, weight="Medium", align="right")
    return _LAST + 10 + label + 16
