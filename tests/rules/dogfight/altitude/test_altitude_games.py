"""A game with altitude as a whole: how it is set up, what the harmless plan avoids, and how it ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.dice import Stream
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.table import Table
from tests.rules.dogfight.high_scenes import bystander, field, high, turn, up
from tests.rules.dogfight.scenes import resolve
from tests.rules.marks import rule


def custom(**rules: Any) -> Table:
    """A game by a scenario of our own: a field, and two balloons that want to be higher than they can."""
    scenario = {
        "key": "custom",
        "edition": "war",
        "name": "Field day",
        "summary": "A landing field and two balloons.",
        "source": "tests",
        "width": 1500,
        "length": 1500,
        "rules": {"needed": ["altitude", "balloons", "bailing_out"], **rules},
        "sides": {
            "central": {
                "airplanes": [{"model": "fokker-e3", "place": {"ahead": 100}, "level": 10}],
                "balloons": [
                    {"balloon": "parseval-sigsfeld", "place": {"ahead": 200, "left": 200}, "level": 4},
                    {"balloon": "ae-800", "place": {"ahead": 200, "right": 200}, "observers": 1},
                ],
                "fields": [{"place": {"ahead": 400}, "width": 100, "length": 300}],
            },
            "entente": {"airplanes": [{"model": "spad-13", "place": {"ahead": 100}}]},
        },
    }
    return Table.new(DOGFIGHT, 2, {"custom": json.dumps(scenario)}, b"field day")


@rule("D-141")
def test_a_scenario_marks_landing_fields_and_all_can_see_them() -> None:
    (seen,) = custom().view(None).landing_fields
    assert (seen.pose, seen.width, seen.length) == (Pose(750, 400, 0), 100, 300)


@rule("D-126", "D-128", "D-159")
def test_balloons_start_at_level_3_or_where_agreed_but_never_above_their_top() -> None:
    balloons = custom().view(None).balloons
    assert [(each.level, each.climb) for each in balloons] == [(3, 2), (3, 2)]


@rule("D-127")
def test_no_airplane_starts_above_its_top_altitude() -> None:
    planes = {each.id: each.level for each in custom().view(None).planes}
    assert planes["Z"] == 9


@rule("D-175")
def test_no_airplane_starts_in_the_clouds() -> None:
    scenario_rules = {"needed": ["altitude", "balloons", "bailing_out", "cloud_cover"], "cloud_level": 7}
    planes = {each.id: each for each in custom(**scenario_rules).view(None).planes}
    assert planes["Z"].level == 6
    assert not planes["Z"].in_cloud


@rule("D-168")
def test_each_balloon_starts_with_two_observers_unless_the_scenario_says_otherwise() -> None:
    assert [each.observers for each in custom().view(None).balloons] == [2, 1]


@rule("D-138", "D-146", "D-167")
@pytest.mark.parametrize(
    "plane",
    [
        up("A", level=0, climb=1),
        up("A", 1000, 1800, level=0, climb=1, last=10),  # the Immelmann card would lead away from the edge
        up("A", level=1, last=10),
        up("A", level=0, climb=1, last=12, before_last=10),
    ],
)
def test_the_harmless_plan_does_not_fly_into_the_ground(plane: Any) -> None:
    state = high(plane, bystander(), rules=["overdive"], illegal_plans="by the book")
    for _ in range(3):
        state = _by_default(state)
        assert state.plane("A").flying
        assert not state.plane("A").still


@rule("D-145")
@pytest.mark.parametrize("y", [450, 1940])
def test_the_harmless_plan_leaves_a_parked_airplane_where_it_is(y: float) -> None:
    """Before the edge too, where a stall would be the best of moves."""
    state = high(up("A", 450, y, level=0, climb=0), bystander(), landing_fields=(field(450, y, 90, 500),))
    after = _by_default(state)
    assert after.plane("A").pose == state.plane("A").pose
    assert after.plane("A").run == ""


@rule("D-142", "D-144")
@pytest.mark.parametrize("run", ["touchdown", "rolling", "starting", "speeding"])
def test_the_harmless_plan_finishes_what_was_begun_on_the_ground(run: Any) -> None:
    parked = up("A", 450, 400, level=0, climb=0, run=run)
    state = high(parked, bystander(), landing_fields=(field(450, 650, 90, 700),))
    after = _by_default(state)
    assert after.plane("A").run == ""
    assert after.plane("A").flying
    assert bool(after.plane("A").climb) == (run in {"starting", "speeding"})


def _by_default(state: State) -> State:
    choices = {seat: DOGFIGHT.default(state, seat) for seat in DOGFIGHT.pending(state)}
    return resolve(state, choices, Stream(b"default")).state


@rule("D-131", "D-142")
def test_by_the_book_what_was_flown_in_this_turn_is_not_counted_twice() -> None:
    """Once down at level 0 it flies on: only another dive would touch down."""
    state = high(up("A", level=1), bystander(), illegal_plans="by the book")
    told = turn(state, A=("dive", "left", "right"))
    assert not told.all("illegal")
    assert told.plane("A").climb == 1
