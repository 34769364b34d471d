"""A thread's name says what is played in it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.post.lobby import thread_letter
from rules.engine import Choice
from rules.table import settle_options
from rules.titles import TITLES


@pytest.mark.parametrize(
    ("title", "options", "name"),
    [
        ("dogfight", {}, "Game 7 · Dogfight · Face to Face"),
        ("dogfight", {"edition": "war", "scenario": "a-hard-task"}, "Game 7 · Dogfight · A Hard Task"),
        ("baron", {"mode": "campaign"}, "Game 7 · Wings for the Baron · Campaign game"),
        ("airbaron", {"version": "advanced"}, "Game 7 · Air Baron · Advanced"),
    ],
)
def test_it_has_the_scenario(title: str, options: Choice, name: str) -> None:
    game: Any = SimpleNamespace(id=7, options=settle_options(TITLES[title], options))
    assert thread_letter(cast("Any", game), TITLES[title]).text == name
