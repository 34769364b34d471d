"""The table of where the time went."""

from __future__ import annotations

from tests.times import AGREED, Times


def test_seconds_are_added_up_by_folder_the_longest_first() -> None:
    times = Times()
    times.count("tests/bot/test_app.py::test_it", 10)
    times.count("tests/new/test_it.py::test_it", 21)
    times.count("tests/bot/desk/test_lobby.py::test_it[a/b]", 11)
    times.count("tests/bot/desk/forms/test_pads.py::test_it", 1)
    assert [line.split() for line in times.table()] == [
        ["tests/new", "21", "of", "20", "over"],
        ["tests/bot/desk", "12", "of", "60"],
        ["tests/bot", "10", "of", "50"],
        ["all", "43", "of", str(AGREED["all"])],
    ]
