"""A whole game of each title in German, and one in the pseudo-language: nobody reads an English sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.titles import TITLES
from tests.bot.whole.club import Club
from tests.bot.whole.reading import Reading
from tests.words.brackets import untranslated
from tests.words.english import in_english, pieces
from tests.words.pseudo import NAME, PSEUDO, SENTENCE, plain, registered
from words import LANGUAGES, phrase, speaking

SETTINGS: dict[str, dict[str, str]] = {"dogfight": {}, "baron": {"mode": "standard"}, "airbaron": {}}
MOST = 600


def test_there_is_english_to_be_found() -> None:
    found = pieces("de")
    assert len(found) > 1_000
    assert list(in_english(f"Das hier: {found[0]}", "de"))


@pytest.mark.parametrize("title", TITLES)
async def test_a_whole_game_in_german(title: str, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = Reading(club, "de", monkeypatch)
    await reading.play(title, b"deutsch", MOST, **SETTINGS[title])
    with speaking("de"):
        assert {phrase("panels.plan-lock-in"), phrase("panels.post-rematch")} <= reading.read.keys()
    assert {fault: text for text in reading.read for fault in in_english(text, "de")} == {}


@pytest.fixture
def pseudo() -> Iterator[None]:
    """People can speak it within, and tables cannot."""
    with registered():
        yield


async def test_no_panel_says_what_is_in_no_catalogue(
    pseudo: None, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = Reading(club, PSEUDO, monkeypatch)
    await reading.play("airbaron", b"pseudo", MOST)
    told = [text for text in reading.read if {*text} & {*SENTENCE, *NAME}]
    assert len(told) > 40
    people = (*(person.user.name for person in reading.people), *LANGUAGES.values())
    assert [f"{fault}: {plain(text)[:120]}" for text in told for fault in untranslated(text, people)] == []
