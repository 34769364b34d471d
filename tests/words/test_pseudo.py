"""Whole games in the pseudo-language: every letter comes from a catalogue, and a sentence is one message."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from fluent.syntax import ast

from rules.said import Text, clauses, listed, said, sentences
from rules.titles import TITLES
from tests.words.brackets import CutError, glued, parsed, untranslated
from tests.words.messages import AREAS, parts
from tests.words.nouns import LABELS, TOGETHER
from tests.words.pseudo import accented, plain, registered
from tests.words.pseudo_walk import said_badly, sample
from words import phrase, say
from words.catalogue import ENGLISH

CARD = said("dogfight-names.name-piece", piece="A", name="Ben")
OVER = said("tables.over", game="7")


@pytest.mark.parametrize("title", TITLES)
def test_in_a_sample_of_games_nothing_is_untranslated_or_glued(title: str) -> None:
    assert said_badly(title, sample(title), sample(title, shifted=2)[:2]) == []


def test_a_message_stands_in_brackets_is_accented_and_longer_and_can_be_read_back() -> None:
    english = phrase("tables.not-played", title="Air Baron")
    with registered():
        told = phrase("tables.not-played", title="Air Baron")
    assert told == "⟦“Air Baron” ííš ñóóť þľááýééđ ĥééřéé.⟧"
    assert plain(told) == f"⟦{english}⟧"


def test_it_is_about_a_third_longer() -> None:
    texts = [accented(element.value) for element in _text_of_all()]
    english = [element.value for element in _text_of_all()]
    assert 1.25 < len("".join(texts)) / len("".join(english)) < 1.45


def _text_of_all() -> list[ast.TextElement]:
    every = chain.from_iterable(parts(ENGLISH, area) for area in AREAS)
    return [
        element for part in every for element in part.pattern.elements if isinstance(element, ast.TextElement)
    ]


@pytest.mark.parametrize(
    "kept", ["`/game new`", "<@7>", "<t:1:R>", "https://discord.com/a", "**", "⚠️", "5 %"]
)
def test_markup_stays_as_it_is(kept: str) -> None:
    assert kept in accented(f"see {kept} here")


@pytest.mark.parametrize(
    "text",
    [
        "Anna",
        CARD,
        OVER,
        listed([CARD, CARD, "Ben"]),
        sentences([OVER, OVER]),
        said("baron-alt.hand", cards=listed([CARD])),
        said("baron-alt.hand", cards=clauses([said("baron-alt.mat-markers", markers="3")])).args[0][1],
    ],
)
def test_names_lists_and_sentences_one_after_the_other_are_no_faults(text: Text) -> None:
    with registered():
        told = say(text)
    assert [*untranslated(told, ("Anna", "Ben")), *glued(told)] == []


@pytest.mark.parametrize("text", ["damage", "⟦Ťáá⟧ and", "⟦Ťáá⟧ over", "⟦Ťáá damage⟧"])
def test_a_letter_without_an_accent_is_found(text: str) -> None:
    assert list(untranslated(text))


@pytest.mark.parametrize(
    "text", ["⟦Ťáá⟧, ⟦Ťáá⟧", "⟦Ťáá⟧ ⟦Ťáá⟧", "⟦Ťáá ⟦Ťáá⟧⟧", "⟨Ťáá ⟦Ťáá⟧⟩", "⟦Ťáá ⟪⟦Ťáá.⟧⟫⟧", "⟦Ťá"]
)
def test_what_is_put_together_is_found(text: str) -> None:
    assert list(glued(text))


def test_a_sentence_in_another_is_found_where_it_is_said() -> None:
    with registered():
        assert list(glued(say(said("baron-alt.hand", cards=OVER))))


def test_of_a_broken_or_cut_line_parts_of_names_are_known() -> None:
    assert list(untranslated("Lonely"))
    assert not list(untranslated("English Ae 800", cut=True))
    assert not list(untranslated("Milwaukee (M…", cut=True))


def test_a_bracket_too_many_is_no_text() -> None:
    with pytest.raises(CutError):
        parsed("⟦Ťáá⟧⟧")


def test_what_may_be_an_argument_is_still_there() -> None:
    keys = [part.key for area in AREAS for part in parts(ENGLISH, area)]
    for family in (*LABELS, *TOGETHER):
        assert any(re.match(family, key) for key in keys), family
