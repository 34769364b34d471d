"""What a title need not have: something hidden, company, turns, or a key that is no word."""

from __future__ import annotations

import pytest

from rules.dice import Scripted
from rules.engine import IllegalChoice
from rules.simulation import play
from rules.table import Table
from tests.fuzz.__main__ import play as play_at_random
from tests.titles.examples import EXAMPLES
from tests.titles.numbers import Alone, Numbers


def written(table: Table, *numbers: str) -> None:
    for seat, number in enumerate(numbers):
        table.submit(seat, {"number": number})


def test_a_number_counts_if_nobody_else_and_no_die_has_it() -> None:
    table = Table.new(Numbers(), 3, dice=Scripted({"die": [0, 0, 4]}))
    written(table, "5", "5", "3")
    assert table.view().points == (0, 0, 3)
    written(table, "1", "2", "3")
    assert table.view().points == (0, 2, 6)
    written(table, "5", "4", "2")
    assert table.outcome
    assert table.outcome.scores == {0: 0, 1: 6, 2: 8}


@pytest.mark.parametrize(("number", "result"), [("5", "lost"), ("4", "won")])
def test_alone_one_can_lose(number: str, result: str) -> None:
    table = Table.new(Alone(), 1, dice=Scripted({"die": [4, 4, 4]}))
    for _ in range(3):
        written(table, number)
    assert table.outcome
    assert table.outcome.result == result


def test_alone_is_alone() -> None:
    with pytest.raises(IllegalChoice, match="This is a game for 1 player, not 2"):
        Table.new(Alone(), 2)


@pytest.mark.parametrize("key", EXAMPLES)
def test_stand_ins_play_it_to_its_end(key: str) -> None:
    title = EXAMPLES[key]
    least, most = title.seats({})
    for seats in range(least, most + 1):
        assert play(title, {}, ["autopilot"] * seats, b"a game").outcome


@pytest.mark.parametrize("key", EXAMPLES)
def test_fuzzing_needs_no_turns_to_count(key: str) -> None:
    played = play_at_random(key, "examples", 1)
    assert played.turns == played.steps > 0
