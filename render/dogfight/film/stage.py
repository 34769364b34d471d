"""Where a film plays: the part of the table where the action is, with all that does not move on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.dogfight.board.field import ROOM, Cut, Field, draw_ground, laid, window
from render.dogfight.board.surroundings import draw_below, draw_grass
from render.dogfight.board.wrecks import draw_old_wreck
from render.dogfight.film.acts import Act
from render.dogfight.sides import others, pieces_by_id
from render.dogfight.signs.plates import draw_plate
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, around
from render.kit.theme import NIGHT
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView

ACROSS, ALONG = 704, 934
"""Pixels across the field of a film, and along, at most: a film is no taller than 1.5 times its width."""

CUT = Cut(least=420.0, tallest=1.0, flattest=0.62, nearly=1.0, air=30.0)
SHADE = 8.0
"""Millimetres around a piece within which its shadow falls."""


def choose_stage(before: DogfightView, after: DogfightView, played: Sequence[Act]) -> Field:
    """Wide enough for all that will happen, so that the picture stands still while it does."""
    shown = window(before, list(_action(before, after, played)), CUT)
    return _field(before, shown, min(ACROSS, round(ALONG * shown.width / shown.height)))


def _action(before: DogfightView, after: DogfightView, played: Sequence[Act]) -> Iterator[Point]:
    known, still = pieces_by_id(before), {piece.id: piece for piece in others(before)}
    for view in (before, after):
        for plane in view.planes:
            if plane.status == "flying":
                yield from laid(plane.pose, plane.size)
    for act in played:
        for glide in act.glides:
            for pose in (glide.start, glide.end):
                yield from laid(pose, known[glide.plane].size)
        for event in act.events:
            if point := event.data.get("point"):
                yield point[0], point[1]
            if place := event.data.get("pose"):
                yield from laid(Pose(**place), known[event.data["plane"]].size)
            for key in ("shooter", "target", "gun", "balloon"):
                piece = still.get(event.data.get(key, ""))
                if piece is not None:
                    yield from laid(piece.pose, piece.size)


def _field(view: DogfightView, shown: Box, across: int) -> Field:
    return Field(view, shown, Box(0, 0, across, round(across * shown.height / shown.width)))


def scenery(field: Field, view: DogfightView) -> Image.Image:
    """Ground, landing fields, ground cards, balloons and old wrecks, as they are in that view."""
    large = _field(view, field.window, ROOM)
    canvas = Canvas(ROOM, round(large.box.height), NIGHT)
    draw_ground(canvas, large)
    draw_grass(canvas, large)
    draw_below(canvas, large)
    for balloon in view.balloons:
        draw_plate(canvas, balloon, large.at(balloon.pose.offset(0, -30)), lost=balloon.status != "aloft")
    for plane in field.view.planes:
        if plane.status not in {"flying", "waiting", "left"}:
            draw_old_wreck(canvas, large, plane)
    size = round(field.box.width), round(field.box.height)
    return canvas.image.resize(size, Image.Resampling.BOX, reducing_gap=None)


def changed(field: Field, before: DogfightView, after: DogfightView) -> dict[str, Box]:
    """Balloons and ground cards that do not stay as they were, and where they are on the field."""
    was = {piece.id: piece for piece in others(before)}
    return {
        piece.id: around(field.at(point) for point in laid(piece.pose, piece.size)).grown(SHADE * field.scale)
        for piece in others(after)
        if piece != was.get(piece.id)
    }
