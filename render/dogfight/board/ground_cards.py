"""Trenches, guns, machine guns and targets as they lie on the table, and landing fields."""

from __future__ import annotations

from collections.abc import Callable

from render.dogfight.board.field import Field, corners, laid
from render.dogfight.board.pieces import draw_rear_band, draw_sector
from render.dogfight.sides import STYLES, style
from render.dogfight.signs.plates import draw_plate, plate_width
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Point, around, centred, ellipse, star
from render.kit.theme import AMBER, AMBER_DEEP, CRIMSON, GREY, INK, PAPER, STEEL, WHITE, Colour, blend
from rules.dogfight.box.components import Size
from rules.dogfight.kinds import GroundKind
from rules.dogfight.view import GroundView, LandingField

_EARTH: Colour = (233, 220, 192)
_SOIL: Colour = (120, 88, 52)
_TURF: Colour = (184, 206, 158)
_LOST = {"silenced", "destroyed"}
_PLATE = -20.0
"""Millimetres behind the middle: where the name plate lies."""


def draw_landing_field(canvas: Canvas, field: Field, strip: LandingField) -> None:
    outline = field.shape(strip.pose, corners(Size(strip.width, strip.length)))
    canvas.fill([outline], _TURF, 0.9)
    canvas.outline(outline, WHITE, 5, dash=(22, 14))
    half = strip.length / 2
    line = field.shape(strip.pose, [(0, -half + 12), (0, half - 12)])
    canvas.stroke(line, WHITE, 5, dash=(34, 22))
    look = STYLES[strip.side]
    for forward in (-half + 16, half - 16):
        for across in (-strip.width / 2 + 14, strip.width / 2 - 14):
            spot = field.at(strip.pose.offset(across, forward))
            canvas.fill([shape_points(look.shape, spot, 13)], WHITE)
            canvas.fill([shape_points(look.shape, spot, 10)], look.colour)


def draw_reach(canvas: Canvas, field: Field, card: GroundView) -> None:
    """The arc of a machine gun that can fire, faintly."""
    if card.half_angle is not None and card.status == "active":
        draw_sector(canvas, field, card, card.half_angle, card.pose, card.pose.heading, 0.3)


def draw_ground_card(canvas: Canvas, field: Field, card: GroundView) -> None:
    lost = card.status in _LOST
    outline = field.shape(card.pose, corners(card.size))
    canvas.shadow(outline, (2, 3), 3, 0.3)
    canvas.fill([outline], blend(GREY, _EARTH, 0.35) if lost else _EARTH)
    draw_rear_band(canvas, field, card, card.pose)
    _KINDS[card.kind](canvas, field, card)
    canvas.outline(outline, STEEL if lost else style(card).colour, 3.5, dash=(12, 7) if lost else None)
    if card.status == "gun silenced":
        _cross(canvas, field.at(card.pose.offset(0, 12)), 13)
    elif card.status != "active":
        _ruin(canvas, field, card)


def draw_name(canvas: Canvas, field: Field, card: GroundView) -> None:
    """Its plate, which nothing that stands on the ground may hide: inside the field, as the card is."""
    if around(laid(card.pose, card.size)).overlap(field.window) <= 0:
        return
    (x, y), inner = field.at(plate_point(card)), field.box.grown(-24)
    across = max(plate_width(card) / 2 - 20, 0)
    x = min(max(x, inner.left + across), inner.right - across)
    draw_plate(canvas, card, (x, min(max(y, inner.top), inner.bottom)), lost=card.status in _LOST)


def plate_point(card: GroundView) -> Point:
    return card.pose.offset(0, _PLATE)


def _shape(canvas: Canvas, field: Field, card: GroundView, points: list[Point], colour: Colour) -> None:
    canvas.fill([field.shape(card.pose, points)], colour)


def _line(
    canvas: Canvas, field: Field, card: GroundView, points: list[Point], colour: Colour, mm: float
) -> None:
    canvas.stroke(field.shape(card.pose, points), colour, mm * field.scale)


def _trench(canvas: Canvas, field: Field, card: GroundView) -> None:
    for base in (22.0, 4.0):
        zigzag = [(-18.0 + 6 * i, base + (4 if i % 2 else -4)) for i in range(7)]
        _line(canvas, field, card, zigzag, _SOIL, 4.5)
        _line(canvas, field, card, zigzag, blend(_SOIL, INK, 0.5), 1.8)


def _gun(canvas: Canvas, field: Field, card: GroundView) -> None:
    """An emplacement, a barrel, and the loading counter where the rules put it."""
    _shape(canvas, field, card, ellipse((0, 10), 14), _SOIL)
    _shape(canvas, field, card, ellipse((0, 10), 11), blend(_SOIL, _EARTH, 0.45))
    _line(canvas, field, card, [(0, 8), (0, 29)], INK, 4.5)
    if card.loading == "fired":
        canvas.fill([star(field.at(card.pose.offset(0, 30)), 15, 7, 8)], CRIMSON)
    spots = {"loaded": (0.0, 10.0), "corner": (15.5, 27.5), "side": (21.5, 4.0)}
    if card.loading in spots:
        draw_counter(canvas, field.at(card.pose.offset(*spots[card.loading])), 15)


def draw_counter(canvas: Canvas, spot: Point, radius: float) -> None:
    """An artillery counter."""
    canvas.disc(spot, radius, INK)
    canvas.disc(spot, radius * 0.8, AMBER)
    canvas.disc(spot, radius * 0.45, CRIMSON)


def _machine_gun(canvas: Canvas, field: Field, card: GroundView) -> None:
    bags = [(-13.0, 12.0), (-10.0, 19.0), (0.0, 22.0), (10.0, 19.0), (13.0, 12.0)]
    for bag in bags:
        _shape(canvas, field, card, ellipse(bag, 5.2, 4.2, steps=20), _SOIL)
    _line(canvas, field, card, [(0, 4), (0, 31)], INK, 3)
    _line(canvas, field, card, [(-7, 0), (0, 9), (7, 0)], INK, 2.6)


def _target(canvas: Canvas, field: Field, card: GroundView) -> None:
    """Roofs around a yard, under a bull's eye."""
    for x, y, across, along in ((-12, 20, 12, 14), (11, 22, 14, 9), (12, 2, 10, 12), (-11, -1, 13, 9)):
        roof = field.shape(card.pose, [(x + dx * across / 2, y + dy * along / 2) for dx, dy in _SQUARE])
        canvas.fill([roof], blend(CRIMSON, _SOIL, 0.3))
        canvas.outline(roof, INK, 1.5)
    spot = field.at(card.pose.offset(0, 10))
    for radius, colour in ((17.0, INK), (13.5, WHITE), (9.0, INK), (5.0, WHITE)):
        canvas.disc(spot, radius, colour)


_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_KINDS: dict[GroundKind, Callable[[Canvas, Field, GroundView], None]] = {
    "trench": _trench,
    "aa-gun": _gun,
    "aa-machine-gun": _machine_gun,
    "target": _target,
}


def _ruin(canvas: Canvas, field: Field, card: GroundView) -> None:
    """Silenced: crossed out. Bombed: a crater, and crossed out if nothing is left."""
    spot = field.at(card.pose.offset(0, 12))
    if card.status in {"damaged", "destroyed"}:
        canvas.fill([star(spot, 22 * field.scale, 12 * field.scale, 9, 10)], AMBER_DEEP)
        canvas.fill([star(spot, 14 * field.scale, 8 * field.scale, 9)], AMBER)
    if card.status != "damaged":
        _cross(canvas, spot, 15 * field.scale)


def _cross(canvas: Canvas, spot: Point, reach: float) -> None:
    box = centred(spot, 2 * reach, 2 * reach)
    lines = [
        [(box.left, box.top), (box.right, box.bottom)],
        [(box.left, box.bottom), (box.right, box.top)],
    ]
    canvas.strokes(lines, PAPER, 12)
    canvas.strokes(lines, CRIMSON, 6)
