"""Design in advance: written down with the Action cards, or left to standing orders; "ask me" still asks."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.actions.design import Design
from rules.baron.standing import Orders, Wish
from rules.baron.state import State
from rules.baron.title import BARON
from rules.dice import Scripted
from rules.engine import Value
from tests.rules.baron.scenes import Told, having, named, offered, ordered, rolls, run, scene, submit, wrote
from tests.rules.marks import rule
from words import say

DESIGN = Design()
AILERONS, STREAMLINING, THICK, CANTILEVERED = 19, 30, 35, 40
TWICE: dict[str, Value] = {"twice": "design", "once": "bank"}
OTHER: dict[str, Value] = {"twice": "build", "once": "bank"}


def holding(*hand: int, **changes: Any) -> State:
    return having(scene("albatros", "fokker"), "albatros", hand=hand, **changes)


def designed(state: State, *, faces: tuple[int, ...] = (1, 1, 1), **choice: Value) -> Told:
    """Albatros lays out Design twice and says how."""
    return submit(state, {0: {**TWICE, **choice}, 1: OTHER}, rolls(effectiveness=faces))


def added(told: Told) -> list[str]:
    return [gained["technology"] for gained in told.all("gained")]


@rule("B-045")
def test_a_design_step_written_with_the_cards_is_carried_out_without_a_question() -> None:
    state = holding(AILERONS, STREAMLINING)
    partial = {**TWICE, "design": "wish"}
    assert offered(state, 0, "technology_1", partial) == ["none", "ailerons", "streamlining"]
    told = designed(state, design="wish", technology_1="streamlining", technology_2="none")
    assert (told.state.turn, added(told)) == (2, ["streamlining"])
    assert told["albatros"].hand == (AILERONS,)
    assert len(told.all("rolled")) == 2


def test_it_is_offered_where_design_is_laid_out() -> None:
    state = holding(AILERONS)
    assert "design" not in named(state, 0, OTHER)
    assert offered(state, 0, "design", TWICE) == ["orders", "best", "wish", "ask"]
    assert "technology_1" not in named(state, 0, TWICE)


@pytest.mark.parametrize("hand", [(), (AILERONS, STREAMLINING)])
def test_whether_the_game_stops_follows_from_the_order_and_not_from_the_hand(hand: tuple[int, ...]) -> None:
    state = holding(*hand)
    for how, asked in (("ask", (0,)), ("wish", (0, 1)), ("orders", (0, 1))):
        assert designed(state, design=how).state.asked == asked
    standing = ordered(state, 0, design="ask")
    assert designed(standing).state.asked == (0,)


def test_whoever_says_nothing_adds_the_most_valuable_and_rolls_for_the_fighter() -> None:
    told = designed(holding(AILERONS, STREAMLINING, THICK))
    assert added(told) == ["streamlining", "thick_wings"]
    assert [roll["type"] for roll in told.all("rolled")] == ["fighter", "fighter"]


def test_cards_can_be_kept_by_order() -> None:
    told = designed(ordered(holding(AILERONS), 0, design="rolls"))
    assert (added(told), told["albatros"].hand) == ([], (AILERONS,))
    assert len(told.all("rolled")) == 2


def planning(state: State, *technologies: tuple[str, tuple[int, ...]], **wish: Any) -> Told:
    wished = Wish(technologies=technologies, **wish)
    return run(DESIGN, wrote(state, 0, design="wish", wish=wished), rolls(effectiveness=(1, 1, 6, 6)))


def test_what_has_become_impossible_gives_way_to_what_is_in_reserve() -> None:
    """Spies have brought the Ailerons in the meantime, so that the second and the reserve are added."""
    wishes = (("ailerons", (AILERONS,)), ("streamlining", (STREAMLINING,)), ("thick_wings", (THICK,)))
    state = holding(AILERONS, STREAMLINING, THICK, actions={"design": 2})
    assert added(planning(state, *wishes)) == ["ailerons", "streamlining"]
    told = planning(having(state, "albatros", technologies=("ailerons",)), *wishes)
    assert added(told) == ["streamlining", "thick_wings"]
    assert told["albatros"].hand == (AILERONS,)


def test_a_technology_whose_prerequisite_was_lost_is_not_added() -> None:
    state = holding(CANTILEVERED, actions={"design": 1}, technologies=("thick_wings",))
    wish = ("cantilevered_wings", (CANTILEVERED,))
    assert added(planning(state, wish)) == ["cantilevered_wings"]
    assert added(planning(having(state, "albatros", technologies=()), wish)) == []


def test_another_card_pays_where_the_named_one_has_been_played() -> None:
    state = holding(20, actions={"design": 1})
    assert planning(state, ("ailerons", (AILERONS,))).one("gained")["cards"] == [20]


def test_a_bonus_action_planned_with_the_cards_gives_room_for_one_more() -> None:
    state = having(scene("pfalz", "fokker"), "pfalz", hand=(AILERONS, STREAMLINING, THICK, 31))
    cards: dict[str, Value] = {
        "twice": "build",
        "once": "design",
        "design": "wish",
        "technology_1": "ailerons",
    }
    labels = {field.name: say(field.label) for field in BARON.fields(state, 0, cards)}
    assert labels["technology_2"] == "Technology in reserve"
    labels = {
        field.name: say(field.label) for field in BARON.fields(state, 0, {**cards, "bonus": ("design",)})
    }
    assert labels["technology_2"] == "Technology 2"


def campaign(*rolled: str, faces: tuple[int, ...]) -> list[str]:
    """The types rolled for, of so many Design Actions."""
    state = having(
        scene("albatros", "fokker", mode="campaign"),
        "albatros",
        technologies=("rear_seat",),
        actions={"design": len(rolled)},
    )
    state = wrote(state, 0, design="wish", wish=Wish(rolls=rolled))
    return [roll["type"] for roll in run(DESIGN, state, rolls(effectiveness=faces)).all("rolled")]


def test_a_roll_may_wait_for_the_fighter_to_rise() -> None:
    assert campaign("fighter", "recon if risen", faces=(6, 1)) == ["fighter", "recon"]
    assert campaign("fighter", "bomber if risen", faces=(1, 6)) == ["fighter", "fighter"]


def test_a_roll_that_is_no_longer_possible_is_made_for_the_fighter() -> None:
    state = having(scene("albatros", "fokker", mode="campaign"), "albatros", actions={"design": 1})
    told = run(
        DESIGN, wrote(state, 0, design="wish", wish=Wish(rolls=("bomber",))), rolls(effectiveness=(1,))
    )
    assert told.one("rolled")["type"] == "fighter"


def test_the_next_roll_can_still_be_asked_for() -> None:
    state = having(scene("albatros", "fokker", mode="campaign"), "albatros", actions={"design": 2})
    wished = Wish(rolls=("fighter", "ask"))
    told = run(DESIGN, wrote(state, 0, design="wish", wish=wished), rolls(effectiveness=(1,)))
    assert told.state.asked == (0,)
    assert told.one("roll_asked")["left"] == 1


def test_those_who_ask_and_those_who_do_not_design_in_one_order() -> None:
    state = scene("fokker", "albatros", standing=Orders(design="ask"))
    state = ordered(state, 1, design="rolls")
    for key in ("fokker", "albatros"):
        state = having(state, key, actions={"design": 1})
    asked = run(DESIGN, state)
    assert asked.one("design_asked") == {"companies": ["fokker"]}
    table = replace(asked.state, asked=(0,))
    done = submit(table, {0: {"roll_1": "fighter"}}, Scripted({}))
    assert [roll["company"] for roll in done.all("rolled")] == ["fokker", "albatros"]


def test_alone_the_player_designs_by_order_when_the_turn_comes() -> None:
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"))
    state = having(state, "fokker", actions={"design": 1})
    told = run(DESIGN, state, Scripted({}))
    assert told.state.asked == ()
    assert {event.kind for event in told.events} >= {"npc_design", "rolled"}
