"""The stand-in player: it beats random play, plays every setup to its end, and keeps to the forms."""

from __future__ import annotations

import pytest

from rules.airbaron.title import AIRBARON
from rules.simulation import play

GAMES = 10


@pytest.mark.parametrize("version", ["basic", "advanced"])
def test_the_stand_in_beats_three_random_players_four_times_out_of_five(version: str) -> None:
    won = 0
    for game in range(GAMES):
        seat = game % 4
        players = ["random"] * 4
        players[seat] = "autopilot"
        outcome = play(AIRBARON, {"version": version}, players, b"strength %d" % game).outcome
        won += outcome is not None and outcome.winners == (seat,)
    assert won >= 0.8 * GAMES


@pytest.mark.parametrize(
    ("version", "board", "seats"),
    [("basic", "east", 2), ("advanced", "west", 3), ("advanced", "east", 4), ("basic", "east", 6)],
)
def test_a_table_of_stand_ins_comes_to_an_end(version: str, board: str, seats: int) -> None:
    table = play(AIRBARON, {"version": version, "board": board}, ["autopilot"] * seats, b"alone")
    assert table.outcome
    assert AIRBARON.census(table.state)["money"] == 925
