"""How the two sides are told apart: by colour, shape, letter and line style, never by colour alone."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from render.artist import Names
from render.kit.badges import Badge, Shape
from render.kit.canvas import Dash
from render.kit.theme import BLUE, BLUE_DEEP, VERMILION, VERMILION_DEEP, Colour
from render.kit.type import readable
from rules.dogfight.kinds import Side
from rules.dogfight.names import SIDES
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView
from rules.said import Said, Text, said
from words import say

AnyView: TypeAlias = PlaneView | BalloonView | GroundView


class SideStyle(NamedTuple):
    colour: Colour
    deep: Colour
    shape: Shape
    dash: Dash | None


STYLES: dict[Side, SideStyle] = {
    "central": SideStyle(VERMILION, VERMILION_DEEP, "diamond", (16, 11)),
    "entente": SideStyle(BLUE, BLUE_DEEP, "circle", None),
}


def style(piece: AnyView) -> SideStyle:
    return STYLES[piece.side]


def others(view: DogfightView) -> tuple[BalloonView | GroundView, ...]:
    """What is on the table besides airplanes."""
    found: list[BalloonView | GroundView] = [*view.balloons, *view.ground]
    return tuple(found)


def pieces(view: DogfightView) -> tuple[AnyView, ...]:
    return (*view.planes, *others(view))


def pieces_by_id(view: DogfightView) -> dict[str, AnyView]:
    return {piece.id: piece for piece in pieces(view)}


def badge(plane: PlaneView) -> Badge:
    return Badge(style(plane).shape, style(plane).colour, plane.id)


def seat_badge(view: DogfightView, seat: int) -> Badge:
    """Of a player: the letter of the only airplane, or the side alone."""
    own = [piece for piece in pieces(view) if piece.seat == seat]
    look = STYLES[own[0].side]
    planes = [plane.id for plane in view.planes if plane.seat == seat]
    return Badge(look.shape, look.colour, planes[0] if len(planes) == 1 else "")


def side_name(side: Side) -> Said:
    return SIDES[side]


def player(seat: int | None, names: Names) -> Text:
    """What the player is called, for text."""
    if seat is None:
        return said("dogfight-pictures.name-book")
    return names[seat] if seat in names else said("dogfight-pictures.name-seat", seat=seat + 1)


def written_player(seat: int | None, names: Names) -> str:
    """The same as far as type can draw it."""
    return readable(say(player(seat, names)))


def pilot(piece: AnyView, names: Names) -> str:
    """What the player is called, as far as type can draw it."""
    return written_player(piece.seat, names)
