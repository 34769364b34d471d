"""Airplanes that are lost: shot down, blown up, or gone over the edge."""

from __future__ import annotations

from math import cos, radians, sin

from render.dogfight.board.field import Field, corners
from render.dogfight.board.pieces import draw_silhouette
from render.dogfight.sides import SideStyle, style
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, around, arrow_head, centred, ellipse, star
from render.kit.theme import AMBER, CRIMSON, GREY, STEEL, WHITE, Colour, blend
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import PlaneView

_GREYED = SideStyle(GREY, STEEL, "square", None)


def draw_wreck(canvas: Canvas, field: Field, plane: PlaneView) -> Box:
    """Where and how an airplane was lost this turn. Gives the box it fills."""
    if plane.status == "left":
        return _gone(canvas, field, plane)
    spot, size = field.spot(plane.pose), field.scale
    if plane.status == "exploded":
        canvas.fill([star(spot, 42 * size, 23 * size, 11)], CRIMSON)
        canvas.fill([star(spot, 34 * size, 17 * size, 11, 16)], AMBER)
        canvas.fill([star(spot, 17 * size, 9 * size, 9)], WHITE)
    else:
        _smoke(canvas, spot, size)
        outline = field.shape(plane.pose, corners(plane.size))
        canvas.fill([outline], blend(GREY, WHITE, 0.35), 0.75)
        canvas.outline(outline, STEEL, 3, dash=(12, 7))
        draw_silhouette(canvas, field, plane, plane.pose, _GREYED)
        _cross_out(canvas, spot, 20 * size, style(plane).colour)
    return centred(spot, 70 * size, 70 * size)


def draw_old_wreck(canvas: Canvas, field: Field, plane: PlaneView) -> None:
    """A scorched spot and a cross, where an airplane was lost in an earlier turn."""
    spot, size = field.spot(plane.pose), field.scale
    canvas.fill([star(spot, 20 * size, 14 * size, 9, 7)], STEEL, 0.35)
    _cross_out(canvas, spot, 8 * size, style(plane).colour)


def _smoke(canvas: Canvas, spot: Point, size: float) -> None:
    puffs = ((-26, -30, 15), (-34, -50, 19), (-20, -66, 14), (20, -38, 12))
    shapes = [ellipse((spot[0] + x * size, spot[1] + y * size), r * size) for x, y, r in puffs]
    canvas.fill(shapes, STEEL, 0.5)


def _cross_out(canvas: Canvas, spot: Point, reach: float, colour: Colour) -> None:
    x, y = spot
    lines = [
        [(x - reach, y - reach), (x + reach, y + reach)],
        [(x - reach, y + reach), (x + reach, y - reach)],
    ]
    canvas.strokes(lines, WHITE, 12)
    canvas.strokes(lines, colour, 6)


def _gone(canvas: Canvas, field: Field, plane: PlaneView) -> Box:
    """An arrow at the edge over which it flew."""
    x, y = last_spot(field, plane)
    heading = _outwards(field, plane.pose)
    ahead = (sin(radians(heading)), -cos(radians(heading)))
    tail, tip = (x - 42 * ahead[0], y - 42 * ahead[1]), (x + 26 * ahead[0], y + 26 * ahead[1])
    neck = (x + 4 * ahead[0], y + 4 * ahead[1])
    for colour, width, grow in ((WHITE, 15.0, 5.0), (style(plane).colour, 8.0, 0.0)):
        canvas.stroke([tail, neck], colour, width)
        head = (tip[0] + grow * ahead[0], tip[1] + grow * ahead[1])
        canvas.fill([arrow_head(head, heading, 28 + 1.6 * grow, 34 + 2 * grow)], colour)
    return around([tail, tip]).grown(20)


def last_spot(field: Field, plane: PlaneView) -> Point:
    """Where the airplane is on the picture; for one that left, where it crossed the edge."""
    inner = field.box.grown(-34)
    end = field.spot(plane.pose)
    if plane.status == "left":
        starts = [field.spot(leg.start) for leg in field.view.flown if leg.plane == plane.id]
        start = starts[-1] if starts else end
        way = [
            (start[0] + (end[0] - start[0]) * i / 40, start[1] + (end[1] - start[1]) * i / 40)
            for i in range(41)
        ]
        end = next((point for point in way if not inner.holds(point)), end)
    return min(max(end[0], inner.left), inner.right), min(max(end[1], inner.top), inner.bottom)


def _outwards(field: Field, pose: Pose) -> float:
    """The heading of the nearest edge of the table."""
    gaps = {
        270.0: pose.x,
        90.0: field.view.width - pose.x,
        180.0: pose.y,
        0.0: field.view.length - pose.y,
    }
    return min(gaps, key=lambda heading: gaps[heading])
