"""Fare Wars through a round, new companies, and how a game is won."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from tests.rules.airbaron.scenes import (
    ATLANTA,
    CHICAGO,
    ME,
    RIVAL,
    THIRD,
    WASHINGTON,
    advanced,
    asks,
    choose,
    drawing,
    options_of,
    plan,
    scene,
    shares,
    start,
)
from tests.rules.marks import rule


@rule("A-077")
@pytest.mark.parametrize(("wish", "before", "after"), [("in", False, True), ("out", True, False)])
def test_fare_wars_are_entered_and_left_at_the_start_of_the_turn(
    wish: str,
    before: bool,  # noqa: FBT001 - of a parametrised test
    after: bool,  # noqa: FBT001
) -> None:
    state = scene(own={ME: ("BOS",)}, airlines={ME: {"fare_wars": before, "plan": plan(fare_wars=wish)}})
    begun = start(state, drawing(state, "BOS", "ATL"))
    assert begun.airline().fare_wars is after
    assert begun.cash() == 60 + (0 if after else 8), "it is settled before the draw"


@rule("A-077")
def test_who_wants_to_be_asked_is_asked_before_the_draw() -> None:
    state = scene(own={ME: ("BOS",)}, airlines={ME: {"plan": plan(fare_wars="ask")}})
    begun = start(state)
    assert begun.state.asks[0].kind == "start"
    assert begun.told("drew") == []
    on = choose(begun.state, ME, drawing(begun.state, "BOS", "ATL"), fare_wars="in")
    assert on.airline().fare_wars
    assert on.cash() == 60


@rule("A-078")
def test_fare_wars_last_through_everyones_draws_until_ones_next_turn() -> None:
    state = scene(own={ME: ("BOS",)}, airlines={ME: {"fare_wars": True}})
    after = choose(state, ME, drawing(state, "BOS", "ATL"), action="pass")
    assert after.state.active == RIVAL
    assert after.told("profit")[0]["unpaid"] == [{"seat": ME, "why": "fare-wars"}]
    assert after.cash() == 60


def bankrupt(**changes: Any) -> State:
    return scene(seats=3, round=2, own={RIVAL: ("BOS",), THIRD: ("PHL",)}, cash={ME: 1}, **changes)


@rule("A-081")
def test_who_controls_nothing_may_fold_but_not_in_the_first_round() -> None:
    assert options_of(start(bankrupt()).state, "company") == {"keep", "fold"}
    assert start(replace(bankrupt(), round=1)).state.asks[0].kind == "turn"
    holding = scene(seats=3, round=2, own={ME: ("LHR",)}, airlines={ME: {"sst": "LHR"}})
    assert asks(start(holding).state, "company") is None


@rule("A-082")
def test_folding_swaps_all_cash_for_a_die_and_the_place() -> None:
    state = scene(
        seats=3, seat=THIRD, round=2, cash={ME: 60, RIVAL: 60, THIRD: 50}, own={ME: ("BOS",), RIVAL: ("PHL",)}
    )
    folded = choose(start(state).state, THIRD, {"start-up": [4], "profit": [0, 0]}, company="fold")
    assert folded.cash(THIRD) == 5 + 3
    assert folded.state.asks[0].kind == "turn", "and the turn goes on"
    assert AIRBARON.census(folded.state)["money"] == 925


@rule("A-083")
def test_folding_ends_the_contract_the_strike_and_the_loan() -> None:
    state = advanced(
        seats=3,
        round=2,
        own={RIVAL: ("BOS",), THIRD: ("PHL",)},
        airlines={ME: {"loan": 20, "on_strike": True}},
        contract_holder=ME,
        contract_pays=2,
        settlement=10,
    )
    folded = choose(start(state).state, ME, None, company="fold", settle="strike")
    assert (folded.airline().loan, folded.airline().on_strike) == (0, False)
    assert folded.state.contract_holder is None
    assert folded.told("contract_paid") == []
    assert folded.state.settlement == 10


def nearly(cash: int) -> State:
    """Market share 220 with Chicago and Atlanta: $100 more wins at a table of four."""
    state = scene(own={ME: (*CHICAGO, *ATLANTA), RIVAL: ("BOS",)}, cash={ME: cash})
    assert shares(state)[ME] == 220
    return state


@rule("A-084")
def test_the_goal_counts_at_the_end_of_ones_own_turn() -> None:
    won = choose(nearly(100), action="pass")
    assert won.state.outcome is not None
    assert won.state.outcome.winners == (ME,)
    assert won.state.outcome.kind == "goal-reached"
    assert choose(nearly(99), action="pass").state.outcome is None


@rule("A-084")
def test_other_moments_do_not_count() -> None:
    state = replace(nearly(100), place=1)
    state = replace(state, asks=(replace(state.asks[0], seat=RIVAL),))
    assert choose(state, RIVAL, None, action="pass").state.outcome is None


@rule("A-084")
def test_the_example_of_a_win_with_120_in_cash_and_200_market_share() -> None:
    state = scene(own={ME: (*CHICAGO, *("MEM", "OKC", "TUL", "LIT"))}, cash={ME: 120})
    assert shares(state)[ME] == 200
    outcome = choose(state, action="pass").state.outcome
    assert outcome is not None
    assert outcome.scores[ME] == 320


@rule("A-086")
def test_no_win_under_strike() -> None:
    state = advanced(own={ME: (*CHICAGO, *ATLANTA)}, cash=200, airlines={ME: {"on_strike": True}})
    assert choose(state, action="pass").state.outcome is None


@rule("A-087")
def test_no_win_with_a_loan() -> None:
    state = advanced(own={ME: (*CHICAGO, *ATLANTA)}, cash=200, airlines={ME: {"loan": 20}})
    assert choose(state, action="pass").state.outcome is None
    paid_off = choose(state, action="pass", repay=20).state.outcome
    assert paid_off is not None
    assert paid_off.winners == (ME,)


def test_after_the_last_round_the_highest_total_wins_loans_deducted() -> None:
    state = advanced(
        seats=2,
        seat=RIVAL,
        own={ME: WASHINGTON, RIVAL: ATLANTA},
        cash={ME: 50, RIVAL: 25},
        airlines={RIVAL: {"loan": 20}},
        round_limit=1,
    )
    outcome = choose(state, RIVAL, None, action="pass").state.outcome
    assert outcome is not None
    assert outcome.scores == {ME: 110, RIVAL: 105}
    assert outcome.winners == (ME,)
    assert outcome.kind == "round-limit"


def test_level_totals_go_to_the_higher_market_share() -> None:
    state = scene(
        seats=2, seat=RIVAL, own={ME: WASHINGTON, RIVAL: ATLANTA}, cash={ME: 50, RIVAL: 10}, round_limit=1
    )
    outcome = choose(state, RIVAL, None, action="pass").state.outcome
    assert outcome is not None
    assert outcome.winners == (RIVAL,)
