"""What is wrong with a text that was said in the pseudo-language: see `tests/words/pseudo.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.words import names
from tests.words.pseudo import LIST, NAME, SENTENCE, plain

_MARKUP = re.compile(r"`[^`]*`|<[^<>\s]*>|https?://\S+|:\w+:")
_LETTERS = re.compile(r"[A-Za-z][A-Za-z'’-]*")
_CUT = re.compile(r"\w*…")
_BRACKET = re.compile("[⟦⟧⟨⟩⟪⟫]")
_FINISHED = re.compile(r"[.!?…]\W*$")


class Part(NamedTuple):
    """What stands between a pair of brackets; the whole text is one too."""

    kind: str
    start: int
    end: int
    parts: tuple[Part, ...]


class CutError(ValueError):
    """A bracket has no other: somebody has taken a piece out of what was said."""


def untranslated(text: str, people: tuple[str, ...] = (), *, cut: bool = False) -> Iterator[str]:
    """Letters without an accent of no name; nor of a part of one, where lines are broken and `cut`."""
    rest = names.pattern(people, parts=cut).sub("", _MARKUP.sub("", _CUT.sub("", text) if cut else text))
    yield from (f"“{found}” is in no catalogue" for found in _LETTERS.findall(rest))


def glued(text: str) -> Iterator[str]:
    """Sentences within sentences, and what stands beside others without being listed with them."""
    try:
        yield from _glued(text, parsed(text))
    except CutError:
        yield f"a bracket is missing in “{plain(text)}”"


def parsed(text: str) -> Part:
    open_: list[tuple[str, int, list[Part]]] = [("", 0, [])]
    for found in _BRACKET.finditer(text):
        sign = found[0]
        if sign in "⟦⟨⟪":
            open_.append((sign, found.start(), []))
            continue
        kind, start, parts = open_.pop()
        if not open_ or kind + sign not in {SENTENCE, NAME, LIST}:
            raise CutError(text)
        open_[-1][2].append(Part(kind + sign, start, found.end(), tuple(parts)))
    if len(open_) != 1:
        raise CutError(text)
    return Part("", 0, len(text), tuple(open_[0][2]))


def _glued(text: str, part: Part, within: str = "") -> Iterator[str]:
    """`within`: the sentence or the name that this is a part of."""
    for each in part.parts:
        if within and each.kind == SENTENCE:
            words = text[each.start + 1 : each.end - 1]
            if part.kind != LIST:
                yield f"in a {within} stands “{plain(words)}”"
            elif _FINISHED.search(words):
                yield f"in a list within a {within} stands the sentence “{plain(words)}”"
        kind = {SENTENCE: "sentence", NAME: "name"}.get(each.kind, within)
        yield from _glued(text, each, kind)
    if part.kind != LIST:
        for before, after in zip(part.parts, part.parts[1:], strict=False):
            between = text[before.end : after.start]
            apart = "\n" in between or (between == " " and _FINISHED.search(text[: before.end - 1]))
            if not within and not apart and SENTENCE in {before.kind, after.kind}:
                yield f"“{plain(text[before.start : after.end])}” is put together"
