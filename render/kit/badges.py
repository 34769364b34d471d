"""Badges and chips: who somebody is, said by shape, letter and colour at once; small drawings for counts."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, Points, centred, ellipse, regular, star
from render.kit.theme import AMBER, AMBER_DEEP, BLUE, CRIMSON, INK, VERMILION, WHITE, Colour

Shape: TypeAlias = Literal["circle", "diamond", "square", "hexagon", "triangle", "star"]


def shape_points(shape: Shape, centre: Point, radius: float) -> Points:
    match shape:
        case "circle":
            return ellipse(centre, radius)
        case "diamond":
            return regular(centre, radius * 1.2, 4)
        case "square":
            return regular(centre, radius * 1.25, 4, turn=45)
        case "hexagon":
            return regular(centre, radius * 1.1, 6)
        case "triangle":
            return regular(centre, radius * 1.42, 3)
        case "star":
            return star(centre, radius * 1.5, radius * 0.92, 5)


class Badge(NamedTuple):
    """Who somebody is, three times over."""

    shape: Shape
    colour: Colour
    letter: str
    ink: Colour = WHITE

    def draw(self, canvas: Canvas, centre: Point, radius: float = 25, size: int = 30) -> None:
        canvas.fill([shape_points(self.shape, centre, radius)], WHITE)
        canvas.fill([shape_points(self.shape, centre, radius - 3.5)], self.colour)
        canvas.write(self.letter, centre, size, self.ink, weight="ExtraBold", align="centre")


_PLAIN: tuple[tuple[Shape, Colour], ...] = (
    ("circle", BLUE),
    ("diamond", VERMILION),
    ("square", (0, 108, 74)),
    ("hexagon", (112, 58, 148)),
    ("triangle", CRIMSON),
    ("star", (134, 84, 0)),
)


def plain_badge(seat: int) -> Badge:
    """For whoever looks like nothing in particular: the number of the seat."""
    shape, colour = _PLAIN[seat % len(_PLAIN)]
    return Badge(shape, colour, str(seat + 1))


def card_icon(canvas: Canvas, centre: Point, colour: Colour = AMBER) -> None:
    """A damage card, face down."""
    canvas.panel(centred(centre, 22, 30), 4, colour)
    canvas.fill([regular(centre, 8, 4)], INK)


def jam_icon(canvas: Canvas, centre: Point, ground: Colour = AMBER, ink: Colour = AMBER_DEEP) -> None:
    """A round with a cross: a gun that does not fire."""
    x, y = centre
    canvas.disc(centre, 16, ground)
    canvas.strokes(
        [[(x - 7, y - 7), (x + 7, y + 7)], [(x - 7, y + 7), (x + 7, y - 7)]],
        ink,
        5,
    )


def pill(canvas: Canvas, box: Box, colour: Colour, *, edge: Colour | None = None) -> None:
    canvas.panel_shadow(box)
    radius = min(box.height / 2, 22)
    if edge is not None:
        canvas.panel(box, radius, edge)
        canvas.panel(box.grown(-3), radius - 3, colour)
    else:
        canvas.panel(box, radius, colour)
