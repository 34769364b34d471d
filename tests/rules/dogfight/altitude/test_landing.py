"""Landing: dive, straight, stall, on a field."""

from __future__ import annotations

import msgspec
import pytest

from rules.dogfight.altitude.landing import on_field
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.schema import FieldEntry, ScenarioPlace
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.high_scenes import (
    before_card,
    bystander,
    cards,
    field,
    heights,
    high,
    offered,
    turn,
    turns,
    up,
)
from tests.rules.dogfight.scenes import HANGAR
from tests.rules.marks import rule

LANDING = ("dive", "straight", "stall")


def approach(**changes: object) -> State:
    """A at level 0 with a counter, before a field so long that all of its landing happens on it."""
    a = up("A", 450, 300, 0, **{"level": 0, "climb": 1, **changes})
    return high(a, bystander(), landing_fields=(field(450, 550, 90, 500),))


@rule("D-141")
def test_a_field_is_marked_before_play_and_lies_open_to_all() -> None:
    state = approach()
    seen = DOGFIGHT.view(state, None).landing_fields
    assert [(each.pose, each.width, each.length) for each in seen] == [(Pose(450, 550, 0), 90, 500)]
    assert on_field(seen, Pose(450, 320, 0))
    assert on_field(seen, Pose(495, 550, 0))
    assert not on_field(seen, Pose(496, 550, 0))


@rule("D-141")
def test_a_field_measures_at_least_9_by_27_cm() -> None:
    least = HANGAR.figures.sizes.landing_field
    assert (least.width, least.length) == (90, 270)
    FieldEntry(place=ScenarioPlace(), width=90, length=270)
    for width, length in ((89, 270), (90, 269)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"place": {}, "width": width, "length": length}, FieldEntry)


@rule("D-142")
def test_landing_takes_a_dive_a_straight_and_a_stall_at_level_0() -> None:
    told = turn(approach(climb=2), A=LANDING)
    assert heights(told, "A") == [(0, 0)]
    assert told.one("level")["round"] == 1
    assert told.one("landed") == {"round": 3, "plane": "A"}
    assert not told.all("crashed")
    assert told.seen("A", None).grounded


@rule("D-142")
def test_the_three_must_come_in_that_order() -> None:
    state = approach()
    assert offered(state, "A", "dive") == {"straight"}
    assert offered(state, "A", "dive", "straight") == {"stall"}
    numbers = cards(state, "A", ("dive", "left", "stall"))
    with pytest.raises(IllegalChoice, match="must roll straight after touching down"):
        DOGFIGHT.check(
            state, 1, dict(zip(("A.first", "A.second", "A.third"), map(str, numbers), strict=True))
        )


@rule("D-142")
def test_a_landing_may_run_over_into_the_next_turn() -> None:
    late = high(up("A", 450, 300, level=0, climb=1), bystander(), landing_fields=(field(450, 700, 400, 900),))
    half = turn(late, A=("left", "right", "dive"))
    assert half.plane("A").run == "touchdown"
    assert offered(half.state, "A") == {"straight"}
    assert offered(half.state, "A", "straight") == {"stall"}
    done = turn(half.state, A=("straight", "stall", "left"))
    assert done.one("landed")["round"] == 2


@rule("D-142")
def test_at_level_1_the_same_cards_are_no_landing() -> None:
    told = turn(approach(level=1, climb=0), A=LANDING)
    assert heights(told, "A") == [(0, 1)]
    assert not told.all("landed")
    assert told.plane("A").climb == 1


@rule("D-143")
def test_after_the_landing_stall_the_rest_of_the_plan_is_bluff() -> None:
    rolled = up("A", 450, 400, level=0, climb=0, run="touchdown")
    state = high(rolled, bystander(), landing_fields=(field(450, 550, 90, 500),))
    told = turn(state, A=("straight", "stall", "left"))
    moves = [move for move in told.state.flown if move.plane == "A"]
    assert [move.round for move in moves] == [1, 2]
    assert told.plane("A").pose == moves[-1].end
    assert told.one("landed")["round"] == 2


@rule("D-143", "D-144")
def test_a_bluff_after_landing_starts_no_takeoff_but_the_next_turn_may() -> None:
    rolled = up("A", 450, 400, level=0, climb=0, run="touchdown")
    state = high(rolled, bystander(), landing_fields=(field(450, 650, 90, 700),))
    landed = turn(state, A=("straight", "stall", "stall"))
    assert landed.plane("A").run == ""
    assert len([move for move in landed.state.flown if move.plane == "A"]) == 2
    told = turns(landed.state, {"A": ("stall", "straight", "climb")})
    assert told.one("took_off")["plane"] == "A"


@rule("D-046", "D-142")
@pytest.mark.parametrize("plan", [LANDING, ("left", "dive", "straight")])
def test_on_the_ground_no_counter_reminds_of_the_last_card(plan: tuple[str, ...]) -> None:
    """The stall of a landing forbids no stall to take off with, and its straight allows no Immelmann."""
    state = high(
        up("A", 450, 300, level=0, climb=1), bystander(), landing_fields=(field(450, 700, 400, 900),)
    )
    told = turn(state, A=plan)
    assert told.seen("A", None).grounded
    assert [each["plane"] for each in told.all("reminder")] == []
    assert [each["plane"] for each in turn(state, A=("left", "right", "stall")).all("reminder")] == ["A"]


@rule("D-142")
def test_by_the_book_a_card_out_of_order_is_a_straight() -> None:
    state = high(
        up("A", 450, 300, level=0, climb=1),
        bystander(),
        landing_fields=(field(450, 700, 90, 900),),
        illegal_plans="by the book",
    )
    told = turn(state, A=("dive", "left", "stall"))
    assert told.one("illegal")["why"] == "no-straight-to-land"
    assert told.one("landed")["round"] == 3


@rule("D-142")
def test_by_the_book_it_rolls_on_until_the_stall() -> None:
    rolling = up("A", 450, 400, level=0, climb=0, run="rolling")
    state = high(
        rolling, bystander(), landing_fields=(field(450, 650, 90, 700),), illegal_plans="by the book"
    )
    told = turn(state, A=("left", "stall", "right"))
    assert told.one("illegal")["why"] == "no-stall-to-land"
    assert told.one("landed")["round"] == 2


@rule("D-142")
def test_the_dot_of_the_touchdown_counts_not_the_card() -> None:
    base = high(up("A", level=0, climb=1), bystander())
    on = before_card(base, "A", "dive", Pose(450, 415, 0))
    off = before_card(base, "A", "dive", Pose(450, 414.9, 0))
    for start, crashed in ((on, False), (off, True)):
        a = up("A", start.x, start.y, level=0, climb=1)
        state = high(a, bystander(), landing_fields=(field(450, 550, 90, 270),))
        assert bool(turn(state, A=LANDING).all("crashed")) == crashed
