"""Espionage: targets, the die, what is known to many, and seeing each result before the next attempt."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from rules.baron.actions.espionage import Espionage, chance, most_valuable, needed, talk_of
from rules.baron.companies.technologies import bonuses
from rules.baron.standing import Orders
from rules.baron.state import State
from rules.baron.title import BARON
from rules.engine import IllegalChoice
from tests.rules.baron.scenes import (
    FIGURES,
    Told,
    answer,
    at,
    event,
    having,
    offered,
    ordered,
    rolls,
    run,
    submit,
    wrote,
)
from tests.rules.baron.scenes import scene as any_scene
from tests.rules.marks import rule

SPY = Espionage()
scene = partial(any_scene, standing=Orders(spy="ask"))


def spying(state: State, number: int = 1) -> State:
    """Seat 0 is asked for its attempts."""
    key = state.of(0).key
    return run(SPY, having(state, key, actions={"espionage": number})).state


def attempt(state: State, technology: str, die: int, **more: str) -> Told:
    return answer(SPY, state, {0: {"technology": technology, **more}}, rolls(espionage=(die,)))


@pytest.fixture
def three() -> State:
    state = scene("albatros", "fokker", "halberstadt")
    return having(state, "fokker", technologies=("thick_wings", "cantilevered_wings"))


@rule("B-040")
def test_targets_are_what_others_own_and_oneself_lacks_and_could_use(three: State) -> None:
    assert offered(spying(three), 0, "technology") == ["thick_wings", "stop"]
    able = having(three, "albatros", technologies=("thick_wings",))
    assert offered(spying(able), 0, "technology") == ["cantilevered_wings", "stop"]
    with pytest.raises(IllegalChoice):
        at(spying(three)).check(0, {"technology": "cantilevered_wings"})


@rule("B-040")
def test_engine_levels_are_stolen_one_by_one() -> None:
    engines = ("better_engines_1", "better_engines_2", "better_engines_3")
    state = having(scene("albatros", "fokker"), "fokker", technologies=engines)
    assert offered(spying(state), 0, "technology") == ["better_engines_1", "stop"]
    state = having(state, "albatros", technologies=engines[:2])
    assert offered(spying(state), 0, "technology") == ["better_engines_3", "stop"]


@rule("B-040")
def test_nobody_is_asked_when_there_is_nothing_to_steal() -> None:
    told = run(SPY, having(scene("albatros", "fokker"), "albatros", actions={"espionage": 2}))
    assert told.state.asked == ()
    assert told.one("forwent") == {"company": "albatros", "stage": "espionage", "left": 2}


@rule("B-042")
@pytest.mark.parametrize(("die", "stolen"), [(4, ()), (5, ("thick_wings",)), (6, ("thick_wings",))])
def test_the_die_must_reach_the_espionage_value(three: State, die: int, stolen: tuple[str, ...]) -> None:
    told = attempt(spying(three), "thick_wings", die)
    assert FIGURES.technologies["thick_wings"].espionage == 5
    assert told.one("spied")["success"] is bool(stolen)
    assert told["albatros"].technologies == stolen
    assert told["fokker"].technologies == ("thick_wings", "cantilevered_wings")
    assert told["albatros"].actions["espionage"] == 0


@rule("B-041")
def test_what_another_opponent_owns_too_is_easier_to_get(three: State) -> None:
    assert attempt(spying(three), "thick_wings", 4).one("spied")["add"] == 0
    known = having(three, "halberstadt", technologies=("thick_wings",))
    told = attempt(spying(known), "thick_wings", 4)
    assert told.one("spied")["add"] == 1
    assert told["albatros"].technologies == ("thick_wings",)


@rule("B-043")
def test_a_stolen_technology_counts_for_later_rolls_but_gives_none(three: State) -> None:
    told = attempt(spying(three), "thick_wings", 6)
    assert not told.all("rolled")
    assert told["albatros"].effectiveness.fighter == 4
    assert bonuses(FIGURES, told["albatros"]).fighter == 2


@rule("B-044")
def test_each_result_is_seen_before_the_next_target_is_chosen(three: State) -> None:
    first = attempt(spying(three, 2), "thick_wings", 5)
    assert first.state.asked == (0,)
    assert offered(first.state, 0, "technology") == ["cantilevered_wings", "stop"]
    second = attempt(first.state, "cantilevered_wings", 6)
    assert second["albatros"].technologies == ("thick_wings", "cantilevered_wings")
    assert second.state.asked == ()


@rule("B-044")
def test_later_attempts_can_be_ordered_in_advance(three: State) -> None:
    dice = rolls(espionage=(5, 2, 6))
    told = answer(SPY, spying(three, 3), {0: {"technology": "thick_wings", "after": "valuable"}}, dice)
    assert [spied["technology"] for spied in told.all("spied")] == [
        "thick_wings",
        "cantilevered_wings",
        "cantilevered_wings",
    ]
    assert told.state.asked == ()
    stopped = attempt(spying(three, 3), "thick_wings", 5, after="none")
    assert stopped.one("forwent")["left"] == 2


def test_spies_are_not_asked_unless_they_want_to_be(three: State) -> None:
    usual = replace(three, orders={})
    told = run(SPY, having(usual, "albatros", actions={"espionage": 1}), rolls(espionage=(1,)))
    assert (told.state.asked, told.one("spied")["technology"]) == ((), "thick_wings")
    assert spying(three).asked == (0,)


def test_a_target_can_be_named_with_the_actions(three: State) -> None:
    """Ailerons first, though Thick Wings are worth more, and then what is worth most."""
    state = having(three, "halberstadt", technologies=("ailerons",))
    cards = {"twice": "espionage", "once": "build"}
    assert offered(state, 0, "spy", cards) == [
        *("orders", "ailerons", "thick_wings"),
        *("valuable", "none", "ask"),
    ]
    others = {"twice": "bank", "once": "build"}
    choices = {0: {**cards, "spy": "ailerons"}, 1: others, 2: others}
    told = submit(state, choices, rolls(espionage=(6, 6)))
    assert [spied["technology"] for spied in told.all("spied")] == ["ailerons", "thick_wings"]


def test_all_attempts_can_be_ordered_with_the_actions(three: State) -> None:
    state = having(ordered(three, 0, spy="valuable"), "albatros", actions={"espionage": 1})
    told = run(SPY, state, rolls(espionage=(6,)))
    assert told["albatros"].technologies == ("thick_wings",)
    state = having(ordered(three, 0, spy="none"), "albatros", actions={"espionage": 1})
    assert run(SPY, state).kinds() == ["forwent"]


@rule("B-040")
def test_a_stolen_wing_design_replaces_ones_own(three: State) -> None:
    state = having(three, "fokker", wings="triplane")
    state = having(state, "albatros", wings="monoplane")
    told = attempt(spying(state), "triplane", 6)
    assert told["albatros"].wings == "triplane"


@rule("B-065")
def test_pfalz_can_add_an_attempt_while_spying() -> None:
    state = having(scene("pfalz", "fokker"), "fokker", technologies=("thick_wings",))
    told = answer(
        SPY, spying(state), {0: {"technology": "thick_wings", "bonus": "yes"}}, rolls(espionage=(1,))
    )
    assert told["pfalz"].bonus_actions == 2
    assert told.state.asked == (0,)
    assert "bonus" not in [field.name for field in BARON.fields(told.state, 0, {})]


@rule("B-137")
def test_internal_security_shuts_spies_out_for_the_turn(three: State) -> None:
    secured = event(three, "fokker", 21).state
    told = run(SPY, having(secured, "albatros", actions={"espionage": 1}))
    assert told.kinds() == ["forwent"]
    shared = having(secured, "halberstadt", technologies=("thick_wings",))
    told = attempt(spying(shared), "thick_wings", 4)
    assert told.one("spied")["success"]


@rule("B-151")
def test_industrial_spies_add_two_to_each_attempt(three: State) -> None:
    told = attempt(spying(event(three, "albatros", 47).state), "thick_wings", 3)
    assert told.one("spied")["add"] == 2
    assert told["albatros"].technologies == ("thick_wings",)


@rule("B-065")
def test_pfalz_can_plan_a_further_attempt() -> None:
    state = having(scene("pfalz", "fokker"), "fokker", technologies=("thick_wings",))
    state = wrote(ordered(state, 0, spy="valuable"), 0, bonus=("espionage",))
    state = having(state, "pfalz", actions={"espionage": 1})
    told = run(SPY, state, rolls(espionage=(1, 6)))
    assert len(told.all("spied")) == 2
    assert told.one("bonus") == {"company": "pfalz", "action": "espionage", "left": 2}


def test_the_most_valuable_weighs_worth_by_chance(three: State) -> None:
    albatros = three.company("albatros")
    thick = FIGURES.technologies["thick_wings"]
    assert chance(needed(albatros, thick, talk_of(three, FIGURES, albatros))) == 2 / 6
    spies = event(event(three, "albatros", 47).state, "albatros", 47).state
    known = having(spies, "halberstadt", technologies=("thick_wings", "ailerons"))
    albatros = known.company("albatros")
    assert chance(needed(albatros, thick, talk_of(known, FIGURES, albatros))) == 1.0
    best = most_valuable(known, FIGURES, albatros)
    assert best == thick


def test_what_would_not_help_is_not_spied_for() -> None:
    state = having(scene("albatros", "fokker"), "fokker", wings="monoplane")
    state = having(ordered(state, 0, spy="valuable"), "albatros", wings="triplane", actions={"espionage": 1})
    assert run(SPY, state).kinds() == ["forwent"]


def test_by_default_the_most_valuable_is_spied_for_and_useless_attempts_are_given_up(three: State) -> None:
    assert BARON.default(spying(three), 0) == {"technology": "thick_wings"}
    state = having(scene("albatros", "fokker"), "fokker", wings="monoplane")
    asked = spying(having(state, "albatros", wings="triplane"))
    assert BARON.default(asked, 0) == {"technology": "stop"}
    told = answer(SPY, asked, {0: {"technology": "stop"}})
    assert told.one("forwent")["left"] == 1
