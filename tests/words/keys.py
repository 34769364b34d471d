"""The keys that stand in the code, and those of the catalogues."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.words.messages import AREAS, parts
from words.catalogue import ENGLISH

ROOT = Path(__file__).parents[2]
_KEY = re.compile(rf"""f?["']((?:{"|".join(AREAS)})\.[a-z][\w.-]*)(\{{)?""")


@cache
def used() -> tuple[frozenset[str], tuple[str, ...]]:
    """The keys that stand in the code; and the beginnings of those that are put together there."""
    whole, begun = set[str](), set[str]()
    for layer in ("rules", "render", "bot"):
        for file in (ROOT / layer).rglob("*.py"):
            for key, more in _KEY.findall(file.read_text("utf-8")):
                (begun if more else whole).add(key)
    return frozenset(whole), tuple(begun)


def keys(language: str) -> set[str]:
    return {part.key for area in AREAS for part in parts(language, area)}


def missing(language: str) -> set[str]:
    """What is said somewhere, or in English, and not in this language."""
    whole, begun = used()
    there = keys(language)
    unbegun = {f"{key}…" for key in begun if not any(each.startswith(key) for each in there)}
    return {
        *(whole - there),
        *unbegun,
        *({_message(key) for key in keys(ENGLISH)} - {_message(key) for key in there}),
    }


def unused(language: str) -> set[str]:
    """What nobody says. Attributes may be taken by other messages."""
    whole, begun = used()
    there = {key for key in keys(language) if key.count(".") == 1}
    return {key for key in there if key not in whole and not key.startswith(begun)}


def _message(key: str) -> str:
    return ".".join(key.split(".")[:2])
