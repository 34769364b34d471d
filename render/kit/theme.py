"""Colours and measures. Hues follow Okabe and Ito, darkened until white type on them reads well."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

WIDTH = 1200
"""Every still is this wide; a phone shows it at a third."""

NIGHT: Colour = (15, 24, 32)
INK: Colour = (22, 32, 43)
SLATE: Colour = (31, 43, 56)
STEEL: Colour = (60, 75, 90)
MIST: Colour = (190, 203, 214)
CLOUD: Colour = (228, 233, 238)
PAPER: Colour = (255, 253, 248)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)

BLUE: Colour = (0, 94, 162)
BLUE_DEEP: Colour = (0, 58, 104)
VERMILION: Colour = (194, 78, 0)
VERMILION_DEEP: Colour = (122, 46, 0)
CRIMSON: Colour = (176, 0, 32)
AMBER: Colour = (245, 195, 77)
AMBER_DEEP: Colour = (118, 78, 0)
GREEN: Colour = (128, 214, 170)
GREY: Colour = (104, 114, 124)


def blend(over: Colour, under: Colour, share: float) -> Colour:
    """`share` of the first colour over the second."""
    r, g, b = (round(a * share + c * (1 - share)) for a, c in zip(over, under, strict=True))
    return r, g, b
