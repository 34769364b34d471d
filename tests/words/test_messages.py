"""Every message of every language, with each of its variants: it can be said, and takes what English does."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tests.words.messages import AREAS, Part, filled_in, parts, shown, taken, uses
from words.catalogue import ENGLISH, LANGUAGES, bundle
from words.voice import _formatted, _parts, _pattern, voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_all_its_variants(language: str) -> None:
    faults = []
    for area in AREAS:
        messages = bundle(language, area)
        for part in parts(language, area):
            pattern = _pattern(language, *_parts(part.key))
            assert pattern is not None
            for arguments in filled_in(language, part):
                text, wrong = _formatted(messages, pattern, voice(language)._filled_in(arguments))
                if wrong or not text.strip():
                    faults.append(f"{part.key} with {arguments}: {wrong or 'nothing is said'}")
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_only_what_is_filled_in(language: str) -> None:
    """It would be a text from elsewhere by another name. A form of a noun may be one."""
    messages = (part for area in AREAS for part in parts(language, area) if part.key.count(".") == 1)
    assert [part.key for part in messages if _only_filled_in(part.pattern)] == []


def _only_filled_in(pattern: ast.Pattern) -> bool:
    elements = pattern.elements
    return len(elements) == 1 and _is_argument(elements[0])


def _is_argument(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_english_shows_every_language_takes(language: str) -> None:
    """A mere token may mean nothing in a language: its cases fall together there."""
    known = {part.key: part for area in AREAS for part in parts(language, area)}
    english = (part for area in AREAS for part in parts(ENGLISH, area) if part.key in known)
    left_out = {part.key: shown(ENGLISH, part) - taken(language, known[part.key]) for part in english}
    assert {key: missing for key, missing in left_out.items() if missing} == {}


def part_of(text: str) -> Part:
    (message,) = FluentResource(text).body
    assert isinstance(message, ast.Message)
    assert message.value
    return Part("tried.text", message.value)


def test_what_a_message_takes_is_told_by_what_it_does_with_it() -> None:
    tried = part_of("""
text =
    { $who } { $cards ->
        [0] has none
        [one] has one card
       *[other] has { $cards } cards
    }{ $state ->
        [out] , and is out
       *[in] { "" }
    }
""")
    found = uses("en", tried)
    assert {name: use.values() for name, use in found.items()} == {
        "who": ("Anna",),
        "cards": (0, 1, 2, 5),
        "state": ("in", "out"),
    }
    assert shown("en", tried) == {"who", "cards"}
    assert len(list(filled_in("en", tried))) == 8


def test_a_message_that_is_only_what_is_filled_in_is_known() -> None:
    assert _only_filled_in(part_of("text = { $who }").pattern)
    assert not _only_filled_in(part_of("text = { $who }.").pattern)
