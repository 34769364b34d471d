"""The bot hosts whatever title meets the contract, and names none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from rules.titles import TITLES

SOURCES = sorted(
    path
    for path in Path(bot.__path__[0]).rglob("*")
    if path.suffix in {".py", ".js", ".html", ".css", ".sql"}
)


@pytest.mark.parametrize("key", TITLES)
def test_no_title_is_named(key: str) -> None:
    names = {key, TITLES[key].name.casefold()}
    assert len(SOURCES) > 50
    for source in SOURCES:
        text = source.read_text().casefold()
        assert not any(name in text for name in names), f"{source.name} names {TITLES[key].name}"
