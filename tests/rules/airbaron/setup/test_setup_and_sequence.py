"""Set-up, start-up cash, rounds, turns, and the draws of a turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.table import Table, encode
from tests.rules.airbaron.scenes import (
    ME,
    RIVAL,
    THIRD,
    advanced,
    asks,
    atlas_of,
    choose,
    choose_all,
    drawing,
    drew,
    only,
    opening,
    options_of,
    orders,
    plan,
    scene,
    start,
    token,
)
from tests.rules.marks import rule


@rule("A-010")
def test_hubs_begin_in_the_cup_and_spokes_on_the_map() -> None:
    state, atlas = opening(), atlas_of(opening())
    assert set(state.cup) == set(atlas.hubs)
    assert set(atlas.spokes) < set(state.aside)
    view = AIRBARON.view(state, None)
    assert {hub.marker for hub in view.hubs} == {"cup"}
    assert {*(s.marker for s in view.spokes), *(s.marker for s in view.foreign)} == {"map"}


@rule("A-011")
def test_jumbo_markers_begin_on_their_holding_spaces() -> None:
    state = opening()
    assert {"jumbo-1", "jumbo-2", "jumbo-3"} <= set(state.aside)
    assert AIRBARON.view(state, None).jumbo_markers == 0


@rule("A-012")
def test_everyone_begins_without_market_share_and_out_of_fare_wars() -> None:
    state = opening(6)
    assert all(
        airline.share == 0 and not airline.fare_wars for airline in AIRBARON.view(state, None).airlines
    )
    assert sorted(state.order) == list(range(6)), "every turn marker was in the cup"


@rule("A-013")
def test_control_markers_never_run_out() -> None:
    everything = tuple(atlas_of(opening()).domestic)
    state = scene(own={ME: everything[:-1]})
    assert only(state, action="buy", target=everything[-1]).state.owners[everything[-1]] == ME


@rule("A-013", "A-050", "A-053")
def test_an_airline_never_has_more_than_one_sst_and_six_jumbo_jets() -> None:
    state = scene(own={ME: ("BOS", "LHR")}, airlines={ME: {"jets": 6, "sst": "LHR"}}, cash=100)
    assert {"sst", "jumbo"}.isdisjoint(options_of(state, "action"))
    five = scene(own={ME: ("BOS",)}, airlines={ME: {"jets": 4}}, jets=("BOS",))
    assert {"sst", "jumbo"} <= options_of(five, "action")


@rule("A-014")
def test_one_die_and_the_place_in_turn_order_make_the_start_up_cash() -> None:
    state = opening(4, {"turn order": [(2, 0, 3, 1)], "start-up": [3]})
    assert state.order == (2, 0, 3, 1)
    assert [airline.cash for airline in state.airlines] == [4 + 2, 4 + 4, 4 + 1, 4 + 3]


@rule("A-015")
def test_start_up_cash_is_paid_once() -> None:
    state = scene(seats=2, seat=RIVAL, cash=0)
    after = choose(state, RIVAL, None, action="pass")
    assert after.state.round == 2
    assert after.told("start_up") == []
    assert [airline.cash for airline in after.state.airlines] == [0, 0]


@rule("A-016")
def test_rivals_see_only_the_top_bill() -> None:
    state = scene(cash={ME: 34, RIVAL: 19, THIRD: 0})
    seen = AIRBARON.view(state, ME).airlines
    assert [airline.cash for airline in seen] == [34, None, None, None]
    assert [airline.top_bill for airline in seen] == [20, 10, 0, 20]
    assert {airline.cash for airline in AIRBARON.view(state, None).airlines} == {None}
    shown = AIRBARON.view(replace(state, cash_open=True), None).airlines
    assert [airline.cash for airline in shown] == [34, 19, 0, 60]


@rule("A-016")
def test_hidden_cash_is_any_amount_under_that_top_bill() -> None:
    state = scene(cash={ME: 34, RIVAL: 19, THIRD: 7})
    worlds = [AIRBARON.imagine(state, ME, Stream(b"%d" % number)) for number in range(60)]
    assert {world.airlines[RIVAL].cash for world in worlds} == set(range(10, 20))
    assert {world.airlines[THIRD].cash for world in worlds} == set(range(5, 10))
    assert {world.airlines[ME].cash for world in worlds} == {34}
    assert all(AIRBARON.census(world) == AIRBARON.census(state) for world in worlds)
    assert all(encode(AIRBARON.view(world, ME)) == encode(AIRBARON.view(state, ME)) for world in worlds)


@rule("A-017", "A-018")
def test_every_round_has_a_new_order_and_one_turn_for_each() -> None:
    table = Table.new(AIRBARON, 4, {"rounds": 8}, b"order")
    drawn, turns = [table.state.order], []
    while not table.outcome:
        for seat in list(table.pending()):
            for event in table.submit(seat, table.default(seat)) or ():
                if event.kind == "round":
                    drawn.append(tuple(event.data["order"]))
                elif event.kind == "turn":
                    turns.append(event.data["seat"])
    assert len(drawn) == 8
    assert len(set(drawn)) > 3
    assert turns == [seat for order in drawn for seat in order]


@rule("A-019", "A-077")
def test_a_turn_goes_from_fare_wars_to_draws_to_the_action() -> None:
    state = scene(own={ME: ("BOS",)}, airlines={ME: {"plan": plan(fare_wars="in")}})
    begun = start(state, drawing(state, "BOS", "ATL"))
    kinds = [event.kind for event in begun.log]
    assert kinds == ["turn", "fare_wars", "drew", "profit", "profit", "asked"]
    assert begun.state.asks[0].kind == "turn"
    assert asks(begun.state, "fare_wars") is None, "too late to change one's mind"


@rule("A-020")
def test_one_action_of_those_that_there_are() -> None:
    state = scene(own={ME: ("BOS",), RIVAL: ("PHL",)}, airlines={ME: {"jets": 1}})
    every = {"buy", "foreign", "sst", "jumbo", "takeover", "pass"}
    assert options_of(state, "action") == every
    assert options_of(replace(state, version="advanced"), "action") == {*every, "redeploy"}
    after = choose(state, action="buy", target="ROC")
    assert after.state.order[after.state.place] == RIVAL, "the turn is over after one action"


@rule("A-021")
def test_drawn_markers_go_back_at_the_end_of_the_round() -> None:
    state = drew(scene(seats=2, seat=RIVAL, own={ME: ("BOS",), RIVAL: ("PHL",)}), "BOS", "ATL").state
    assert {"BOS", "ATL"}.isdisjoint(state.cup)
    after = choose(state, RIVAL, {"turn order": [(1, 0)], "profit": [0, 0]}, action="pass")
    assert after.told("round_over") == [{"round": 1}]
    assert {"BOS", "ATL"} <= {*after.state.cup, *(drawn.marker for drawn in after.state.drawn)}
    assert len(after.state.drawn) == 2, "those of the next turn"


@rule("A-022")
def test_two_markers_are_drawn() -> None:
    state = scene(own={ME: ("BOS",)})
    begun = start(state, drawing(state, "DEN", "BOS"))
    assert begun.the("drew")["markers"] == ["DEN", "BOS"]


@rule("A-022")
def test_the_player_prefers_an_order() -> None:
    state = advanced(own={RIVAL: ("BOS",)}, airlines={ME: {"orders": orders(sequence="ask")}})
    recession = token(state, "recession")
    asked = drew(state, "BOS", recession).state
    assert options_of(asked, "first") == {"BOS", "recession"}
    assert choose(asked, ME, None, first="BOS").cash(RIVAL) == 60 + 8
    assert choose(asked, ME, None, first="recession").cash(RIVAL) == 60 + 1


@rule("A-022")
def test_standing_orders_put_profits_or_events_first() -> None:
    for wish, paid in (("profits", 8), ("events", 1)):
        state = advanced(own={RIVAL: ("BOS",)}, airlines={ME: {"orders": orders(sequence=wish)}})
        for pair in (("BOS", token(state, "recession")), (token(state, "recession"), "BOS")):
            assert drew(state, *pair).cash(RIVAL) == 60 + paid


@rule("A-023")
def test_a_drawn_marker_is_not_drawn_again_in_the_round() -> None:
    state = scene(own={ME: ("BOS",)})
    state = drew(state, "BOS", "ATL").state
    assert {"BOS", "ATL"}.isdisjoint(state.cup)
    after = choose(state, action="pass")
    assert [drawn.marker for drawn in after.state.drawn][:2] == ["BOS", "ATL"]
    assert len({drawn.marker for drawn in after.state.drawn}) == 4


@rule("A-024")
def test_the_bank_pays_whoever_drew() -> None:
    played = drew(scene(own={RIVAL: ("BOS",)}), "BOS")
    assert (played.cash(ME), played.cash(RIVAL)) == (60, 68)
    assert played.state.bank == scene().bank - 8


@rule("A-034")
def test_the_marker_of_an_open_spoke_goes_back_to_the_map_and_is_made_up_for() -> None:
    state = scene(own={ME: ("BOS", "PHL")})
    state = replace(state, owners={"PHL": ME})
    begun = start(state, drawing(state, "BOS", "ATL", "PHL"))
    assert begun.told("replaced") == [{"seat": ME, "marker": "BOS"}]
    assert begun.the("drew")["markers"] == ["ATL", "PHL"]
    assert "BOS" in begun.state.aside


@rule("A-035")
def test_a_marker_bought_in_a_round_may_be_drawn_in_it() -> None:
    state = scene()
    bought = only(state, action="buy", target="BOS").state
    assert "BOS" in bought.cup
    next_turn = replace(bought, place=1)
    assert start(next_turn, drawing(next_turn, "BOS", "ATL")).cash(ME) == 60 - 8 + 8


@rule("A-035")
def test_drawing_stops_when_the_cup_is_empty() -> None:
    state = scene()
    lone = replace(state, cup=("ATL",), aside=(*state.aside, *(hub for hub in state.cup if hub != "ATL")))
    begun = start(lone)
    assert begun.the("drew")["markers"] == ["ATL"]
    assert begun.told("cup_empty") == [{"seat": ME}]
    assert begun.state.asks[0].kind == "turn"


@rule("A-133")
def test_an_advanced_turn_goes_through_all_its_steps() -> None:
    state = advanced(
        own={ME: ("BOS", "PHL")},
        airlines={
            ME: {
                "on_strike": True,
                "loan": 20,
                "plan": plan(fare_wars="in"),
                "orders": orders(strike="settle"),
            }
        },
        contract_pays=3,
        contract_holder=ME,
        settlement=10,
    )
    begun = start(state, drawing(state, "BOS", "ATL"))
    assert [event.kind for event in begun.log] == [
        "turn",
        "fare_wars",
        "contract_paid",
        "settlement",
        "settled",
        "drew",
        "profit",
        "profit",
        "fee",
        "asked",
    ]
    assert {"sell", "repay", "action"} <= {field.name for field in AIRBARON.fields(begun.state, ME, {})}


@pytest.mark.parametrize("plans", ["turn", "round"])
def test_before_the_first_round_all_are_asked_for_plans_and_kept_to_them(plans: str) -> None:
    state = opening(2, plans=plans)
    first = {"plan": "plan", "act.1": "buy", "target.1": "BOS", "act.2": "buy", "target.2": "ROC"}
    after = choose_all(state, {0: {"fare_wars": "in", **first}, 1: {"plan": "ask"}})
    assert after.state.airlines[0].fare_wars
    assert after.the("bought")["code"] == "ROC", "Boston is too dear for $2"
    assert 1 in AIRBARON.asked(after.state)
