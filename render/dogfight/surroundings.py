"""What the airplanes fly over and among: landing fields, ground cards, balloons, and what is in the air."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.dogfight.balloon_boards import draw_balloon, draw_lost_balloon
from render.dogfight.field import Field, piece_size
from render.dogfight.ground_cards import draw_ground_card, draw_landing_field, draw_reach
from render.dogfight.pieces import corners
from render.dogfight.shells import draw_rocket, draw_shell
from render.dogfight.sides import others
from render.dogfight.tags import PieceTag
from render.dogfight.track import card_obstacles
from render.kit.canvas import Canvas
from render.kit.labels import Obstacle
from render.kit.shapes import around
from render.kit.theme import INK, WHITE
from rules.dogfight.view import BalloonView, GroundView


def draw_grass(canvas: Canvas, field: Field) -> None:
    """Landing fields, and what machine guns reach."""
    for strip in field.view.landing_fields:
        draw_landing_field(canvas, field, strip)
    for card in field.view.ground:
        draw_reach(canvas, field, card)


def draw_below(canvas: Canvas, field: Field) -> list[Obstacle]:
    """Ground cards and balloons; gives what labels should not cover."""
    view = field.view
    obstacles: list[Obstacle] = []
    for card in view.ground:
        draw_ground_card(canvas, field, card)
        obstacles += card_obstacles(field, card, card.pose, weight=10.0)
    _draw_barrage(canvas, field)
    for balloon in view.balloons:
        if balloon.status == "aloft":
            draw_balloon(canvas, field, balloon)
            obstacles += card_obstacles(field, balloon, balloon.pose, weight=12.0)
        else:
            obstacles.append(Obstacle(draw_lost_balloon(canvas, field, balloon), 4.0))
    return obstacles


def _draw_barrage(canvas: Canvas, field: Field) -> None:
    """Cables from balloon to balloon of a barrage, in the order in which they stand."""
    standing = [b for b in field.view.balloons if b.barrage and b.status == "aloft"]
    spots = sorted(field.spot(balloon.pose) for balloon in standing)
    if len(spots) > 1:
        canvas.stroke(spots, WHITE, 8, alpha=0.7)
        canvas.stroke(spots, INK, 3, dash=(2, 7))


def draw_above(canvas: Canvas, field: Field, below: Sequence[Obstacle]) -> list[Obstacle]:
    """Shells and rockets, over everything; gives what is now to be kept clear."""
    obstacles = list(below)
    for shell in field.view.shells:
        obstacles += draw_shell(canvas, field, shell)
    for flight in field.view.rockets:
        obstacles += draw_rocket(canvas, field, flight, obstacles)
    return obstacles


def piece_tags(field: Field) -> Iterator[PieceTag]:
    """A tag for each balloon and ground card in the window."""
    for piece in others(field.view):
        if is_in_window(field, piece):
            yield PieceTag(piece)


def is_in_window(field: Field, piece: BalloonView | GroundView) -> bool:
    box = around(piece.pose.offset(*corner) for corner in corners(piece_size(piece)))
    return box.overlap(field.window) > 0
