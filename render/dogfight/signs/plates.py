"""Name plates of balloons and ground cards: round ends for the Entente, pointed ends for the others.

A balloon's has a small balloon before the name, so that B2 is not taken for an airplane.
"""

from __future__ import annotations

from render.dogfight.sides import AnyView, style
from render.kit.canvas import Canvas, Kept
from render.kit.shapes import Point, Points, centred, ellipse
from render.kit.theme import GREY, WHITE, Colour
from render.kit.type import width
from rules.dogfight.view import BalloonView

SIZE = 28
"""Of the type, on a picture 1,200 wide; all else grows with it."""

_ENDS = 15.0


_BALLOON = 22.0
_HEIGHT = 38.0


def plate_width(piece: AnyView, size: int = SIZE) -> float:
    grown = size / SIZE
    return width(piece.id, size, "ExtraBold") + grown * (2 * _ENDS + _sign_width(piece))


def _sign_width(piece: AnyView) -> float:
    return _BALLOON if isinstance(piece, BalloonView) else 0.0


def balloon_sign(canvas: Canvas, centre: Point, colour: Colour, scale: float = 1.0) -> None:
    """A balloon, nose up, with its fins."""
    x, y = centre
    fins = [(x + scale * dx, y + scale * dy) for dx, dy in ((-3, 2), (3, 2), (7, 13), (-7, 13))]
    canvas.fill([ellipse((x, y - 3 * scale), 7 * scale, 11 * scale, steps=24), fins], colour)


def draw_plate(
    canvas: Canvas, piece: AnyView, centre: Point, *, lost: bool = False, size: int = SIZE
) -> None:
    colour: Colour = GREY if lost else style(piece).colour
    wide, grown = plate_width(piece, size), size / SIZE
    high, edge = _HEIGHT * grown, 7 * grown
    canvas.kept.append(Kept("plate", piece.id, centred(centre, wide, high)))
    canvas.fill(_outline(piece, centre, wide + edge, high + edge), WHITE)
    canvas.fill(_outline(piece, centre, wide, high), colour)
    x, y = centre
    if sign := _sign_width(piece) * grown:
        balloon_sign(canvas, (x - wide / 2 + (_ENDS + 7) * grown, y), WHITE, grown)
    canvas.write(piece.id, (x + sign / 2, y), size, WHITE, weight="ExtraBold", align="centre")


def _outline(piece: AnyView, centre: Point, wide: float, high: float) -> list[Points]:
    box = centred(centre, wide, high)
    y = centre[1]
    if piece.side == "central":
        end = _ENDS - 2
        return [
            [
                (box.left, y),
                (box.left + end, box.top),
                (box.right - end, box.top),
                (box.right, y),
                (box.right - end, box.bottom),
                (box.left + end, box.bottom),
            ]
        ]
    half = high / 2
    middle = [(box.left + half, box.top), (box.right - half, box.top)]
    middle += [(box.right - half, box.bottom), (box.left + half, box.bottom)]
    return [middle, ellipse((box.left + half, y), half), ellipse((box.right - half, y), half)]
