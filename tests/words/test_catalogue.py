"""What stands in the catalogues is what the code says, no more and no less, in every language alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from words.catalogue import ENGLISH, LANGUAGES, TERMS, areas, resource

ROOT = Path(__file__).parent.parent.parent
AREAS = tuple(area for area in areas(ENGLISH) if area != TERMS)
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


def messages(language: str, area: str) -> Iterator[ast.Message]:
    return (entry for entry in resource(language, area).body if isinstance(entry, ast.Message))


def keys(language: str) -> set[str]:
    return {key for area in AREAS for message in messages(language, area) for key in _keys(area, message)}


def _keys(area: str, message: ast.Message) -> Iterator[str]:
    if message.value is not None:
        yield f"{area}.{message.id.name}"
    yield from (f"{area}.{message.id.name}.{each.id.name}" for each in message.attributes)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.found.add(node.id.name.partition("-")[0])


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    for area in areas(language):
        broken = [entry for entry in resource(language, area).body if isinstance(entry, ast.Junk)]
        assert not broken, f"{language}/{area}.ftl: {broken[0].content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    for area in AREAS:
        names = [message.id.name for message in messages(language, area)]
        assert sorted(set(names)) == sorted(names), f"{language}/{area}.ftl"


def test_everything_that_is_said_stands_in_english() -> None:
    whole, begun = used()
    there = keys(ENGLISH)
    assert whole <= there, sorted(whole - there)
    assert not [key for key in begun if not any(each.startswith(key) for each in there)]


def test_nothing_stands_there_that_nobody_says() -> None:
    whole, begun = used()
    unused = {key for key in keys(ENGLISH) if key not in whole and not key.startswith(begun)}
    attributes = {key for key in unused if key.count(".") == 2}
    assert not unused - attributes, sorted(unused - attributes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    for area in AREAS:
        english = {message.id.name: message for message in messages(ENGLISH, area)}
        other = {message.id.name: message for message in messages(language, area)}
        assert english.keys() == other.keys(), f"{language}/{area}.ftl"
        for name, message in other.items():
            assert variables(message) <= variables(english[name]), f"{area}.{name}"
