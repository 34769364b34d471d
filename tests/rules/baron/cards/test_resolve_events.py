"""The events of the Resolve Actions phase, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.actions.design import Design
from rules.baron.companies.effectiveness import roll_effectiveness
from rules.baron.play import Play
from rules.baron.standing import Orders
from rules.baron.state import Effects, State
from rules.baron.view import Mode, Ratings
from rules.engine import IllegalChoice
from tests.rules.baron.scenes import (
    FIGURES,
    answer,
    at,
    event,
    having,
    named,
    offered,
    rated,
    rolls,
    run,
    scene,
    window,
)
from tests.rules.marks import rule


def asked(card: int, mode: Mode = "standard", **changes: Any) -> State:
    """Fokker is asked in the window and holds the card; Albatros and Halberstadt are its opponents."""
    standing = Orders(design="ask", returns="ask")
    companies = ("fokker", "albatros", "halberstadt")
    state = scene(*companies, mode=mode, stage="resolve events", standing=standing, **changes)
    return having(replace(state, asked=(0,)), "fokker", hand=(card,))


@rule("B-138")
@pytest.mark.parametrize("card", [23, 37])
@pytest.mark.parametrize(("before", "left"), [(3, 2), (1, 0), (0, 0)])
def test_prototype_crashes_cost_a_design_action(card: int, before: int, left: int) -> None:
    state = having(asked(card), "albatros", actions={"design": before})
    told = answer(window("resolve"), state, {0: {"event": str(card), "target": "albatros"}})
    assert told["albatros"].actions["design"] == left
    told = run(Design(), told.state)
    assert (1 in told.state.asked) is (left > 0)


@rule("B-139")
def test_business_arrangements_give_each_a_technology_of_the_other() -> None:
    state = having(asked(27), "fokker", hand=(27,), technologies=("ailerons", "thick_wings"))
    state = having(state, "albatros", technologies=("streamlining", "welded_steel"))
    partial = {"event": "27", "target": "albatros"}
    assert offered(state, 0, "target", {"event": "27"}) == ["albatros"]
    assert offered(state, 0, "technology", partial) == ["streamlining", "welded_steel"]
    first = answer(window("resolve"), state, {0: {**partial, "technology": "streamlining"}})
    assert "streamlining" in first["fokker"].technologies
    assert first.state.asked == (1,)
    assert offered(first.state, 1, "technology") == ["ailerons", "thick_wings"]
    second = answer(window("resolve"), first.state, {1: {"technology": "thick_wings"}})
    assert second["albatros"].technologies == ("streamlining", "thick_wings", "welded_steel")
    assert second["fokker"].technologies == ("ailerons", "streamlining", "thick_wings")
    assert second.state.asked == ()


@rule("B-139")
def test_an_arrangement_needs_both_halves() -> None:
    one_sided = having(asked(27), "albatros", technologies=("streamlining",))
    assert offered(one_sided, 0, "event") == ["pass"]
    useless = having(one_sided, "fokker", technologies=("thick_wings", "cantilevered_wings", "streamlining"))
    useless = having(useless, "albatros", technologies=("streamlining", "thick_wings"))
    assert offered(useless, 0, "event") == ["pass"]


@rule("B-140")
def test_labor_shortages_lower_every_opponents_dice_but_not_below_one() -> None:
    state = event(asked(39), "fokker", 39).state
    play = Play(state, FIGURES, rolls(effectiveness=(6, 1, 6, 6)))
    roll_effectiveness(play, "albatros", "fighter", "design")
    assert play.state.company("albatros").effectiveness.fighter == 5
    roll_effectiveness(play, "halberstadt", "fighter", "design")
    assert play.log[-1].data["result"] == 1
    roll_effectiveness(play, "fokker", "fighter", "design")
    assert play.state.company("fokker").effectiveness.fighter == 6


@rule("B-141")
@pytest.mark.parametrize("card", [43, 49])
def test_a_design_dead_end_costs_a_technology_and_its_value(card: int) -> None:
    owned = ("streamlining", "thick_wings", "cantilevered_wings")
    state = having(asked(card), "albatros", technologies=owned, effectiveness=Ratings(11))
    partial = {"event": str(card), "target": "albatros"}
    assert offered(state, 0, "technology", partial) == ["streamlining", "cantilevered_wings"]
    told = answer(window("resolve"), state, {0: {**partial, "technology": "cantilevered_wings"}})
    assert told["albatros"].technologies == ("streamlining", "thick_wings")
    assert told["albatros"].effectiveness.fighter == 8


@rule("B-141")
def test_ratings_never_drop_below_their_start() -> None:
    state = having(asked(43), "albatros", technologies=("plywood_fuselage",), effectiveness=Ratings(5))
    told = event(state, "fokker", 43, target="albatros", technology="plywood_fuselage")
    assert told["albatros"].effectiveness.fighter == 4


@rule("B-141")
def test_lost_wings_revert_to_the_biplane_and_recon_suffers_too() -> None:
    state = having(asked(43), "albatros", wings="triplane", effectiveness=Ratings(9))
    told = event(state, "fokker", 43, target="albatros", technology="triplane")
    assert told["albatros"].wings == "biplane"
    assert told["albatros"].effectiveness.fighter == 7
    state = asked(43, mode="campaign")
    state = having(state, "albatros", technologies=("streamlining",), effectiveness=Ratings(9, 5, 0))
    told = event(state, "fokker", 43, target="albatros", technology="streamlining")
    assert told["albatros"].effectiveness == Ratings(7, 4, 0)


@rule("B-142")
def test_careful_preparations_swap_cards_for_unused_ones() -> None:
    state = having(asked(56), "fokker", slots=("build", "bank"), actions={"build": 2, "bank": 1})
    partial = {"event": "56"}
    assert offered(state, 0, "twice", partial) == ["build", "espionage", "design", "research"]
    assert offered(state, 0, "once", partial) == ["bank", "espionage", "design", "research", "focused_effort"]
    choice = {"event": "56", "twice": "design", "once": "focused_effort"}
    told = answer(window("resolve"), state, {0: choice})
    assert told["fokker"].slots == ("design", "focused_effort")
    assert {action: n for action, n in told["fokker"].actions.items() if n} == {"design": 3}
    with pytest.raises(IllegalChoice, match="slot 2 can't take it"):
        at(state).check(0, {"event": "56", "twice": "focused_effort", "once": "bank"})


@rule("B-143")
@pytest.mark.parametrize("card", [19, 41])
def test_a_factory_fire_costs_a_factory_but_not_the_last(card: int) -> None:
    state = having(asked(card), "halberstadt", factories=2)
    once = answer(window("resolve"), state, {0: {"event": str(card), "target": "halberstadt"}})
    assert once["halberstadt"].factories == 1
    assert event(once.state, "fokker", card, target="halberstadt")["halberstadt"].factories == 1


@rule("B-144", "B-145")
def test_plant_expansion_and_the_hindenburg_programme_build_factories() -> None:
    assert event(asked(31), "fokker", 31)["fokker"].factories == 2
    told = event(asked(42), "fokker", 42)
    assert [each.factories for each in told.state.companies] == [3, 5, 2]


@rule("B-146", "B-087")
@pytest.mark.parametrize("card", [34, 40])
def test_a_talented_engineer_comes_from_the_supply_to_one_who_has_none(card: int) -> None:
    told = event(asked(card), "albatros", card)
    assert told["albatros"].engineer
    assert told.state.engineers == 1
    second = event(told.state, "albatros", card)
    assert second.state == told.state
    assert event(asked(card), "fokker", card).state.engineers == 2


@rule("B-146", "B-063")
def test_with_an_empty_supply_an_engineer_is_taken_from_an_opponent_but_fokker() -> None:
    state = replace(asked(34, engineers=0), asked=(1,))
    state = having(having(state, "fokker", hand=()), "albatros", hand=(34,))
    assert offered(state, 1, "target", {"event": "34"}) == []
    state = having(state, "halberstadt", engineer=True)
    assert offered(state, 1, "target", {"event": "34"}) == ["halberstadt"]
    told = answer(window("resolve"), state, {1: {"event": "34", "target": "halberstadt"}})
    assert told["albatros"].engineer
    assert not told["halberstadt"].engineer
    assert told["fokker"].engineer


@rule("B-147", "B-063", "B-087")
def test_headhunting_takes_an_engineer_from_anyone_but_fokker() -> None:
    state = having(replace(asked(44), asked=(1,)), "fokker", hand=())
    state = having(having(state, "albatros", hand=(44,)), "halberstadt", engineer=True)
    assert offered(state, 1, "target", {"event": "44"}) == ["halberstadt"]
    told = answer(window("resolve"), state, {1: {"event": "44", "target": "halberstadt"}})
    assert (told["albatros"].engineer, told["halberstadt"].engineer, told.state.engineers) == (True, False, 2)
    sated = having(state, "albatros", engineer=True)
    told = answer(window("resolve"), sated, {1: {"event": "44", "target": "halberstadt"}})
    assert (told["albatros"].engineer, told["halberstadt"].engineer, told.state.engineers) == (True, False, 3)


@rule("B-148")
def test_a_test_pilot_report_is_a_roll_at_once() -> None:
    dice = rolls(effectiveness=(3, 6))
    told = answer(window("resolve"), asked(25), {0: {"event": "25", "type": "fighter"}}, dice)
    assert told.one("rolled")["why"] == "test-pilot"
    assert told["fokker"].effectiveness.fighter == 6
    seated = having(asked(25, mode="campaign"), "fokker", technologies=("rear_seat",))
    assert offered(asked(25, mode="campaign"), 0, "type", {"event": "25"}) == ["fighter"]
    assert offered(seated, 0, "type", {"event": "25"}) == ["fighter", "recon", "bomber"]


@rule("B-149")
def test_wind_tunnel_results_add_one_to_each_result_this_turn() -> None:
    state = having(event(asked(28), "albatros", 28).state, "albatros", technologies=("ailerons",))
    play = Play(state, FIGURES, rolls(effectiveness=(4, 6)))
    for result in (6, 8):
        roll_effectiveness(play, "albatros", "fighter", "design")
        assert play.state.company("albatros").effectiveness.fighter == result


@rule("B-150")
@pytest.mark.parametrize(("fighter", "after"), [(5, 7), (9, 10), (10, 10), (12, 12)])
def test_a_captured_allied_fighter_brings_one_up_to_the_allies(fighter: int, after: int) -> None:
    state = rated(asked(33, allied=Ratings(10)), fokker=fighter)
    assert event(state, "fokker", 33)["fokker"].effectiveness.fighter == after


@rule("B-152")
def test_a_research_grant_draws_two_cards() -> None:
    told = answer(window("resolve"), asked(53), {0: {"event": "53"}})
    assert told["fokker"].hand == (19, 20)


@rule("B-153")
def test_overtime_is_one_more_action_of_a_chosen_type() -> None:
    state = having(asked(61), "fokker", slots=("bank", "focused_effort"), actions={"bank": 3})
    assert offered(state, 0, "action", {"event": "61"}) == ["bank"]
    state = having(state, "fokker", slots=("bank", "design"), actions={"bank": 2, "design": 1})
    told = answer(window("resolve"), state, {0: {"event": "61", "action": "design"}})
    assert told["fokker"].actions == {"bank": 2, "design": 2}


@rule("B-025", "B-028")
def test_an_event_card_goes_face_up_to_the_discards_and_gives_no_technology() -> None:
    told = answer(window("resolve"), asked(31), {0: {"event": "31"}})
    assert told.state.discards == (31,)
    assert told["fokker"].hand == ()
    assert told["fokker"].technologies == ()
    assert len(FIGURES.cards) == 48
    assert set(FIGURES.cards) == set(range(19, 67))


def test_events_of_a_turn_end_with_it() -> None:
    state = event(scene("fokker", "albatros"), "fokker", 28).state
    assert state.company("fokker").effects == Effects(result=1)
    table = at(state)
    for seat in (0, 1):
        table.submit(seat, {"twice": "build", "once": "bank"})
    assert table.state.company("fokker").effects == Effects()


def test_an_event_to_no_effect_may_be_played_and_says_so() -> None:
    told = answer(window("resolve"), asked(34), {0: {"event": "34"}})
    assert told.kinds() == ["played", "no_effect"]
    assert "target" not in named(asked(34), 0, {"event": "34"})


@rule("B-141")
def test_losing_what_is_worth_nothing_moves_no_marker() -> None:
    state = having(asked(43), "albatros", technologies=("better_engines_1",), wings="monoplane")
    state = having(state, "albatros", effectiveness=Ratings(9))
    told = event(state, "fokker", 43, target="albatros", technology="monoplane")
    assert told["albatros"].wings == "biplane"
    assert told["albatros"].effectiveness.fighter == 9
