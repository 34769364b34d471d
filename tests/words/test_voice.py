"""A voice says what it is given, in its language; where a catalogue fails, something is said all the same."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource

from rules.said import Said, Text, either, lines, listed, said, sentences, series, written
from words import catalogue as catalogues
from words import english, language, language_of, phrase, say, speaking, voice
from words.voice import LACKING, _attributes, _note, _pattern, _phrase

ENGLISH = """
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
name-balloon = balloon
    .gender = m
seen = { $piece } is seen
only-here = Only in English: { $who }
"""
OTHER = """
cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }
name-balloon = Ballon
    .gender = m
seen = { $piece-gender ->
    [m] Der
   *[other] Die
 } { $piece } wird gesehen
"""


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    texts = {("en", "tried"): ENGLISH, ("de", "tried"): OTHER}
    monkeypatch.setattr(
        catalogues, "resource", lambda language, area: FluentResource(texts.get((language, area), ""))
    )
    for kept in (catalogues.bundle, _pattern, _note, _phrase, _attributes):
        kept.cache_clear()
    yield
    for kept in (catalogues.bundle, _pattern, _note, _phrase, _attributes):
        kept.cache_clear()


def test_a_number_chooses_its_plural_and_has_a_real_minus_sign() -> None:
    assert [phrase("tried.cards", number=number) for number in (1, 2, 1234, -2)] == [
        "1 card",
        "2 cards",
        "1234 cards",
        "−2 cards",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("as written", "as written"),
        (listed([]), ""),
        (listed(["A"]), "A"),
        (listed(["A", "B"]), "A and B"),
        (listed(["A", "B", said("tried.name-balloon")]), "A, B and balloon"),
        (either(["A", "B", "C"]), "A, B or C"),
        (series(["A", "B", "C"]), "A, B, C"),
        (sentences(["One.", "Two."]), "One. Two."),
        (lines(["One", "Two"]), "One\nTwo"),
        (written({"de": "Das Depot", "en": "The Depot"}), "The Depot"),
        (written({"fr": "Le dépôt", "de": "Das Depot"}), "Le dépôt"),
    ],
)
def test_texts_and_lists(text: Text, told: str) -> None:
    assert say(text) == told


def test_the_language_of_the_time_being_is_named_around_what_is_said() -> None:
    thing = said("tried.cards", number=1)
    with speaking("de"):
        assert (language(), say(thing), english(thing)) == ("de", "eine Karte", "1 card")
    assert (language(), say(thing)) == ("en", "1 card")


def test_what_a_person_wrote_in_several_languages_is_read_in_ones_own() -> None:
    depot = written({"en": "The Depot", "de": "Das Depot"})
    assert (voice("de").say(depot), english(depot)) == ("Das Depot", "The Depot")


def test_a_noun_brings_its_gender() -> None:
    assert voice("de").say(said("tried.seen", piece=said("tried.name-balloon"))) == "Der Ballon wird gesehen"


def test_what_was_said_is_remembered_for_each_language_and_its_arguments() -> None:
    one, two = said("tried.cards", number=1), said("tried.cards", number=2)
    told = [say(one), say(two)]
    with speaking("de"):
        assert [say(one), say(two)] == ["eine Karte", "2 Karten"]
    formatted = _phrase.cache_info().misses
    assert [say(one), say(two)] == told == ["1 card", "2 cards"]
    assert _phrase.cache_info().misses == formatted


def test_what_is_filled_in_may_be_long() -> None:
    assert phrase("tried.seen", piece="A" * 5_000) == f"{'A' * 5_000} is seen"


def test_what_one_language_lacks_is_said_in_english_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert voice("de").say(said("tried.only-here", who="Anna")) == "Only in English: Anna"
    assert [record.getMessage() for record in caplog.records] == ["de: tried.only-here is missing"]


@pytest.mark.parametrize("broken", [said("tried.nothing"), said("tried.only-here"), said("nowhere.at-all")])
def test_what_nobody_can_say_is_a_plain_sentence(broken: Said) -> None:
    assert voice("de").say(broken) == LACKING


@pytest.mark.parametrize("wrong", [None, ["A"], {"A": 1}, 3j, b"A"])
def test_an_argument_of_the_wrong_kind_is_a_plain_sentence_and_one_fault_with_the_key(
    wrong: object, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            assert voice("de").phrase("tried.cards", {"number": wrong}) == LACKING
    assert [record.getMessage().split(" cannot")[0] for record in caplog.records] == [
        "de: tried.cards",
        "en: tried.cards",
    ]


def test_a_word_in_place_of_a_number_is_said_as_it_stands() -> None:
    assert phrase("tried.cards", number="some") == "some cards"


@pytest.mark.parametrize("key", ["", "tried", "tried.", "tried.cards.short.er", ".cards"])
def test_a_key_that_is_none_is_a_plain_sentence(key: str) -> None:
    assert voice("de").phrase(key, {}) == LACKING


@pytest.mark.parametrize(
    ("given", "spoken"),
    [("de-AT", "de"), ("DE", "de"), ("en-US", "en"), ("fr", "en"), ("", "en"), ("?", "en")],
)
def test_an_unknown_locale_falls_back_to_its_language_and_then_to_english(given: str, spoken: str) -> None:
    assert language_of(given) == spoken
    assert voice(given).say(said("tried.cards", number=1)) == voice(spoken).say(said("tried.cards", number=1))


def test_of_a_broken_file_the_rest_is_said_and_english_where_it_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(catalogues, "_HOME", tmp_path)
    whole = "whole = All there\ncut = It is { $who }\n"
    for spoken, content in (("en", whole.encode()), ("de", b"whole = Alles da\ncut = Es ist { $wh\n")):
        (tmp_path / spoken).mkdir()
        (tmp_path / spoken / "broken.ftl").write_bytes(content)
    (tmp_path / "en" / "bytes.ftl").write_bytes(whole.encode())
    (tmp_path / "de" / "bytes.ftl").write_bytes(b"whole = \xff\xfe\n")
    with caplog.at_level(logging.ERROR):
        assert voice("de").phrase("broken.whole", {}) == "Alles da"
        assert voice("de").phrase("broken.cut", {"who": "Anna"}) == "It is Anna"
        assert voice("de").phrase("bytes.whole", {}) == "All there"
    assert [record.getMessage().split(" cannot")[0] for record in caplog.records] == [
        "de: broken.cut is missing",
        str(tmp_path / "de" / "bytes.ftl"),
        "de: bytes.whole is missing",
    ]
    catalogues.resource.cache_clear()


def test_a_said_thing_survives_a_round_trip_and_is_never_read_by_mistake() -> None:
    thing = said("tried.seen", piece=said("tried.name-balloon"), number=2, list=listed(["A", "B"]))
    assert msgspec.json.decode(msgspec.json.encode(thing), type=Said) == thing
    assert hash(thing) == hash(msgspec.json.decode(msgspec.json.encode(thing), type=Said))
    with pytest.raises(TypeError, match="has to say"):
        f"{thing}"
