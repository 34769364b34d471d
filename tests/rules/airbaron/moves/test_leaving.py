"""Advanced: leaving the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from tests.rules.airbaron.scenes import (
    DETROIT,
    ME,
    RIVAL,
    THIRD,
    advanced,
    asks,
    attack,
    choose,
    drew,
    token,
)
from tests.rules.marks import rule


def leaving(**changes: Any) -> State:
    return advanced(
        own={ME: (*DETROIT, "YYZ"), RIVAL: ("BOS",), THIRD: ("PHL",)},
        jets=("CLE",),
        options={"leaving": "by the book"},
        **changes,
    )


@rule("A-130")
def test_a_departed_airline_stays_on_the_board_and_defends() -> None:
    state = leaving(airlines={ME: {"fare_wars": True}})
    left = choose(state, ME, None, leave="leave").state
    assert left.airlines[ME].left
    assert left.owners == state.owners
    assert left.jets == ("CLE",)
    assert left.active == RIVAL
    told = attack(left, 7, 7, RIVAL, target="CLE").the("takeover")
    assert {each["why"] for each in told["defence"]["add"]} == {"hub-control", "foreign-spokes", "jumbo-jet"}
    rounds = left
    for seat in (1, 2, 3):
        rounds = choose(rounds, seat, None, action="pass").state
    assert ME not in rounds.order
    assert sorted(rounds.order) == [1, 2, 3]


@rule("A-130")
def test_who_resigns_leaves_on_their_turn_if_the_table_plays_it_by_the_book() -> None:
    state = leaving()
    answer = AIRBARON.departure(state, ME)
    assert answer is not None
    assert choose(state, ME, None, **answer).state.airlines[ME].left
    assert AIRBARON.departure(replace(state, leaving=False), ME) is None


@rule("A-131")
def test_a_departed_airline_earns_and_pays_nothing() -> None:
    state = leaving(seat=RIVAL, airlines={ME: {"left": True, "loan": 20}})
    for marker in ("CLE", "YYZ", "DTW", "jumbo-1"):
        assert drew(state, marker).cash(ME) == 60
    played = drew(state, token(state, "fuel"))
    assert (played.cash(ME), played.cash(RIVAL)) == (60, 59)
    gone = choose(leaving(airlines={ME: {"loan": 20}}), ME, None, leave="leave")
    assert gone.airline().loan == 0


@rule("A-132")
def test_the_contract_of_a_departed_airline_pays_nobody_until_the_next_auction() -> None:
    state = leaving(contract_holder=ME, contract_pays=2)
    left = choose(state, ME, None, leave="leave")
    assert left.state.contract_holder is None
    assert left.told("contract_paid") == []
    opened = drew(replace(left.state, unresolved=(), drawn=()), "contract")
    assert opened.the("auction")["pays"] == 3
    assert ME not in {ask.seat for ask in opened.state.asks}


def test_the_last_one_at_the_table_has_won() -> None:
    state = leaving(airlines={RIVAL: {"left": True}, THIRD: {"left": True}})
    outcome = choose(state, ME, None, leave="leave").state.outcome
    assert outcome is not None
    assert outcome.winners == (3,)


def test_nobody_leaves_where_the_host_has_a_stand_in_take_over() -> None:
    assert asks(advanced(own={ME: ("BOS",)}), "leave") is None
