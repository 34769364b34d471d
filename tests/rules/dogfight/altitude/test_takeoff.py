"""Takeoff: stall, straight, climb, from a field."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from tests.rules.dogfight.high_scenes import bystander, field, heights, high, offered, turn, turns, up
from tests.rules.marks import rule

TAKEOFF = ("stall", "straight", "climb")


def parked(**changes: Any) -> State:
    """A on the ground at the near end of a long field."""
    a = up("A", 450, 350, 0, **{"level": 0, "climb": 0, **changes})
    return high(a, bystander(), landing_fields=(field(450, 550, 90, 500),), rules=["special_damage"])


@rule("D-144")
def test_takeoff_is_a_stall_and_a_straight_on_the_ground_and_a_climb() -> None:
    told = turn(parked(), A=TAKEOFF)
    assert heights(told, "A") == [(0, 1)]
    assert told.one("level")["round"] == 3
    assert told.one("took_off") == {"round": 3, "plane": "A"}
    assert [move.round for move in told.state.flown if move.plane == "A"] == [1, 2, 3]
    assert not told.seen("A", None).grounded


@rule("D-144")
def test_after_the_stall_the_other_two_must_follow() -> None:
    assert offered(parked(), "A", "stall") == {"straight"}
    assert offered(parked(), "A", "stall", "straight") == {"climb"}


@rule("D-144")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("left", "stall", "straight"), ("climb", "left", "right")),
        (("left", "right", "stall"), ("straight", "climb", "left")),
    ],
)
def test_a_takeoff_begun_late_goes_on_in_the_next_turn(first: tuple[str, ...], then: tuple[str, ...]) -> None:
    told = turns(parked(), {"A": first}, {"A": then})
    assert told.one("took_off")["round"] == then.index("climb") + 1


@rule("D-144")
def test_the_dot_must_start_inside_the_field() -> None:
    told = turn(parked(pose=Pose(450, 299, 0)), A=TAKEOFF)
    assert not told.all("took_off")
    assert not [move for move in told.state.flown if move.plane == "A"]


@rule("D-144")
def test_once_in_the_air_it_flies_like_any_other() -> None:
    told = turns(parked(), {"A": TAKEOFF}, {"A": ("left", "climb", "right")})
    assert told.plane("A").climb == 2
    assert "stall" not in offered(turn(parked(), A=TAKEOFF).state, "A")


@rule("D-145")
def test_cards_before_the_stall_are_not_flown() -> None:
    told = turn(parked(), A=("right", "stall", "straight"))
    moves = [move for move in told.state.flown if move.plane == "A"]
    assert [move.round for move in moves] == [2, 3]
    assert moves[0].start == parked().plane("A").pose


@rule("D-145")
def test_three_cards_without_a_stall_only_pretend() -> None:
    told = turn(parked(), A=("climb", "dive", "straight"))
    assert not [move for move in told.state.flown if move.plane == "A"]
    assert told.plane("A").pose == parked().plane("A").pose
    assert told.seen("A", None).grounded


@rule("D-145")
def test_what_is_not_flown_binds_nothing() -> None:
    """A pretended climb may come right before the stall, though both are steep."""
    assert "stall" in offered(parked(), "A", "climb")


@rule("D-148", "D-151")
@pytest.mark.parametrize("why", [{"flames": 3}, {"still": 1}])
def test_neither_a_burning_nor_a_wrecked_airplane_takes_off(why: dict[str, int]) -> None:
    told = turn(parked(**why), A=TAKEOFF)
    assert not told.all("took_off")
    assert not [move for move in told.state.flown if move.plane == "A"]
