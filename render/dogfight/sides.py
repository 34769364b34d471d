"""How the two sides are told apart: by colour, shape, letter and line style, never by colour alone."""

from __future__ import annotations

from typing import NamedTuple

from render.artist import Names
from render.kit.badges import Badge, Shape
from render.kit.canvas import Dash
from render.kit.theme import BLUE, BLUE_DEEP, VERMILION, VERMILION_DEEP, Colour
from render.kit.type import readable
from rules.dogfight.view import DogfightView, PlaneView, Side


class Style(NamedTuple):
    name: str
    colour: Colour
    deep: Colour
    shape: Shape
    dash: Dash | None


STYLES: dict[Side, Style] = {
    "central": Style("Central Powers", VERMILION, VERMILION_DEEP, "diamond", (16, 11)),
    "entente": Style("Entente", BLUE, BLUE_DEEP, "circle", None),
}


def style(plane: PlaneView) -> Style:
    return STYLES[plane.side]


def badge(plane: PlaneView) -> Badge:
    return Badge(style(plane).shape, style(plane).colour, plane.id)


def player(plane: PlaneView, names: Names) -> str:
    """What the player is called, for text."""
    return names.get(plane.seat, f"Seat {plane.seat + 1}")


def pilot(plane: PlaneView, names: Names) -> str:
    """What the player is called, as far as type can draw it."""
    return readable(player(plane, names), otherwise=f"Seat {plane.seat + 1}")


def is_own(view: DogfightView, plane: PlaneView) -> bool:
    """Whether the console may be shown open: a view may carry secrets, a picture only its own seat's."""
    return view.seat is not None and view.seat == plane.seat
