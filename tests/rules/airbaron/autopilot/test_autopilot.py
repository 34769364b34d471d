"""The stand-in player: it beats random play, plays every setup to its end, and keeps to the forms."""

from __future__ import annotations

import pytest

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.simulation import play
from tests.rules.airbaron.measure import against
from tests.rules.airbaron.scenes import ATLANTA, CHICAGO, DETROIT, ME, RIVAL, advanced, scene, table

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


@pytest.mark.parametrize(
    ("version", "others", "least"), [("basic", 1, 0.6), ("advanced", 1, 0.6), ("basic", 3, 0.35)]
)
def test_the_stand_in_beats_a_greedy_player(version: str, others: int, least: float) -> None:
    """A sample; docs/opponents.md has the shares of many games."""
    games = [against(others, {"version": version}, game) for game in range(12)]
    assert sum(game.won for game in games) >= least * len(games)


def chosen(state: State) -> Choice:
    at = table(state)
    return at.check(ME, AIRBARON.autopilot(at.view(ME), at.form(ME), Stream(b"no gambler")))


def test_it_passes_when_that_wins() -> None:
    state = scene(own={ME: (*CHICAGO, *ATLANTA)}, cash={ME: 100})
    assert chosen(state)["action"] == "pass"


def test_it_repays_what_bars_it_from_winning() -> None:
    state = advanced(own={ME: (*CHICAGO, *ATLANTA)}, cash={ME: 140}, airlines={ME: {"loan": 40}})
    answer = chosen(state)
    assert (answer["repay"], answer["action"]) == (40, "pass")


def test_it_repays_in_steps_when_the_goal_is_near() -> None:
    """All of the loan is more than it has, and everything else has to wait."""
    own = (*CHICAGO, *ATLANTA, *DETROIT, "PIT", "BWI", "RIC", "ORF")
    state = advanced(own={ME: own, RIVAL: ("BOS",)}, cash={ME: 25}, airlines={ME: {"loan": 40}})
    assert chosen(state)["repay"] == 20


def test_it_buys_the_spoke_that_wins() -> None:
    state = scene(own={ME: (*CHICAGO[:3], *ATLANTA)}, cash={ME: 102})
    answer = chosen(state)
    assert (answer["action"], answer["target"]) == ("buy", CHICAGO[3])


def test_it_puts_idle_jets_to_work() -> None:
    state = advanced(own={ME: ("BOS",)}, cash={ME: 0}, airlines={ME: {"jets": 1}})
    answer = chosen(state)
    assert (answer["action"], answer["place.1"]) == ("redeploy", "BOS")


def test_it_plans_when_a_round_begins() -> None:
    state = scene(own={ME: CHICAGO[:2]}, cash={ME: 12}, plans="round", stage="orders")
    answer = chosen(state)
    assert (answer["plan"], answer["act.1"]) == ("plan", "buy")
    assert answer["target.1"] in CHICAGO
