"""Where on a large table the picture looks: the whole table in a corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.dogfight.board.field import Field, corners
from render.dogfight.sides import style
from render.kit.badges import shape_points
from render.kit.canvas import Canvas, Kept
from render.kit.labels import Obstacle
from render.kit.shapes import Box, Point, box_points, ellipse
from render.kit.theme import AMBER, GREEN, INK, MIST, WHITE
from rules.dogfight.box.components import Size
from rules.dogfight.ruler.geometry import Pose

LONGEST = 190.0
GAP = 22.0
MATTERS = 20_000.0
"""What may be hidden before other places are looked for: a third of a name plate."""


def corner_for(field: Field, obstacles: Sequence[Obstacle]) -> Box:
    """Beside a narrow field, else its emptiest corner; halfway along an edge if it hides something that
    matters there too."""
    view, box = field.view, field.box
    unit = LONGEST / max(view.width, view.length)
    if free := field.beside:
        unit = min(unit, (free.width - 12) / view.width)
    width, height = view.width * unit, view.length * unit
    if free:
        x, y = free.right - width - 6, free.top + 6
        return Box(x, y, x + width, y + height)
    left, top, right, bottom = rooms = box.grown(-GAP)._replace(
        right=box.right - GAP - width, bottom=box.bottom - GAP - height
    )
    x, y = rooms.centre
    ends = (right, top), (right, bottom), (left, top), (left, bottom)
    halfway = (x, top), (x, bottom), (right, y), (left, y)

    def place(left: float, top: float) -> Box:
        return Box(left, top, left + width, top + height)

    def hidden(option: Box) -> float:
        return sum(o.weight * o.box.overlap(option) for o in obstacles)

    best = min((place(*at) for at in ends), key=hidden)
    return best if hidden(best) < MATTERS else min(best, *(place(*at) for at in halfway), key=hidden)


def draw_minimap(canvas: Canvas, field: Field, box: Box) -> None:
    view, window = field.view, field.window
    unit = box.width / view.width

    def at(point: Point) -> Point:
        return box.left + point[0] * unit, box.bottom - point[1] * unit

    canvas.kept.append(Kept("panel", "minimap", box.grown(6)))
    canvas.panel_shadow(box.grown(6))
    canvas.panel(box.grown(6), 8, WHITE)
    canvas.panel(box, 4, INK)
    edges = box_points(Box(*at((window.left, window.bottom)), *at((window.right, window.top))))
    canvas.fill([edges], MIST, 0.35)
    canvas.outline(edges, AMBER, 3)
    for strip in view.landing_fields:
        canvas.fill([_turned(at, strip.pose, corners(Size(strip.width, strip.length)))], GREEN)
    for card in view.ground:
        spot = at((card.pose.x, card.pose.y))
        canvas.fill([shape_points("square", spot, 7)], WHITE)
        canvas.fill([shape_points("square", spot, 4.5)], style(card).colour)
    for balloon in view.balloons:
        if balloon.status == "aloft":
            canvas.fill([_turned(at, balloon.pose, ellipse((0, 0), 42, 85, steps=24))], WHITE)
            canvas.fill([_turned(at, balloon.pose, ellipse((0, 0), 26, 68, steps=24))], style(balloon).colour)
    for plane in view.planes:
        if plane.status == "flying":
            spot = at((plane.pose.x, plane.pose.y))
            canvas.fill([shape_points(style(plane).shape, spot, 9)], WHITE)
            canvas.fill([shape_points(style(plane).shape, spot, 6.5)], style(plane).colour)


def _turned(at: Callable[[Point], Point], pose: Pose, points: Sequence[Point]) -> list[Point]:
    return [at(pose.offset(*point)) for point in points]
