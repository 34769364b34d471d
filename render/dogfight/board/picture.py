"""The table, as the channel or one seat sees it."""

from __future__ import annotations

from render.artist import Names
from render.dogfight.board.field import Field, draw_ground, draw_rulers
from render.dogfight.board.ladder import draw_ladder, ladder_place
from render.dogfight.board.layout import arrange
from render.dogfight.board.minimap import corner_for, draw_minimap
from render.dogfight.board.notes import draw_notes
from render.dogfight.board.pieces import by_height, draw_hidden_edges, draw_letters, draw_plane
from render.dogfight.board.roster import draw_roster
from render.dogfight.board.roster_pieces import draw_pieces
from render.dogfight.board.surroundings import draw_above, draw_below, draw_grass, piece_tags
from render.dogfight.board.tags import PlaneTag, burst_tags, draw_tags
from render.dogfight.board.track import (
    bursts,
    card_obstacles,
    draw_arcs,
    draw_burst,
    draw_flak,
    draw_legs,
    draw_round_marks,
    latest_round,
)
from render.dogfight.board.wrecks import draw_old_wreck, draw_wreck
from render.dogfight.frame import draw_header, moment
from render.dogfight.result import draw_result, result_height
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.theme import NIGHT, WIDTH
from rules.dogfight.deeds import Flown
from rules.dogfight.view import DogfightView, PlaneView


def draw_board(view: DogfightView, names: Names) -> Canvas:
    layout = arrange(view, names)
    field, below = layout.field, layout.below
    canvas = Canvas(WIDTH, layout.height, NIGHT)
    draw_ground(canvas, field)
    with canvas.clipped(field.box):
        _draw_table(canvas, field)
    draw_rulers(canvas, field)
    draw_header(canvas, view, shown=moment(view))
    draw_result(canvas, view, names, below)
    draw_notes(canvas, view, below + result_height(view))
    draw_roster(canvas, view, names, layout.roster)
    draw_pieces(canvas, view, layout.pieces)
    return canvas


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
    fired = sorted(bursts(field, view), key=lambda burst: burst.shot.round)
    latest = latest_round(fired)
    for burst in fired:
        if burst.shot.gun == "shell":
            obstacles.append(draw_flak(canvas, burst, latest=burst.shot.round == latest))
    obstacles += _draw_planes(canvas, field)
    for burst in fired:
        obstacles += draw_burst(canvas, burst, latest=burst.shot.round == latest)
    obstacles = draw_above(canvas, field, obstacles)
    obstacles += [Obstacle(box, 60.0) for box in draw_letters(canvas, field)]
    if not field.whole:
        corner = corner_for(field, obstacles)
        with canvas.clipped(canvas.box):
            draw_minimap(canvas, field, corner)
        obstacles.append(Obstacle(corner, 60.0))
    ladder = ladder_place(field, obstacles)
    if ladder:
        with canvas.clipped(canvas.box):
            draw_ladder(canvas, field, ladder)
        obstacles.append(Obstacle(ladder, 60.0))
    planes = [PlaneTag(plane) for plane in view.planes if _is_shown(view, plane)]
    draw_tags(canvas, field, [*planes, *piece_tags(field), *burst_tags(fired)], obstacles)


def _draw_planes(canvas: Canvas, field: Field) -> list[Obstacle]:
    """Wrecks below, then those on the ground, then flying cards, the higher above the lower."""
    obstacles: list[Obstacle] = []
    lost = [plane for plane in field.view.planes if plane.status not in {"flying", "waiting"}]
    for plane in sorted(lost, key=lambda plane: _is_shown(field.view, plane)):
        if _is_shown(field.view, plane):
            obstacles.append(Obstacle(draw_wreck(canvas, field, plane), 8.0))
        elif plane.status != "left":
            draw_old_wreck(canvas, field, plane)
    for plane in by_height(field.view):
        if plane.status == "flying":
            draw_plane(canvas, field, plane)
            obstacles += card_obstacles(field, plane, plane.pose)
    draw_hidden_edges(canvas, field)
    return obstacles


def _is_shown(view: DogfightView, plane: PlaneView) -> bool:
    """In the air, or lost this turn; of those lost before the roster tells."""
    return plane.status == "flying" or bool(legs_of(view, plane))
