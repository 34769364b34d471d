"""Who is out of sight: arrows at the picture's edge, each with who it is and how far away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import atan2, copysign, degrees, hypot
from typing import NamedTuple

from render.dogfight.board.field import Field
from render.dogfight.sides import AnyView, pieces, style
from render.kit.badges import Badge
from render.kit.canvas import Canvas, Kept
from render.kit.shapes import Box, Point, around, arrow_head, box_points, centred
from render.kit.theme import INK, WHITE
from render.kit.type import width
from rules.dogfight.view import PlaneView
from words import phrase

INSET = 62.0
"""Pixels from the edge to the middle of a badge."""
APART = 74.0
_BADGE = 24.0


class _Pointer(NamedTuple):
    piece: AnyView
    spot: Point
    target: Point
    text: str
    label: Box

    @property
    def badge(self) -> Box:
        return centred(self.spot, 2 * _BADGE, 2 * _BADGE)

    def hides(self, other: _Pointer) -> bool:
        apart = hypot(self.spot[0] - other.spot[0], self.spot[1] - other.spot[1])
        return apart < APART or any(
            one.overlap(another)
            for one, another in product((self.badge, self.label), (other.badge, other.label))
        )


def draw_pointers(canvas: Canvas, field: Field, within: Box) -> list[Box]:
    """An arrow to everybody who flies, and every enemy on the ground, that the picture does not show."""
    inner = within.grown(-INSET)
    hidden = sorted(_hidden(field), key=lambda piece: field.spot(piece.pose))
    taken: list[_Pointer] = []
    for piece in hidden:
        taken.append(_free(inner, field, piece, taken))
        _draw(canvas, taken[-1])
    return [around([*box_points(each.label), *box_points(centred(each.spot, 88, 88))]) for each in taken]


def _hidden(field: Field) -> Iterator[AnyView]:
    own = {piece.side for piece in pieces(field.view) if field.view.owns(piece)}
    for piece in pieces(field.view):
        wanted = isinstance(piece, PlaneView) or piece.side not in own
        if wanted and _is_there(piece) and not field.box.holds(field.spot(piece.pose)):
            yield piece


def _is_there(piece: AnyView) -> bool:
    return piece.status in {"flying", "aloft", "active"}


def _at_edge(inner: Box, spot: Point) -> Point:
    """Where the line from the middle to a spot beyond leaves the box."""
    x, y = inner.centre
    dx, dy = spot[0] - x, spot[1] - y
    share = min(
        inner.width / 2 / abs(dx) if dx else float("inf"), inner.height / 2 / abs(dy) if dy else float("inf")
    )
    return x + dx * share, y + dy * share


def _free(inner: Box, field: Field, piece: AnyView, taken: list[_Pointer]) -> _Pointer:
    """At that place, or at the nearest one where it hides no other: along the edge, if there is any."""
    edge = _at_edge(inner, field.spot(piece.pose))
    places = [_within(inner, (edge[0] + dx, edge[1] + dy)) for dx, dy in _steps()]
    for there in sorted(places, key=lambda place: not _on_edge(inner, place)):
        pointer = _pointer(field, piece, there)
        if not any(pointer.hides(other) for other in taken):
            return pointer
    return _pointer(field, piece, edge)


def _steps() -> Iterator[Point]:
    """To every side, the nearest first."""
    for far in (step * 12.0 for step in range(40)):
        yield from ((0, far), (0, -far), (far, 0), (-far, 0))


def _within(inner: Box, place: Point) -> Point:
    return min(max(place[0], inner.left), inner.right), min(max(place[1], inner.top), inner.bottom)


def _on_edge(inner: Box, place: Point) -> bool:
    return not inner.grown(-1).holds(place)


def _pointer(field: Field, piece: AnyView, spot: Point) -> _Pointer:
    """Its label is on the other side of the badge than its arrow."""
    text = phrase("dogfight-pictures.off", distance=f"{_beyond(field, piece):.0f}")
    (x, y), target = spot, field.spot(piece.pose)
    right, down = target[0] - x, target[1] - y
    wide = width(text, 28, "SemiBold") + 18
    sideways = abs(right) > abs(down)
    by = _BADGE + 8 + (wide / 2 if sideways else 20)
    middle = (x - copysign(by, right), y) if sideways else (x, y - copysign(by, down))
    return _Pointer(piece, spot, target, text, centred(middle, wide, 34))


def _draw(canvas: Canvas, pointer: _Pointer) -> None:
    look, (spot, target) = style(pointer.piece), (pointer.spot, pointer.target)
    dx, dy = target[0] - spot[0], target[1] - spot[1]
    heading, far = degrees(atan2(dx, -dy)), hypot(dx, dy) or 1.0
    tip = spot[0] + dx / far * (INSET - 8), spot[1] + dy / far * (INSET - 8)
    canvas.fill([arrow_head(tip, heading, 34, 44)], WHITE)
    inner = tip[0] - dx / far * 6, tip[1] - dy / far * 6
    canvas.fill([arrow_head(inner, heading, 24, 30)], look.colour)
    Badge(look.shape, look.colour, pointer.piece.id).draw(canvas, spot, _BADGE, 28)
    canvas.panel(pointer.label, 10, WHITE, 0.88)
    canvas.write(pointer.text, pointer.label.centre, 28, INK, weight="SemiBold", align="centre")
    canvas.kept.append(Kept("pointer", pointer.piece.id, pointer.badge))
    canvas.kept.append(Kept("distance", pointer.piece.id, pointer.label))


def _beyond(field: Field, piece: AnyView) -> float:
    """Centimetres from the edge of what is shown."""
    window, (x, y) = field.window, (piece.pose.x, piece.pose.y)
    across = max(window.left - x, x - window.right, 0)
    return hypot(across, max(window.top - y, y - window.bottom, 0)) / 10
