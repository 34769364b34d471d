"""The bot hosts whatever title meets the contract, and names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from rules.engine import AnyTitle
from tests.titles.examples import ALL_TITLES

SOURCES = sorted(
    path
    for path in Path(bot.__path__[0]).rglob("*")
    if path.suffix in {".py", ".js", ".html", ".css", ".sql"}
)


@pytest.mark.parametrize("key", ALL_TITLES)
def test_no_title_is_named(key: str) -> None:
    assert len(SOURCES) > 50
    naming = [source.name for source in SOURCES if names(source.read_text(), ALL_TITLES[key])]
    assert naming == [], f"{', '.join(naming)} names {ALL_TITLES[key].name}"


def names(text: str, title: AnyTitle) -> bool:
    """By its full name, or by its key where that is more than a word of the language: quoted, or imported."""
    name, key = re.escape(title.name), re.escape(title.key)
    quoted, imported = (
        rf"""(["'`]){key}\1""",
        rf"\b(rules|render)[./]{key}\b|\b(rules|render) import .*\b{key}\b",
    )
    return bool(re.search(rf"\b{name}\b", text, re.IGNORECASE) or re.search(f"{quoted}|{imported}", text))


@pytest.mark.parametrize(
    "text",
    [
        'if title.key == "numbers":',
        "titles['numbers']",
        "from rules.numbers import title",
        "from render import artists, numbers",
        "# as in a Game of Numbers, where",
    ],
)
def test_a_title_that_is_named_is_found(text: str) -> None:
    assert names(text, ALL_TITLES["numbers"])


@pytest.mark.parametrize("text", ["numbers = iter(range(3))", "# two numbers of centimetres", '"numbers: 3"'])
def test_an_ordinary_word_names_no_title(text: str) -> None:
    assert not names(text, ALL_TITLES["numbers"])
