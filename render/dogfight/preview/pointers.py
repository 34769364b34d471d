"""Who is out of sight: arrows at the picture's edge, each with who it is and how far away."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, copysign, degrees, hypot

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


def draw_pointers(canvas: Canvas, field: Field, within: Box) -> list[Box]:
    """An arrow to everybody who flies, and every enemy on the ground, that the picture does not show."""
    inner = within.grown(-INSET)
    hidden = sorted(_hidden(field), key=lambda piece: field.spot(piece.pose))
    taken: list[Point] = []
    boxes = []
    for piece in hidden:
        spot = _free(inner, _at_edge(inner, field.spot(piece.pose)), taken)
        taken.append(spot)
        boxes.append(_draw(canvas, field, piece, spot))
    return boxes


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


def _free(inner: Box, spot: Point, taken: list[Point]) -> Point:
    """That place, or the nearest one along the edge that no other arrow has."""
    around_it = ((dx, dy) for step in range(40) for dx, dy in _steps(step * 12.0))
    for dx, dy in around_it:
        x, y = spot[0] + dx, spot[1] + dy
        there = min(max(x, inner.left), inner.right), min(max(y, inner.top), inner.bottom)
        if all(hypot(there[0] - u, there[1] - v) >= APART for u, v in taken):
            return there
    return spot


def _steps(far: float) -> Iterator[Point]:
    yield from ((0, far), (0, -far), (far, 0), (-far, 0))


def _draw(canvas: Canvas, field: Field, piece: AnyView, spot: Point) -> Box:
    look, target = style(piece), field.spot(piece.pose)
    dx, dy = target[0] - spot[0], target[1] - spot[1]
    heading, far = degrees(atan2(dx, -dy)), hypot(dx, dy) or 1.0
    tip = spot[0] + dx / far * (INSET - 8), spot[1] + dy / far * (INSET - 8)
    canvas.fill([arrow_head(tip, heading, 34, 44)], WHITE)
    inner = tip[0] - dx / far * 6, tip[1] - dy / far * 6
    canvas.fill([arrow_head(inner, heading, 24, 30)], look.colour)
    Badge(look.shape, look.colour, piece.id).draw(canvas, spot, _BADGE, 28)
    label = _label(
        canvas,
        phrase("dogfight-pictures.off", distance=f"{_beyond(field, piece):.0f}"),
        spot,
        (dx / far, dy / far),
    )
    canvas.kept.append(Kept("pointer", piece.id, centred(spot, 2 * _BADGE, 2 * _BADGE)))
    return around([*box_points(label), *box_points(centred(spot, 88, 88))])


def _label(canvas: Canvas, text: str, spot: Point, ahead: Point) -> Box:
    """On the other side of the badge than its arrow."""
    wide = width(text, 28, "SemiBold") + 18
    sideways = abs(ahead[0]) > abs(ahead[1])
    by = _BADGE + 8 + (wide / 2 if sideways else 20)
    (x, y), (right, down) = spot, ahead
    middle = (x - copysign(by, right), y) if sideways else (x, y - copysign(by, down))
    label = centred(middle, wide, 34)
    canvas.panel(label, 10, WHITE, 0.88)
    canvas.write(text, label.centre, 28, INK, weight="SemiBold", align="centre")
    return label


def _beyond(field: Field, piece: AnyView) -> float:
    """Centimetres from the edge of what is shown."""
    window, (x, y) = field.window, (piece.pose.x, piece.pose.y)
    across = max(window.left - x, x - window.right, 0)
    return hypot(across, max(window.top - y, y - window.bottom, 0)) / 10
