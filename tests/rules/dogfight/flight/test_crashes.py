"""Crashes on the ground: what they cost, and how long they last."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from tests.rules.dogfight.high_scenes import before_card, bystander, field, high, turn, turns, up
from tests.rules.dogfight.scenes import HANGAR, hurt, stacked
from tests.rules.marks import rule

LANDING, TAKEOFF = ("dive", "straight", "stall"), ("stall", "straight", "climb")
MILD = stacked("A", *[(0, None)] * 4)


def low(**changes: Any) -> State:
    a = up("A", 450, 300, 0, level=0, climb=1)
    return high(a, bystander(), **changes)


def ends(word: str, at: Pose) -> Pose:
    """Where A must stand so that this card ends there."""
    return before_card(low(), "A", word, at)


@rule("D-146")
def test_losing_the_last_counter_off_the_field_costs_4_a_cards() -> None:
    told = turn(low(landing_fields=(field(1000, 1000),)), A=LANDING)
    assert told.one("crashed") == {"round": 1, "plane": "A", "why": "touchdown", "cards": 4}
    assert [taken.deck for taken in told.plane("A").damage] == ["A"] * 4


@rule("D-146")
def test_where_there_is_no_a_deck_it_costs_8_b_cards() -> None:
    told = turn(low(decks={"B": HANGAR.numbers("B")}), A=LANDING)
    assert told.one("crashed")["cards"] == 8
    assert [taken.deck for taken in told.plane("A").damage] == ["B"] * 8


@rule("D-147")
@pytest.mark.parametrize(("run", "word", "cost"), [("rolling", "stall", 2), ("touchdown", "straight", 3)])
def test_running_off_the_field_while_landing(run: str, word: str, cost: int) -> None:
    start = ends(word, Pose(450, 686, 0))
    plane = up("A", start.x, start.y, level=0, climb=0, run=run)
    plans = ("stall", "left", "right") if word == "stall" else ("straight", "stall", "left")
    told = turn(high(plane, bystander(), landing_fields=(field(450, 550),)), A=plans)
    assert told.one("crashed") == {"round": 1, "plane": "A", "why": word, "cards": cost}
    assert len(told.plane("A").damage) == cost
    assert not told.all("landed")


@rule("D-147")
@pytest.mark.parametrize(("word", "cost", "round_"), [("stall", 2, 1), ("straight", 3, 2)])
def test_running_off_the_field_while_taking_off(word: str, cost: int, round_: int) -> None:
    stall = ends("stall", Pose(450, 686, 0))
    start = stall if word == "stall" else Pose(450, 600, 0)
    plane = up("A", start.x, start.y, level=0, climb=0)
    told = turn(high(plane, bystander(), landing_fields=(field(450, 550),)), A=TAKEOFF)
    assert told.one("crashed") == {"round": round_, "plane": "A", "why": word, "cards": cost}
    assert not told.all("took_off")


@rule("D-147")
def test_b_cards_count_double_there_too() -> None:
    start = ends("stall", Pose(450, 686, 0))
    plane = up("A", start.x, start.y, level=0, climb=0)
    state = high(plane, bystander(), landing_fields=(field(450, 550),), decks={"B": HANGAR.numbers("B")})
    assert turn(state, A=TAKEOFF).one("crashed")["cards"] == 4


@rule("D-147")
def test_the_climb_may_end_outside_the_field() -> None:
    plane = up("A", 450, 670, level=0, climb=0, run="speeding")
    told = turn(high(plane, bystander(), landing_fields=(field(450, 550),)), A=("climb", "left", "right"))
    assert not told.all("crashed")
    assert told.one("took_off")["round"] == 1


@rule("D-148")
def test_points_explosion_and_fire_count_and_nothing_else() -> None:
    deck = stacked("A", (1, "rudder_left"), (4, "smoke"), (3, "engine"), (2, "fire"))
    told = turn(low(decks={"A": deck}, rules=["special_damage"]), A=LANDING)
    crashed = told.plane("A")
    assert (crashed.rudder, crashed.smoke, crashed.engine_hits) == ((), 0, 0)
    assert crashed.flames == 3
    boom = stacked("A", (0, "explosion"), (0, None), (0, None), (0, None))
    assert turn(low(decks={"A": boom}), A=LANDING).plane("A").status == "exploded"


@rule("D-148")
def test_the_points_of_a_crash_may_be_too_many() -> None:
    deck = stacked("A", (5, None), (5, "crew"), (4, None), (4, None))
    assert turn(low(decks={"A": deck}), A=LANDING).plane("A").status == "shot down"


@rule("D-148")
def test_it_lies_still_for_the_rest_of_the_turn_and_all_of_the_next() -> None:
    state = low(decks={"A": MILD}, landing_fields=(field(450, 900, 90, 700),))
    first = turn(state, A=LANDING)
    wreck = first.plane("A").pose
    assert [move.round for move in first.state.flown if move.plane == "A"] == [1]
    assert first.seen("A", None).still == 1
    second = turn(first.state, A=TAKEOFF)
    assert not [move for move in second.state.flown if move.plane == "A"]
    assert second.plane("A").pose == wreck
    assert second.seen("A", None).still == 0


@rule("D-148")
def test_a_survivor_on_the_field_may_take_off_after_that() -> None:
    start = ends("dive", Pose(450, 420, 0))
    off = up("A", start.x, start.y - 10, level=0, climb=1)
    state = high(off, bystander(), decks={"A": MILD}, landing_fields=(field(450, 700, 90, 560),))
    told = turns(state, {"A": LANDING}, {"A": ("left", "right", "straight")})
    assert told.plane("A").still == 0
    moved = high(
        up("A", 450, 440, level=0, climb=0, damage=told.plane("A").damage),
        bystander(),
        landing_fields=state.landing_fields,
    )
    assert turn(moved, A=TAKEOFF).one("took_off")


@rule("D-146", "D-040")
def test_a_deck_used_up_by_one_crash_leaves_the_next_without_its_old_cards() -> None:
    other = hurt(up("B", 700, 300, 0, level=0, climb=1), 4, 5)
    told = turn(high(*low().planes, other, decks={"A": ()}), A=LANDING, B=LANDING)
    assert told.one("reshuffled")["round"] == 1
    assert told.plane("B").noted == sum(HANGAR.damage("A", number).points for number in (4, 5))
    assert len(told.plane("B").damage) == 4
