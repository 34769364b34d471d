"""What stands in the catalogues is what the code says, no more and no less, in every language alike."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from tests.words.keys import missing, unused
from tests.words.messages import AREAS, parts, taken
from words.catalogue import ENGLISH, LANGUAGES, areas, resource


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    for area in areas(language):
        broken = [entry for entry in resource(language, area).body if isinstance(entry, ast.Junk)]
        assert not broken, f"{language}/{area}.ftl: {broken[0].content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    for area in AREAS:
        names = [part.key for part in parts(language, area)]
        assert sorted(set(names)) == sorted(names), f"{language}/{area}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_stands_there(language: str) -> None:
    assert missing(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_there_that_nobody_says(language: str) -> None:
    assert unused(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_areas_and_takes_no_more_than_english(language: str) -> None:
    assert areas(language) == areas(ENGLISH)
    for area in AREAS:
        english = _taken(ENGLISH, area)
        for message, found in _taken(language, area).items():
            assert found <= english[message], f"{language}/{area}.ftl: {message}"


def _taken(language: str, area: str) -> dict[str, set[str]]:
    """What each message takes, with all its attributes."""
    found: dict[str, set[str]] = {}
    for part in parts(language, area):
        found.setdefault(part.key.split(".")[1], set()).update(taken(language, part))
    return found
