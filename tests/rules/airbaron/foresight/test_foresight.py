"""What a half-made choice would lead to, as the seat that makes it may know."""

from __future__ import annotations

import pytest

from rules.airbaron.foresight.deeds import (
    AirBaronForesight,
    Attack,
    Deed,
    FirstMarker,
    Gain,
    Move,
    NewOrders,
    NextTurnPlan,
    Plain,
    Purchase,
    Sale,
    Sum,
)
from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream, draw
from rules.engine import Choice, Value
from rules.simulation import PLAYERS
from rules.table import Table
from rules.values import Seat
from tests.rules.airbaron.greedy import greedy
from tests.rules.airbaron.scenes import ATLANTA, CHICAGO, DETROIT, ME, MIAMI, RIVAL, advanced, scene
from words import say


def foreseen(state: State, seat: Seat = ME, /, **choice: Value) -> AirBaronForesight:
    """Dots in field names are written as two underscores."""
    answers = {name.replace("__", "."): value for name, value in choice.items()}
    return AIRBARON.foresee(AIRBARON.view(state, seat), answers)


def deeds(state: State, seat: Seat = ME, /, **choice: Value) -> tuple[Deed, ...]:
    return foreseen(state, seat, **choice).deeds


def dangers(state: State, seat: Seat = ME, /, **choice: Value) -> list[str]:
    return [say(danger.text) for danger in foreseen(state, seat, **choice).dangers]


def test_a_purchase_says_what_it_brings_at_its_hub() -> None:
    state = scene(own={ME: DETROIT[:2]})
    assert deeds(state, action="buy", target="CMH") == (
        Purchase("domestic", "CMH", 2, Gain("DTW", 3, 3, share=20)),
    )
    assert deeds(state, action="foreign", target="YYZ") == (Purchase("foreign", "YYZ", 5),)
    assert deeds(state, action="sst", target="CDG") == (Purchase("sst", "CDG", 22),)
    assert deeds(state, action="jumbo", target="box") == (Purchase("jumbo", None, 10),)


def test_takeovers_stand_as_if_those_before_them_succeeded() -> None:
    state = scene(own={ME: ("PIT",), RIVAL: CHICAGO}, airlines={ME: {"fare_wars": True}})
    first, second, then = deeds(state, action="takeover", target="STL", then__1="IND", then__2="stop")
    assert isinstance(first, Attack)
    assert isinstance(second, Attack)
    assert (first.price, first.later) == (14, False)
    assert first.odds.defence == (("hub-control", 1),)
    assert (second.price, second.later) == (4, True)
    assert second.odds.defence == (), "the hub was controlled no more"
    assert second.gain == Gain("ORD", 2, 4, share=0)
    assert then == Plain("then stop")


def test_what_is_sold_first_counts_for_the_action() -> None:
    """A spoke that is sold is open, and its takeover costs its plain price."""
    state = advanced(own={ME: ("BOS", "PHL")})
    sale, attack = deeds(state, sell="BOS", action="takeover", target="BOS")
    assert sale == Sale("spoke", "BOS")
    assert isinstance(attack, Attack)
    assert attack.price == 8
    assert deeds(state, action="takeover", target="BOS") == ()


def test_money_is_told_as_far_as_it_can_be_moved() -> None:
    state = advanced(own={ME: CHICAGO}, cash={ME: 25}, airlines={ME: {"loan": 20, "jets": 1}})
    told = deeds(state, sell="jet", repay=20, borrow=10)
    assert told == (Sale("jumbo", None), Sum("repay", 20), Sum("borrow", 10))
    assert deeds(state, repay=10, borrow=10) == (Sum("repay", 10),), "no second loan beside the first"
    for cash, told in ((20, (Sum("repay", 20),)), (19, ())):
        poor = advanced(own={ME: CHICAGO}, cash={ME: cash}, airlines={ME: {"loan": 20}})
        assert deeds(poor, repay=20) == told


def test_forced_sales_come_one_after_the_other() -> None:
    state = advanced(own={ME: (MIAMI[0], "GRU")})
    assert deeds(state, sell__1="GRU", sell__2=MIAMI[0]) == (Sale("spoke", "GRU"), Sale("spoke", MIAMI[0]))
    assert deeds(state, sell__1=MIAMI[0], sell__2="GRU") == (Sale("spoke", MIAMI[0]),), "it was forfeited"


def test_orders_and_plans_are_told_as_they_would_stand() -> None:
    state = advanced(own={ME: ("BOS",)})
    plan: dict[str, Value] = {"act.1": "buy", "target.1": "PHL", "act.2": "buy", "target.2": "XXX"}
    assert deeds(state, **plan, next__fare_wars="in") == (NextTurnPlan("in", ("buy:PHL",)),)
    assert deeds(state, act__1="pass") == (NextTurnPlan(None, ("pass",)),)
    (told,) = deeds(state, bids="limit", bid_limit=7, strike="nonsense")
    assert isinstance(told, NewOrders)
    assert (told.named, told.orders.bids, told.orders.bid_limit) == (("bids",), "limit", 7)
    (told,) = deeds(state, bids="limit", competitor="least")
    assert isinstance(told, NewOrders)
    assert told.named == ("bids", "competitor")
    assert (told.orders.bid_limit, told.orders.competitor_least) == (1, 8), "as the form would fill them in"


def test_what_the_turn_does_not_allow_is_left_out() -> None:
    struck = advanced(own={ME: ("BOS",)}, jets=("BOS",), airlines={ME: {"on_strike": True}})
    for action, target in (("buy", "PHL"), ("takeover", "PHL"), ("jumbo", "box")):
        assert deeds(struck, action=action, target=target) == ()
    basic = scene(own={ME: ("BOS",)}, jets=("BOS",))
    assert deeds(basic, action="redeploy", place__1="box") == ()
    assert deeds(scene(own={RIVAL: ("PHL",)}), action="buy", target="PHL") == ()
    assert deeds(scene(cash={ME: 5}), action="buy", target="PHL") == ()
    assert deeds(scene(), action="takeover", target="ask") == ()


def test_smaller_answers_are_told() -> None:
    state = advanced(own={ME: CHICAGO[:2]}, jets=(CHICAGO[0],), unresolved=("DEN", "BOS"))
    assert deeds(state, fare_wars="in", settle="strike") == (Plain("into war"), Plain("strike"))
    assert deeds(state, bid="bid") == (Sum("bid", 0),)
    assert deeds(state, bid="bid", amount=3) == (Sum("bid", 3),)
    assert deeds(state, bid="pass") == (Plain("no bid"),)
    assert deeds(state, limit=0) == (Sum("limit", 0),)
    assert deeds(state, first="BOS") == (FirstMarker("BOS"),)
    assert deeds(state, negate="let") == (Plain("let pay"),)
    assert deeds(state, target="stop") == (Plain("stop"),)
    assert deeds(state, action="redeploy", place__1=CHICAGO[1]) == (Move("jumbo", CHICAGO[1], 1),)
    assert deeds(state, action="redeploy", place__1="box", place__2="box") == (Move("jumbo", None, 1),)


# Dangers


def test_a_sale_that_costs_market_share_is_a_danger() -> None:
    state = advanced(own={ME: (*DETROIT, *ATLANTA[:3])})
    assert dangers(state, sell="CMH") == [
        "Selling Columbus (CMH) costs you control of Detroit: market share −20."
    ]
    assert dangers(state, sell=ATLANTA[0]) == [
        "Selling Charlotte (CLT) costs you dominance over Atlanta: market share −50."
    ]
    assert dangers(advanced(own={ME: ("BOS",)}), sell="BOS") == []


def test_a_sale_that_forfeits_foreign_spokes_is_a_danger() -> None:
    state = advanced(own={ME: ("BOS", "LHR", "FCO")})
    assert dangers(state, sell="BOS") == [
        "Selling Boston (BOS) costs you Rome (FCO) and London (LHR) too, for nothing."
    ]
    assert dangers(state, sell="LHR") == []


def test_a_goal_that_is_reached_in_vain_is_a_danger() -> None:
    state = advanced(own={ME: CHICAGO}, cash={ME: 400}, airlines={ME: {"loan": 10}})
    assert dangers(state, action="pass") == [
        "You would reach 520 of 320, but you can't win while you owe a loan."
    ]
    assert dangers(state, action="buy", target="BOS")[0].startswith("You would reach 512 of")
    assert dangers(state, action="pass", repay=10) == []
    for cash, total in (
        (200, ["You would reach 320 of 320, but you can't win while you owe a loan."]),
        (199, []),
    ):
        near = advanced(own={ME: CHICAGO}, cash={ME: cash}, airlines={ME: {"loan": 10}})
        assert dangers(near, action="pass") == total
    struck = advanced(own={ME: CHICAGO}, cash={ME: 400}, airlines={ME: {"on_strike": True}})
    assert dangers(struck, action="pass")[0].endswith("you can't win under strike.")
    assert dangers(scene(own={ME: CHICAGO}, cash={ME: 400}), action="pass") == []


def test_money_that_one_will_not_have_is_a_danger() -> None:
    state = scene(own={ME: ("PIT",)}, cash={ME: 9}, airlines={ME: {"fare_wars": True}})
    assert dangers(state, action="takeover", target="MSP", then__1="IND", then__2="stop") == [
        "You would have $1 left, but Indianapolis (IND) costs $2."
    ]
    plan = {"plan": "plan", "act__1": "buy", "target__1": "MSP"}
    assert dangers(scene(cash={ME: 8}), **plan) == []
    poor = scene(cash={ME: 5})
    assert dangers(poor, **plan) == ["You have $5 now, but your plan costs at least $8."]
    assert dangers(poor, **plan, loan="need") == []
    assert dangers(poor, **plan, act__2="buy", target__2="ORD") == [], "something can be paid"
    assert dangers(poor, **plan, act__2="pass") == []


def test_what_goes_with_a_company_or_with_leaving_is_a_danger() -> None:
    state = advanced(cash={ME: 7}, contract_holder=ME)
    assert dangers(state, company="fold") == ["Folding the company costs you $7 and the government contract."]
    assert dangers(advanced(cash={ME: 0}), company="fold") == []
    assert len(dangers(state, action="pass", leave="leave")) == 1


# Never a fault

NAMES = (
    *("action", "target", "jet", "then.1", "jet.1", "place.1", "place.sst", "sell", "sell.1", "repay"),
    *("borrow", "bids", "bid_limit", "act.1", "target.1", "act.2", "fare_wars", "next.fare_wars"),
    *("settle", "limit", "bid", "amount", "first", "negate", "company", "leave", "competitor", "nonsense"),
)
JUNK: tuple[Value, ...] = (
    *("", "x", "BOS", "LHR", "box", "ask", "stop", "yes", "jet", "jet:BOS", "sst", "plan", "pass"),
    *("takeover", "redeploy", "buy", "foreign", "jumbo", "fold", "settle", "leave", "buy:BOS", "JFK"),
    *(-1, 0, 10, 10**9, (), ("a", 1.5), ("BOS", "PHL"), ("BOS", 2)),
)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nonsense_is_left_out_and_raises_nothing(seat: Seat | None) -> None:
    luck = Stream(b"nonsense")
    table = Table.new(AIRBARON, 3, {"version": "advanced"}, b"a game for nonsense")
    while table.step < 40 and not table.outcome:
        for _ in range(25):
            choice: Choice = {draw(luck, NAMES): draw(luck, JUNK) for _ in range(1 + luck.below(6))}
            AIRBARON.foresee(table.view(seat), choice)
        for each in sorted(table.pending()):
            table.submit(each, PLAYERS["autopilot"](table, each, luck))


def test_values_that_no_form_gives_raise_nothing() -> None:
    view = AIRBARON.view(advanced(own={ME: ("BOS",)}), ME)
    for odd in (None, 1.5, ["BOS"], {"a": 1}, True):
        assert AIRBARON.foresee(view, dict.fromkeys(NAMES, odd)).dangers == ()  # type: ignore[arg-type]


@pytest.mark.parametrize("version", ["basic", "advanced"])
def test_the_odds_are_those_by_which_takeovers_are_rolled(version: str) -> None:
    """In whole games, against what happens when nothing comes before it."""
    options: Choice = {"version": version, "plans": "turn"}
    table = Table.new(AIRBARON, 4, options, b"a seed for takeovers and chances")
    luck, compared = Stream(b"the players' own dice"), 0
    while not table.outcome:
        for seat in sorted(table.pending()):
            choice = greedy(table, seat, luck)
            attacks = [deed for deed in table.foresee(seat, choice).deeds if isinstance(deed, Attack)]
            happened = table.submit(seat, choice)
        rolled = [event.data for event in happened or () if event.kind == "takeover"]
        for attack, data in zip(attacks, rolled, strict=False):
            assert (attack.code, attack.price) == (data["code"], data["price"])
            assert [each._asdict() for each in attack.odds.attack] == data["attack"]["add"]
            assert [each._asdict() for each in attack.odds.defence] == data["defence"]["add"]
            compared += 1
    assert compared >= 3
