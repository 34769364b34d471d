"""Movement: all at once, by the arrow, and off the table."""

from __future__ import annotations

import pytest

from rules.dogfight.flight.movement import edge_beyond
from rules.dogfight.kinds import Edition
from rules.dogfight.ruler.geometry import Pose, overlap
from rules.dogfight.ruler.geometry import card as outline
from tests.rules.dogfight.scenes import (
    ALBATROS,
    EDITIONS,
    HANGAR,
    SPAD,
    at_fire,
    fire,
    plane,
    sky,
    so_that,
    targets,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
SPAD_STEP, ALBATROS_STEP = 127.0, 115.0


@rule("D-021")
@both
def test_the_rear_mark_goes_on_the_arrowhead_of_a_card_laid_at_the_front_mark(edition: Edition) -> None:
    """A straight takes the dot forward by the arrow and one card length; a turn swings the card around."""
    state = sky(plane("A", 350, 600, 180), plane("Z", 350, 100), edition=edition)
    told = turn(state, {"A": (1, 2, 4), "Z": (1, 4, 5)})
    ends = {(move.plane, move.round): move.end for move in told.state.flown}
    assert ends["A", 1] == Pose(350, 600 - SPAD_STEP, 180)
    assert ends["Z", 1] == Pose(350, 100 + ALBATROS_STEP, 0)
    assert ends["Z", 2].heading == 60
    assert ends["A", 3].heading == 240
    assert told.plane("A").pose == ends["A", 3]


@rule("D-007", "D-021")
def test_a_round_is_everybodys_move_before_anybodys_fire() -> None:
    state = sky(plane("A", 350, 480, 180), plane("Z", 350, 100))
    told = turn(state, {"A": (10, 4, 5), "Z": (10, 4, 5)}, fire="closest")
    first = [event.kind for event in told.events if event.data.get("round") == 1]
    assert first[:2] == ["moved", "moved"]
    assert first[2:4] == ["fired", "fired"]
    rounds = [event.data["round"] for event in told.events if event.kind == "moved"]
    assert rounds == [1, 1, 2, 2, 3, 3]
    assert told.events[-1].kind == "turn"


@rule("D-022")
@both
@pytest.mark.parametrize(("y", "out"), [(0.0, False), (-0.001, True), (0.001, False)])
def test_an_airplane_is_out_when_its_dot_is_off_the_table(edition: Edition, y: float, *, out: bool) -> None:
    start = so_that(SPAD, 1, Pose(350, y, 180))
    state = sky(plane("A", start.x, start.y, 180), plane("Z", 350, 500), edition=edition)
    told = turn(state, {"A": (1, 4, 5), "Z": (4, 5, 6)})
    assert bool([e for e in told.all("left") if e["plane"] == "A" and e["round"] == 1]) == out


@rule("D-022")
def test_half_a_card_over_the_edge_is_still_on_the_table() -> None:
    start = so_that(SPAD, 10, Pose(350, 5, 180))
    told = turn(sky(plane("A", *_xy(start), 180), plane("Z", 350, 500)), {"A": (10, 4, 5), "Z": (4, 5, 6)})
    assert not [e for e in told.all("left") if e["round"] == 1]


@rule("D-022")
@both
def test_an_airplane_may_leave_by_any_edge(edition: Edition) -> None:
    ways = {
        "entente": (350, 690, 0),
        "right": (690, 350, 90),
        "central": (350, 10, 180),
        "left": (10, 350, 270),
    }
    for edge, (x, y, heading) in ways.items():
        told = turn(
            sky(plane("A", x, y, heading), plane("Z", 350, 350), edition=edition),
            {"A": (1, 2, 3), "Z": (4, 5, 6)},
        )
        assert (told.plane("A").status, told.plane("A").exit) == ("left", edge)
        assert told.one("left") == {"round": 1, "plane": "A"}


@rule("D-022")
def test_past_a_corner_it_leaves_by_the_edge_it_is_furthest_beyond() -> None:
    for dot, edge in (
        ((710, 720), "entente"),
        ((720, 710), "right"),
        ((-5, -8), "central"),
        ((-8, -5), "left"),
    ):
        assert edge_beyond(700, 700, *dot) == edge


@rule("D-022")
def test_whoever_left_flies_no_more_and_is_fired_at_no_more() -> None:
    gone = plane("B", 350, 690, seat=1)
    state = sky(plane("A", 100, 600, 180), gone, plane("Z", 350, 480))
    told = turn(state, {"A": (4, 5, 6), "B": (1, 2, 3), "Z": (10, 4, 5)}, Z="closest")
    assert len([move for move in told.state.flown if move.plane == "B"]) == 1
    assert not told.all("fired")


@rule("D-023")
@both
def test_airplanes_may_end_on_top_of_each_other(edition: Edition) -> None:
    meet = Pose(350, 350, 0)
    above = so_that(SPAD, 1, Pose(360, 360, 180))
    below = so_that(ALBATROS, 1, meet)
    state = sky(plane("A", *_xy(above), 180), plane("Z", *_xy(below), 0), edition=edition)
    told = turn(state, {"A": (1, 4, 5), "Z": (1, 4, 5)})
    first = {move.plane: move.end for move in told.state.flown if move.round == 1}
    assert first == {"A": Pose(360, 360, 180), "Z": meet}
    cards = [outline(pose, HANGAR[SPAD].size) for pose in first.values()]
    assert overlap(*cards)


@rule("D-023", "D-025")
@both
def test_distances_are_measured_from_the_dot_while_cards_overlap(edition: Edition) -> None:
    under = plane("Z", 350, 200)
    over = plane("A", 350, 140, 90)
    far = plane("B", 350, 200 + 100 + 33.75, 180)
    state = at_fire(under, over, far, edition=edition)
    assert "B" in targets(state)["Z.front"]
    assert fire(state, Z="B").one("fired")["distance"] == pytest.approx(100)


def _xy(pose: Pose) -> tuple[float, float]:
    return pose.x, pose.y
