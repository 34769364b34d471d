"""Overdive: stall, dive, straight."""

from __future__ import annotations

import pytest

from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.high_scenes import (
    DH4,
    bystander,
    cards,
    heights,
    high,
    notes,
    offered,
    turn,
    turns,
    up,
)
from tests.rules.marks import rule

SEQUENCE = ("stall", "dive", "straight")


@rule("D-165")
def test_a_dive_may_follow_a_stall_if_a_straight_follows_the_dive() -> None:
    state = high(up("A"), bystander(), rules=["overdive"])
    assert "dive" in offered(state, "A", "stall")
    assert offered(state, "A", "stall", "dive") == {"straight"}
    assert notes(state, "A", "stall")["dive"] == "steep, begins an overdive"
    assert notes(state, "A", "left")["dive"] == "steep"
    assert "dive" not in offered(high(up("A"), bystander()), "A", "stall")


@rule("D-165")
def test_no_other_steep_card_may_come_before_the_dive() -> None:
    state = high(up("A"), bystander(), rules=["overdive"])
    assert "dive" not in offered(state, "A", "climb")
    assert "climb" not in offered(state, "A", "stall")


@rule("D-165")
def test_after_a_stall_that_is_not_steep_a_dive_is_a_dive_like_any_other() -> None:
    """A Fokker D.VII has such a stall."""
    state = high(up("Z", model="fokker-d7", level=4), up("A", 1500, 300), rules=["overdive"])
    assert "turn" in offered(state, "Z", "stall", "dive")
    assert turn(state, Z=SEQUENCE).plane("Z").level == 3


@rule("D-166")
def test_the_dive_costs_a_level_and_all_counters_and_the_straight_another() -> None:
    state = high(up("A", level=6, climb=2), bystander(), rules=["overdive"])
    told = turn(state, A=SEQUENCE)
    assert [(each["round"], each["level"], each["climb"], each["why"]) for each in told.all("level")] == [
        (2, 5, 0, "dive"),
        (3, 4, 0, "overdive"),
    ]


@rule("D-166")
def test_it_may_run_over_into_the_next_turn() -> None:
    state = high(up("A", level=6), bystander(), rules=["overdive"])
    first = turn(state, A=("left", "stall", "dive"))
    assert offered(first.state, "A") == {"straight"}
    assert heights(turn(first.state, A=("straight", "left", "right")), "A") == [(4, 0)]
    split = turns(state, {"A": ("left", "right", "stall")}, {"A": ("dive", "straight", "left")})
    assert heights(split, "A") == [(5, 0), (4, 0)]


@rule("D-166")
def test_a_dive_and_a_straight_without_the_stall_cost_one_level() -> None:
    state = high(up("A", level=6), bystander(), rules=["overdive"])
    assert heights(turn(state, A=("dive", "straight", "left")), "A") == [(5, 0)]


@rule("D-166")
def test_from_level_2_it_ends_at_level_0_with_one_counter() -> None:
    state = high(up("A", level=2, climb=1), bystander(), rules=["overdive"])
    told = turn(state, A=SEQUENCE)
    assert heights(told, "A") == [(1, 0), (0, 1)]
    assert told.plane("A").flying


@rule("D-167")
@pytest.mark.parametrize(("level", "climb"), [(1, 0), (1, 2), (0, 2)])
def test_from_level_1_or_0_it_ends_in_the_ground(level: int, climb: int) -> None:
    low = up("A", level=level, climb=climb)
    told = turn(high(low, bystander(), rules=["overdive"], illegal_plans="by the book"), A=SEQUENCE)
    assert told.one("crashed") == {"round": 2, "plane": "A", "why": "overdive", "cards": None}
    assert told.plane("A").status == "crashed"


@rule("D-167")
def test_where_illegal_plans_are_refused_it_is_not_even_offered_there() -> None:
    state = high(up("A", level=1), bystander(), rules=["overdive"])
    assert "dive" not in offered(state, "A", "stall")
    numbers = cards(state, "A", SEQUENCE)
    with pytest.raises(IllegalChoice, match="too low to overdive with card"):
        DOGFIGHT.check(
            state, 1, dict(zip(("A.first", "A.second", "A.third"), map(str, numbers), strict=True))
        )
    assert "dive" in offered(high(up("A", level=2), bystander(), rules=["overdive"]), "A", "stall")


@rule("D-167")
def test_what_the_plan_itself_loses_of_the_height_counts_too() -> None:
    """The straight still owed takes it from level 2 to level 1: too low for another overdive."""
    stall, dive = cards(high(up("A"), bystander()), "A", ("stall", "dive"))
    for level, fine in ((2, False), (3, True)):
        a = up("A", level=level, before_last=stall, last=dive)
        state = high(a, bystander(), rules=["overdive"])
        assert ("dive" in offered(state, "A", "straight", "stall")) == fine


@rule("D-167")
def test_an_airplane_without_an_immelmann_card_may_not_overdive() -> None:
    state = high(up("A", model=DH4), bystander(), rules=["overdive"])
    assert "dive" not in offered(state, "A", "stall")
    book = high(up("A", model=DH4), bystander(), rules=["overdive"], illegal_plans="by the book")
    assert turn(book, A=SEQUENCE).one("illegal")["why"] == "steep-after-steep"


@rule("D-165")
def test_by_the_book_a_missing_straight_is_flown_all_the_same() -> None:
    state = high(up("A", level=6), bystander(), rules=["overdive"], illegal_plans="by the book")
    told = turn(state, A=("stall", "dive", "left"))
    assert told.one("illegal")["why"] == "no-straight-to-overdive"
    assert told.plane("A").level == 4
