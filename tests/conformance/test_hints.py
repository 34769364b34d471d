"""Every question says in a sentence what it is about."""

from __future__ import annotations

import pytest

from rules.dice import Stream
from rules.engine import Choice
from rules.table import Table
from rules.titles import TITLES

VARIANTS = [
    pytest.param(key, options, seats, id=f"{key} {name}")
    for key, title in TITLES.items()
    for name, options, seats in title.variants()[:6]
]


@pytest.mark.parametrize(("key", "options", "seats"), VARIANTS)
def test_a_form_explains_itself(key: str, options: Choice, seats: int) -> None:
    title = TITLES[key]
    table = Table.new(title, seats, options, b"hints")
    for step in range(3):
        for seat in list(table.pending()):
            form = table.form(seat)
            choice = title.autopilot(table.view(seat), form, Stream(b"hints", step))
            for field in (*form({}), *form(choice)):
                assert field.hint.endswith("."), f"{field.name}: {field.label}"
            table.submit(seat, choice)
