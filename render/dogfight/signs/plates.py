"""Name plates of balloons and ground cards: round ends for the Entente, pointed ends for the others."""

from __future__ import annotations

from render.dogfight.sides import AnyView, style
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points, centred, ellipse
from render.kit.theme import GREY, WHITE, Colour
from render.kit.type import width

HEIGHT = 38.0
_ENDS = 15.0


def plate_width(piece: AnyView) -> float:
    return width(piece.id, 28, "ExtraBold") + 2 * _ENDS


def draw_plate(canvas: Canvas, piece: AnyView, centre: Point, *, lost: bool = False) -> None:
    look = style(piece)
    colour: Colour = GREY if lost else look.colour
    wide = plate_width(piece)
    canvas.fill(_outline(piece, centre, wide + 7, HEIGHT + 7), WHITE)
    canvas.fill(_outline(piece, centre, wide, HEIGHT), colour)
    canvas.write(piece.id, centre, 28, WHITE, weight="ExtraBold", align="centre")


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
