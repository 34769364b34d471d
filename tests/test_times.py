"""The table of where the time went."""

from __future__ import annotations

from tests.times import Times


def test_a_test_counts_for_the_deepest_folder_that_has_a_budget() -> None:
    times = Times({"tests/bot": 100, "tests/bot/desk": 10})
    times.count("tests/bot/test_app.py::test_it", 40)
    times.count("tests/bot/desk/test_lobby.py::test_it[a/b]", 11)
    times.count("tests/botany/test_it.py::test_it", 1)
    assert [line.split() for line in times.table()] == [
        ["tests/bot", "40", "of", "100"],
        ["tests/bot/desk", "11", "of", "10", "over"],
        ["elsewhere", "1", "of", "0", "over"],
        ["all", "52", "of", "110"],
    ]
