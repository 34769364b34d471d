"""English among what was said in another language: pieces of English messages that it says otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.messages import AREAS, parts
from words.catalogue import ENGLISH

LEAST_WORDS = 3
_WORD = re.compile(r"[^\W\d_]{2,}")


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent calls it so
        self.found.update(piece.strip() for piece in node.value.splitlines())


@cache
def _pieces(language: str) -> frozenset[str]:
    visitor = _Pieces()
    for area in AREAS:
        for part in parts(language, area):
            visitor.visit(part.pattern)
    return frozenset(visitor.found)


@cache
def pieces(language: str) -> tuple[str, ...]:
    """Of English messages, as far as they are three words or more that this language says otherwise."""
    own = "\n".join(_pieces(language))
    every = (piece for piece in _pieces(ENGLISH) if len(_WORD.findall(piece)) >= LEAST_WORDS)
    return tuple(piece for piece in every if piece not in own)


def in_english(text: str, language: str) -> Iterator[str]:
    yield from (f"“{piece}” is English" for piece in pieces(language) if piece in text)
