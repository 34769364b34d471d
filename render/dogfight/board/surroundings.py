"""What the airplanes fly over and among: landing fields, ground cards, balloons, and what is in the air."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.dogfight.board.balloon_boards import draw_balloon, draw_lost_balloon
from render.dogfight.board.field import Field, laid
from render.dogfight.board.ground_cards import (
    draw_ground_card,
    draw_landing_field,
    draw_name,
    draw_reach,
    plate_point,
)
from render.dogfight.board.shells import draw_rocket, draw_shell
from render.dogfight.board.tags import PieceTag
from render.dogfight.board.track import card_obstacles
from render.dogfight.sides import others, style
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.shapes import around
from rules.dogfight.ruler.geometry import Pose, card, dot
from rules.dogfight.view import BalloonView, GroundView

_PLATE = 22.0
"""Pixels from an airplane's card to the middle of a name plate within which that is not to be read."""


def draw_grass(canvas: Canvas, field: Field) -> None:
    """Landing fields, and what machine guns reach."""
    for strip in field.view.landing_fields:
        draw_landing_field(canvas, field, strip)
    for gun in field.view.ground:
        draw_reach(canvas, field, gun)


def draw_below(canvas: Canvas, field: Field) -> list[Obstacle]:
    """Ground cards and balloons; gives what labels should not cover."""
    view = field.view
    obstacles: list[Obstacle] = []
    for piece in view.ground:
        draw_ground_card(canvas, field, piece)
        obstacles += card_obstacles(field, piece, piece.pose, weight=10.0)
    _draw_barrage(canvas, field)
    for balloon in view.balloons:
        if balloon.status == "aloft":
            draw_balloon(canvas, field, balloon)
            obstacles += card_obstacles(field, balloon, balloon.pose, weight=12.0)
        else:
            obstacles.append(Obstacle(draw_lost_balloon(canvas, field, balloon), 4.0))
    for piece in view.ground:
        draw_name(canvas, field, piece)
    plates = [kept.box for kept in canvas.kept if kept.what == "plate"]
    return [*obstacles, *(Obstacle(box, 60.0) for box in plates)]


def _draw_barrage(canvas: Canvas, field: Field) -> None:
    """Where cables hang: between neighbours that both stand, and from the last ones to the table's sides."""
    known = {balloon.id: balloon for balloon in field.view.balloons}
    for cables in field.view.cables:
        look = style(known[cables.balloons[0]])
        area = [field.at(point) for point in cables.area]
        canvas.fill([area], look.deep, 0.16)
        canvas.outline(area, look.deep, 3, dash=(2, 9))


def draw_above(canvas: Canvas, field: Field, below: Sequence[Obstacle]) -> list[Obstacle]:
    """Shells and rockets, over everything; gives what is now to be kept clear."""
    obstacles = list(below)
    for shell in field.view.shells:
        obstacles += draw_shell(canvas, field, shell, obstacles)
    for flight in field.view.rockets:
        obstacles += draw_rocket(canvas, field, flight, obstacles)
    return obstacles


def piece_tags(field: Field) -> Iterator[PieceTag]:
    """A tag for each balloon in the window, and for each ground card of which there is something to say or
    whose plate an airplane hides."""
    for piece in others(field.view):
        tag = PieceTag(piece)
        if is_in_window(field, piece) and (tag.telling or _is_hidden(field, piece)):
            yield tag


def _is_hidden(field: Field, piece: BalloonView | GroundView) -> bool:
    if isinstance(piece, BalloonView):
        return False
    spot = dot(Pose(*plate_point(piece), 0))
    flying = (plane for plane in field.view.planes if plane.status == "flying")
    return any(card(plane.pose, plane.size).distance(spot) * field.scale < _PLATE for plane in flying)


def is_in_window(field: Field, piece: BalloonView | GroundView) -> bool:
    box = around(laid(piece.pose, piece.size))
    return box.overlap(field.window) > 0
