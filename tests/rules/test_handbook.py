"""The rules in our own words: what is sought is found."""

from __future__ import annotations

import pytest

from rules.engine import AnyTitle
from rules.handbook import Topic, about, passage
from rules.titles import TITLES

FIELD = Topic("the-field", "The field", "It is wide. Cows stand on it; some of them sleep.")
COWS = Topic("cows", "Cows", "They eat grass.\n\n- At night they sleep.")


@pytest.mark.parametrize(
    "title", [title for title in TITLES.values() if title.handbook], ids=lambda each: each.key
)
def test_each_topic_of_a_handbook_fits_on_a_page(title: AnyTitle) -> None:
    topics = title.handbook
    assert 10 <= len(topics) <= 25, "as many as a select takes"
    assert len({topic.key for topic in topics}) == len(topics)
    for topic in topics:
        assert 1 <= len(topic.title) <= 60
        assert 60 <= len(topic.text) <= 2_000, topic.title
        assert "##" not in topic.text


def test_what_is_called_so_comes_first() -> None:
    assert about([FIELD, COWS], "cows") == (COWS, FIELD)
    assert about([FIELD, COWS], "COWS sleep") == (FIELD, COWS), "both speak of both"
    assert about([FIELD, COWS], "grass wide") == (FIELD, COWS), "none has both words"
    assert about([FIELD, COWS], "horse") == ()
    assert about([FIELD, COWS], " ") == ()


def test_the_passage_is_the_sentence_that_speaks_of_it() -> None:
    assert passage(FIELD, "cows") == "Cows stand on it;"
    assert passage(COWS, "night") == "At night they sleep."
    assert passage(COWS, "horse") == "They eat grass."


@pytest.mark.parametrize(
    ("title", "words", "first"),
    [
        ("dogfight", "immelmann", "The Immelmann"),
        ("dogfight", "jam", "Jammed guns"),
        ("baron", "inflation", "Inflation"),
        ("baron", "triplane", "Engines and wings"),
        ("airbaron", "takeover", "Takeovers"),
        ("airbaron", "fare wars", "Fare Wars"),
    ],
)
def test_what_players_look_for_is_found(title: str, words: str, first: str) -> None:
    assert about(TITLES[title].handbook, words)[0].title == first
