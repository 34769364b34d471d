"""How airlines are told apart: by colour, shape, letter and line, not by colour alone; who runs them."""

from __future__ import annotations

from typing import NamedTuple

from render.airbaron.routes import Pattern
from render.artist import Names
from render.kit.badges import Badge, Shape
from render.kit.theme import (
    AMBER,
    AMBER_DEEP,
    BLUE,
    BLUE_DEEP,
    CRIMSON,
    INK,
    STEEL,
    VERMILION,
    VERMILION_DEEP,
    WHITE,
    Colour,
)
from render.kit.type import readable
from rules.airbaron.view import AirBaronView, AirlineView
from rules.said import Said, Text, said
from rules.values import Seat
from words import say


class Livery(NamedTuple):
    """`ink` reads on `colour`, and `deep` reads on white."""

    colour: Colour
    deep: Colour
    ink: Colour
    shape: Shape
    pattern: Pattern


# Blue and purple, and red and green, look alike to some eyes: these pairs have the least similar shapes.
LIVERIES: dict[str, Livery] = {
    "orange": Livery(VERMILION, VERMILION_DEEP, WHITE, "diamond", "dash"),
    "red": Livery(CRIMSON, (112, 0, 20), WHITE, "triangle", "dash-dot"),
    "green": Livery((0, 108, 74), (0, 70, 47), WHITE, "square", "dot"),
    "blue": Livery(BLUE, BLUE_DEEP, WHITE, "circle", "solid"),
    "yellow": Livery(AMBER, AMBER_DEEP, INK, "hexagon", "rail"),
    "purple": Livery((112, 58, 148), (70, 32, 98), WHITE, "star", "double"),
}
_OTHER = Livery(STEEL, INK, WHITE, "circle", "solid")


def livery(airline: AirlineView) -> Livery:
    """An airline's look; one of a colour that this version does not know gets a plain one."""
    return LIVERIES.get(airline.colour, _OTHER)


def letter(airline: AirlineView) -> str:
    return airline.name[:1].upper()


def badge(airline: AirlineView) -> Badge:
    look = livery(airline)
    return Badge(look.shape, look.colour, letter(airline), look.ink)


def player(seat: Seat, names: Names) -> Text:
    """Who runs the airline, for text."""
    return names[seat] if seat in names else said("airbaron-story.name-seat", seat=seat + 1)


def introduced(airline: AirlineView, names: Names) -> Said:
    """An airline and who runs it."""
    return said("airbaron-story.name-airline", airline=airline.name, player=player(airline.seat, names))


def written_player(seat: Seat, names: Names) -> str:
    """Who runs the airline, as far as type can draw it."""
    return readable(say(player(seat, names)))


def airline_of(view: AirBaronView, seat: Seat | None) -> AirlineView | None:
    return next((airline for airline in view.airlines if airline.seat == seat), None)


def cash_shown(view: AirBaronView, airline: AirlineView) -> int | None:
    """Cash on hand where the viewer may know it: a view may carry more, a picture does not show it."""
    known = view.cash_open or view.outcome is not None or airline.seat == view.seat
    return airline.cash if known else None


def cash_told(view: AirBaronView, airline: AirlineView) -> str:
    """Cash on hand as the viewer may know it: all of it, or the largest bill of the pile."""
    cash = cash_shown(view, airline)
    if cash is not None:
        return f"${cash}"
    return f"${airline.top_bill}+" if airline.top_bill else "$0"
