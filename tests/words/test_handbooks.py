"""The rules in our own words: the same topics in every language, and what is sought is found."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from rules.titles import TITLES
from words import ENGLISH, LANGUAGES, handbooks
from words.handbooks import Topic, about, handbook, passage

DOCS = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

ENGLISH_PAGE = """# Farming

## The field {#the-field}
<!-- A-001–A-003 A-007 -->
It is wide. Cows stand on it; some of them sleep.

## Cows {#cows}
<!-- A-007–A-008 -->
They eat grass.

- At night they sleep.

## Milk {#milk}
It is white.
"""
GERMAN_PAGE = """# Landwirtschaft

## Kühe {#cows}
Sie fressen Gras. Nachts schlafen sie.

## Milch {#milk}
Sie ist weiß.

## Käse
Ihm fehlt ein Schlüssel.
"""


@pytest.fixture
def farm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, page in ((ENGLISH, ENGLISH_PAGE), ("de", GERMAN_PAGE)):
        (tmp_path / language / "handbooks").mkdir(parents=True)
        (tmp_path / language / "handbooks" / "farm.md").write_text(page, "utf-8")
    monkeypatch.setattr(handbooks, "HOME", tmp_path)


def found(words: str, language: str = ENGLISH) -> list[str]:
    return [topic.key for topic in about("farm", words, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_each_topic_of_a_handbook_fits_on_a_page(title: str, language: str) -> None:
    topics = handbook(title, language)
    assert 10 <= len(topics) <= 25, "as many as a select takes"
    assert len({topic.title for topic in topics}) == len(topics)
    for topic in topics:
        assert 1 <= len(topic.title) <= 60
        assert 60 <= len(topic.text) <= 2_000, topic.title
        assert not re.search(r"##|<!--|\{#", topic.text), topic.title


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_every_language_has_the_same_topics_and_rules(title: str, language: str) -> None:
    english, other = (handbooks.written(title, each) for each in (ENGLISH, language))
    assert [topic.key for topic in english] == [topic.key for topic in other]
    assert not any(topic.rules for topic in other), "the ids of rules stand in English, once for all"
    shown = handbook(title, language)
    assert [topic.rules for topic in shown] == [topic.rules for topic in english]
    for one, another in zip(english, other, strict=True):
        assert one.text != another.text, one.title
        for mark in ("\n- ", "`/", "**"):
            assert one.text.count(mark) == another.text.count(mark), (one.key, mark)


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_is_looked_up_in_some_topic(title: str) -> None:
    listed = re.findall(r"^\| ([A-Z]-\d{3}) ", (DOCS / f"{title}.md").read_text("utf-8"), re.MULTILINE)
    told = {rule for topic in handbook(title) for rule in topic.rules}
    assert told == set(listed)


@pytest.mark.usefixtures("farm")
def test_a_topic_that_a_language_lacks_is_shown_in_english(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert [topic.title for topic in handbook("farm", "de")] == ["The field", "Kühe", "Milch"]
    assert "Käse" in caplog.text
    assert handbook("farm", "de")[1].rules == ("A-007", "A-008")
    assert [topic.title for topic in handbook("farm", "nl")] == ["The field", "Cows", "Milk"]
    assert handbook("mill", "de") == ()


@pytest.mark.usefixtures("farm")
def test_what_is_called_so_comes_first() -> None:
    assert found("cows") == ["cows", "the-field"]
    assert found("COWS sleep") == ["the-field", "cows"], "both speak of both"
    assert found("grass wide") == ["the-field", "cows"], "none has both words"
    assert found("horse") == []
    assert found(" ") == []


@pytest.mark.usefixtures("farm")
def test_words_are_sought_in_both_languages() -> None:
    assert found("kühe", "de") == ["cows"]
    assert found("nachts schlafen", "de") == ["cows"]
    assert found("cows", "de") == ["cows", "the-field"], "in English, too"
    assert found("kühe", ENGLISH) == []


@pytest.mark.usefixtures("farm")
@pytest.mark.parametrize("language", [ENGLISH, "de"])
def test_the_id_of_a_rule_finds_what_is_written_about_it(language: str) -> None:
    assert found("A-002", language) == ["the-field"]
    assert found(" a007 ", language) == ["the-field", "cows"]
    assert found("a-8", language) == ["cows"]
    assert found("A-009", language) == []
    assert found("A-00", language) == []


def test_the_passage_is_the_sentence_that_speaks_of_it() -> None:
    field = Topic("the-field", "The field", "It is wide. Cows stand on it; some of them sleep.")
    cows = Topic("cows", "Cows", "They eat grass.\n\n- At night they sleep.")
    assert passage(field, "cows") == "Cows stand on it;"
    assert passage(cows, "night") == "At night they sleep."
    assert passage(cows, "horse") == "They eat grass."


@pytest.mark.parametrize(
    ("title", "words", "language", "first"),
    [
        ("dogfight", "immelmann", "en", "the-immelmann"),
        ("dogfight", "jam", "en", "jammed-guns"),
        ("dogfight", "D-041", "en", "jammed-guns"),
        ("baron", "inflation", "en", "inflation"),
        ("baron", "triplane", "en", "engines-and-wings"),
        ("airbaron", "takeover", "en", "takeovers"),
        ("airbaron", "fare wars", "en", "fare-wars"),
        ("dogfight", "ladehemmung", "de", "jammed-guns"),
        ("dogfight", "jam", "de", "jammed-guns"),
        ("baron", "dreidecker", "de", "engines-and-wings"),
        ("baron", "B-067", "de", "contracts"),
        ("airbaron", "übernahme", "de", "takeovers"),
        ("airbaron", "fare wars", "de", "fare-wars"),
    ],
)
def test_what_players_look_for_is_found(title: str, words: str, language: str, first: str) -> None:
    assert about(title, words, language)[0].key == first
