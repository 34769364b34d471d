"""Where chosen cards would lead: for the eyes of the seat that chose them."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from render.artist import Names
from render.dogfight.console import own_planes
from render.dogfight.field import RULER, Field, card_size, close_field, draw_ground, draw_rulers
from render.dogfight.frame import HEADER, draw_header
from render.dogfight.maneuver_card import card_name, draw_maneuver, maneuver
from render.dogfight.pieces import corners, draw_arc, draw_card, draw_ghost, draw_silhouette
from render.dogfight.sides import badge, pilot, style
from render.dogfight.tags import HEIGHT, PlaneTag
from render.dogfight.track import card_obstacles, draw_round_mark, leg_curve
from render.kit.canvas import Canvas
from render.kit.labels import Label, Obstacle, place
from render.kit.shapes import Box, Point, box_points, centred
from render.kit.theme import AMBER, CRIMSON, GREY, INK, MIST, NIGHT, SLATE, WHITE, WIDTH
from render.kit.type import fit, width
from rules.dogfight.geometry import Pose, fly, inside, playing_area
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice

SLOTS = ("first", "second", "third")
ROW = 176
_CARD = Box(0, 0, 88, 152)
_NEAR = 420.0
"""Millimetres within which another airplane matters to a plan."""


class Way(NamedTuple):
    """An airplane's choice so far: the cards, where each would leave it, and the round it would be lost."""

    plane: PlaneView
    cards: tuple[int, ...]
    ends: tuple[Pose, ...]
    leaves: int | None

    @property
    def poses(self) -> tuple[Pose, ...]:
        return (self.plane.pose, *self.ends)


def ways(view: DogfightView, choice: Choice) -> tuple[Way, ...]:
    return tuple(_way(view, plane, choice) for plane in own_planes(view) if plane.status == "flying")


def _way(view: DogfightView, plane: PlaneView, choice: Choice) -> Way:
    area, size, pose = playing_area(view.width, view.length), card_size(plane), plane.pose
    cards: list[int] = []
    ends: list[Pose] = []
    for number in _chosen(plane, choice):
        card = maneuver(plane, number)
        if card is None:
            break
        pose = fly(pose, card, size)
        cards.append(number)
        ends.append(pose)
        if not inside(area, pose):
            return Way(plane, tuple(cards), tuple(ends), len(ends))
    return Way(plane, tuple(cards), tuple(ends), None)


def _chosen(plane: PlaneView, choice: Choice) -> Iterator[int]:
    """Cards from the first slot on, as far as they are filled without a gap; else the plan handed in."""
    answers = [choice.get(f"{plane.id}.{slot}") for slot in SLOTS]
    if answers == [None] * len(SLOTS):
        yield from plane.plan or ()
        return
    for answer in answers:
        if not (isinstance(answer, str) and answer.isascii() and answer.isdigit()):
            return
        yield int(answer)


def draw_preview(view: DogfightView, choice: Choice, names: Names) -> Canvas:
    routes = ways(view, choice)
    field = close_field(view, _interest(view, routes), HEADER)
    foot = field.box.bottom + RULER - 10
    canvas = Canvas(WIDTH, round(foot + 14 + len(routes) * (ROW + 10) + 8), NIGHT)
    draw_ground(canvas, field)
    with canvas.clipped(field.box):
        _draw_field(canvas, field, routes)
    draw_rulers(canvas, field)
    draw_header(canvas, view, "Preview")
    for i, route in enumerate(routes):
        top = foot + 14 + i * (ROW + 10)
        _row(canvas, route, pilot(route.plane, names), Box(24, top, WIDTH - 24, top + ROW))
    return canvas


def _interest(view: DogfightView, routes: tuple[Way, ...]) -> Iterator[Point]:
    """What must be in sight: the ways to their ends, and whoever is near them."""
    for route in routes:
        for pose in route.poses:
            yield from (pose.offset(*corner) for corner in corners(card_size(route.plane)))
    poses = [pose for route in routes for pose in route.poses]
    for plane in view.planes:
        if plane.status == "flying" and (
            not poses or min(_apart(plane.pose, pose) for pose in poses) < _NEAR
        ):
            yield from (plane.pose.offset(*corner) for corner in corners(card_size(plane)))


def _apart(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _draw_field(canvas: Canvas, field: Field, routes: tuple[Way, ...]) -> None:
    view = field.view
    obstacles: list[Obstacle] = []
    for route in routes:
        _draw_arcs(canvas, field, route)
    for route in routes:
        obstacles += _draw_way(canvas, field, route)
    shown = [plane for plane in view.planes if plane.status == "flying"]
    for plane in shown:
        draw_card(canvas, field, plane, plane.pose)
        obstacles += card_obstacles(field, plane, plane.pose)
    inside_view = [PlaneTag(plane) for plane in shown if field.box.holds(field.spot(plane.pose))]
    _draw_marks(canvas, field, routes)
    warnings = [text for route in routes if (text := warning(route))]
    obstacles.append(Obstacle(Box(*field.box[:3], field.box.top + 74 * len(warnings)), 60.0))
    labels = [Label(t.width, HEIGHT, (field.spot(t.plane.pose),), 34 * field.scale) for t in inside_view]
    for tag, box in zip(inside_view, place(labels, obstacles, field.box.grown(-14)), strict=True):
        tag.draw(canvas, box)
    for i, text in enumerate(warnings):
        _warn(canvas, field, text, field.box.top + 50 + 66 * i)


def _draw_arcs(canvas: Canvas, field: Field, route: Way) -> None:
    for index, pose in enumerate(route.ends, start=1):
        for gun in route.plane.guns:
            draw_arc(canvas, field, route.plane, gun, pose, 0.8 if index == len(route.ends) else 0.2)


def _draw_way(canvas: Canvas, field: Field, route: Way) -> list[Obstacle]:
    obstacles = []
    look = style(route.plane)
    for before, after in zip(route.poses, route.ends, strict=False):
        curve = leg_curve(field, before, after)
        canvas.stroke(curve, WHITE, 8, alpha=0.85)
        canvas.stroke(curve, look.colour, 4, dash=look.dash)
    for pose in route.ends:
        draw_ghost(canvas, field, route.plane, pose)
        draw_silhouette(canvas, field, route.plane, pose, look, 0.85 if pose is route.ends[-1] else 0.25)
        obstacles += card_obstacles(field, route.plane, pose, weight=6.0)
    return obstacles


def _draw_marks(canvas: Canvas, field: Field, routes: tuple[Way, ...]) -> None:
    for route in routes:
        for number, pose in enumerate(route.ends, start=1):
            tail = field.at(pose.offset(0, -card_size(route.plane).length / 2))
            draw_round_mark(canvas, route.plane, field.view.round + number, tail)


def warning(route: Way) -> str | None:
    if route.leaves is None:
        return None
    return f"{route.plane.id} flies off the table with card {route.leaves}"


def _warn(canvas: Canvas, field: Field, text: str, y: float) -> None:
    wide = width(text, 34) + 110
    x = field.box.centre[0]
    box = centred((x, y), wide, 58)
    canvas.panel_shadow(box)
    canvas.panel(box, 29, WHITE)
    canvas.panel(box.grown(-3), 26, CRIMSON)
    left = box.left + 44
    canvas.fill([[(left, y - 19), (left + 21, y + 16), (left - 21, y + 16)]], AMBER)
    canvas.write("!", (left, y + 2), 30, INK, weight="ExtraBold", align="centre")
    canvas.write(text, (box.left + 78, y), 34, WHITE)


def _row(canvas: Canvas, route: Way, player: str, box: Box) -> None:
    """The cards chosen, and the slots still open."""
    plane = route.plane
    canvas.panel(box, 14, SLATE)
    badge(plane).draw(canvas, (box.left + 52, box.centre[1]), 32)
    room = 244.0
    canvas.write(fit(plane.name, 32, room), (box.left + 104, box.centre[1] - 24), 32, WHITE)
    canvas.write(
        fit(player, 28, room, "Medium"), (box.left + 104, box.centre[1] + 26), 28, MIST, weight="Medium"
    )
    for i in range(len(SLOTS)):
        left = box.left + 356 + i * 268
        slot = Box(left, box.top + 12, left + _CARD.width, box.top + 12 + _CARD.height)
        if i >= len(route.cards):
            canvas.outline(box_points(slot.grown(-4)), GREY, 2.5, dash=(10, 8))
            continue
        draw_maneuver(canvas, slot, plane, route.cards[i], style(plane).colour)
        _caption(
            canvas,
            card_name(plane, route.cards[i]),
            Box(slot.right + 6, box.top, slot.right + 168, box.bottom),
        )


def _caption(canvas: Canvas, text: str, box: Box) -> None:
    """A card's name, a word a line."""
    words = text.split()[:4]
    y = box.centre[1] - 17 * (len(words) - 1)
    for i, word in enumerate(words):
        canvas.write(
            fit(word, 28, box.width, "SemiBold"), (box.left, y + 34 * i), 28, MIST, weight="SemiBold"
        )
