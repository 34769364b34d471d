"""What is called the same in every language: people, airplanes, airlines, cities and their codes, as tables
have them. What a catalogue has words for is no such name, though a table may hold it too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from rules.dogfight.setup.host_form import EDITIONS
from rules.titles import TITLES
from words.catalogue import ENGLISH, areas, resource

ROOT = Path(__file__).parents[2]
CALLED = frozenset({"name", "city"})
"""Where tables have names."""
MANY = frozenset({"aces", "pilots"})
"""The same, of several."""
_PART = re.compile(r"[^\s-]+-?")
_CODE = re.compile(r"[A-Z]{3}")
PIECE = r"[A-Z]\d*"
"""A piece, a deck of cards, a column of the table; and the Roman numbers."""


@cache
def names() -> frozenset[str]:
    titles = {*(title.name for title in TITLES.values()), *EDITIONS.values()}
    tables = (json.loads(file.read_text("utf-8")) for file in (ROOT / "rules").glob("*/data/**/*.json"))
    return frozenset(name for table in tables for name in _named(table)) - _worded() | titles


def _named(table: Any) -> Iterator[str]:
    for key, value in table.items() if isinstance(table, dict) else ():
        if key in CALLED and isinstance(value, str):
            yield value
        if key in MANY:
            listed = value.values() if isinstance(value, dict) else value
            yield from (each for each in listed if isinstance(each, str))
        if _CODE.fullmatch(key):
            yield key
        if isinstance(value, dict):
            yield from _named(value)


@cache
def _worded() -> frozenset[str]:
    """All that our English catalogue says without being given anything."""
    messages = (each for area in areas(ENGLISH) for each in resource(ENGLISH, area).body)
    patterns = (
        pattern
        for message in messages
        if isinstance(message, ast.Message)
        for pattern in (message.value, *(each.value for each in message.attributes))
        if pattern is not None
    )
    return frozenset(
        "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        for pattern in patterns
        if all(isinstance(part, ast.TextElement) for part in pattern.elements)
    )


@cache
def pattern(more: tuple[str, ...] = (), *, parts: bool = False) -> re.Pattern[str]:
    """Finds names, the longest first, as words of their own; `parts` finds single words of them as well,
    and what stands before and behind a hyphen."""
    known = {*names(), *more}
    if parts:
        known.update(part for name in tuple(known) for part in _PART.findall(name))
    return re.compile(rf"(?<!\w)(?:{'|'.join(_escaped(known))}|{PIECE}|[IVX]+)(?!\w)")


def _escaped(found: Iterable[str]) -> list[str]:
    return [re.escape(name) for name in sorted(found, key=len, reverse=True)]
