"""The table, as the channel or one seat sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

from render.artist import Names
from render.dogfight.field import (
    RULER,
    Field,
    card_size,
    choose_field,
    draw_ground,
    draw_rulers,
    piece_size,
)
from render.dogfight.frame import HEADER, draw_header
from render.dogfight.minimap import corner_for, draw_minimap
from render.dogfight.notes import draw_notes, notes_height
from render.dogfight.pieces import corners, draw_plane, draw_wreck, last_spot
from render.dogfight.roster import draw_roster, roster_height
from render.dogfight.sides import others
from render.dogfight.surroundings import draw_above, draw_below, draw_grass, piece_tags
from render.dogfight.tags import HEIGHT, BurstTag, PieceTag, PlaneTag
from render.dogfight.track import (
    Burst,
    bursts,
    card_obstacles,
    draw_arcs,
    draw_burst,
    draw_legs,
    draw_round_marks,
)
from render.kit.canvas import Canvas
from render.kit.labels import Label, Obstacle, leader, place
from render.kit.shapes import Point
from render.kit.theme import NIGHT, WHITE, WIDTH
from rules.dogfight.view import DogfightView, Flown, PlaneView

OLD_WRECKS = 130.0
"""Millimetres beyond the window within which an airplane that left it is still told of."""

NEAR = 280.0
"""Millimetres from the action within which balloons and ground cards are kept in sight."""

MOST_WORDY = 4
"""With more bursts than this, their labels leave out unit and range."""

MOST_TAGGED = 8
"""With more bursts than this, only the latest round's are labelled; the sentences tell the rest."""


def draw_board(view: DogfightView, names: Names) -> Canvas:
    field = choose_field(view, action(view), HEADER)
    foot = field.box.bottom + RULER - 10
    lower = foot + notes_height(view)
    canvas = Canvas(WIDTH, round(lower + roster_height(view)), NIGHT)
    draw_ground(canvas, field)
    with canvas.clipped(field.box):
        _draw_table(canvas, field)
    draw_rulers(canvas, field)
    draw_header(canvas, view)
    draw_notes(canvas, view, foot)
    draw_roster(canvas, view, names, lower)
    return canvas


def action(view: DogfightView) -> Iterator[Point]:
    """Every point worth seeing: flying cards, this turn's paths and bursts, and what stands near them."""
    points = list(_flights(view))
    yield from points
    involved = {name for shot in view.shots for name in (shot.shooter, shot.target)}
    involved |= {shell.gun for shell in view.shells}
    for piece in others(view):
        here = piece.pose.x, piece.pose.y
        if piece.id in involved or not points or min(dist(here, point) for point in points) < NEAR:
            yield from (piece.pose.offset(*corner) for corner in corners(piece_size(piece)))


def _flights(view: DogfightView) -> Iterator[Point]:
    moving = {leg.plane for leg in view.flown}
    for plane in view.planes:
        if plane.status == "flying" or plane.id in moving:
            yield from (plane.pose.offset(*corner) for corner in corners(card_size(plane)))
    for leg in view.flown:
        yield leg.start.x, leg.start.y
    for shot in view.shots:
        yield shot.point
    for shell in view.shells:
        yield shell.point


def legs_of(view: DogfightView, plane: PlaneView) -> tuple[Flown, ...]:
    return tuple(sorted((leg for leg in view.flown if leg.plane == plane.id), key=lambda leg: leg.round))


def _draw_table(canvas: Canvas, field: Field) -> None:
    view = field.view
    draw_grass(canvas, field)
    draw_arcs(canvas, field, view)
    obstacles = draw_below(canvas, field)
    for plane in view.planes:
        obstacles += draw_legs(canvas, field, plane, legs_of(view, plane))
    for plane in view.planes:
        obstacles += draw_round_marks(canvas, field, plane, legs_of(view, plane))
    obstacles += _draw_planes(canvas, field)
    fired = list(bursts(field, view))
    latest = max((burst.shot.round for burst in fired), default=0)
    for burst in fired:
        obstacles += draw_burst(canvas, burst, latest=burst.shot.round == latest)
    obstacles = draw_above(canvas, field, obstacles)
    if not field.whole:
        corner = corner_for(field, obstacles)
        draw_minimap(canvas, field, corner)
        obstacles.append(Obstacle(corner, 60.0))
    _draw_tags(canvas, field, fired, obstacles)


def _draw_planes(canvas: Canvas, field: Field) -> list[Obstacle]:
    """Wrecks below, then those on the ground, then flying cards, the higher above the lower."""
    view = field.view
    obstacles: list[Obstacle] = []
    for plane in view.planes:
        if _is_lost(plane) and _in_sight(field, plane):
            box = draw_wreck(canvas, field, plane, fresh=bool(legs_of(view, plane)))
            obstacles.append(Obstacle(box, 8.0))
    for plane in sorted(view.planes, key=lambda plane: plane.level or 0):
        if plane.status == "flying":
            draw_plane(canvas, field, plane)
            obstacles += card_obstacles(field, plane, plane.pose)
    return obstacles


def _is_lost(plane: PlaneView) -> bool:
    return plane.status not in {"flying", "waiting"}


def _in_sight(field: Field, plane: PlaneView) -> bool:
    """An old wreck may lie outside the part of a large table that is shown; who waits is nowhere yet."""
    if plane.status == "flying" or legs_of(field.view, plane):
        return True
    return _is_lost(plane) and field.window.grown(OLD_WRECKS).holds((plane.pose.x, plane.pose.y))


def _draw_tags(canvas: Canvas, field: Field, fired: Sequence[Burst], obstacles: Sequence[Obstacle]) -> None:
    latest = max((burst.shot.round for burst in fired), default=0)
    shown = [burst for burst in fired if len(fired) <= MOST_TAGGED or burst.shot.round == latest]
    planes = [PlaneTag(plane) for plane in field.view.planes if _in_sight(field, plane)]
    pieces = [tag for tag in piece_tags(field) if tag.telling]
    shots = [BurstTag(b, len(shown) <= MOST_WORDY, b.shot.round == latest) for b in shown]
    near = 34 * field.scale
    labels = [
        *(Label(tag.width, HEIGHT, (last_spot(field, tag.plane),), near) for tag in planes),
        *(Label(tag.width, HEIGHT, (field.spot(tag.piece.pose),), near) for tag in pieces),
        *(Label(tag.width, HEIGHT, tag.burst.along, 8) for tag in shots),
    ]
    boxes = place(labels, obstacles, field.box.grown(-14))
    tags: list[PlaneTag | PieceTag | BurstTag] = [*planes, *pieces, *shots]
    for tag, label, box in zip(tags, labels, boxes, strict=True):
        if line := leader(box, label):
            canvas.stroke(line, WHITE, 7, alpha=0.9)
            canvas.stroke(line, tag.colour, 3)
    for tag, box in zip(tags, boxes, strict=True):
        tag.draw(canvas, box)
