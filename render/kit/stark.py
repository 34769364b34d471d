"""Colours for high contrast: light things white, dark things black, and hues deep enough for white type."""

from __future__ import annotations

from functools import lru_cache

from render.kit.theme import BLACK, WHITE, Colour, blend

ENOUGH = 7.0
"""The contrast of type with its ground, as the accessibility guidelines for the web (WCAG) ask for it at
their strictest."""

_GREY = 26
"""Levels between the strongest and the weakest channel of a colour that has no hue to speak of."""

_LIGHT, _DEEP, _MIDDLE = 0.5, 0.1, 0.2
"""Luminances: from which on black type reads on a hue, up to which white type does, and what parts them."""

_PALE = 0.45
"""The luminance from which on a grey is white."""


def luminance(colour: Colour) -> float:
    parts = (channel / 255 for channel in colour)
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=1024)
def starker(colour: Colour) -> Colour:
    light = luminance(colour)
    if max(colour) - min(colour) <= _GREY or light > 0.7:
        return WHITE if light > _PALE else BLACK
    towards, goal = (WHITE, _LIGHT) if light > _MIDDLE else (BLACK, _DEEP)
    for share in range(100, -1, -5):
        told = blend(colour, towards, share / 100)
        if luminance(told) >= goal if towards is WHITE else luminance(told) <= goal:
            return told
    return towards


def readable_on(ground: Colour, ink: Colour) -> Colour:
    """The ink, if it reads on that ground; else black or white."""
    if contrast(ink, ground) >= ENOUGH:
        return ink
    return max((WHITE, BLACK), key=lambda plain: contrast(plain, ground))
