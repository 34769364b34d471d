"""Type: Manrope from its package, other scripts from whatever face the machine offers, and no empty boxes."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import ceil
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

from render.kit.masks import Mask
from render.kit.shapes import Point

Weight: TypeAlias = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]

LEAST = 28
"""The smallest size in pixels on a picture 1,200 wide: 9 on a phone."""

CAPITALS = 0.72
"""Height of Manrope's capitals, in ems."""

FALLBACKS = ("DejaVuSans-Bold.ttf", "NotoSansCJK-Bold.ttc", "NotoSans-Bold.ttf")
"""Asked for by name, where the machine has them."""

_NOBODY = "\U0010ffff"  # a code point that no face draws: it shows what "missing" looks like


@cache
def face(weight: Weight, size: int) -> FreeTypeFont:
    return ImageFont.truetype(str(files("font_manrope") / "files" / f"Manrope-{weight}.ttf"), size)


@cache
def _fallbacks(size: int) -> tuple[FreeTypeFont, ...]:
    found = []
    for name in FALLBACKS:
        try:
            found.append(ImageFont.truetype(name, size))
        except OSError:
            continue
    return tuple(found)


@lru_cache(maxsize=4096)
def _draws(font: FreeTypeFont, character: str) -> bool:
    return bytes(font.getmask(character)) != bytes(font.getmask(_NOBODY))


def _font_for(character: str, weight: Weight, size: int) -> FreeTypeFont | None:
    for font in (face(weight, size), *_fallbacks(size)):
        if character.isspace() or _draws(font, character):
            return font
    return None


def readable(text: str, otherwise: str) -> str:
    """The text as far as it can be drawn, on one line; `otherwise` if nothing of it can."""
    kept = "".join(_drawable(character) for character in unicodedata.normalize("NFC", text))
    return " ".join(kept.split()) or otherwise


@lru_cache(maxsize=4096)
def _drawable(character: str) -> str:
    if character.isspace():
        return " "
    if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me"}:
        return ""
    if _font_for(character, "Bold", LEAST):
        return character
    plain = unicodedata.normalize("NFKD", character)
    return "".join(c for c in plain if c != character and _font_for(c, "Bold", LEAST))


def runs(text: str, weight: Weight, size: int) -> list[tuple[str, FreeTypeFont]]:
    """The text in stretches of one face each."""
    found: list[tuple[str, FreeTypeFont]] = []
    for character in text:
        font = _font_for(character, weight, size) or face(weight, size)
        if found and found[-1][1] is font:
            found[-1] = (found[-1][0] + character, font)
        else:
            found.append((character, font))
    return found


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight = "Bold") -> float:
    return sum(font.getlength(run) for run, font in runs(text, weight, size))


def mask(text: str, size: int, weight: Weight, at: Point) -> Mask:
    """One line of type that begins there, on its base line; kept, for most of it is written again.

    Type stands on whole pixels.
    """
    image, across, up = _mask(text, size, weight)
    return Mask(image, round(at[0]) + across, ceil(at[1] - 0.5) + up)


@lru_cache(maxsize=2048)
def _mask(text: str, size: int, weight: Weight) -> tuple[Image.Image, int, int]:
    room = size
    canvas = Image.new("L", (ceil(width(text, size, weight)) + 2 * room, 3 * room))
    pen, start = ImageDraw.Draw(canvas), float(room)
    for run, font in runs(text, weight, size):
        pen.text((start, 2 * room), run, fill=255, font=font, anchor="ls")
        start += font.getlength(run)
    left, top, right, bottom = canvas.getbbox() or (0, 0, 1, 1)
    return canvas.crop((left, top, right, bottom)), left - room, top - 2 * room


def largest(text: str, room: float, sizes: Sequence[int], weight: Weight = "Bold") -> int:
    """The first of the sizes, which come in falling order, at which the text fits; the last if none does."""
    return next((size for size in sizes if width(text, size, weight) <= room), sizes[-1])


def fit(text: str, size: int, room: float, weight: Weight = "Bold") -> str:
    """The text, cut with an ellipsis if it is wider than the room."""
    if width(text, size, weight) <= room:
        return text
    while text and width(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, size: int, room: float, weight: Weight = "Bold", most: int | None = None) -> list[str]:
    """The text in lines no wider than the room; of more than `most` lines the last is cut short."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    if most is not None and len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [fit(line, size, room, weight) for line in lines]
