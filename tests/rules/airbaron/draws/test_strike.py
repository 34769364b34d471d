"""Advanced: strikes and their settlement."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.title import AIRBARON
from tests.rules.airbaron.scenes import (
    CHICAGO,
    ME,
    RIVAL,
    advanced,
    asks,
    choose,
    drew,
    only,
    options_of,
    orders,
    plan,
    start,
    token,
)
from tests.rules.marks import rule


@rule("A-115")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (15, 20), (20, 25), (25, 25)])
def test_a_drawn_strike_raises_the_settlement_cost_to_25_at_most(before: int, after: int) -> None:
    state = advanced(own={ME: ("BOS",)}, settlement=before)
    assert drew(state, token(state, "strike")).state.settlement == after


@rule("A-116")
def test_the_drawer_settles_or_falls_under_strike() -> None:
    state = advanced(own={ME: ("BOS",)}, settlement=5)
    drawn = drew(state, token(state, "strike"))
    settled = only(drawn.state, settle="settle")
    assert (settled.cash(), settled.airline().on_strike) == (50, False)
    struck = only(drawn.state, settle="strike")
    assert (struck.cash(), struck.airline().on_strike) == (60, True)
    assert struck.told("struck") == [{"seat": ME, "cost": 10}]


@rule("A-117")
def test_a_strike_stops_profits() -> None:
    state = advanced(own={ME: ("BOS", "LHR")}, jets=("BOS",), airlines={ME: {"on_strike": True}})
    for marker in ("BOS", "LHR", "JFK", "jumbo-1"):
        assert drew(state, marker).cash() == 60


@rule("A-118")
def test_a_strike_stops_actions_but_not_the_bank() -> None:
    state = advanced(own={ME: CHICAGO}, airlines={ME: {"on_strike": True}})
    assert options_of(state, "action") == {"pass"}
    assert only(state, action="pass", borrow=10).cash() == 70
    planned = replace(state, asks=(), agenda=("act", "finish"))
    planned = replace(
        planned,
        airlines=(
            replace(planned.airlines[0], plan=plan("buy:BOS", otherwise="pass")),
            *planned.airlines[1:],
        ),
    )
    began = choose(
        replace(
            planned, asks=(replace(state.asks[0], kind="negate"),), unresolved=("DEN",), competitor=RIVAL
        ),
        ME,
        None,
        negate="let",
    )
    assert began.told("passed")[0] == {"seat": ME, "why": "strike"}


@rule("A-119")
def test_each_later_turn_lowers_the_cost_before_the_choice() -> None:
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"on_strike": True}}, settlement=15)
    begun = start(state)
    assert begun.state.asks[0].kind == "start"
    assert begun.told("drew") == []
    settled = choose(begun.state, ME, None, settle="settle")
    assert settled.the("settled")["cost"] == 10
    assert settled.state.settlement == 10
    on = choose(begun.state, ME, None, settle="strike")
    assert on.airline().on_strike
    assert on.state.settlement == 10
    assert start(replace(on.state, unresolved=())).state.asks[0].kind == "start", "and so in the turn after"


@rule("A-120")
def test_another_strike_for_a_struck_airline_raises_the_cost_only() -> None:
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"on_strike": True}}, settlement=5)
    drawn = drew(state, token(state, "strike"))
    assert drawn.state.settlement == 10
    assert drawn.state.asks[0].kind == "turn"
    settled = choose(start(drawn.state).state, ME, None, settle="settle")
    assert not settled.airline().on_strike


@rule("A-121")
def test_another_player_who_draws_the_strike_must_settle_too() -> None:
    state = advanced(seat=RIVAL, own={ME: ("BOS",)}, airlines={ME: {"on_strike": True}}, settlement=5)
    drawn = drew(state, token(state, "strike"))
    assert drawn.state.settlement == 10
    assert [(ask.seat, ask.kind) for ask in drawn.state.asks] == [(RIVAL, "strike")]
    struck = only(drawn.state, RIVAL, None, settle="strike")
    assert struck.airline(RIVAL).on_strike
    assert struck.airline(ME).on_strike


@rule("A-115", "A-116", "A-119")
def test_the_strike_example() -> None:
    """Trans Toucans settles for its last $5; Olympic goes under strike at $10 and settles later for $5."""
    state = advanced(own={ME: ("BOS",), RIVAL: ("PHL",)}, cash={ME: 5})
    first = only(drew(state, token(state, "strike")).state, settle="settle")
    assert (first.cash(), first.state.settlement) == (0, 5)
    second = replace(first.state, place=1, drawn=(), unresolved=())
    struck = only(drew(second, token(state, "strike")).state, RIVAL, None, settle="strike")
    assert struck.state.settlement == 10
    later = choose(start(replace(struck.state, unresolved=())).state, RIVAL, None, settle="settle")
    assert later.the("settled") == {"seat": RIVAL, "cost": 5}
    assert not later.airline(RIVAL).on_strike


def test_who_is_asked_about_a_strike_still_finds_the_order_for_fare_wars() -> None:
    standing = {ME: {"on_strike": True, "plan": plan(fare_wars="in")}}
    begun = start(advanced(own={ME: ("BOS",)}, airlines=standing, settlement=10))
    assert asks(begun.state, "fare_wars").default == "in"
    assert AIRBARON.default(begun.state, ME) == {"fare_wars": "in", "settle": "settle"}


def test_standing_orders_settle_from_cash_or_never() -> None:
    for wish, cash, struck in (("settle", 60, False), ("settle", 9, True), ("strike", 60, True)):
        standing = {ME: {"orders": orders(strike=wish)}}
        state = advanced(own={ME: ("BOS",)}, cash={ME: cash}, airlines=standing, settlement=5)
        drawn = drew(state, token(state, "strike"))
        assert drawn.state.asks[0].kind == "turn"
        assert drawn.airline().on_strike is struck
