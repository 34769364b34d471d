"""Where airplanes end, what overlaps, and who has left the table."""

from __future__ import annotations

import cmath
import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Polygon

from rules.dogfight.box.components import Maneuver
from rules.dogfight.box.figures import standard
from rules.dogfight.ruler.geometry import (
    Pose,
    card,
    crosses,
    dot,
    fly,
    front_edge,
    inside,
    overlap,
    playing_area,
    rear_edge,
)
from tests.rules.marks import rule

FIGURES = standard()
SIZE = FIGURES.sizes.airplane_card
WIDTH, LENGTH = 43.5, 67.5
HEADINGS = (0, 30, 90, 137.25, 180, 270, 300, 359.9)
CARDS = [maneuver for deck in FIGURES.maneuvers.values() for maneuver in deck.cards]
NEAR = pytest.approx

poses = st.builds(Pose, st.floats(-2000, 2000), st.floats(-2000, 2000), st.floats(0, 360))


def flown(deck: str, *numbers: int, start: Pose | None = None) -> Pose:
    pose = start or Pose(0, 0, 0)
    for number in numbers:
        pose = fly(pose, FIGURES.maneuvers[deck][number], SIZE)
    return pose


def by_complex_numbers(pose: Pose, maneuver: Maneuver) -> tuple[complex, complex]:
    """The dot and the nose's direction, found by walking along the card instead of by the formula."""
    nose = cmath.exp(1j * math.radians(90 - pose.heading))
    front_mark = complex(pose.x, pose.y) + nose * LENGTH / 2
    arrowhead = front_mark + nose * complex(maneuver.dy, -maneuver.dx)
    turned = nose * cmath.exp(-1j * math.radians(maneuver.turn))
    return arrowhead + turned * LENGTH / 2, turned


@rule("D-021")
@pytest.mark.parametrize("heading", HEADINGS)
def test_every_card_of_every_deck_leads_where_its_arrow_points(heading: float) -> None:
    start = Pose(351.5, -20.25, heading)
    for maneuver in CARDS:
        end = fly(start, maneuver, SIZE)
        spot, nose = by_complex_numbers(start, maneuver)
        assert complex(end.x, end.y) == NEAR(spot, abs=1e-6)
        assert cmath.exp(1j * math.radians(90 - end.heading)) == NEAR(nose, abs=1e-6)


@rule("D-021")
def test_the_rear_mark_is_set_on_the_arrowhead() -> None:
    start = Pose(100, 100, 0)
    for maneuver in CARDS:
        rear_mark = rear_edge(fly(start, maneuver, SIZE), SIZE).interpolate(0.5, normalized=True)
        assert rear_mark.x == NEAR(100 + maneuver.dx, abs=1e-5)
        assert rear_mark.y == NEAR(100 + LENGTH / 2 + maneuver.dy, abs=1e-5)


@rule("D-021")
@pytest.mark.parametrize(
    ("deck", "number", "end"),
    [
        ("A", 1, Pose(0, 127, 0)),
        ("A", 10, Pose(0, 74, 0)),
        ("B", 1, Pose(0, 115, 0)),
        ("I", 1, Pose(0, 102.5, 0)),
        ("T", 1, Pose(0, 96.5, 0)),
        ("B", 12, Pose(0, 47.5, 180)),
        ("B", 13, Pose(27.5, 115, 0)),
        ("B", 16, Pose(-27.5, 115, 0)),
        ("D", 19, Pose(32, 88, 0)),
        ("C", 4, Pose(57.75, 63.75, 90)),
        ("B", 4, Pose(25 + 33.75 * math.sqrt(3) / 2, 51.5 + 33.75 * 1.5, 60)),
        ("B", 7, Pose(-25 - 33.75 * math.sqrt(3) / 2, 51.5 + 33.75 * 1.5, 300)),
    ],
)
def test_how_far_the_dot_travels(deck: str, number: int, end: Pose) -> None:
    assert flown(deck, number) == end


def test_the_albatros_that_goes_straight_turns_over_and_comes_back() -> None:
    assert flown("J", 2, 12, 1) == Pose(0, 102.5 + 35 - 102.5, 180)


def test_six_turns_of_sixty_degrees_close_the_circle() -> None:
    end = flown("B", *[4] * 6, start=Pose(500, 500, 15))
    assert (end.x, end.y) == NEAR((500, 500), abs=1e-5)
    assert end.heading == 15


@settings(deadline=None)
@given(poses, st.sampled_from(CARDS))
def test_mirrored_arrows_end_in_mirrored_places(pose: Pose, maneuver: Maneuver) -> None:
    mirrored = msgspec.structs.replace(maneuver, dx=-maneuver.dx, turn=-maneuver.turn)
    end = fly(pose, maneuver, SIZE)
    other = fly(Pose(-pose.x, pose.y, -pose.heading), mirrored, SIZE)
    assert (other.x, other.y) == NEAR((-end.x, end.y), abs=1e-5)
    assert math.remainder(other.heading + end.heading, 360) == NEAR(0, abs=1e-5)


@pytest.mark.parametrize(
    ("raw", "heading"),
    [(360, 0), (-60, 300), (725, 5), (359.9999999, 0), (-1e-9, 0), (12.34567891, 12.345679)],
)
def test_headings_are_normal(raw: float, heading: float) -> None:
    pose = Pose(0, 0, raw)
    assert pose.heading == heading
    assert math.copysign(1, pose.heading) == 1


def test_coordinates_are_rounded_and_zero_has_no_sign() -> None:
    pose = Pose(1.23456789, -1e-9, 0)
    assert (pose.x, pose.y) == (1.234568, 0)
    assert math.copysign(1, pose.y) == 1


@settings(deadline=None)
@given(poses)
def test_a_pose_survives_serialisation(pose: Pose) -> None:
    assert msgspec.json.decode(msgspec.json.encode(pose), type=Pose) == pose
    assert Pose(pose.x, pose.y, pose.heading) == pose


def test_a_card_and_its_edges() -> None:
    pose = Pose(100, 200, 90)
    assert card(pose, SIZE).equals(
        Polygon([(66.25, 178.25), (133.75, 178.25), (133.75, 221.75), (66.25, 221.75)])
    )
    assert front_edge(pose, SIZE).equals(LineString([(133.75, 221.75), (133.75, 178.25)]))
    assert rear_edge(pose, SIZE).equals(LineString([(66.25, 221.75), (66.25, 178.25)]))
    assert (dot(pose).x, dot(pose).y) == (100, 200)


@settings(deadline=None)
@given(poses)
def test_a_card_keeps_its_size_whatever_its_heading(pose: Pose) -> None:
    shape = card(pose, SIZE)
    assert shape.area == NEAR(WIDTH * LENGTH, abs=1e-5)
    assert shape.centroid.distance(dot(pose)) < 1e-6
    assert front_edge(pose, SIZE).length == NEAR(WIDTH, abs=1e-6)
    assert dot(pose).distance(front_edge(pose, SIZE)) == NEAR(LENGTH / 2, abs=1e-6)


@rule("D-022")
@pytest.mark.parametrize("spot", [(350, 350), (0, 350), (350, 0), (700, 700), (350, 900)])
def test_a_dot_on_the_edge_is_still_inside(spot: tuple[float, float]) -> None:
    assert inside(playing_area(700, 900), Pose(*spot, 45))


@rule("D-022")
@pytest.mark.parametrize("spot", [(350, 900.001), (-0.001, 350), (700.001, 900), (350, -0.001)])
def test_an_airplane_has_left_when_its_dot_is_outside(spot: tuple[float, float]) -> None:
    assert not inside(playing_area(700, 900), Pose(*spot, 45))


@rule("D-022")
def test_a_card_may_stick_out_as_long_as_its_dot_does_not() -> None:
    area = playing_area(700, 900)
    pose = flown("A", 1, start=Pose(350, 773, 0))
    assert not area.contains(card(pose, SIZE))
    assert inside(area, pose)
    assert not inside(area, flown("A", 1, start=Pose(350, 773.001, 0)))


@rule("D-030")
@pytest.mark.parametrize(
    "pose",
    [
        Pose(0, 0, 0),
        Pose(0, LENGTH - 0.001, 0),
        Pose(WIDTH - 0.001, 20, 180),
        Pose(WIDTH - 0.001, LENGTH - 0.001, 0),
        Pose((WIDTH + LENGTH) / 2 - 0.001, 0, 270),
    ],
)
def test_cards_that_share_some_area_overlap(pose: Pose) -> None:
    here, there = card(Pose(0, 0, 0), SIZE), card(pose, SIZE)
    assert overlap(here, there)
    assert overlap(there, here)


@rule("D-030")
@pytest.mark.parametrize(
    "pose",
    [
        Pose(0, LENGTH, 0),
        Pose(0, LENGTH + 0.001, 0),
        Pose(WIDTH, 0, 180),
        Pose(WIDTH, LENGTH, 0),
        Pose((WIDTH + LENGTH) / 2, 0, 90),
    ],
)
def test_touching_is_not_overlapping(pose: Pose) -> None:
    here, there = card(Pose(0, 0, 0), SIZE), card(pose, SIZE)
    assert not overlap(here, there)
    assert not overlap(there, here)


@settings(deadline=None)
@given(st.floats(0, 360), st.floats(-2000, 2000), st.floats(-2000, 2000))
def test_cards_side_by_side_touch_at_every_heading(heading: float, x: float, y: float) -> None:
    here = Pose(x, y, heading)
    beside = Pose(*here.offset(right=WIDTH, forward=11), heading)
    a_hair_closer = Pose(*here.offset(right=WIDTH - 0.001, forward=11), heading)
    assert not overlap(card(here, SIZE), card(beside, SIZE))
    assert overlap(card(here, SIZE), card(a_hair_closer, SIZE))


def test_a_line_along_an_edge_or_past_a_corner_does_not_cross() -> None:
    shape = card(Pose(0, 0, 0), SIZE)
    x, y = WIDTH / 2, LENGTH / 2
    assert not crosses(LineString([(x, -100), (x, 100)]), shape)
    assert not crosses(LineString([(x - 10, y + 10), (x + 10, y - 10)]), shape)
    assert not crosses(LineString([(0, 100), (0, y)]), shape)
    assert crosses(LineString([(x - 0.001, -100), (x - 0.001, 100)]), shape)
    assert crosses(LineString([(0, 100), (0, y - 0.001)]), shape)
    assert crosses(LineString([(0, 0), (1, 1)]), shape)
