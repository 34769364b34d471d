"""The stand-in player: it beats random play, plays every setup to its end, and keeps to the forms."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.state import Ask, State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.simulation import play
from rules.values import Seat
from tests.rules.airbaron.measure import against
from tests.rules.airbaron.scenes import (
    ATLANTA,
    CHICAGO,
    DETROIT,
    FOURTH,
    ME,
    MIAMI,
    RIVAL,
    THIRD,
    WASHINGTON,
    advanced,
    scene,
    table,
)

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
    ("version", "others", "rival", "least"),
    [
        ("basic", 1, "builder", 0.6),
        ("advanced", 1, "greedy", 0.6),
        ("basic", 3, "greedy", 0.35),
    ],
)
def test_the_stand_in_beats_plain_players(version: str, others: int, rival: str, least: float) -> None:
    """A sample; docs/opponents.md has the shares of many games."""
    games = [against(others, {"version": version}, game, rival) for game in range(12)]
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


@pytest.mark.parametrize(("cash", "repaid"), [(20, 20), (25, 20), (30, 30)])
def test_it_repays_in_steps_when_the_goal_is_near(cash: int, repaid: int) -> None:
    """All of the loan is more than it has, and everything else has to wait, in its plan as well."""
    own = (*CHICAGO, *ATLANTA, *DETROIT, *WASHINGTON)
    state = advanced(own={ME: own, RIVAL: ("BOS",)}, cash={ME: cash}, airlines={ME: {"loan": 40}})
    assert chosen(state)["repay"] == repaid
    assert chosen(replace(state, asks=(Ask(ME, "orders"),)))["act.1"] == "pass"


def test_it_buys_the_spoke_that_wins() -> None:
    state = scene(own={ME: (*CHICAGO[:3], *ATLANTA)}, cash={ME: 102})
    answer = chosen(state)
    assert (answer["action"], answer["target"]) == ("buy", CHICAGO[3])


def test_it_puts_idle_jets_to_work() -> None:
    state = advanced(own={ME: ("BOS",)}, cash={ME: 0}, airlines={ME: {"jets": 1}})
    answer = chosen(state)
    assert (answer["action"], answer["place.1"]) == ("redeploy", "BOS")


def test_it_plans_when_a_round_begins() -> None:
    own = {ME: CHICAGO[:2], RIVAL: ("BOS", "LHR")}
    state = scene(own=own, cash={ME: 12}, plans="round", stage="orders")
    answer = chosen(state)
    assert (answer["plan"], answer["act.1"]) == ("plan", "buy")
    assert answer["target.1"] in CHICAGO


NEW_YORK = ("BOS", "PHL", "BDL", "BUF", "PVD", "ROC")


def test_it_buys_the_sst_for_what_only_the_sst_can_reach() -> None:
    """Early, rich, and without a spoke at New York: London pays for many rounds."""
    reach = advanced(seats=2, own={ME: (*MIAMI, "GRU", "NAS"), RIVAL: CHICAGO}, cash={ME: 40})
    answer = chosen(reach)
    assert (answer["action"], answer["target"]) == ("sst", "LHR")
    planned = chosen(replace(reach, asks=(Ask(ME, "orders"),)))
    assert (planned["act.1"], planned["target.1"]) == ("sst", "LHR")


def test_it_buys_no_second_sst_and_none_that_does_not_pay() -> None:
    late = advanced(seats=2, own={ME: (*MIAMI, "GRU"), RIVAL: CHICAGO}, cash={ME: 40}, round=39)
    assert chosen(late)["action"] != "sst"
    had = advanced(seats=2, own={ME: (*MIAMI, "GRU")}, cash={ME: 40}, airlines={ME: {"sst": "GRU"}})
    planned = chosen(replace(had, asks=(Ask(ME, "orders"),)))
    assert "sst" not in planned.values()


def test_it_moves_a_jet_to_where_it_earns_more() -> None:
    """The jet doubles $2 at Indianapolis and would double $7 at St. Louis; there is no money for anything."""
    state = advanced(own={ME: ("STL", "IND")}, cash={ME: 0}, jets=("IND",))
    answer = chosen(state)
    assert (answer["action"], answer["place.1"]) == ("redeploy", "STL")
    planned = chosen(replace(state, asks=(Ask(ME, "orders"),)))
    assert ("move", "STL") in {(planned.get(f"act.{n}"), planned.get(f"target.{n}")) for n in range(1, 7)}


def test_it_leaves_jets_that_stand_well() -> None:
    state = advanced(own={ME: ("STL", "IND")}, cash={ME: 0}, jets=("STL",))
    assert chosen(state)["action"] == "pass"


def test_it_fills_a_hub_no_further_than_its_limit() -> None:
    """Detroit takes a single jet, and one stands there: the dearest spoke of another hub gets the second."""
    state = advanced(
        own={ME: (*DETROIT, "STL")}, cash={ME: 0}, jets=("CMH",), airlines={ME: {"jets": 1, "loan": 10}}
    )
    answer = chosen(state)
    assert {answer["place.1"], answer["place.2"]} == {"CVG", "STL"}


WEAK = {RIVAL: (*CHICAGO, *NEW_YORK), THIRD: (*WASHINGTON, *ATLANTA), FOURTH: MIAMI}
"""Every spoke that it might want is somebody's."""


@pytest.mark.parametrize(
    ("own", "cash", "war"),
    [
        pytest.param({ME: (*DETROIT, "YYZ"), **WEAK}, 40, "in", id="much cash and little profit to lose"),
        pytest.param({ME: (*CHICAGO, *NEW_YORK[:4], *ATLANTA[:3]), RIVAL: DETROIT}, 20, "out", id="profits"),
        pytest.param({ME: (*DETROIT, "YYZ"), **WEAK}, 0, "out", id="no money to attack with"),
    ],
)
def test_it_goes_to_fare_wars_where_they_win_and_not_where_they_lose(
    own: dict[Seat, tuple[str, ...]], cash: int, war: str
) -> None:
    state = advanced(own=own, cash={ME: cash})
    assert chosen(state)["next.fare_wars"] == war
    planned = chosen(replace(state, asks=(Ask(ME, "orders"),)))
    assert planned["fare_wars"] == war
    assert war == "out" or planned["act.1"] == "takeover"
