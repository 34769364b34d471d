"""What Discord limits fits in every language as it stands, before anybody cuts it."""

from __future__ import annotations

import pytest

from tests.words.registered import COMMAND, WHOLE, commands, texts, weight
from tests.words.slots import BUTTON, INPUT, WINDOW, Filled, forms, panels, placed
from words.catalogue import LANGUAGES

SAMPLE = 16


async def test_commands_fit_in_every_language() -> None:
    registered = await commands()
    found = [each for command in registered for each in texts(command)]
    assert {language for language, _ in found} == set(LANGUAGES)
    assert [filled for _, filled in found if filled.over] == []
    assert [each["name"] for each in registered if weight(each) > WHOLE.most] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_panels_fits(language: str) -> None:
    assert [filled for filled in panels(language) if filled.over] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits(language: str) -> None:
    assert [filled for filled in forms(language, SAMPLE) if filled.over] == []


def test_slots_are_found_in_the_code() -> None:
    found = placed()
    assert BUTTON in found["panels.plan-lock-in"]
    assert {WINDOW, INPUT} & found["panels.own-your-zone"]
    assert any(key.startswith("panels.lobby-button-") for key in found)


def test_a_text_that_is_too_long_is_found_and_every_language_counts_as_its_longest() -> None:
    assert Filled(COMMAND, "/plan", "A" * 101).over
    assert not Filled(COMMAND, "/plan", "A" * 100).over
    command = {"name": "ab", "description": "abc", "description_localizations": {"de": "abcde"}}
    assert weight({**command, "options": [{"name": "a", "description": "b"}]}) == 2 + 5 + 2
