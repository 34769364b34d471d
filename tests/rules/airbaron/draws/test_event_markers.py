"""Advanced: event markers on the track, local competitor, fuel, crash and recession."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.state import EVENT_MARKERS, State, with_airline
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.table import encode
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
    choose,
    choose_all,
    dice,
    drawing,
    drew,
    only,
    opening,
    orders,
    scene,
    shares,
    start,
    token,
)
from tests.rules.marks import rule


@rule("A-088")
def test_the_contract_marker_begins_in_the_cup_and_the_settlement_at_zero() -> None:
    state = opening(version="advanced")
    assert "contract" in state.cup
    assert state.settlement == 0
    assert "contract" not in opening().cup


@rule("A-089")
def test_the_five_events_lie_at_random_and_face_down_on_the_track() -> None:
    state = opening(4, {"events": [(4, 3, 2, 1, 0)]}, version="advanced")
    assert [state.secrets[f"event-{space}"] for space in (50, 100, 150, 200, 250)] == list(
        reversed(EVENT_MARKERS)
    )
    assert set(state.secrets) <= set(state.aside)
    for seat in (None, 0, 1):
        assert [space.marker for space in AIRBARON.view(state, seat).event_spaces] == [None] * 5
    assert AIRBARON.view(opening(), None).event_spaces == ()


@rule("A-090")
def test_the_first_to_reach_a_space_puts_its_marker_into_the_cup() -> None:
    state = advanced(own={ME: CHICAGO[:2], RIVAL: ATLANTA[:2]})
    bought = only(state, action="buy", target=CHICAGO[2])
    assert shares(bought.state)[ME] == 60
    assert "event-50" in bought.state.cup
    assert "event-100" in bought.state.aside
    assert bought.told("event_taken") == [{"seat": ME, "space": 50}]
    later = replace(bought.state, airlines=state.airlines)
    again = only(later, action="buy", target=ATLANTA[4]).state
    assert again.takers == {"event-50": ME}, "the space is empty now"


@rule("A-090")
def test_a_leap_takes_every_space_on_the_way() -> None:
    state = advanced(own={ME: CHICAGO[:3]})
    state = replace(state, takers={"event-50": RIVAL}, aside=tuple(m for m in state.aside if m != "event-50"))
    state = replace(state, cup=(*state.cup, "event-50"))
    leap = only(state, action="buy", target=CHICAGO[3])
    assert shares(leap.state)[ME] == 120
    assert leap.told("event_taken") == [{"seat": ME, "space": 100}]


@rule("A-091")
def test_only_the_taker_looks_at_the_marker() -> None:
    bought = only(advanced(own={ME: CHICAGO[:2]}), action="buy", target=CHICAGO[2])
    event = bought.state.secrets["event-50"]
    assert AIRBARON.view(bought.state, ME).event_spaces[0].marker == event
    assert event in AIRBARON.view(bought.state, ME).cup
    for seat in (None, RIVAL):
        view = AIRBARON.view(bought.state, seat)
        assert view.event_spaces[0].marker is None
        assert "event-50" in view.cup
    (seen,) = [event for event in bought.log if event.kind == "event_seen"]
    assert seen.seen_by == (ME,)
    worlds = [AIRBARON.imagine(bought.state, RIVAL, Stream(b"%d" % number)) for number in range(20)]
    assert len({world.secrets["event-50"] for world in worlds}) > 2
    own = [AIRBARON.imagine(bought.state, ME, Stream(b"%d" % number)) for number in range(20)]
    assert {world.secrets["event-50"] for world in own} == {event}
    assert all(encode(AIRBARON.view(d, ME)) == encode(AIRBARON.view(bought.state, ME)) for d in own)


def test_a_drawn_event_is_known_to_all() -> None:
    state = advanced(own={ME: ("BOS",)})
    name = token(state, "recession")
    state = replace(state, cup=(*state.cup, name), aside=tuple(m for m in state.aside if m != name))
    begun = start(state, drawing(state, name, "ATL"))
    assert begun.the("drew")["markers"] == ["recession", "ATL"]
    view = AIRBARON.view(begun.state, None)
    assert view.drawn[1].marker == "ATL"
    assert view.drawn[0].marker == "recession"
    assert "recession" in {space.marker for space in view.event_spaces}


def competing(order: str, least: int = 5, holder: int = ME, **changes: Any) -> State:
    """The rival's turn, the third of four, while somebody holds an unused Local Competitor."""
    usual: dict[str, Any] = {"own": {RIVAL: ("BOS", "ROC"), ME: ("PHL",)}}
    return advanced(
        seat=THIRD,
        airlines={holder: {"orders": orders(competitor=order, competitor_least=least)}},
        competitor=holder,
        **{**usual, **changes},
    )


@rule("A-099")
def test_the_drawer_of_a_competitor_may_negate_a_later_marker_in_anybodys_turn() -> None:
    asked = drew(competing("ask"), "BOS", "JFK")
    assert asked.state.asks[0].seat == ME
    assert asked.state.asks[0].kind == "negate"
    negated = choose(asked.state, ME, None, negate="negate")
    assert negated.cash(RIVAL) == 60 + 3, "the hub still pays"
    assert negated.the("negated") == {"marker": "BOS", "by": ME, "last": False}
    assert [drawn.negated for drawn in AIRBARON.view(negated.state, None).drawn] == [True, False]
    let = choose(asked.state, ME, None, negate="let")
    assert let.cash(RIVAL) == 60 + 8
    assert let.state.asks[0].kind == "negate", "the hub may be negated instead"


@rule("A-099")
def test_a_standing_order_negates_what_costs_the_others_enough() -> None:
    played = drew(competing("least", 5), "ROC", "BOS")
    assert [told["marker"] for told in played.told("negated")] == ["BOS"]
    assert played.cash(RIVAL) == 60 + 1
    own = drew(competing("least", 5), "PHL")
    assert own.told("negated") == []
    assert own.cash(ME) == 60 + 6
    assert drew(competing("least", 8), "BOS").told("negated"), "from this cost on"
    assert drew(competing("least", 9), "BOS").told("negated") == []


@rule("A-099")
def test_a_competitor_lasts_for_its_round_only() -> None:
    state = advanced(seats=2, seat=RIVAL, own={ME: ("BOS",), RIVAL: ("PHL",)}, competitor=ME)
    over = choose(state, RIVAL, None, action="pass")
    assert over.told("competitor_lapsed") == [{"seat": ME}]
    assert over.state.competitor is None
    state = advanced(own={ME: ("BOS",)})
    assert drew(state, token(state, "competitor")).state.competitor == ME


@rule("A-100")
@pytest.mark.parametrize("order", ["last", "ask", "least"])
def test_an_unused_competitor_must_negate_the_last_marker_even_its_own(order: str) -> None:
    state = competing(order, 40)
    last_turn = replace(state, place=3)
    played = drew(last_turn, "PHL")
    assert played.the("negated") == {"marker": "PHL", "by": ME, "last": True}
    assert played.cash(ME) == 60
    jumbo = drew(last_turn, "jumbo-1")
    assert jumbo.told("negated") == []


@rule("A-022", "A-100")
def test_the_order_of_two_profits_is_asked_while_a_competitor_waits() -> None:
    """The last marker of the round is negated, so its drawer says which one that is."""
    state = replace(competing("last"), place=3)
    state = with_airline(state, replace(state.airlines[FOURTH], orders=orders(sequence="ask")))
    asked = drew(state, "BOS", "PHL")
    assert [(ask.seat, ask.kind) for ask in asked.state.asks] == [(FOURTH, "sequence")]
    for first, last in (("BOS", "PHL"), ("PHL", "BOS")):
        assert choose(asked.state, FOURTH, None, first=first).the("negated")["marker"] == last
    two_jumbos = drew(state, "jumbo-1", "jumbo-2")
    assert two_jumbos.state.asks[0].kind == "turn", "neither can be negated"
    unheld = drew(replace(state, competitor=None), "BOS", "PHL")
    assert unheld.state.asks[0].kind == "turn", "their order cannot matter"


@rule("A-022", "A-100")
def test_without_an_order_the_drawer_keeps_the_better_of_two_profits() -> None:
    state = replace(competing("last", own={FOURTH: ("BOS",), RIVAL: ("PHL",)}), place=3)
    for pair in (("BOS", "PHL"), ("PHL", "BOS")):
        played = drew(state, *pair)
        assert played.the("negated")["marker"] == "PHL"
        assert played.cash(FOURTH) == 60 + 8


@rule("A-101")
def test_a_hub_that_pays_nothing_may_be_negated() -> None:
    asked = drew(competing("ask"), "DEN", "ROC")
    negated = choose(asked.state, ME, None, negate="negate")
    assert negated.the("negated")["marker"] == "DEN"
    assert negated.cash(RIVAL) == 60 + 1


@rule("A-122")
def test_the_fuel_example() -> None:
    """Market shares of 120, 80 and 0 owe $12, $8 and $1."""
    own = {ME: CHICAGO, RIVAL: ("MEM", "OKC", "TUL", "LIT")}
    state = advanced(seats=3, seat=THIRD, own=own)
    assert shares(state) == [120, 80, 0]
    played = drew(state, token(state, "fuel"))
    assert [60 - played.cash(seat) for seat in (ME, RIVAL, THIRD)] == [12, 8, 1]


@rule("A-123")
def test_fuel_does_not_touch_an_airline_under_strike() -> None:
    state = advanced(own={ME: CHICAGO}, airlines={ME: {"on_strike": True}})
    played = drew(state, token(state, "fuel"))
    assert (played.cash(ME), played.cash(RIVAL)) == (60, 59)
    assert played.told("immune") == [{"seat": ME, "why": "fuel"}]


@rule("A-104")
def test_who_is_short_for_fuel_must_cut_back_whoever_drew() -> None:
    state = advanced(seat=RIVAL, own={ME: CHICAGO, THIRD: WASHINGTON}, cash={ME: 3, THIRD: 0})
    short = drew(state, token(state, "fuel"))
    assert [ask.seat for ask in short.state.asks] == [ME, THIRD]
    assert AIRBARON.view(short.state, None).owed == {ME: 12, THIRD: 6}
    paid = choose_all(
        short.state,
        {
            ME: {"sell.1": "MSP", "sell.2": "STL", "sell.3": "IND"},
            THIRD: {"sell.1": "PIT", "sell.2": "BWI", "sell.3": "RIC"},
        },
    )
    assert paid.cash(ME) == 3 + 4 + 4 + 1 - 12
    assert paid.cash(THIRD) == 3 + 2 + 1 - 6
    assert paid.state.debts == ()
    assert paid.state.asks[0].seat == RIVAL


@rule("A-124")
def test_a_crash_costs_its_drawer_two_dice() -> None:
    state = advanced(own={ME: ("BOS",)})
    played = drew(state, token(state, "crash"), script={"crash": dice(9)})
    assert (played.cash(ME), played.cash(RIVAL)) == (60 - 9, 60)
    assert played.the("crash")["dice"] == [6, 3]


@rule("A-125")
def test_a_crash_does_not_touch_a_drawer_under_strike() -> None:
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"on_strike": True}})
    assert drew(state, token(state, "crash"), script={"crash": dice(9)}).cash() == 60


@rule("A-126")
@pytest.mark.parametrize("marker", ["MCO", "MIA", "GRU"])
def test_after_a_recession_markers_pay_a_dollar(marker: str) -> None:
    own = {ME: (*MIAMI[:2], "GRU"), RIVAL: MIAMI[2:]}
    state = advanced(own=own, jets=("MCO",), recession=True)
    played = drew(state, marker)
    assert played.cash(ME) == 60 + 1
    assert played.cash(RIVAL) == 60 + (1 if marker == "MIA" else 0)


@rule("A-126")
def test_a_recession_lasts_to_the_end_of_the_round() -> None:
    state = advanced(seats=2, seat=RIVAL, own={ME: ("BOS",), RIVAL: ("PHL",)})
    drawn = drew(state, token(state, "recession"))
    assert drawn.state.recession
    over = choose(drawn.state, RIVAL, None, action="pass")
    assert not over.state.recession


@rule("A-127")
def test_a_recession_leaves_a_dollar_for_each_deployed_jet() -> None:
    state = advanced(own={ME: ("BOS", "PHL"), RIVAL: ("CLT",)}, jets=("BOS", "CLT", "PHL"), recession=True)
    played = drew(state, "jumbo-1")
    assert [played.cash(seat) - 60 for seat in (ME, RIVAL)] == [2, 1]


def test_in_the_basic_game_there_are_no_events() -> None:
    state = scene(own={ME: CHICAGO[:2]})
    assert state.secrets == {}
    assert only(state, action="buy", target=CHICAGO[2]).told("event_taken") == []


def test_a_drawn_marker_whose_spoke_was_sold_meanwhile_pays_nobody() -> None:
    state = advanced(own={ME: ("BOS",)}, cash={ME: 0}, airlines={ME: {"orders": orders(sequence="events")}})
    played = drew(state, token(state, "crash"), "BOS", script={"crash": dice(12)})
    assert played.told("profit")[0]["payments"] == []
    assert played.the("fee")["forgiven"]
    assert played.cash() == 0
    assert DETROIT[0] not in played.state.owners
