"""The footer: each side with its match points, each airplane with its pilot and what its console shows."""

from __future__ import annotations

from render.artist import Names
from render.dogfight.maneuver_card import draw_arrow, maneuver
from render.dogfight.sides import STYLES, badge, is_own, pilot
from render.kit.badges import card_icon, jam_icon, shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, GREEN, INK, MIST, NIGHT, PAPER, SLATE, WHITE, WIDTH
from render.kit.type import fit, width
from rules.dogfight.view import DogfightView, PlaneView, Side

HEAD = 58
ROW = 114
GAP = 8
_LEFT = 24
_GUTTER = 16
_LAST = 46
SIDES: tuple[Side, Side] = ("entente", "central")


def roster_height(view: DogfightView) -> int:
    rows = max(sum(plane.side == side for plane in view.planes) for side in SIDES)
    return HEAD + rows * (ROW + GAP) + 18


def draw_roster(canvas: Canvas, view: DogfightView, names: Names, top: float) -> None:
    canvas.slab(Box(0, top, WIDTH, canvas.box.bottom), NIGHT)
    across = (WIDTH - 2 * _LEFT - _GUTTER) / 2
    for column, side in enumerate(SIDES):
        left = _LEFT + column * (across + _GUTTER)
        _head(canvas, view, side, Box(left, top, left + across, top + HEAD))
        crew = [plane for plane in view.planes if plane.side == side]
        for row, plane in enumerate(crew):
            y = top + HEAD + row * (ROW + GAP)
            _row(canvas, view, plane, pilot(plane, names), Box(left, y, left + across, y + ROW))


def _head(canvas: Canvas, view: DogfightView, side: Side, box: Box) -> None:
    look, y = STYLES[side], box.centre[1]
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 14)], WHITE)
    canvas.fill([shape_points(look.shape, (box.left + 18, y), 11)], look.colour)
    canvas.write(look.name, (box.left + 44, y), 30, WHITE, weight="ExtraBold")
    points = view.points.get(side, 0)
    tally = f"{points} point{'' if points == 1 else 's'}"
    canvas.write(tally, (box.right - 8, y), 28, MIST, weight="SemiBold", align="right")


def _row(canvas: Canvas, view: DogfightView, plane: PlaneView, player: str, box: Box) -> None:
    lost = plane.status != "flying"
    canvas.panel(box, 12, INK if lost else SLATE)
    badge(plane).draw(canvas, (box.left + 44, box.centre[1]), 29)
    upper, lower = box.top + 35, box.bottom - 32
    left, right = box.left + 90, box.right - 16
    if lost:
        canvas.write(plane.status, (right, lower), 28, AMBER, align="right")
        edge = right - width(plane.status, 28) - 16
        name_room = right - left
    else:
        edge = _console(canvas, view, plane, (right, lower))
        name_room = right - left - _last_card(canvas, plane, (right, upper))
    ink = MIST if lost else WHITE
    canvas.write(fit(plane.name, 32, name_room), (left, upper), 32, ink)
    canvas.write(fit(player, 28, edge - left, "Medium"), (left, lower), 28, MIST, weight="Medium")


def _console(canvas: Canvas, view: DogfightView, plane: PlaneView, end: Point) -> float:
    """From the right: jam counters, damage cards, and to the owner alone the points. Gives the left end."""
    x, y = end
    jams = sum(gun.jammed for gun in plane.guns)
    if jams:
        x -= canvas.write(str(jams), (x, y), 30, WHITE, align="right") + 24
        jam_icon(canvas, (x, y))
        x -= 36
    x -= canvas.write(str(plane.damage_cards), (x, y), 30, WHITE, align="right") + 20
    card_icon(canvas, (x, y))
    x -= 32
    if is_own(view, plane) and plane.points is not None:
        tally = f"{plane.points}/{plane.resistance}"
        x -= canvas.write(tally, (x, y), 30, GREEN, align="right") + 16
    return x


def _last_card(canvas: Canvas, plane: PlaneView, end: Point) -> float:
    """The third card of the last turn, in small. Gives the width used."""
    card = None if plane.last_card is None else maneuver(plane, plane.last_card)
    if card is None:
        return 0.0
    x, y = end
    box = Box(x - _LAST, y - 23, x, y + 23)
    canvas.panel(box, 7, PAPER)
    draw_arrow(canvas, Box(box.left + 8, box.top + 12, box.right - 8, box.bottom - 7), card, NIGHT)
    label = canvas.write("last", (box.left - 10, y), 28, MIST, weight="Medium", align="right")
    return _LAST + 10 + label + 16
