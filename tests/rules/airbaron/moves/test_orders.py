"""Orders at any time: plans for good and for one turn, what stands besides, and the questions they spare."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.state import Plan, State
from rules.airbaron.title import AIRBARON
from rules.engine import IllegalChoice, Value
from rules.values import Seat
from tests.rules.airbaron.scenes import (
    CHICAGO,
    DETROIT,
    ME,
    RIVAL,
    THIRD,
    Played,
    advanced,
    asks,
    choose,
    choose_all,
    dice,
    drew,
    opening,
    orders,
    plan,
    scene,
    start,
    table,
    token,
)
from tests.rules.marks import rule


def ordered(state: State, seat: Seat = ME, /, **given: Value) -> State:
    """The state after this seat has sent in its order form."""
    planned: dict[str, Value] = {"plan": "plan"} if "act__1" in given else {}
    at = table(state)
    at.give_orders(seat, {**planned, **{name.replace("__", "."): value for name, value in given.items()}})
    after: State = at.state
    return after


def shown(state: State, seat: Seat = ME) -> dict[str, Any]:
    """The order form as it comes back, every field with what stands."""
    at = table(state)
    return {name: at.give_orders(seat, {})[name] for name in at.give_orders(seat, {})}


def acting(state: State, script: dict[str, list[int]] | None = None, /, **airline: Any) -> Played:
    """The active seat's action, by plan; whoever is next is asked before the draw."""
    seat, waiting = state.order[state.place], plan(fare_wars="ask")
    airlines = tuple(
        replace(each, **airline) if each.seat == seat else replace(each, plan=waiting)
        for each in state.airlines
    )
    state = replace(state, asks=(), agenda=("act", "finish"), airlines=airlines)
    return drew(state, script=script)


def test_orders_are_kept_shown_back_and_seen_by_nobody_else() -> None:
    state = ordered(
        advanced(own={RIVAL: ("BOS",)}, seat=RIVAL),
        fare_wars="out",
        act__1="buy",
        target__1="PHL",
        keep=5,
        strike="settle",
        bids="limit",
        bid_limit=7,
        cutbacks="cheapest",
        sequence="events",
        competitor="least",
        competitor_least=12,
    )
    kept = AIRBARON.view(state, ME).orders
    assert kept is not None
    assert (kept.fare_wars, kept.acts, kept.keep, kept.lasting) == ("out", ("buy:PHL",), 5, "good")
    assert (kept.strike, kept.bids, kept.bid_limit, kept.cutbacks) == ("settle", "limit", 7, "cheapest")
    assert (kept.sequence, kept.competitor, kept.competitor_least) == ("events", "least", 12)
    assert AIRBARON.view(state, None).orders is None
    theirs = AIRBARON.view(state, RIVAL).orders
    assert theirs is not None
    assert theirs.bids == "ask"
    back = shown(state)
    assert (back["act.1"], back["target.1"], back["bid_limit"]) == ("buy", "PHL", 7)


def test_what_a_plan_names_can_be_sent_in_again_when_the_board_has_changed() -> None:
    state = ordered(scene(own={ME: ("BOS",)}), act__1="buy", target__1="PHL")
    taken = replace(state, owners={**state.owners, "PHL": RIVAL})
    assert shown(taken)["target.1"] == "PHL"


def test_a_plan_names_each_action_once() -> None:
    at = table(scene(own={ME: ("BOS",)}))
    with pytest.raises(IllegalChoice):
        at.give_orders(
            ME, {"plan": "plan", "act.1": "buy", "target.1": "PHL", "act.2": "buy", "target.2": "PHL"}
        )


def test_who_has_left_gives_no_orders() -> None:
    assert table(advanced(airlines={ME: {"left": True}})).order_fields(ME) == ()


# For how long


def test_a_plan_for_good_is_played_turn_after_turn() -> None:
    state = ordered(scene(seat=RIVAL), act__1="buy", target__1="BOS", act__2="buy", target__2="PHL")
    first = acting(replace(state, place=ME))
    assert first.the("bought")["code"] == "BOS"
    again = acting(replace(first.state, place=ME))
    assert again.the("bought")["code"] == "PHL"


def test_after_a_plan_for_one_turn_the_one_before_holds_again() -> None:
    state = ordered(scene(seat=RIVAL), fare_wars="stay", act__1="jumbo", target__1="box")
    state = ordered(state, act__1="buy", target__1="BOS", lasting="turn")
    assert shown(state)["lasting"] == "turn"
    first = acting(replace(state, place=ME))
    assert first.the("bought")["code"] == "BOS"
    assert first.airline().planned.acts == ("jumbo:box",)


def test_a_plan_made_while_acting_is_for_the_turn_after() -> None:
    state = ordered(scene(own={ME: ("BOS",)}), act__1="buy", target__1="PHL", lasting="turn")
    assert state.asks[0].kind == "turn", "what is asked stays asked"
    after = choose(state, action="pass", next__fare_wars="in")
    assert after.airline().planned.acts == ("buy:PHL",)
    assert after.airline().planned.fare_wars == "in"
    before_the_draw = replace(scene(own={ME: ("BOS",)}, stage="start"), agenda=("draw", "act", "finish"))
    planned = ordered(before_the_draw, act__1="buy", target__1="PHL", lasting="turn")
    assert acting(planned).airline().planned.acts == ()


# Fare Wars


@rule("A-077")
@pytest.mark.parametrize("war", [False, True])
def test_after_a_turn_by_plan_fare_wars_are_a_choice_again(war: bool) -> None:  # noqa: FBT001 - parametrised
    """The plan said nothing of the turn after it, so its owner is asked before the draw."""
    once = plan("buy:PHL", fare_wars="in" if war else "out")
    airline = {"plan": Plan(), "once": once, "once_ends": 1}
    played = start(scene(own={ME: ("BOS",)}, airlines={ME: airline}))
    assert played.told("bought") or war
    assert played.airline().fare_wars is war
    state = replace(played.state, place=ME, asks=())
    begun = start(state)
    assert [(ask.seat, ask.kind) for ask in begun.state.asks] == [(ME, "start")]
    on = choose(begun.state, ME, None, fare_wars="out" if war else "in")
    assert on.airline().fare_wars is not war


@rule("A-077")
def test_fare_wars_by_a_lasting_order_are_not_asked_about() -> None:
    state = ordered(scene(seat=RIVAL, own={ME: ("BOS",)}), fare_wars="in", act__1="pass")
    begun = start(replace(state, place=ME))
    assert begun.airline().fare_wars
    assert begun.told("asked")[0]["seats"] != [ME]


# What a plan can do


def test_the_first_act_that_is_open_and_within_ones_money_is_done() -> None:
    state = scene(own={RIVAL: ("BOS",)}, cash={ME: 6})
    played = acting(state, plan=plan("buy:BOS", "sst:LHR", "jumbo:box", "buy:PHL", "buy:ROC"))
    assert played.the("bought")["code"] == "PHL"


def test_a_hub_stands_for_the_dearest_open_spoke_that_can_be_paid() -> None:
    state = scene(own={RIVAL: ("MSP",)}, cash={ME: 7})
    assert acting(state, plan=plan("buy:ORD")).the("bought")["code"] == "STL"


def test_money_to_be_kept_is_not_spent() -> None:
    assert acting(scene(cash={ME: 8}), plan=plan("buy:BOS", "buy:ROC", keep=5)).the("bought")["code"] == "ROC"


@pytest.mark.parametrize(("otherwise", "kind"), [("ask", "turn"), ("pass", None)])
def test_where_the_plan_fails_it_asks_or_passes(otherwise: str, kind: str | None) -> None:
    state = scene(own={RIVAL: ("BOS",)})
    played = acting(state, plan=plan("buy:BOS", otherwise=otherwise))
    asked = [ask.kind for ask in played.state.asks if ask.seat == ME]
    assert asked == ([kind] if kind else [])


def test_a_takeover_waits_for_the_chance_that_was_ordered() -> None:
    state = scene(own={RIVAL: ("BOS",), THIRD: CHICAGO})
    assert acting(state, plan=plan("takeover:BOS", chance=50)).told("takeover") == [], "44 percent"
    tried = acting(state, {"attack": dice(7), "defence": dice(6)}, plan=plan("takeover:BOS", chance=33))
    assert tried.the("takeover")["won"]
    armed = replace(state, jets_ready=1)
    script = {"attack": dice(7), "defence": dice(8)}
    jet = acting(armed, script, jets=1, plan=plan("takeover:BOS", chance=50, jets="yes"))
    assert jet.the("takeover")["jet"]
    assert jet.the("takeover")["won"]


@rule("A-079")
@pytest.mark.parametrize(
    ("further", "tried", "kind"),
    [
        ("stop", ["BOS"], None),
        ("ask", ["BOS"], "takeover"),
        ("list", ["BOS", "PHL"], None),
        ("on", ["BOS", "PHL"], "takeover"),
    ],
)
def test_follow_up_takeovers_are_part_of_the_plan(further: str, tried: list[str], kind: str | None) -> None:
    state = scene(own={RIVAL: ("BOS", "PHL")})
    script = {"attack": dice(12, 12), "defence": dice(2, 2)}
    acts = ("takeover:BOS", "buy:ROC", "takeover:PHL")
    played = acting(state, script, fare_wars=True, plan=plan(*acts, further=further))
    assert [told["code"] for told in played.told("takeover")] == tried
    assert [ask.kind for ask in played.state.asks if ask.seat == ME] == ([kind] if kind else [])


@rule("A-079")
def test_a_run_by_plan_ends_with_the_first_failure() -> None:
    state = scene(own={RIVAL: ("BOS", "PHL")})
    script = {"attack": dice(2), "defence": dice(12)}
    played = acting(state, script, fare_wars=True, plan=plan("takeover:BOS", "takeover:PHL", further="list"))
    assert [told["won"] for told in played.told("takeover")] == [False]


@rule("A-110")
def test_a_plan_borrows_as_little_as_the_act_needs() -> None:
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 3})
    assert acting(state, plan=plan("buy:BOS")).told("bought") == []
    bought = acting(state, plan=plan("buy:BOS", loan="need"))
    assert (bought.airline().loan, bought.cash()) == (10, 5)
    assert acting(state, plan=plan("buy:BOS", loan="need", keep=6)).airline().loan == 20
    owing = acting(state, loan=10, plan=plan("buy:BOS", loan="need", otherwise="pass"))
    assert owing.told("bought") == [], "no second loan"


@rule("A-113")
def test_a_plan_repays_what_the_act_leaves_over() -> None:
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 35})
    bought = acting(state, loan=30, plan=plan("buy:BOS", repay="spare", keep=5))
    assert (bought.airline().loan, bought.cash()) == (10, 35 - 8 - 20)
    assert acting(state, loan=30, plan=plan("buy:BOS")).airline().loan == 30


@rule("A-113", "A-118")
def test_a_plan_repays_under_strike_too() -> None:
    """A strike bars the act, and what it would have cost is left over as well."""
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 35})
    struck = acting(state, loan=30, on_strike=True, plan=plan("buy:BOS", repay="spare", keep=5))
    assert struck.told("bought") == []
    assert (struck.airline().loan, struck.cash()) == (0, 35 - 30)
    assert acting(state, loan=30, on_strike=True, plan=plan("buy:BOS")).airline().loan == 30


@rule("A-084", "A-087")
def test_a_plan_does_not_throw_a_win_away() -> None:
    state = advanced(own={ME: (*CHICAGO, *DETROIT)}, cash={ME: 220})
    won = acting(state, loan=20, plan=plan("buy:BOS"))
    assert won.state.outcome is not None
    assert won.state.outcome.winners == (ME,)
    assert won.told("bought") == []


@rule("A-128")
def test_all_redeployments_of_a_plan_are_one_action() -> None:
    state = advanced(own={ME: ("BOS", "PHL", "CLT", "LHR", "CDG")}, jets=("BOS",), airlines={ME: {"jets": 1}})
    state = replace(state, airlines=(replace(state.airlines[ME], sst="LHR"), *state.airlines[1:]))
    moved = acting(state, plan=plan("move:PHL", "move:CDG"))
    assert moved.state.jets_of(ME) == ("BOS", "PHL")
    assert (moved.airline().jets, moved.airline().sst) == (0, "CDG")
    assert len(moved.told("redeployed")) == 1
    home = acting(state, plan=plan("move:box"))
    assert (home.state.jets_of(ME), home.airline().jets) == ((), 2)
    assert acting(moved.state, plan=plan("move:PHL", otherwise="pass")).told("redeployed") == []


def test_every_kind_of_action_can_be_planned() -> None:
    state = advanced(own={ME: ("BOS", "LHR", "CDG"), RIVAL: ("PHL",)}, jets=("BOS",), seat=RIVAL)
    state = replace(state, airlines=(replace(state.airlines[ME], sst="LHR", jets=1), *state.airlines[1:]))
    fields = table(state).order_fields(ME, {"plan": "plan"})
    field = next(field for field in fields if field.name == "act.1")
    kinds = {option.value for option in getattr(field, "options", ())}
    assert kinds == {"pass", "buy", "foreign", "sst", "jumbo", "takeover", "move"}


# The Local Competitor


@rule("A-099")
def test_the_owner_says_how_the_competitor_is_used_before_it_acts() -> None:
    """With a plan there is no form of the turn, so there is a question of its own."""
    state = advanced(own={ME: ("ROC",), RIVAL: ("BOS",)}, airlines={ME: {"plan": plan("pass")}})
    drawn = drew(state, token(state, "competitor"))
    assert [(ask.seat, ask.kind) for ask in drawn.state.asks] == [(ME, "competitor")]
    on = choose(drawn.state, ME, None, competitor="last")
    assert on.told("passed")
    assert on.state.competitor_use is not None or on.state.competitor is None


@rule("A-099")
def test_the_owner_is_asked_before_the_second_marker_of_the_same_draw() -> None:
    asked = {"orders": orders(sequence="events")}
    state = advanced(own={ME: ("ROC",), RIVAL: ("BOS",)}, airlines={ME: asked})
    drawn = drew(state, token(state, "competitor"), "BOS")
    assert drawn.told("negated") == []
    assert [(ask.seat, ask.kind) for ask in drawn.state.asks] == [(ME, "competitor")]
    let = choose(drawn.state, ME, None, competitor="last")
    assert let.cash(RIVAL) == 60 + 8
    negated = choose(drawn.state, ME, None, competitor="least", competitor__least=8)
    assert negated.the("negated")["marker"] == "BOS"


@rule("A-099")
def test_an_order_given_before_it_is_drawn_spares_the_question() -> None:
    state = advanced(
        own={ME: ("ROC",), RIVAL: ("BOS",)}, airlines={ME: {"orders": orders(sequence="events")}}
    )
    told = ordered(state, competitor="least", competitor_least=8)
    drawn = drew(told, token(state, "competitor"), "BOS")
    assert drawn.the("negated")["marker"] == "BOS"


# Plans for the whole round


def test_all_plan_together_when_a_round_begins() -> None:
    state = scene(seats=3, seat=THIRD, own={ME: ("BOS",), RIVAL: ("PHL",), THIRD: ("ROC",)}, plans="round")
    state = replace(state, airlines=tuple(replace(each, plan=Plan()) for each in state.airlines))
    assert asks(state, "next.fare_wars", THIRD) is None, "it is asked when the round begins"
    ended = choose(state, THIRD, {"turn order": [(0, 1, 2)]}, action="pass")
    assert [(ask.seat, ask.kind) for ask in ended.state.asks] == [(seat, "orders") for seat in range(3)]
    assert ended.told("drew") == []
    played = choose_all(
        ended.state,
        {
            ME: {"plan": "plan", "act.1": "buy", "target.1": "BDL", "fare_wars": "out"},
            RIVAL: {"plan": "plan", "act.1": "buy", "target.1": "BDL"},
            THIRD: {"plan": "plan", "act.1": "pass"},
        },
    )
    assert [told["seat"] for told in played.told("turn")] == [ME, RIVAL]
    assert played.the("bought")["code"] == "BDL"
    assert [(ask.seat, ask.kind) for ask in played.state.asks] == [(RIVAL, "turn")], "the plan failed"


def test_a_standing_plan_answers_the_question_of_the_round() -> None:
    state = scene(seats=2, seat=RIVAL, own={ME: ("BOS",), RIVAL: ("PHL",)}, plans="round")
    state = replace(state, airlines=tuple(replace(each, plan=Plan()) for each in state.airlines))
    state = ordered(state, fare_wars="stay", act__1="buy", target__1="BDL")
    ended = choose(state, RIVAL, None, action="pass")
    assert [ask.seat for ask in ended.state.asks] == [RIVAL]
    asking = ordered(state, fare_wars="stay", plan="ask")
    assert [ask.seat for ask in choose(asking, RIVAL, None, action="pass").state.asks] == [ME, RIVAL]


def test_who_asks_to_be_asked_is_asked_in_the_own_turn() -> None:
    state = opening(2, plans="round")
    begun = choose_all(state, {0: {"plan": "ask"}, 1: {"plan": "plan", "act.1": "pass"}})
    assert [(ask.seat, ask.kind) for ask in begun.state.asks] == [(0, "turn")]


def test_the_plan_of_a_round_can_be_changed_until_it_is_played() -> None:
    state = opening(2, plans="round")
    begun = choose_all(state, {0: {"plan": "ask"}, 1: {"plan": "plan", "act.1": "buy", "target.1": "ROC"}})
    changed = ordered(begun.state, 1, act__1="buy", target__1="BUF")
    assert changed.airlines[1].lasting == "turn"
    played = choose(changed, 0, None, action="pass")
    assert [told["code"] for told in played.told("bought")] == ["BUF"]
