"""A pseudo-language, made of English when it is loaded: ⟦Á šééñťééñçéé⟧.

Each message stands in brackets, its letters are accented and its vowels doubled: it is a third longer. What
is filled in, and markup such as **bold**, `/command`, <@1> and <t:1:R>, stays as it is. A letter without an
accent is therefore a name, or was never in a catalogue; and brackets show what was put together in code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from tests.words.nouns import is_noun
from words import catalogue, speaking
from words.catalogue import ENGLISH, areas, resource
from words.voice import Voice

PSEUDO = "xa"
LOCALE = "el"
"""A language that counts as English does, and whose “and” and “or” have no Latin letter."""
SENTENCE, NAME, LIST = "⟦⟧", "⟨⟩", "⟪⟫"
"""The brackets around a message, around a noun that others take (`name-…`), and around a list of any kind."""

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_LETTERS = "áβçđéƒğĥíĵķľмñóþφřšťúνŵχýž"
_ACCENTS = str.maketrans(_PLAIN + _PLAIN.upper(), _LETTERS + _LETTERS.upper())
_ACCENTLESS = str.maketrans(_LETTERS + _LETTERS.upper(), _PLAIN + _PLAIN.upper())
_KEPT = re.compile(r"(`[^`]*`?|<[^<>\s]*>|https?://\S+|[^`<]+|[`<])")
_VOWEL = re.compile(r"[aeiou]", re.IGNORECASE)


def accented(text: str) -> str:
    return "".join(
        part if part[0] in "`<" or "://" in part else _stretched(part) for part in _KEPT.findall(text)
    )


def _stretched(text: str) -> str:
    return _VOWEL.sub(lambda found: found[0] + found[0].lower(), text).translate(_ACCENTS)


def plain(text: str) -> str:
    """As near to the English as can be read, for whoever looks for it in a catalogue."""
    return re.sub(r"([aeiou])\1", r"\1", text.translate(_ACCENTLESS), flags=re.IGNORECASE)


def of_message(area: str, message: ast.Message, tokens: frozenset[str]) -> ast.Message:
    """The same message in the pseudo-language. Attributes of `tokens` are chosen by, and never read."""
    made: ast.Message = message.clone()
    accenting = _Accenting(area)
    name = is_noun(f"{area}.{made.id.name}")
    read = (made.value, *(each.value for each in made.attributes if each.id.name not in tokens))
    for pattern in read:
        if pattern is not None:
            accenting.visit(pattern)
            opening, closing = (ast.TextElement(sign) for sign in tuple(NAME if name else SENTENCE))
            pattern.elements = [opening, *pattern.elements, closing]
    return made


class _Accenting(Transformer):
    """What a message takes from another of its catalogue is a part of it, and has no brackets of its own."""

    def __init__(self, area: str) -> None:
        self._area = area

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - Fluent calls it so
        node.elements = [part for each in node.elements for part in self._parts(each)]
        self.generic_visit(node)
        return node

    def _parts(self, element: ast.TextElement | ast.Placeable) -> list[ast.TextElement | ast.Placeable]:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.MessageReference):
            return [part for each in self._referred(element.expression) for part in self._parts(each)]
        return [element]

    def _referred(self, to: ast.MessageReference) -> list[ast.TextElement | ast.Placeable]:
        (message,) = (
            each
            for each in resource(ENGLISH, self._area).body
            if isinstance(each, ast.Message) and each.id.name == to.id.name
        )
        named = (
            each.value for each in message.attributes if to.attribute and each.id.name == to.attribute.name
        )
        pattern = next(named) if to.attribute else message.value
        return list(pattern.clone().elements) if pattern else []

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accented(node.value))


class _Chosen(Visitor):
    """Attributes of arguments that a message chooses by: `$piece-gender`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            _, dash, attribute = node.selector.id.name.partition("-")
            self.found.update([attribute] if dash else [])
        self.generic_visit(node)


@cache
def chosen_by() -> frozenset[str]:
    visitor = _Chosen()
    for area in areas(ENGLISH):
        visitor.visit(resource(ENGLISH, area))
    return frozenset(visitor.found)


@cache
def _made(area: str) -> ast.Resource:
    english = resource(ENGLISH, area)
    tokens = chosen_by()
    return ast.Resource(
        [of_message(area, each, tokens) if isinstance(each, ast.Message) else each for each in english.body]
    )


@contextmanager
def registered() -> Iterator[None]:
    """Within, a voice can speak it, and the language of the time being is this one."""

    def found(language: str, area: str) -> ast.Resource:
        return _made(area) if language == PSEUDO else resource(language, area)

    def listed(self: Voice, how: str, items: list[Any]) -> str:
        text = joined(self, how, items)
        return f"{LIST[0]}{text}{LIST[1]}" if text and self.language == PSEUDO else text

    joined = Voice._joined

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "resource", found)
        patch.setitem(catalogue._LOCALES, PSEUDO, LOCALE)
        patch.setitem(catalogue.LANGUAGES, PSEUDO, "Pseudo")
        patch.setattr(Voice, "_joined", listed)
        with speaking(PSEUDO):
            yield
