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
from render.dogfight.board.surroundings import draw_above, draw_below, draw_grass, piece_tags
from render.dogfight.board.tags import PlaneTag, draw_tags
from render.dogfight.board.track import card_obstacles, draw_round_mark, leg_curve
from render.dogfight.frame import HEADER, draw_header
from render.dogfight.phrases import caution
from render.dogfight.preview.placing import draw_places, extent
from render.dogfight.preview.pointers import draw_pointers
from render.dogfight.preview.rows import ROW, draw_row
from render.dogfight.sides import pilot, style
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.panels import WARNING, draw_warning
from render.kit.shapes import Box, Point
from render.kit.theme import NIGHT, WHITE, WIDTH
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.ways import DogfightForesight, Way
from rules.said import said

MOST_WARNINGS = 4
"""In the picture; all of them are told in words."""
_NEAR = 420.0
"""Millimetres within which another airplane matters to a plan."""


def draw_preview(foreseen: DogfightForesight, names: Names) -> Canvas:
    view, routes = foreseen.table, foreseen.ways
    field = close_field(view, _interest(foreseen), HEADER, turned=foreseen.turned)
    foot = field.box.bottom + RULER - 10
    canvas = Canvas(WIDTH, round(foot + 14 + len(routes) * (ROW + 10) + 8), NIGHT)
    draw_ground(canvas, field)
    with canvas.clipped(field.box):
        _draw_field(canvas, field, foreseen)
    draw_rulers(canvas, field)
    draw_header(canvas, view, said("dogfight-pictures.preview"))
    for i, route in enumerate(routes):
        top = foot + 14 + i * (ROW + 10)
        draw_row(canvas, route, pilot(route.plane, names), Box(24, top, WIDTH - 24, top + ROW))
    return canvas


def _interest(foreseen: DogfightForesight) -> Iterator[Point]:
    """What must be in sight: the ways to their ends, whoever is near them, where guns aim, and all places
    that are asked for."""
    view, routes = foreseen.table, foreseen.ways
    guns = [gun for gun in view.ground if view.owns(gun)]
    yield from ((gun.pose.x, gun.pose.y) for gun in guns)
    yield from (shell.point for shell in view.shells if shell.gun in {gun.id for gun in guns})
    for place in foreseen.places:
        yield from extent(place)
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


def _draw_field(canvas: Canvas, field: Field, foreseen: DogfightForesight) -> None:
    view, routes = field.view, foreseen.ways
    draw_grass(canvas, field)
    draw_places(canvas, field, foreseen.places)
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
    warnings = [caution(danger) for danger in foreseen.dangers[:MOST_WARNINGS]]
    warned = field.box.top + (WARNING + 8) * len(warnings)
    obstacles.append(Obstacle(Box(*field.box[:3], warned + 8), 60.0))
    below = Box(field.box.left, warned, field.box.right, field.box.bottom)
    obstacles += [Obstacle(box, 60.0) for box in draw_pointers(canvas, field, below)]
    others = [tag for tag in piece_tags(field) if field.box.holds(field.spot(tag.piece.pose))]
    draw_tags(canvas, field, [*inside_view, *others], obstacles)
    for i, text in enumerate(warnings):
        middle = field.box.centre[0], field.box.top + 50 + (WARNING + 8) * i
        draw_warning(canvas, text, middle, field.box.width - 40)


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
