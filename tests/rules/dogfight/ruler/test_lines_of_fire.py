"""Arcs, ranges and what stands between: the firing step, one situation at a time."""

from __future__ import annotations

import math

import pytest
from shapely import Polygon

from rules.dogfight.box.figures import standard
from rules.dogfight.kinds import Edition
from rules.dogfight.ruler.geometry import Pose, card, fly, overlap
from rules.dogfight.ruler.lines_of_fire import Arc, Reach, range_of, reach
from tests.rules.marks import rule

FIGURES = standard()
SIZE = FIGURES.sizes.airplane_card
HALF_WIDTH, HALF_LENGTH = 43.5 / 2, 67.5 / 2
RULER = 200
FRONT = Arc(FIGURES.sizes.front_arc.value)
REAR_ARCS = sorted({model.rear_arc for model in FIGURES.airplanes.values() if model.rear_arc})
ARCS = [FRONT, *map(Arc.rear, REAR_ARCS)]
SHOOTER = Pose(0, 0, 0)
BOTH: tuple[Edition, ...] = ("war", "glory")
NEAR = pytest.approx


def plane(x: float, y: float, heading: float = 0) -> Polygon:
    return card(Pose(x, y, heading), SIZE)


def ahead(gap: float) -> Polygon:
    """An airplane dead ahead whose rear edge is so far from the shooter's dot."""
    return plane(0, gap + HALF_LENGTH)


def wall(left: float, near: float) -> Polygon:
    """A card across the way, from this left edge and this near edge on."""
    return plane(left + HALF_LENGTH, near + HALF_WIDTH, 90)


def shot(
    target: Polygon,
    *others: Polygon,
    shooter: Pose = SHOOTER,
    arc: Arc = FRONT,
    edition: Edition = "war",
    limit: float = RULER,
) -> Reach | None:
    """The ruler past all others; those that overlap the shooter do not count, in Glory those that overlap
    the target neither (see test_reach)."""
    own = card(shooter, SIZE)
    blockers = [
        other
        for other in others
        if not overlap(other, own) and (edition == "war" or not overlap(other, target))
    ]
    return reach(shooter, arc, target, blockers, limit)


def distance(found: Reach | None) -> float:
    assert found is not None
    return found.distance


@rule("D-025", "D-026", "D-027")
@pytest.mark.parametrize(
    ("gap", "expected"),
    [
        (0.001, "short"),
        (99.999, "short"),
        (100, "short"),
        (100.001, "long"),
        (199.999, "long"),
        (200, "long"),
    ],
)
def test_range_by_the_half_of_the_ruler_that_reaches(gap: float, expected: str) -> None:
    found = shot(ahead(gap))
    assert distance(found) == NEAR(gap, abs=1e-6)
    assert found is not None
    assert range_of(found.distance, RULER) == expected
    assert found.point == NEAR((0, gap))


@rule("D-027")
def test_beyond_one_ruler_there_is_no_shot() -> None:
    assert shot(ahead(200.001)) is None
    assert distance(shot(ahead(200.001), limit=2 * RULER)) == NEAR(200.001)


@rule("D-026", "D-027")
@pytest.mark.parametrize("heading", range(0, 360, 7))
def test_the_ends_of_the_ruler_hold_in_every_direction(heading: int) -> None:
    shooter = Pose(412.25, 333.5, heading)
    for gap, expected in ((100, "short"), (200, "long")):
        found = shot(card(Pose(*shooter.offset(0, gap + HALF_LENGTH), heading + 180), SIZE), shooter=shooter)
        assert found is not None
        assert range_of(found.distance, RULER) == expected
    too_far = card(Pose(*shooter.offset(0, 200.001 + HALF_LENGTH), heading), SIZE)
    assert shot(too_far, shooter=shooter) is None


@rule("D-025")
def test_a_corner_is_enough() -> None:
    diamond = plane(0, 150, 45)
    aside, down = (HALF_LENGTH - HALF_WIDTH) / math.sqrt(2), (HALF_LENGTH + HALF_WIDTH) / math.sqrt(2)
    assert distance(shot(diamond)) == NEAR(math.hypot(aside, 150 - down))


@rule("D-025", "D-032")
@pytest.mark.parametrize("arc", ARCS, ids=str)
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("tilt", [0, 20, 45, 90])
def test_the_edge_of_the_arc_belongs_to_it(arc: Arc, side: int, tilt: float) -> None:
    """The target lies outside the arc and touches its edge with one corner or, untilted, one side."""
    edge = Pose(0, 0, arc.bearing + side * arc.half_angle)
    tilted = math.radians(tilt)
    touching = HALF_WIDTH * math.cos(tilted) + HALF_LENGTH * math.sin(tilted)

    def target(gap: float) -> Polygon:
        return card(Pose(*edge.offset(side * (touching + gap), 120), edge.heading + side * tilt), SIZE)

    assert shot(target(0), arc=arc) is not None
    assert shot(target(-0.001), arc=arc) is not None
    assert shot(target(0.001), arc=arc) is None


@rule("D-025")
def test_the_ruler_must_stay_within_the_arc() -> None:
    """The nearest corner is out of the arc; the shortest ruler within runs along the arc's edge."""
    target = plane(100, 100, 90)
    found = shot(target)
    assert found is not None
    assert distance(found) == NEAR((100 - HALF_LENGTH) / math.sin(math.radians(33.5)))
    assert math.dist((0, 0), found.point) == NEAR(distance(found))
    assert math.degrees(math.atan2(*found.point)) == NEAR(33.5)
    assert distance(shot(target, arc=Arc(90))) == NEAR(math.hypot(100 - HALF_LENGTH, 100 - HALF_WIDTH))


@rule("D-027")
def test_the_ruler_is_measured_within_the_arc() -> None:
    """A corner out of the arc is within a ruler, but counts for nothing."""

    def beside(gap: float) -> Polygon:
        return plane(gap * math.sin(math.radians(33.5)) + HALF_LENGTH, 160, 90)

    assert shot(beside(200.001), arc=Arc(90)) is not None
    assert distance(shot(beside(200))) == NEAR(200)
    assert shot(beside(200.001)) is None


@rule("D-025")
def test_behind_and_beside_the_vertex_there_is_no_front_arc() -> None:
    assert shot(plane(0, -60)) is None
    assert shot(plane(70, 0)) is None
    assert shot(plane(70, -10, 90)) is None


@rule("D-032")
@pytest.mark.parametrize("half_angle", REAR_ARCS)
def test_a_rear_gun_looks_astern(half_angle: float) -> None:
    rear = Arc.rear(half_angle)
    assert distance(shot(plane(0, -100), arc=rear)) == NEAR(100 - HALF_LENGTH)
    assert shot(plane(0, 100), arc=rear) is None
    abeam = math.radians(180 - half_angle + 15)
    target = plane(150 * math.sin(abeam), 150 * math.cos(abeam), 30)
    assert shot(target, arc=rear) is not None
    assert shot(target, arc=FRONT) is None


@rule("D-032")
def test_a_wide_rear_arc_sees_what_a_narrow_one_does_not() -> None:
    abeam = plane(-110, -40, 90)
    assert shot(abeam, arc=Arc.rear(73)) is not None
    assert shot(abeam, arc=Arc.rear(46.9)) is None


def test_an_arc_all_around_sees_everything_in_reach() -> None:
    for heading in range(0, 360, 30):
        x, y = Pose(0, 0, heading).offset(0, 150)
        assert shot(plane(x, y), arc=Arc(180)) is not None


@rule("D-030")
def test_a_target_over_the_dot_is_at_no_distance() -> None:
    assert shot(plane(5, 5, 45)) == Reach(0, (0, 0))


@rule("D-030")
def test_overlapping_cards_are_for_the_caller_to_forbid() -> None:
    target = plane(0, 60)
    assert overlap(card(SHOOTER, SIZE), target)
    assert distance(shot(target)) == NEAR(60 - HALF_LENGTH)


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_fully_hidden(edition: Edition) -> None:
    assert shot(ahead(120), wall(-HALF_LENGTH, 50), edition=edition) is None


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_partly_hidden_the_visible_part_decides(edition: Edition) -> None:
    target, blocker = ahead(99), wall(-10, 50)
    found = shot(target, blocker, edition=edition)
    assert found is not None
    assert found.point == NEAR((-10 * 99 / 50, 99))
    assert distance(found) == NEAR(99 * math.hypot(1, 10 / 50))
    assert range_of(found.distance, RULER) == "long"
    without = shot(target, edition=edition)
    assert without is not None
    assert range_of(without.distance, RULER) == "short"


@rule("D-029")
def test_partly_hidden_with_the_rest_out_of_reach() -> None:
    target, blocker = ahead(199.5), wall(-5, 60)
    assert shot(target) is not None
    assert shot(target, blocker) is None
    assert distance(shot(target, blocker, limit=201)) == NEAR(199.5 * math.hypot(1, 5 / 60))


@rule("D-029")
def test_partly_hidden_with_the_rest_out_of_the_arc() -> None:
    target, blocker = plane(60, 90), wall(-30, 45)
    assert shot(target) is not None
    assert shot(target, arc=Arc(90)) is not None
    assert shot(target, blocker) is None
    assert shot(target, blocker, arc=Arc(90)) is not None


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_a_ruler_along_an_edge_or_past_a_corner_crosses_nothing(edition: Edition) -> None:
    along_an_edge = wall(0, 40)
    assert distance(shot(ahead(120), along_an_edge, edition=edition)) == NEAR(120)
    half_way_to_the_corner = wall(-HALF_WIDTH / 2, 60)
    found = shot(ahead(120), half_way_to_the_corner, edition=edition)
    assert found is not None
    assert found.point == NEAR((-HALF_WIDTH, 120))
    assert distance(found) == NEAR(math.hypot(HALF_WIDTH, 120))
    assert shot(ahead(120), wall(-HALF_WIDTH / 2 - 0.001, 60), edition=edition) is None


@rule("D-029")
def test_between_two_cards_that_touch_a_ruler_still_passes() -> None:
    left, right = wall(-2 * HALF_LENGTH, 50), wall(0, 50)
    assert distance(shot(ahead(120), left, right)) == NEAR(120)
    assert shot(ahead(120), left, wall(-0.001, 50)) is None


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_several_cards_hide_together(edition: Edition) -> None:
    left, right = plane(-HALF_WIDTH, 70), plane(HALF_WIDTH - 5, 79)
    target = plane(0, 170)
    assert shot(target, left, edition=edition) is not None
    assert shot(target, right, edition=edition) is not None
    assert shot(target, left, right, edition=edition) is None


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_cards_behind_or_beside_the_target_hide_nothing(edition: Edition) -> None:
    bystanders = [plane(0, 260), plane(50, 153), plane(0, -70), plane(-80, 60)]
    assert distance(shot(ahead(120), *bystanders, edition=edition)) == NEAR(120)


@rule("D-029")
@pytest.mark.parametrize("edition", BOTH)
def test_another_target_may_still_be_chosen(edition: Edition) -> None:
    near, far = ahead(50), ahead(125)
    assert shot(far, near, edition=edition) is None
    assert distance(shot(near, far, edition=edition)) == NEAR(50)


@rule("D-030", "D-031")
@pytest.mark.parametrize("edition", BOTH)
def test_a_card_over_the_shooter_does_not_hinder_him(edition: Edition) -> None:
    upon = plane(0, 40, 90)
    assert overlap(upon, card(SHOOTER, SIZE))
    assert distance(shot(ahead(120), upon, edition=edition)) == NEAR(120)


@rule("D-029", "D-030")
@pytest.mark.parametrize("edition", BOTH)
def test_a_card_before_the_shooters_nose_corner_blocks_only_that_side(edition: Edition) -> None:
    before = plane(HALF_WIDTH + 15, HALF_LENGTH * 2 + 1)
    assert not overlap(before, card(SHOOTER, SIZE))
    left, right = plane(-35, 180), plane(60, 180)
    assert shot(left, before, edition=edition) is not None
    assert shot(right, before, edition=edition) is None


@rule("D-030", "D-031")
def test_a_card_over_the_target() -> None:
    target, upon = ahead(120), wall(-HALF_LENGTH, 100)
    assert overlap(target, upon)
    assert shot(target, upon, edition="war") is None
    assert distance(shot(target, upon, edition="glory")) == NEAR(120)


@rule("D-030", "D-031")
def test_a_card_over_a_part_of_the_target() -> None:
    target, upon = ahead(120), wall(-5, 130)
    assert overlap(target, upon)
    for edition in BOTH:
        assert distance(shot(target, upon, edition=edition)) == NEAR(120)
    nearer = wall(-5, 110)
    found = shot(target, nearer, edition="war")
    assert found is not None
    assert found.point == NEAR((-5 * 120 / 110, 120))
    assert distance(shot(target, nearer, edition="glory")) == NEAR(120)


@rule("D-030", "D-031")
def test_a_card_lying_slantwise_over_the_target() -> None:
    """Its near side runs along x + y = 110, so of the target's rear edge only x <= -10 can be seen."""
    target, upon = ahead(120), plane(5 + HALF_WIDTH / math.sqrt(2), 105 + HALF_WIDTH / math.sqrt(2), 135)
    found = shot(target, upon, edition="war")
    assert found is not None
    assert found.point == NEAR((-10, 120))
    assert distance(shot(target, upon, edition="glory")) == NEAR(120)


@rule("D-031")
@pytest.mark.parametrize("edition", BOTH)
def test_two_overlapping_bystanders_block_like_any_others(edition: Edition) -> None:
    assert shot(ahead(125), wall(-HALF_LENGTH, 40), wall(-HALF_LENGTH, 50), edition=edition) is None


@rule("D-031")
def test_a_bystander_that_merely_touches_still_blocks_in_wings_of_glory() -> None:
    target = ahead(120)
    touching = wall(-HALF_LENGTH, 120 - 2 * HALF_WIDTH)
    assert not overlap(target, touching)
    assert shot(target, touching, edition="glory") is None


@rule("D-025", "D-026")
def test_the_example_of_the_spad_and_the_fokker() -> None:
    """The SPAD turns left, the Fokker slips steeply to the right; only the SPAD can fire, at short range."""
    spad, fokker = Pose(300, 100, 0), Pose(71, 207, 30)
    spad = fly(spad, FIGURES.maneuvers["A"][7], SIZE)
    slip = FIGURES.maneuvers["D"][19]
    assert slip.steep
    fokker = fly(fokker, slip, SIZE)
    found = shot(card(fokker, SIZE), shooter=spad)
    assert found is not None
    assert range_of(found.distance, RULER) == "short"
    assert shot(card(spad, SIZE), shooter=fokker) is None


@rule("D-025", "D-026")
def test_the_example_of_the_dh2_and_the_eindecker() -> None:
    """The DH.2 turns left, the E.III slips to the right; only the DH.2 can fire, at short range."""
    dh2 = fly(Pose(300, 100, 0), FIGURES.deck_of(FIGURES.airplanes["dh2"])[7], SIZE)
    eindecker = fly(Pose(96, 160, 30), FIGURES.deck_of(FIGURES.airplanes["fokker-e3"])[13], SIZE)
    found = shot(card(eindecker, SIZE), shooter=dh2)
    assert found is not None
    assert range_of(found.distance, RULER) == "short"
    assert shot(card(dh2, SIZE), shooter=eindecker) is None


@rule("D-024")
def test_two_airplanes_may_have_each_other_in_their_arcs() -> None:
    other = Pose(10, 170, 180)
    assert shot(card(other, SIZE)) is not None
    assert shot(card(SHOOTER, SIZE), shooter=other) is not None


def test_of_two_points_equally_near_always_the_same_is_taken() -> None:
    middle_hidden = plane(0, 95 + HALF_LENGTH)
    found = shot(wall(-HALF_LENGTH, 140), middle_hidden)
    assert found is not None
    assert found.point == NEAR((-HALF_WIDTH * 140 / 95, 140))


def test_a_reach_is_rounded_and_its_zero_has_no_sign() -> None:
    for heading in (0, 90, 180, 270):
        shooter = Pose(0, 0, heading)
        found = shot(card(Pose(*shooter.offset(0, 150), heading + 45), SIZE), shooter=shooter)
        assert found is not None
        for value in (found.distance, *found.point):
            assert value == round(value, 6)
        found = shot(card(Pose(*shooter.offset(0, 150), heading), SIZE), shooter=shooter)
        assert found is not None
        assert all(math.copysign(1, value) == 1 for value in found.point if value == 0)
