"""Where chosen cards would lead: for the eyes of the seat that chose them."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from render.artist import Names
from render.dogfight.board.field import RULER, Field, close_field, draw_ground, draw_rulers, laid
from render.dogfight.board.pieces import (
    by_height,
    draw_arc,
    draw_ghost,
    draw_hidden_edges,
    draw_letters,
    draw_plane,
    draw_silhouette,
)
from render.dogfight.board.roster import NAME_SIZES
from render.dogfight.board.surroundings import draw_above, draw_below, draw_grass, piece_tags
from render.dogfight.board.tags import PlaneTag, draw_tags
from render.dogfight.board.track import card_obstacles, draw_round_mark, leg_curve
from render.dogfight.frame import HEADER, draw_header
from render.dogfight.prospects import height_words, warning
from render.dogfight.sides import badge, pilot, style
from render.dogfight.signs.maneuver_card import card_name, draw_maneuver
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.shapes import Box, Point, box_points, centred
from render.kit.theme import AMBER, CRIMSON, GREY, INK, MIST, NIGHT, SLATE, WHITE, WIDTH
from render.kit.type import fit, largest, width, wrap
from rules.dogfight.box.components import CARDS
from rules.dogfight.foresight import DogfightForesight, Way
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView

ROW = 176
_CARD = Box(0, 0, 88, 152)
_NEAR = 420.0
"""Millimetres within which another airplane matters to a plan."""


def draw_preview(foreseen: DogfightForesight, names: Names) -> Canvas:
    view, routes = foreseen.table, foreseen.ways
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
    """What must be in sight: the ways to their ends, whoever is near them, and where guns aim."""
    guns = [gun for gun in view.ground if view.owns(gun)]
    yield from ((gun.pose.x, gun.pose.y) for gun in guns)
    yield from (shell.point for shell in view.shells if shell.gun in {gun.id for gun in guns})
    for route in routes:
        for pose in route.poses:
            yield from laid(pose, route.plane.size)
    poses = [pose for route in routes for pose in route.poses]
    for plane in view.planes:
        if plane.status == "flying" and (
            not poses or min(_apart(plane.pose, pose) for pose in poses) < _NEAR
        ):
            yield from laid(plane.pose, plane.size)


def _apart(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _draw_field(canvas: Canvas, field: Field, routes: tuple[Way, ...]) -> None:
    view = field.view
    draw_grass(canvas, field)
    for route in routes:
        _draw_arcs(canvas, field, route)
    obstacles = draw_below(canvas, field)
    for route in routes:
        obstacles += _draw_way(canvas, field, route)
    shown = [plane for plane in by_height(view) if plane.status == "flying"]
    for plane in shown:
        draw_plane(canvas, field, plane)
        obstacles += card_obstacles(field, plane, plane.pose)
    draw_hidden_edges(canvas, field)
    inside_view = [PlaneTag(plane) for plane in shown if field.box.holds(field.spot(plane.pose))]
    _draw_marks(canvas, field, routes)
    obstacles = draw_above(canvas, field, obstacles)
    obstacles += [Obstacle(box, 60.0) for box in draw_letters(canvas, field)]
    warnings = [text for route in routes if (text := warning(route))]
    obstacles.append(Obstacle(Box(*field.box[:3], field.box.top + 74 * len(warnings)), 60.0))
    others = [tag for tag in piece_tags(field) if field.box.holds(field.spot(tag.piece.pose))]
    draw_tags(canvas, field, [*inside_view, *others], obstacles)
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
        for round_, pose in enumerate(route.ends, start=route.first):
            tail = field.at(pose.offset(0, -route.plane.size.length / 2))
            if field.box.grown(-20).holds(tail):
                draw_round_mark(canvas, route.plane, round_, tail)


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
    draw_who(canvas, plane.name, player, Box(box.left + 98, box.top, box.left + 368, box.bottom))
    for round_ in range(1, CARDS + 1):
        left = box.left + 108 + round_ * 262
        slot = Box(left, box.top + 12, left + _CARD.width, box.top + 12 + _CARD.height)
        i = round_ - route.first
        if not 0 <= i < len(route.prospects):
            canvas.outline(box_points(slot.grown(-4)), GREY, 2.5, dash=(10, 8))
            continue
        prospect = route.prospects[i]
        draw_maneuver(canvas, slot, plane, prospect.card, style(plane).colour)
        beside = Box(slot.right + 6, box.top, slot.right + 166, box.bottom)
        _caption(canvas, card_name(plane, prospect.card), height_words(prospect), beside)


def draw_who(canvas: Canvas, name: str, player: str, box: Box) -> None:
    """The airplane's name, on two lines if it must be, and the player's."""
    size = largest(max(name.split(), key=len, default=""), box.width, NAME_SIZES)
    lines = wrap(name, size, box.width, most=2)
    y = box.centre[1] - 21 * len(lines)
    for i, line in enumerate(lines):
        canvas.write(line, (box.left, y + 42 * i), size, WHITE)
    end = (box.left, y + 42 * len(lines))
    canvas.write(fit(player, 28, box.width, "Medium"), end, 28, MIST, weight="Medium")


def _caption(canvas: Canvas, text: str, high: str, box: Box) -> None:
    """A card's name, a word a line, and the height it leads to."""
    words = text.split()[:4]
    lines = [*((word, MIST) for word in words), *([(high, AMBER)] if high else [])]
    y = box.centre[1] - 17 * (len(lines) - 1)
    for i, (line, ink) in enumerate(lines):
        canvas.write(fit(line, 28, box.width, "SemiBold"), (box.left, y + 34 * i), 28, ink, weight="SemiBold")
