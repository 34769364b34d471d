"""Type: Manrope; for other scripts FiraGO and Noto Sans (`fonts/`); and no empty boxes.

What none of these draws is written in Latin letters, so that everybody keeps a name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from math import ceil
from typing import Literal, TypeAlias

import pymupdf_fonts
from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

from render.kit.masks import Mask
from render.kit.shapes import Point

Weight: TypeAlias = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]

LEAST = 28
"""The smallest size in pixels on a picture 1,200 wide: 9 on a phone."""

CAPITALS = 0.72
"""Height of Manrope's capitals, in ems."""

SOFT_HYPHEN = "\u00ad"
"""Where a word may be broken."""
_JOINTS = re.compile(f"{SOFT_HYPHEN}|(?<=[^\\W\\d_]-)(?=[^\\W\\d_])")
"""The same, and behind the hyphen of a word that has one."""

SOMEBODY = "somebody"
"""Whoever has a name of which nothing can be written."""

MARKS = 2
"""So many signs may stand above and below a letter."""

_NOBODY = "\U0010ffff"  # a code point that no face draws: it shows what "missing" looks like


Face: TypeAlias = Weight | Literal["wide", "eastern"]
"""A face by its name. Faces are compared by name, never as objects: two threads that need one for the first
time both open it, and a cache that is full opens one anew."""

FALLBACKS: tuple[Face, ...] = ("wide", "eastern")
"""Arabic, Devanagari, Georgian, Greek, Hebrew, Thai, and more Latin and Cyrillic; Chinese, Japanese and
Korean."""


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> FreeTypeFont:
    """A font of that face, which draws the same as any other of it."""
    match face:
        case "wide":
            return ImageFont.truetype(BytesIO(_firago()), size)
        case "eastern":
            path = files("render.kit") / "fonts" / "NotoSansCJKjp-Bold.subset.otf"
        case _:
            path = files("font_manrope") / "files" / f"Manrope-{face}.ttf"
    return ImageFont.truetype(str(path), size)


@cache
def _firago() -> bytes:
    return bytes(pymupdf_fonts.myfont("figbo"))


@lru_cache(maxsize=4096)
def _draws(face: Face, size: int, character: str) -> bool:
    drawing = font(face, size)
    return bytes(drawing.getmask(character)) != bytes(drawing.getmask(_NOBODY))


@lru_cache(maxsize=4096)
def _face_for(character: str, weight: Weight, size: int) -> Face | None:
    """Other faces are opened only where Manrope will not do."""
    if character.isspace() or _draws(weight, size, character):
        return weight
    return next((face for face in FALLBACKS if _draws(face, size, character)), None)


def readable(text: str) -> str:
    """The text as far as it can be drawn, on one line; in Latin letters where it cannot be."""
    kept, marks, itself = "", 0, True
    for character in unicodedata.normalize("NFC", text):
        if not unicodedata.category(character).startswith("M"):
            drawn = _drawable(character)
            marks, itself = 0, drawn == character
            kept += drawn
        elif (marks := marks + 1) <= MARKS:  # on a letter that is not written as itself it is none either
            kept += _drawable(character) if itself else _in_latin(character)
    return " ".join(kept.split()) or SOMEBODY


@lru_cache(maxsize=4096)
def _drawable(character: str) -> str:
    if character.isspace():
        return " "
    if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"}:
        return ""
    if _face_for(character, "Bold", LEAST):
        return character
    plain = unicodedata.normalize("NFKD", character)
    simpler = "".join(c for c in plain if c != character and _face_for(c, "Bold", LEAST))
    return simpler or _in_latin(character)


def _in_latin(character: str) -> str:
    """How it sounds, or what it shows."""
    told = anyascii(character)
    return f" {told.strip(':').replace('_', ' ').title()} " if told.startswith(":") else told


def runs(text: str, weight: Weight, size: int) -> list[tuple[str, Face]]:
    """The text in stretches of one face each. Signs on a letter, and gaps between words of another script,
    stay with these, so that they are shaped and ordered as their script has it."""
    found: list[tuple[str, Face]] = []
    for character in text:
        face = _face_for(character, weight, size) or weight
        if found and found[-1][1] != weight and _belongs(character, found[-1][1], size):
            face = found[-1][1]
        if found and found[-1][1] == face:
            found[-1] = (found[-1][0] + character, face)
        else:
            found.append((character, face))
    return found


def _belongs(character: str, face: Face, size: int) -> bool:
    joins = character == " " or unicodedata.category(character).startswith("M")
    return joins and (character == " " or _draws(face, size, character))


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight = "Bold") -> float:
    return sum(font(face, size).getlength(run) for run, face in runs(text, weight, size))


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
    for run, face in runs(text, weight, size):
        drawing = font(face, size)
        pen.text((start, 2 * room), run, fill=255, font=drawing, anchor="ls")
        start += drawing.getlength(run)
    left, top, right, bottom = canvas.getbbox() or (0, 0, 1, 1)
    return canvas.crop((left, top, right, bottom)), left - room, top - 2 * room


def largest(text: str, room: float, sizes: Sequence[int], weight: Weight = "Bold") -> int:
    """The first of the sizes, which come in falling order, at which the text fits; the last if none does."""
    return next((size for size in sizes if width(text, size, weight) <= room), sizes[-1])


def wrap(text: str, size: int, room: float, weight: Weight = "Bold") -> list[str]:
    """The text in lines no wider than the room. A word that is wider is broken where it has hyphens, soft or
    hard, or has a line for itself."""
    lines: list[str] = []
    for word in text.split():
        first, *others = _broken(word, size, room, weight)
        longer = f"{lines[-1]} {first}" if lines else first
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(first)
        lines += others
    return lines


def _broken(word: str, size: int, room: float, weight: Weight) -> list[str]:
    """Its pieces, as long as they may be; all of it if it has room."""
    whole, syllables = on_a_line(word), _JOINTS.split(word)
    if len(syllables) == 1 or width(whole, size, weight) <= room:
        return [whole]
    pieces = [""]
    for syllable in syllables:
        hyphen = "" if syllable.endswith("-") else "-"
        if pieces[-1] and width(f"{pieces[-1]}{syllable}{hyphen}", size, weight) > room:
            pieces[-1] += "" if pieces[-1].endswith("-") else "-"
            pieces.append("")
        pieces[-1] += syllable
    return pieces


def on_a_line(text: str) -> str:
    """The text as it is written where it is not broken."""
    return text.replace(SOFT_HYPHEN, "")
