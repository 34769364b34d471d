"""Forms whose fields narrow each other, and refusals in words."""

from __future__ import annotations

from contextlib import suppress

import pytest
from msgspec.structs import replace

from rules.airbaron.state import Ask, CompetitorUse, Debt, Plan
from rules.airbaron.title import AIRBARON
from rules.airbaron.view import Stage
from rules.dice import Stream, draw
from rules.engine import IllegalChoice, Value
from tests.rules.airbaron.scenes import (
    CHICAGO,
    ME,
    RIVAL,
    advanced,
    asks,
    attack,
    dice,
    drew,
    only,
    opening,
    options_of,
    orders,
    plan,
    scene,
    table,
)
from tests.rules.marks import rule
from words import say


def test_a_loan_opens_dearer_targets_and_a_target_demands_the_loan() -> None:
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 3})
    assert "BOS" not in options_of(state, "target", ME, action="buy")
    assert "BOS" in options_of(state, "target", ME, action="buy", borrow=10)
    needed = asks(state, "borrow", ME, action="buy", target="BOS", borrow=10)
    assert (needed.low, needed.high) == (10, 20)
    bought = only(state, action="buy", target="BOS", borrow=10)
    assert bought.cash() == 3 + 10 - 8
    assert bought.the("loan") == {"seat": ME, "amount": 10, "balance": 10}


def test_what_an_action_needs_is_not_sold() -> None:
    state = advanced(own={ME: ("BOS", "CLT")}, airlines={ME: {"jets": 1}})
    assert "BOS" not in options_of(state, "sell", ME, action="foreign", target="LHR")
    assert "CLT" in options_of(state, "sell", ME, action="foreign", target="LHR")
    assert "jet" not in options_of(state, "sell", ME, action="takeover", target="PHL", jet="yes")
    assert "BOS" not in options_of(state, "sell", ME, action="jumbo", target="BOS")
    assert "BOS" in options_of(state, "sell", ME, action="pass")


def test_money_from_a_sale_is_not_spent_twice() -> None:
    state = advanced(own={ME: ("BOS", "PHL")}, cash={ME: 4}, airlines={ME: {"loan": 10}})
    assert asks(state, "repay").high == 0
    assert asks(state, "repay", ME, sell="BOS").high == 0
    richer = advanced(own={ME: ("BOS", "PHL")}, cash={ME: 6}, airlines={ME: {"loan": 10}})
    assert asks(richer, "repay", ME, sell="BOS").high == 10
    assert options_of(richer, "sell", ME, sell="BOS", repay=10) == {"BOS"}


def test_a_redeployment_and_a_sale_fit_together() -> None:
    state = advanced(own={ME: ("BOS", "PHL")}, jets=("BOS",))
    assert "jet:BOS" not in options_of(state, "sell", ME, action="redeploy")
    assert "PHL" not in options_of(state, "sell", ME, action="redeploy", place__1="PHL")
    assert "PHL" in options_of(state, "sell", ME, action="redeploy", place__1="box")


def test_a_jet_that_took_a_spoke_stays_there_in_a_run() -> None:
    state = scene(own={RIVAL: ("PHL", "BOS")}, airlines={ME: {"fare_wars": True, "jets": 1}})
    won = attack(state, 12, 2, target="PHL", jet="yes")
    assert won.state.asks[0].kind == "takeover"
    assert asks(won.state, "jet", ME, target="BOS") is None
    lost = attack(state, 2, 12, target="PHL", jet="yes")
    assert lost.state.jets_ready == 1


def test_a_jet_for_the_box_takes_part_in_no_takeover() -> None:
    """What is left over from another plan is refused in words, wherever it is typed."""
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"jets": 1}})
    stale = {"action": "jumbo", "target": "box", "jet": "yes", "sell": "BOS"}
    with pytest.raises(IllegalChoice):
        table(state).check(ME, stale)


def test_a_further_target_that_became_impossible_asks_again() -> None:
    state = scene(own={RIVAL: ("PHL", "BOS")}, cash={ME: 14}, airlines={ME: {"fare_wars": True}})
    script = {"attack": dice(12, 12), "defence": dice(2, 2)}
    plan = {"action": "takeover", "target": "PHL", "then.1": "BDL", "then.2": "ROC"}
    run = only(state, ME, script, **plan)
    assert [told["code"] for told in run.told("takeover")] == ["PHL", "BDL"]
    assert run.cash() == 0
    assert run.state.asks[0].kind == "turn", "no money for Rochester, nor for anything"


def test_an_open_spoke_is_attacked_for_its_plain_price() -> None:
    assert "PHL" in options_of(scene(cash=6), "target", ME, action="takeover")


def test_who_holds_a_competitor_says_in_the_form_how_it_is_used() -> None:
    state = advanced(own={ME: ("BOS",)}, competitor=ME)
    played = only(state, action="pass", competitor="least", **{"competitor.least": 12})
    assert played.state.competitor_use == CompetitorUse("least", 12)
    assert played.airline().orders == orders(), "what stands otherwise is not touched"
    assert asks(advanced(own={ME: ("BOS",)}), "competitor") is None


def test_a_passing_plan_looks_like_any_pass() -> None:
    state = scene(own={ME: ("BOS",)}, airlines={RIVAL: {"plan": plan("buy:BOS", otherwise="pass")}})
    at = table(state)
    events = at.submit(ME, {"action": "pass"}) or ()
    passes = [event.data for event in events if event.kind == "passed"]
    assert passes == [{"seat": ME, "why": "choice"}, {"seat": RIVAL, "why": "choice"}]


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ({"action": "takeover", "target": "PHL"}, r"Philadelphia \(PHL\) costs \$12; you have \$11"),
        ({"action": "sst", "target": "CDG"}, r"Paris \(CDG\) costs \$22; you have \$11"),
        ({"action": "buy", "target": "PHL"}, r"Philadelphia \(PHL\) is no longer open"),
        ({"action": "takeover", "target": "CDG"}, "pick “CDG”"),
        ({"action": "foreign", "target": "PHL"}, "pick “PHL”"),
    ],
)
def test_refusals_give_the_numbers(choice: dict[str, str], words: str) -> None:
    state = scene(own={ME: ("BOS", "LHR"), RIVAL: ("PHL",)}, cash={ME: 11})
    with pytest.raises(IllegalChoice, match=words):
        only(state, **choice)


def test_a_jumbo_is_told_with_its_place() -> None:
    told = only(scene(own={ME: ("BOS",)}), action="jumbo", target="BOS").the("bought_jumbo")
    assert told == {"seat": ME, "code": "BOS", "price": 10}


def test_the_default_of_a_turn_wastes_nothing() -> None:
    """It is the stand-in's action, but for Fare Wars."""
    state = advanced(own={ME: CHICAGO}, airlines={ME: {"fare_wars": True, "loan": 10}})
    default = AIRBARON.default(state, ME)
    assert default["action"] != "pass"
    assert (default["repay"], default["sell"]) == (10, "nothing")
    assert default["next.fare_wars"] == "stay", "as ordered"


@rule("A-077")
def test_silence_means_peace_in_all_three_forms() -> None:
    """Of the round, of one's turn, and before the draw."""
    at_war = {ME: {"fare_wars": True, "plan": Plan()}}
    state = advanced(own={ME: CHICAGO}, airlines=at_war)
    assert AIRBARON.default(state, ME)["next.fare_wars"] == "out"
    rounds = advanced(own={ME: CHICAGO}, airlines=at_war, stage="orders", options={"plans": "round"})
    assert AIRBARON.default(rounds, ME)["fare_wars"] == "out"
    for said in ("form", "ask"):
        war = {ME: {"fare_wars": True, "plan": Plan(fare_wars=said)}}
        before_draw = advanced(own={ME: CHICAGO}, airlines=war, stage="start")
        assert AIRBARON.default(before_draw, ME)["fare_wars"] == "out"
    ordered = {ME: {"fare_wars": True, "on_strike": True, "plan": Plan(fare_wars="stay")}}
    assert AIRBARON.default(advanced(airlines=ordered, stage="start"), ME)["fare_wars"] == "in", "as ordered"


def test_the_form_says_what_was_drawn() -> None:
    state = drew(advanced(own={ME: ("BOS",)}), "BOS", "DEN").state
    assert say(AIRBARON.briefing(state, ME)) == "You drew Boston (BOS) and the Denver hub."
    assert say(AIRBARON.briefing(opening(3), 1)) == "You are number 2 of 3 in this round."


NAMES = (
    *("action", "target", "jet", "then.1", "place.1", "sell", "sell.1", "repay", "borrow"),
    *(
        "fare_wars",
        "plan",
        "act.1",
        "target.1",
        "act.2",
        "keep",
        "next.fare_wars",
        "settle",
        "limit",
        "nonsense",
    ),
)
JUNK: tuple[Value, ...] = ("", "x", "BOS", "box", "ask", "yes", -1, 10, 10**9, (), ("a", 1.5), ("BOS", "PHL"))


@pytest.mark.parametrize(
    "stage", ["orders", "turn", "takeover", "start", "sell", "strike", "limit", "competitor"]
)
def test_nonsense_is_refused_in_words(stage: Stage) -> None:
    airline = {"jets": 1, "on_strike": stage == "start"}
    state = advanced(own={ME: CHICAGO, RIVAL: ("BOS",)}, airlines={ME: airline})
    state = replace(
        state, asks=(Ask(ME, stage),), competitor=ME, debts=(Debt(ME, 70, "fuel"),), settlement=25
    )
    at, luck = table(state), Stream(stage.encode())
    for _ in range(300):
        choice = {draw(luck, NAMES): draw(luck, JUNK) for _ in range(1 + luck.below(3))}
        with suppress(IllegalChoice):
            at.check(ME, choice)
    assert at.state == state
