"""English with every word a good third longer: a language that nobody speaks, with as little room as any."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from words import catalogue, speaking
from words.voice import voice

LONG = "long"
LONGER = 0.35
_WORD = re.compile(r"[^\W\d_]+")


class _Lengthen(Visitor):
    """All words but those that German has as well: proper names, most of them."""

    def __init__(self, kept: frozenset[str]) -> None:
        self._kept = kept
        self._owed = 0.0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent calls it so
        node.value = _WORD.sub(self._lengthened, node.value)

    def _lengthened(self, found: re.Match[str]) -> str:
        word = found.group()
        if word in self._kept:
            return word
        self._owed += LONGER * len(word)
        more = int(self._owed)
        self._owed -= more
        middle = len(word) // 2
        return word[:middle] + ("eranist" * 9)[:more] + word[middle:]


class _Words(Visitor):
    def __init__(self) -> None:
        self.found = set[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent calls it so
        self.found |= set(_WORD.findall(node.value))


def _words(message: ast.Message | None) -> frozenset[str]:
    visitor = _Words()
    if message is not None:
        visitor.visit(message)
    return frozenset(visitor.found)


def _messages(resource: ast.Resource) -> dict[str, ast.Message]:
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


def _longer(area: str) -> str:
    home = catalogue._HOME
    english, german = (parse((home / each / f"{area}.ftl").read_text("utf-8")) for each in ("en", "de"))
    for name, message in _messages(english).items():
        _Lengthen(_words(_messages(german).get(name))).visit(message)
    return FluentSerializer().serialize(english)


@contextmanager
def spoken() -> Iterator[None]:
    """All that is said in the meantime is longer."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        home = Path(folder)
        (home / LONG).mkdir()
        for area in catalogue.areas("en"):
            (home / LONG / f"{area}.ftl").write_text(_longer(area), "utf-8")
        (home / "en").symlink_to(catalogue._HOME / "en")
        patch.setattr(catalogue, "_HOME", home)
        patch.setitem(catalogue._LOCALES, LONG, "en-GB")
        patch.setitem(catalogue.LANGUAGES, LONG, "Long")
        with speaking(LONG):
            yield
    voice.cache_clear()
