"""Where a plan would lead at height, on the ground and in the clouds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from render.dogfight.preview import with_aims
from render.dogfight.routes import Way, taxied, warning, ways
from render.dogfight.states import status_words
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice
from tests.rules.dogfight.ground_scenes import card as ground_card
from tests.rules.dogfight.high_scenes import bystander, cards, field, high, turn, up

STAY = ("left", "straight", "right")
TAKEOFF = ("stall", "straight", "climb")


def way(state: State, words: Sequence[str], orders: Choice | None = None) -> Way:
    """Where A's plan in words would lead, as its owner is shown."""
    slots = ("A.first", "A.second", "A.third")
    plan = dict(zip(slots, map(str, cards(state, "A", words)), strict=True))
    (found,) = ways(DOGFIGHT.view(state, 1), {**plan, **(orders or {})})
    return found


def parked(**changes: Any) -> State:
    a = up("A", 450, 350, 0, **{"level": 0, "climb": 0, **changes})
    return high(a, bystander(), landing_fields=(field(450, 550, 90, 500),), rules=["special_damage"])


def really(state: State, words: Sequence[str]) -> tuple[Any, ...]:
    """Where the plan does lead, round by round."""
    told = turn(state, A=words)
    ends, pose = [], state.plane("A").pose
    for round_ in (1, 2, 3):
        moves = [move for move in told.state.flown if move.plane == "A" and move.round == round_]
        pose = moves[0].end if moves else pose
        ends.append(pose)
    return tuple(ends)


@pytest.mark.parametrize(
    ("state", "words", "heights"),
    [
        (parked(), STAY, ("ground", "ground", "ground")),
        (parked(), TAKEOFF, ("ground", "ground", "level 0+1")),
        (parked(), ("left", "stall", "straight"), ("ground", "ground", "ground")),
        (parked(still=1), TAKEOFF, ("ground", "ground", "ground")),
        (parked(flames=3), TAKEOFF, ("ground", "ground", "ground")),
        (parked(run="speeding"), ("climb", "left", "right"), ("level 0+1",) * 3),
        (parked(run="touchdown"), ("straight", "stall", "left"), ("ground", "ground", "ground")),
        (parked(climb=1), ("dive", "straight", "stall"), ("ground", "ground", "ground")),
    ],
)
def test_on_the_ground_only_what_is_carried_out_is_drawn(
    state: State, words: Sequence[str], heights: tuple[str, ...]
) -> None:
    found = way(state, words)
    assert found.heights == heights
    assert found.ends == really(state, words)
    assert warning(found) is None


def test_whoever_means_to_taxi_stays_where_it_is() -> None:
    found = way(parked(), TAKEOFF, {"A.ground": "ask"})
    assert found.ends == (parked().plane("A").pose,) * 3


def test_where_an_airplane_is_taxied_to_is_drawn_and_it_goes_no_further() -> None:
    asked = turn(parked(), {"A.ground": "ask"}, A=TAKEOFF).state
    view = DOGFIGHT.view(asked, 1)
    (waiting,) = ways(view, {})
    assert waiting.ends == (parked().plane("A").pose,) * 2
    choice: Choice = {"A.taxi": "move", "A.spot": (460.0, 360.0), "A.heading": 90}
    (moved,) = ways(view, choice)
    assert moved.poses == (Pose(460, 360, 90),) * 3
    assert taxied(view, choice).planes[0].pose == Pose(460, 360, 90)
    assert taxied(view, {**choice, "A.taxi": "stay"}) == view


def test_a_touchdown_beside_the_field_is_warned_of() -> None:
    state = high(up("A", 450, 350, 0, level=0, climb=1), bystander())
    found = way(state, ("dive", "straight", "stall"))
    assert found.heights == ("crash", "ground", "ground")
    assert found.ends == really(state, ("dive", "straight", "stall"))
    assert warning(found) == "A crashes with card 1"


def test_the_straight_that_an_overdive_still_owes_costs_a_level() -> None:
    first = turn(high(up("A", level=6), bystander(), rules=["overdive"]), A=("left", "stall", "dive"))
    assert way(first.state, ("straight", "left", "right")).heights[0] == "level 4"


def test_in_the_clouds_nothing_is_gained() -> None:
    force: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}
    state = high(up("A", 450, 450, level=6, last=4), bystander(level=4), **force)
    assert way(state, ("climb", "left", "dive")).heights == ("clouds", "clouds", "level 5")
    assert way(state, ("stall", "immelmann", "straight")).heights == ("clouds", "level 5+2", "level 5+2")
    below = high(up("A", 450, 450, level=5, climb=2), bystander(level=4), **force)
    assert way(below, ("climb", "left", "right")).heights == ("clouds", "clouds", "clouds")


def test_a_shell_is_drawn_at_the_level_it_is_aimed_at() -> None:
    state = high(up("A"), bystander(), ground=(ground_card("G1"),), rules=["ground_fire"])
    aim: Choice = {"G1.shell": "place", "G1.level": "3", "G1.point": (1100.0, 1000.0)}
    (shell,) = with_aims(DOGFIGHT.view(state, 0), aim).shells
    assert shell.level == 3


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "on the ground"),
        ({"run": "rolling"}, "on the ground, landing"),
        ({"run": "speeding"}, "on the ground, taking off"),
        ({"still": 1}, "on the ground, still for 1 turn"),
    ],
)
def test_what_an_airplane_does_on_the_ground_is_told(changes: dict[str, Any], words: str) -> None:
    a, _ = DOGFIGHT.view(parked(**changes), None).planes
    assert status_words(a) == f"0 damage cards, {words}"
