"""Lines of fire against an independent check: many rays, in plain arithmetic, on random tables."""

from __future__ import annotations

import math
from collections.abc import Iterator

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.dogfight.box.components import Size
from rules.dogfight.box.figures import standard
from rules.dogfight.ruler.geometry import Pose, card, overlap
from rules.dogfight.ruler.lines_of_fire import Arc, Reach, reach
from rules.values import Frozen
from tests.rules.marks import rule

SIZE = standard().sizes.airplane_card
RULER = 200.0
RAYS = 240
NEVER = math.inf

# Whole millimetres and quarter turns provoke cards that touch and edges that line up.
coordinates = st.integers(-160, 160) | st.floats(-160, 160)
headings = st.sampled_from([0, 90, 180, 270]) | st.integers(0, 359) | st.floats(0, 360)
poses = st.builds(Pose, coordinates, coordinates, headings)
arcs = st.sampled_from([Arc(33.5), Arc.rear(46.9), Arc.rear(67.5), Arc.rear(73)])


class Scene(Frozen, frozen=True):
    shooter: Pose
    arc: Arc
    target: Pose
    others: tuple[Pose, ...]

    def moved(self, turn: float, x: float, y: float) -> Scene:
        def move(pose: Pose) -> Pose:
            spot = Pose(x, y, turn).offset(pose.x, pose.y)
            return Pose(*spot, pose.heading + turn)

        return Scene(move(self.shooter), self.arc, move(self.target), tuple(map(move, self.others)))

    def reach(self, *, wider: float = 0, longer: float = 0, fatter: float = 0) -> Reach | None:
        fat = Size(SIZE.width + fatter, SIZE.length + fatter)
        return reach(
            self.shooter,
            Arc(self.arc.half_angle + wider, self.arc.bearing),
            card(self.target, SIZE),
            [card(other, fat) for other in self.others],
            RULER + longer,
        )

    def hangs_on_a_hair(self) -> bool:
        """Whether a hair more or less of arc, ruler or obstacle would change the answer much."""
        few = self.reach(wider=-1e-3, longer=-1e-3, fatter=1e-3)
        many = self.reach(wider=1e-3, longer=1e-3, fatter=-1e-3)
        if few is None or many is None:
            return few is not many
        return few.distance - many.distance > 0.5


scenes = st.builds(Scene, poses, arcs, poses, st.lists(poses, max_size=4).map(tuple))


def passage(
    start: Pose, direction: tuple[float, float], pose: Pose, shrink: float = 0
) -> tuple[float, float]:
    """Between which distances a ray from the start is inside a card; (NEVER, NEVER) if it misses."""
    sin, cos = math.sin(math.radians(pose.heading)), math.cos(math.radians(pose.heading))
    east, north = start.x - pose.x, start.y - pose.y
    enter, leave = -NEVER, NEVER
    for (right, up), half in (((cos, -sin), SIZE.width / 2), ((sin, cos), SIZE.length / 2)):
        at = east * right + north * up
        speed = direction[0] * right + direction[1] * up
        if abs(speed) < 1e-12:
            if abs(at) >= half - shrink:
                return NEVER, NEVER
            continue
        bounds = sorted(((-half + shrink - at) / speed, (half - shrink - at) / speed))
        enter, leave = max(enter, bounds[0]), min(leave, bounds[1])
    return (max(enter, 0), leave) if max(enter, 0) < leave else (NEVER, NEVER)


def first_obstacle(scene: Scene, direction: tuple[float, float], shrink: float = 0) -> float:
    entries = (passage(scene.shooter, direction, other, shrink)[0] for other in scene.others)
    return min(entries, default=NEVER)


def seen_by_sampling(scene: Scene) -> Iterator[float]:
    """How far the target is along each of many rays on which nothing stands before it."""
    axis, half = scene.shooter.heading + scene.arc.bearing, scene.arc.half_angle
    for step in range(RAYS + 1):
        angle = math.radians(axis - half + 2 * half * step / RAYS)
        direction = (math.sin(angle), math.cos(angle))
        distance, _ = passage(scene.shooter, direction, scene.target)
        if distance <= RULER and first_obstacle(scene, direction) >= distance:
            yield distance


@rule("D-025", "D-029")
@settings(max_examples=300, deadline=None)
@given(scenes)
def test_no_ray_finds_a_shorter_way(scene: Scene) -> None:
    nearest = min(seen_by_sampling(scene), default=None)
    if nearest is not None:
        found = scene.reach()
        assert found is not None
        assert found.distance <= nearest + 1e-5


@rule("D-025", "D-029")
@settings(max_examples=300, deadline=None)
@given(scenes)
def test_the_ruler_found_is_a_legal_one(scene: Scene) -> None:
    found = scene.reach()
    if found is None or found.distance < 1e-3:
        return
    east, north = found.point[0] - scene.shooter.x, found.point[1] - scene.shooter.y
    away = math.hypot(east, north)
    assert abs(away - found.distance) < 1e-5
    assert away <= RULER + 1e-5
    off = math.degrees(math.atan2(east, north)) - scene.shooter.heading - scene.arc.bearing
    outside = math.radians(abs(math.remainder(off, 360)) - scene.arc.half_angle)
    assert away * outside < 1e-5
    direction = (east / away, north / away)
    enter, leave = passage(scene.shooter, direction, scene.target, shrink=-1e-5)
    assert enter <= away <= leave
    assert first_obstacle(scene, direction, shrink=1e-5) >= away - 1e-5


@settings(max_examples=200, deadline=None)
@given(scenes, st.sampled_from([0, 90, 180, 270]), st.integers(-900, 900), st.integers(-900, 900))
def test_quarter_turns_of_the_table_change_nothing(scene: Scene, turn: int, x: int, y: int) -> None:
    before, after = scene.reach(), scene.moved(turn, x, y).reach()
    assert (before is None) == (after is None)
    if before is not None and after is not None:
        assert abs(before.distance - after.distance) < 1e-5


@settings(max_examples=200, deadline=None)
@given(scenes, st.floats(0, 360), st.floats(-900, 900), st.floats(-900, 900))
def test_turning_and_shifting_the_table_changes_nothing(
    scene: Scene, turn: float, x: float, y: float
) -> None:
    assume(not scene.hangs_on_a_hair())
    moved = scene.moved(turn, x, y)
    before, after = scene.reach(), moved.reach()
    assert (before is None) == (after is None)
    if before is not None and after is not None:
        assert abs(before.distance - after.distance) < 1e-2


@settings(max_examples=200, deadline=None)
@given(scenes, poses)
def test_one_card_more_never_brings_a_target_closer(scene: Scene, other: Pose) -> None:
    before = scene.reach()
    after = Scene(scene.shooter, scene.arc, scene.target, (*scene.others, other)).reach()
    assert after is None or (before is not None and after.distance >= before.distance)


@settings(max_examples=200, deadline=None)
@given(poses, poses)
def test_overlap_is_mutual_and_agrees_with_the_shared_area(one: Pose, other: Pose) -> None:
    here, there = card(one, SIZE), card(other, SIZE)
    assert overlap(here, there) == overlap(there, here)
    if here.intersection(there).area > 1e-3:
        assert overlap(here, there)
    if overlap(here, there):
        assert here.intersection(there).area > 0
