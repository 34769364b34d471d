"""Takeovers, their modifiers, what follows from them, and runs of them in Fare Wars."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.network.takeover import chance
from rules.airbaron.state import State
from tests.rules.airbaron.scenes import (
    ATLANTA,
    CHICAGO,
    DENVER,
    DETROIT,
    ME,
    RIVAL,
    THIRD,
    WASHINGTON,
    advanced,
    asks,
    attack,
    dice,
    only,
    options_of,
    scene,
    shares,
    start,
)
from tests.rules.marks import rule


def added(side: dict[str, Any]) -> dict[str, int]:
    return {each["why"]: each["plus"] for each in side["add"]}


def sides(state: State, target: str, **choice: str) -> tuple[dict[str, int], dict[str, int]]:
    told = attack(state, 7, 7, target=target, **choice).the("takeover")
    return added(told["attack"]), added(told["defence"])


@rule("A-059", "A-075")
def test_open_domestic_spokes_and_those_of_rivals_are_targets() -> None:
    state = scene(own={ME: ("BOS",), RIVAL: ("PHL", "LHR")})
    offered = options_of(state, "target", ME, action="takeover")
    assert {"PHL", "ROC"} <= offered
    assert {"BOS", "LHR", "FCO", "JFK"}.isdisjoint(offered)
    assert "PHL" not in options_of(state, "target", ME, action="buy")


@rule("A-060")
@pytest.mark.parametrize("roll", [2, 12])
def test_the_price_is_paid_win_or_lose_and_doubled_if_owned(roll: int) -> None:
    assert attack(scene(own={RIVAL: ("PHL",)}), roll, 7, target="PHL").cash() == 60 - 12
    assert attack(scene(), roll, 7, target="PHL").cash() == 60 - 6
    assert "PHL" not in options_of(scene(own={RIVAL: ("PHL",)}, cash=11), "target", ME, action="takeover")


@rule("A-061")
def test_both_sides_roll_two_dice_even_for_an_open_spoke() -> None:
    told = attack(scene(), 9, 8, target="PHL").the("takeover")
    assert told["attack"]["dice"] == [6, 3]
    assert told["defence"]["dice"] == [6, 2]
    assert told["defence"]["add"] == []
    assert told["won"]


@rule("A-062", "A-063")
def test_fare_wars_add_two_to_the_attack_and_one_to_the_defence() -> None:
    state = scene(own={RIVAL: ("PHL",)}, airlines={seat: {"fare_wars": True} for seat in (ME, RIVAL)})
    assert sides(state, "PHL") == ({"fare-wars": 2}, {"fare-wars": 1})


@rule("A-064")
def test_control_of_the_hub_adds_one_to_the_defence_and_dominance_nothing() -> None:
    assert sides(scene(own={RIVAL: DETROIT}), "CLE")[1] == {"hub-control": 1}
    assert sides(scene(own={RIVAL: DETROIT[:2]}), "CLE")[1] == {}
    assert sides(scene(own={ME: DETROIT[:2], RIVAL: DETROIT[2:]}), DETROIT[2])[0] == {}


@rule("A-065")
def test_foreign_spokes_of_that_hub_count_for_either_side() -> None:
    own = {ME: ("BOS", "LHR", "CDG", "PIT"), RIVAL: ("PHL", "FCO")}
    assert sides(scene(own=own), "PHL") == ({"foreign-spokes": 1}, {"foreign-spokes": 1})


@rule("A-066")
def test_adjacent_hubs_under_control_count_for_either_side() -> None:
    own = {ME: (*WASHINGTON, "CVG", "CLE"), RIVAL: (*DETROIT[2:], "PHL", *("MCO", "TPA", "PBI"))}
    assert sides(scene(own=own), "PHL") == ({"adjacent-hubs": 1}, {"adjacent-hubs": 1})
    assert sides(scene(own={ME: ATLANTA, RIVAL: ("PHL",)}), "PHL") == ({}, {}), "no line to New York"


@rule("A-067")
def test_jets_on_the_spoke_add_two_to_either_side() -> None:
    state = scene(own={RIVAL: ("PHL",)}, jets=("PHL",), airlines={ME: {"jets": 1}})
    assert sides(state, "PHL", jet="yes") == ({"jumbo-jet": 2}, {"jumbo-jet": 2})
    assert sides(state, "PHL", jet="no")[0] == {}


@rule("A-068")
@pytest.mark.parametrize(("attacker", "wins"), [(6, False), (7, False), (8, True)])
def test_the_higher_total_wins_and_ties_defend(attacker: int, wins: bool) -> None:  # noqa: FBT001
    played = attack(scene(own={RIVAL: ("PHL",)}), attacker, 7, target="PHL")
    assert played.state.owners["PHL"] == (ME if wins else RIVAL)


@rule("A-069")
def test_a_failed_attempt_changes_nothing_and_brings_the_jet_home() -> None:
    state = scene(own={RIVAL: ("PHL",)}, jets=("PHL",), airlines={ME: {"jets": 1}})
    played = attack(state, 2, 12, target="PHL", jet="yes")
    assert played.state.owners == state.owners
    assert played.state.jets == ("PHL",)
    assert played.airline().jets == 1


@rule("A-070")
def test_success_brings_control_and_the_marker_of_an_open_spoke() -> None:
    played = attack(scene(), 12, 2, target="PHL").state
    assert played.owners == {"PHL": ME}
    assert "PHL" in played.cup
    assert "PHL" not in played.aside


@rule("A-071")
def test_success_moves_hubs_and_market_shares_of_both() -> None:
    state = scene(own={ME: DETROIT[:1], RIVAL: DETROIT[1:]})
    assert shares(state)[:2] == [0, 20]
    played = attack(state, 12, 2, target=DETROIT[1])
    assert shares(played.state)[:2] == [20, 0]
    told = played.the("hub")
    assert (told["before"]["dominated_by"], told["after"]["dominated_by"]) == (RIVAL, ME)


@rule("A-072")
def test_success_swaps_the_jets() -> None:
    state = scene(own={RIVAL: ("PHL",)}, jets=("PHL",), airlines={ME: {"jets": 1}})
    played = attack(state, 12, 2, target="PHL", jet="yes")
    assert played.state.jets == ("PHL",)
    assert played.state.owners["PHL"] == ME
    assert (played.airline(ME).jets, played.airline(RIVAL).jets) == (0, 1)


@rule("A-073")
def test_only_a_jet_that_began_the_turn_undeployed_may_attack() -> None:
    state = advanced(own={ME: ("BOS",), RIVAL: ("PHL",)}, jets=("BOS",))
    assert asks(state, "jet", ME, action="takeover", target="PHL", sell="BOS") is None
    ready = advanced(own={ME: ("BOS",), RIVAL: ("PHL",)}, airlines={ME: {"jets": 1}})
    assert asks(ready, "jet", ME, action="takeover", target="PHL", sell="BOS") is not None
    begun = start(replace(ready, jets_ready=0))
    assert begun.state.jets_ready == 1


@rule("A-074")
def test_a_jet_may_attack_only_where_it_could_stay() -> None:
    """Denver takes one jet: it cannot go to Kansas City beside Salt Lake City's, but may replace that."""
    state = scene(own={RIVAL: DENVER}, jets=("SLC",), airlines={ME: {"jets": 1}})
    assert asks(state, "jet", ME, action="takeover", target="MCI") is None
    assert asks(state, "jet", ME, action="takeover", target="SLC") is not None


@rule("A-076", "A-051")
def test_the_last_domestic_spoke_takes_the_foreign_ones_with_it_but_not_the_ssts() -> None:
    state = scene(own={RIVAL: ("PHL", "LHR", "FCO")}, airlines={RIVAL: {"sst": "LHR"}})
    played = attack(state, 12, 2, target="PHL")
    assert played.state.owners == {"LHR": RIVAL, "PHL": ME}
    assert played.the("forfeited")["codes"] == ["FCO"]
    two = scene(own={RIVAL: ("PHL", "BOS", "FCO")})
    assert attack(two, 12, 2, target="PHL").state.owners["FCO"] == RIVAL


@rule("A-059", "A-060", "A-062", "A-064", "A-065", "A-066", "A-067", "A-068")
def test_the_takeover_example() -> None:
    """Sky High in Fare Wars, with Chicago and a jet, takes Cleveland from Olympic: 10 against 9."""
    state = scene(own={ME: CHICAGO, RIVAL: (*DETROIT, "YYZ")}, airlines={ME: {"fare_wars": True, "jets": 1}})
    assert shares(state)[:2] == [120, 40]
    played = attack(state, 5, 7, target="CLE", jet="yes", then__1="stop")
    told = played.the("takeover")
    assert told["price"] == 6
    assert added(told["attack"]) == {"fare-wars": 2, "adjacent-hubs": 1, "jumbo-jet": 2}
    assert added(told["defence"]) == {"hub-control": 1, "foreign-spokes": 1}
    assert (told["attack"]["total"], told["defence"]["total"]) == (10, 9)
    assert played.state.owners["CLE"] == ME
    assert played.state.jets == ("CLE",)
    assert shares(played.state)[:2] == [120, 20]


def at_war(**changes: Any) -> State:
    return scene(own={RIVAL: ("PHL", "BOS"), THIRD: ("CLT",)}, airlines={ME: {"fare_wars": True}}, **changes)


@rule("A-079")
def test_success_in_fare_wars_allows_another_attempt_with_the_same_bonus() -> None:
    script = {"attack": dice(7, 7, 7), "defence": dice(7, 7, 7)}
    plan = {"action": "takeover", "target": "PHL", "then.1": "CLT", "then.2": "stop"}
    played = only(at_war(), ME, script, **plan)
    assert [added(told["attack"]) for told in played.told("takeover")] == [{"fare-wars": 2}] * 2
    assert {played.state.owners["PHL"], played.state.owners["CLT"]} == {ME}
    assert played.cash() == 60 - 12 - 12


@rule("A-079")
def test_the_player_is_asked_for_the_next_target_while_money_lasts() -> None:
    won = attack(at_war(), 12, 2, target="PHL")
    assert won.state.asks[0].kind == "takeover"
    assert {"stop", "CLT", "ROC"} <= options_of(won.state, "target")
    poor = attack(at_war(cash=12), 12, 2, target="PHL")
    assert poor.state.asks[0].kind == "turn", "the last dollar is spent"


@rule("A-080")
def test_a_failure_ends_the_run_and_so_does_stopping() -> None:
    script = {"attack": dice(2, 12), "defence": dice(12, 2)}
    lost = only(at_war(), ME, script, action="takeover", target="PHL", **{"then.1": "CLT"})
    assert len(lost.told("takeover")) == 1
    assert lost.state.asks[0].kind == "turn"
    won = attack(at_war(), 12, 2, target="PHL")
    stopped = only(won.state, target="stop")
    assert stopped.told("takeover") == []
    assert stopped.state.asks[0].kind == "turn"


@rule("A-080")
def test_without_fare_wars_there_is_one_attempt() -> None:
    state = scene(own={RIVAL: ("PHL",)})
    assert asks(state, "then.1", ME, action="takeover", target="PHL") is None
    assert attack(state, 12, 2, target="PHL").state.asks[0].kind == "turn"


@pytest.mark.parametrize(
    ("net", "percent"), [(-5, 5), (-2, 24), (-1, 34), (0, 44), (1, 56), (2, 66), (3, 76), (5, 90)]
)
def test_the_chance_follows_from_the_net_modifier(net: int, percent: int) -> None:
    assert round(100 * chance(net)) == percent
