"""Small pieces of language."""

from __future__ import annotations

import pytest

from bot.kit.text import escape, in_words, paged, plain_name
from rules.engine import Area, Number, Option, Pick, Spot, Value


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        ("  Anna\n Lee ", "Anna Lee"),
        ("\u202eBen\u200b", "Ben"),
        ("", "Nameless"),
        ("\n", "Nameless"),
        ("x" * 50, "x" * 32),
    ],
)
def test_plain_names(given: str, plain: str) -> None:
    assert plain_name(given) == plain


def test_escape() -> None:
    assert escape("*Ben* <@1> a_b") == r"\*Ben\* \<\@1\> a\_b"


def test_pages_fit_and_lose_no_line() -> None:
    lines = [f"line {number}" for number in range(100)] + ["y" * 500]
    pages = paged(lines, 200)
    assert max(map(len, pages)) <= 200
    assert "\n".join(pages).split("\n")[:100] == lines[:100]
    assert pages[-1].endswith("y…")


def test_choices_in_words() -> None:
    options = (Option("a", "Apple"), Option("b", "Bean"))
    fields = (
        Pick(name="one", label="One", options=options),
        Pick(name="some", label="Some", options=options, least=0, most=2),
        Pick(name="none", label="None", options=options, least=0, most=2),
        Number(name="number", label="Number", low=0, high=9),
        Spot(name="spot", label="Spot", areas=(Area(((0, 0), (1, 0), (1, 1))),)),
        Number(name="open", label="Open", low=0, high=9),
    )
    choice: dict[str, Value] = {"one": "a", "some": ("a", "b"), "none": (), "number": 4, "spot": (15.0, 20.0)}
    assert in_words(fields, choice) == (
        "One: Apple",
        "Some: Apple and Bean",
        "None: none",
        "Number: 4",
        "Spot: A1 (1.5, 2 cm)",
    )
