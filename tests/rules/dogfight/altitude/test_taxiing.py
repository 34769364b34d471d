"""On the ground: moving and turning, and fire."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.answers import check_offered
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Spot
from tests.rules.dogfight.high_scenes import bystander, field, high, turn, up
from tests.rules.dogfight.scenes import Told, at_fire, resolve, targets
from tests.rules.dogfight.scenes import orders as standing_orders
from tests.rules.marks import rule

STAY = ("left", "straight", "right")


def parked(*others: Any, **changes: Any) -> State:
    a = up("A", 450, 450, 0, **{"level": 0, "climb": 0, **changes})
    return high(a, *others, bystander(), landing_fields=(field(450, 550, 90, 500),))


def asked(state: State) -> State:
    return turn(state, {"A.ground": "ask"}, A=STAY).state


def taxi(state: State, x: float, y: float, heading: int) -> Told:
    return resolve(state, {1: {"A.taxi": "move", "A.spot": (x, y), "A.heading": heading}})


@rule("D-149")
def test_at_the_start_of_round_2_before_any_reveal_it_may_move_and_turn() -> None:
    waiting = asked(parked())
    assert (waiting.stage, waiting.round) == ("taxi", 2)
    assert {move.round for move in waiting.flown} == {1}
    told = taxi(waiting, 460, 470, 270)
    assert told.plane("A").pose == Pose(460, 470, 270)
    assert told.one("taxied")["end"] == {"x": 460, "y": 470, "heading": 270}
    assert told.one("taxied")["round"] == 2
    assert told.kinds().index("taxied") < told.kinds().index("moved")


@rule("D-149")
@pytest.mark.parametrize(
    ("x", "y", "fine"), [(471.7, 450, True), (471.8, 450, False), (450, 483.7, True), (450, 484, False)]
)
def test_its_dot_stays_within_the_card_as_it_lay_at_turn_start(x: float, y: float, *, fine: bool) -> None:
    waiting = asked(parked())
    choice: Choice = {"A.taxi": "move", "A.spot": (x, y), "A.heading": 0}
    fields = DOGFIGHT.fields(waiting, 1, choice)
    assert any(isinstance(each, Spot) for each in fields)
    if fine:
        check_offered(fields, choice)
    else:
        with pytest.raises(IllegalChoice):
            check_offered(fields, choice)


@rule("D-149", "D-145")
def test_who_plans_to_move_does_not_take_off_and_who_does_not_say_so_stays() -> None:
    waiting = turn(parked(), {"A.ground": "ask"}, A=("stall", "straight", "climb")).state
    done = resolve(waiting, {1: {"A.taxi": "stay"}})
    assert not [move for move in done.state.flown if move.plane == "A"]
    quiet = turn(parked(), A=STAY)
    assert quiet.state.stage == "plan"
    assert quiet.plane("A").pose == parked().plane("A").pose


@rule("D-148", "D-149")
def test_a_wreck_is_not_moved() -> None:
    names = {each.name for each in DOGFIGHT.fields(parked(still=1), 1, {})}
    assert "A.ground" not in names
    assert "A.ground" in {each.name for each in DOGFIGHT.fields(parked(), 1, {})}


@rule("D-149")
@pytest.mark.parametrize("run", ["touchdown", "rolling", "starting", "speeding"])
def test_one_that_rolls_is_not_moved(run: str) -> None:
    assert "A.ground" not in {each.name for each in DOGFIGHT.fields(parked(run=run), 1, {})}


@rule("D-149")
def test_in_the_air_there_is_nothing_to_order_on_the_ground() -> None:
    state = high(up("A"), bystander())
    assert "A.ground" not in {each.name for each in DOGFIGHT.fields(state, 1, {})}


@rule("D-150")
def test_on_the_ground_an_airplane_cannot_fire_but_can_be_fired_at() -> None:
    force = parked().in_force
    standing = up("A", 450, 550, 180, level=0, climb=0)
    flying = up("Z", 450, 450, 0, level=0, climb=1)
    assert targets(at_fire(standing, flying, edition="war", in_force=force)) == {"Z.front": ["A"]}
    up_again = up("A", 450, 550, 180, level=0, climb=1)
    both = targets(at_fire(up_again, flying, edition="war", in_force=force))
    assert both == {"A.front": ["Z"], "Z.front": ["A"]}


@rule("D-149")
def test_a_plan_may_say_where_to_and_nobody_waits() -> None:
    orders: Choice = {"A.ground": "move", "A.spot": (460.0, 470.0), "A.heading": 270}
    told = turn(parked(), orders, A=STAY)
    assert told.state.stage == "plan"
    assert told.plane("A").pose == Pose(460, 470, 270)
    assert told.one("taxied")["round"] == 2
    off = DOGFIGHT.fields(parked(), 1, {"A.ground": "move"})
    assert {"A.spot", "A.heading"} <= {each.name for each in off}


@rule("D-149")
def test_who_moves_as_planned_is_moved_when_all_have_answered() -> None:
    b = up("B", 700, 450, 0, level=0, climb=0)
    fields = (field(450, 550, 90, 500), field(700, 550, 90, 500))
    state = replace(parked(b), landing_fields=fields)
    orders: Choice = {"A.ground": "ask", "B.ground": "move", "B.spot": (705.0, 460.0), "B.heading": 90}
    waiting = turn(state, orders, A=STAY, B=STAY)
    assert waiting.state.stage == "taxi"
    assert waiting.plane("B").pose == Pose(700, 450, 0)
    told = resolve(waiting.state, {1: {"A.taxi": "stay"}})
    assert told.plane("B").pose == Pose(705, 460, 90)


@rule("D-149")
def test_who_always_wants_to_be_asked_on_the_ground_is_asked_every_turn() -> None:
    state = replace(parked(), standing=standing_orders(1, ground="ask"))
    first = turn(state, A=STAY)
    assert first.state.stage == "taxi"
    second = turn(resolve(first.state, {1: {"A.taxi": "stay"}}).state, A=STAY)
    assert second.state.stage == "taxi"
