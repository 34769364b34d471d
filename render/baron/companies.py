"""How companies are told apart: by colour, shape and letter, never by colour alone; and who plays them."""

from __future__ import annotations

from typing import NamedTuple

from render.artist import Names
from render.kit.badges import Badge, Shape
from render.kit.theme import BLUE, BLUE_DEEP, CRIMSON, INK, STEEL, Colour
from render.kit.type import readable
from rules.baron.view import MatView
from rules.said import Said, Text, said
from words import say


class Style(NamedTuple):
    colour: Colour
    deep: Colour
    shape: Shape
    letter: str


STYLES: dict[str, Style] = {
    "albatros": Style(BLUE, BLUE_DEEP, "circle", "A"),
    "fokker": Style(CRIMSON, (112, 0, 20), "diamond", "F"),
    "halberstadt": Style((0, 108, 74), (0, 70, 47), "square", "H"),
    "pfalz": Style((112, 58, 148), (70, 32, 98), "hexagon", "P"),
    "roland": Style((134, 84, 0), (92, 56, 0), "triangle", "R"),
}
NOBODY = said("baron-story.name-nobody")
MARKER: Colour = (134, 84, 0)
"""Engineers, aces and the like, wherever they lie."""


def style(key: str) -> Style:
    """A company's look; one that this version does not know gets a plain one."""
    return STYLES.get(key, Style(STEEL, INK, "circle", key[:1].upper()))


def badge(key: str) -> Badge:
    look = style(key)
    return Badge(look.shape, look.colour, look.letter)


def player(mat: MatView, names: Names) -> Text:
    """Who plays the company, for text."""
    if mat.seat is None:
        return NOBODY
    return names[mat.seat] if mat.seat in names else said("baron-story.name-seat", seat=mat.seat + 1)


def introduced(mat: MatView, names: Names) -> Said:
    """The company with its player: “Albatros (Ada)”."""
    return said("baron-story.name-company", company=mat.name, player=player(mat, names))


def written_player(mat: MatView, names: Names) -> str:
    """Who plays the company, as far as type can draw it."""
    return readable(say(player(mat, names)))
