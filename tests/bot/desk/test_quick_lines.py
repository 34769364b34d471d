"""What is typed on a line is understood in every language, whatever the reader's."""

from __future__ import annotations

import pytest

from bot.desk.quick_lines import _value
from rules.engine import Pick
from rules.table import Table, settle_options
from rules.titles import TITLES
from words import LANGUAGES, speaking, voice


@pytest.mark.parametrize("reader", LANGUAGES)
@pytest.mark.parametrize("typed", LANGUAGES)
@pytest.mark.parametrize(("title", "slot"), [("dogfight", "first"), ("baron", "twice")])
def test_an_answer_is_named_in_any_language(title: str, slot: str, typed: str, reader: str) -> None:
    played = TITLES[title]
    table = Table.new(played, 2, settle_options(played, {}), b"lines")
    pick = next(each for each in table.fields(0) if isinstance(each, Pick) and each.slot == slot)
    labels = {option.value: voice(typed).say(option.label) for option in pick.options}
    assert len(labels) > 3
    with speaking(reader):
        assert {value: _value(pick, label.upper()) for value, label in labels.items()} == {
            value: value for value in labels
        }
