"""Levels: what blocks, who reaches whom, and ground fire, balloons and rockets in a game with altitude."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from shapely import Point

from rules.answers import polygon
from rules.dogfight.deeds import Flown
from rules.dogfight.fire import phase as fire_phase
from rules.dogfight.fire.rockets import targets as rocket_targets
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.ground.shell_form import answers
from rules.dogfight.state import GroundCard, Launch, Piece, Plane, Shell, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Spot
from tests.rules.dogfight.ground_scenes import balloon, card, fire, front, run
from tests.rules.dogfight.high_scenes import a_pick
from tests.rules.dogfight.scenes import HANGAR, STALL, STRAIGHT, plane
from tests.rules.marks import rule

HALF, RULER, NOSE = 100.0, 200.0, 33.75
DIVE, CLIMB = 18, 17
"""Of the SPAD."""
R = 7.0
"""Half of an artillery counter's diameter."""


def shooter(level: int = 3, **changes: Any) -> Plane:
    return plane("Z", 1000, 1000, 0, level=level, **changes)


def ahead(name: str, gap: float, level: int, **changes: Any) -> Plane:
    """An airplane before Z's nose, its front edge so far from Z's dot."""
    return plane(name, 1000, 1000 + gap + NOSE, 180, level=level, **changes)


def high(*pieces: Piece, rules: Sequence[str] = (), **changes: Any) -> State:
    return front(*pieces, rules=("altitude", *rules), **changes)


def lines(state: State) -> dict[str, dict[str, int]]:
    """How many cards each gun's targets would draw."""
    return {
        f"{sight.piece.id}.{sight.gun.name}": {name: line.cards for name, line in sight.targets.items()}
        for sight in fire_phase.sights(state, HANGAR)
    }


# Blocked aim and firing


@rule("D-139")
@pytest.mark.parametrize(("level", "blocked"), [(3, True), (2, False), (4, False)])
def test_only_what_is_at_the_same_level_blocks(level: int, *, blocked: bool) -> None:
    state = high(shooter(), ahead("A", 150, 3), ahead("B", 50, level, side="central", seat=0))
    assert ("A" not in lines(state).get("Z.front", {})) == blocked
    bag = balloon("B1", 1000, 1100, level=level, side="central")
    assert ("A" not in lines(high(shooter(), ahead("A", 180, 3), bag)).get("Z.front", {})) == blocked


@rule("D-139")
def test_climb_counters_do_not_matter_to_what_blocks() -> None:
    between = ahead("B", 50, 3, side="central", seat=0)
    for counters in (0, 1, 2):
        state = high(shooter(climb=1), ahead("A", 150, 3, climb=2), replace(between, climb=counters))
        assert "A" not in lines(state).get("Z.front", {})


@rule("D-139")
@pytest.mark.parametrize(("level", "blocked"), [(3, True), (4, True), (5, False), (2, False)])
def test_across_a_level_what_is_at_either_level_blocks(level: int, *, blocked: bool) -> None:
    state = high(shooter(), ahead("A", 95, 4), ahead("B", 10, level, side="central", seat=0))
    state = replace(state, planes=tuple(_narrow(each) for each in state.planes))
    assert ("A" not in lines(state).get("Z.front", {})) == blocked


def _narrow(each: Plane) -> Plane:
    """B crosswise, close enough before Z to hide A, and not on Z's card."""
    return replace(each, pose=replace(each.pose, y=1060.0, heading=90.0)) if each.id == "B" else each


@rule("D-140")
@pytest.mark.parametrize(
    ("levels", "gap", "cards"),
    [
        ((3, 3), HALF, 2),
        ((3, 3), RULER, 1),
        ((3, 4), HALF, 1),
        ((4, 3), HALF, 1),
        ((3, 4), HALF + 0.1, 0),
        ((3, 4), RULER, 0),
        ((3, 5), 40, 0),
        ((5, 3), 40, 0),
        ((1, 0), HALF, 1),
    ],
)
def test_a_level_apart_short_range_is_long_and_long_is_too_far(
    levels: tuple[int, int], gap: float, cards: int
) -> None:
    state = high(shooter(levels[0]), ahead("A", gap, levels[1], climb=1))
    assert lines(state).get("Z.front", {}).get("A", 0) == cards


@rule("D-140")
def test_climb_counters_do_not_matter_to_the_range() -> None:
    state = high(shooter(3, climb=2), ahead("A", RULER, 3, climb=0))
    assert lines(state)["Z.front"] == {"A": 1}


@rule("D-030", "D-140")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_who_overlaps_cannot_fire_at_each_other_at_any_level(level: int) -> None:
    over = plane("A", 1000, 1030, 180, level=level)
    assert lines(high(shooter(), over)) == {}
    beside = plane("A", 1000, 1000 + 2 * NOSE + 1, 180, level=level)
    assert set(lines(high(shooter(), beside))) == {"A.front", "Z.front"}


@rule("D-125", "D-140")
def test_without_altitude_levels_mean_nothing() -> None:
    assert lines(front(shooter(3), ahead("A", HALF, 7)))["Z.front"] == {"A": 2}


# Strafing and infantry fire


def over(gap: float, level: int, **changes: Any) -> Plane:
    """An Entente airplane that heads for a ground card, its dot so far from the card's edge."""
    return plane("A", 1000, 1000 + NOSE + gap, 180, level=level, climb=1, **changes)


@rule("D-153", "D-154")
@pytest.mark.parametrize("name", ["T1", "G1", "M1"])
@pytest.mark.parametrize(
    ("level", "gap", "cards"),
    [(0, HALF, 2), (0, RULER, 1), (1, HALF, 1), (1, HALF + 0.1, 0), (1, RULER, 0), (2, 50, 0)],
)
def test_ground_cards_are_strafed_from_levels_0_and_1(name: str, level: int, gap: float, cards: int) -> None:
    state = high(card(name), over(gap, level), plane("Z", 200, 200, level=5))
    assert lines(state).get("A.front", {}).get(name, 0) == cards


@rule("D-153")
@pytest.mark.parametrize(
    ("level", "gap", "cards"), [(0, HALF, 2), (0, RULER, 1), (1, HALF, 1), (1, 150, 0), (2, 40, 0)]
)
def test_machine_guns_fire_like_airplanes_at_level_0(level: int, gap: float, cards: int) -> None:
    target = plane("A", 1000, 1000 + gap + NOSE, 180, level=level, climb=1)
    state = high(card("M1"), target, plane("Z", 200, 200, level=5))
    assert lines(state).get("M1.machine gun", {}).get("A", 0) == cards


@rule("D-155")
@pytest.mark.parametrize(
    ("level", "gap", "hit"),
    [(0, RULER, True), (0, RULER + 0.1, False), (1, HALF, True), (1, HALF + 0.1, False), (2, 0, False)],
)
def test_infantry_reaches_levels_0_and_1(level: int, gap: float, *, hit: bool) -> None:
    target = plane("A", 1000, 1000 + NOSE + gap, 0, level=level, climb=1)
    state = high(card("T1"), target, plane("Z", 200, 200, level=5))
    assert ("A" in lines(state).get("T1.infantry", {})) == hit


# Artillery


def gun(**changes: Any) -> GroundCard:
    return card("G1", **{"orders": {"shell": "hold"}, **changes})


def allowed(state: State, x: float, y: float, level: int) -> bool:
    start = replace(state, round=0, stage="plan")
    partial = {"G1.shell": "place", "G1.level": str(level)}
    spots = [field for field in DOGFIGHT.fields(start, 0, partial) if isinstance(field, Spot)]
    return any(polygon(area).covers(Point(x, y)) for field in spots for area in field.areas)


FAR = (plane("A", 200, 1800, 90, level=2), plane("Z", 200, 200, 90, level=2))


@rule("D-156")
def test_the_level_of_a_shot_is_declared_from_1_to_5() -> None:
    state = replace(high(gun(), *FAR), round=0, stage="plan")
    (levels,) = (f for f in DOGFIGHT.fields(state, 0, {"G1.shell": "place"}) if f.name == "G1.level")
    assert [option.value for option in a_pick(levels).options] == ["1", "2", "3", "4", "5"]


@rule("D-156")
@pytest.mark.parametrize(("level", "hit"), [(2, True), (1, False), (3, False)])
def test_a_burst_harms_airplanes_at_its_own_level_only(level: int, *, hit: bool) -> None:
    aiming = gun(loading="aiming", shell=Shell((1300, 1000), 1, 2))
    state = high(aiming, plane("A", 1300, 1000, level=level), FAR[1])
    assert (fire(state).one("burst")["hit"] == ["A"]) == hit


@rule("D-157")
@pytest.mark.parametrize(("level", "rulers"), [(1, 2.0), (2, 1.5), (3, 1.0), (4, 0.5)])
def test_a_gun_reaches_half_a_ruler_less_with_every_level(level: int, rulers: float) -> None:
    state = high(gun(), *FAR)
    most = rulers * RULER + R
    assert allowed(state, 1000 + most - 0.1, 1000, level)
    assert not allowed(state, 1000 + most + 0.1, 1000, level)


@rule("D-157")
def test_at_level_5_the_counter_lies_on_the_gun_which_other_levels_may_too() -> None:
    state = high(gun(), *FAR)
    assert allowed(state, 1000, 1000, 5)
    assert allowed(state, 1000 + 21.75 + R - 0.1, 1000, 5)
    assert not allowed(state, 1000 + 21.75 + R + 0.1, 1000, 5)
    assert allowed(state, 1000, 1000, 3)


@rule("D-158")
def test_an_adjustment_moves_the_counter_or_changes_its_level_by_one() -> None:
    aiming = gun(loading="aiming", shell=Shell((1150, 1000), 1, 2))
    state = high(aiming, *FAR, rules=["adjusting_aim"])
    assert {"move", "raise", "lower"} <= set(answers(state, HANGAR, aiming))
    low = replace(aiming, shell=Shell((1150, 1000), 1, 1))
    assert "lower" not in answers(high(low, *FAR, rules=["adjusting_aim"]), HANGAR, low)
    for level, beyond in ((1, "lower"), (5, "raise")):
        on_gun = replace(aiming, shell=Shell((1000, 1000), 1, level))
        assert beyond not in answers(high(on_gun, *FAR, rules=["adjusting_aim"]), HANGAR, on_gun)
    far = replace(aiming, shell=Shell((1300, 1000), 1, 2))
    assert "raise" not in answers(high(far, *FAR, rules=["adjusting_aim"]), HANGAR, far)


@rule("D-158", "D-157")
@pytest.mark.parametrize(("level", "x", "fine"), [(3, 1200, True), (3, 1210, False), (2, 1210, True)])
def test_a_counter_is_moved_within_the_range_of_its_level(level: int, x: float, *, fine: bool) -> None:
    aiming = gun(loading="aiming", shell=Shell((1100, 1000), 1, level))
    state = replace(high(aiming, *FAR, rules=["adjusting_aim"]), round=0, stage="plan")
    spots = [each for each in DOGFIGHT.fields(state, 0, {"G1.shell": "move"}) if isinstance(each, Spot)]
    assert any(polygon(area).covers(Point(x, 1000)) for each in spots for area in each.areas) == fine


@rule("D-158")
@pytest.mark.parametrize(("order", "level"), [("raise", 3), ("lower", 1)])
def test_after_a_change_of_level_two_whole_maneuvers_pass_again(order: str, level: int) -> None:
    aiming = gun(loading="aiming", shell=Shell((1150, 1000), 1, 2), orders={"shell": order})
    told = run(high(aiming, *FAR, rules=["adjusting_aim"]), Artillery())
    assert told.one("adjusted")["level"] == level
    assert told.one("adjusted")["due"] == 2
    assert told.one("adjusted")["point"] == [1150, 1000]


# Balloons and artillery


@rule("D-163")
@pytest.mark.parametrize("side", ["central", "entente"])
def test_no_counter_on_a_balloon_or_behind_one_whatever_its_level(side: str) -> None:
    bag = balloon("B1", 1000, 1150, level=4, side=side)
    state = high(gun(), bag, *FAR)
    for level in (1, 2):
        assert not allowed(state, 1000, 1150, level)
        assert not allowed(state, 1000, 1280, level)
        assert allowed(state, 1150, 1150, level)


@rule("D-163", "D-115")
@pytest.mark.parametrize("side", ["central", "entente"])
def test_a_counter_must_not_even_touch_an_enemy_balloon(side: str) -> None:
    """Before the balloon, where it can be seen from the gun; without altitude only friends are spared."""
    near = 1150 - 60 - R
    bag = balloon("B1", 1000, 1150, level=4, side=side)
    state = high(gun(), bag, *FAR)
    assert allowed(state, 1000, near - 0.1, 1)
    assert not allowed(state, 1000, near + 1, 1)
    flat = replace(front(gun(), bag, *FAR), round=0, stage="plan")
    spots = [each for each in DOGFIGHT.fields(flat, 0, {"G1.shell": "place"}) if isinstance(each, Spot)]
    open_ = any(polygon(area).covers(Point(1000, near + 1)) for each in spots for area in each.areas)
    assert open_ == (side == "entente")


@rule("D-163")
@pytest.mark.parametrize(("level", "hit"), [(3, True), (2, False), (4, False)])
def test_a_burst_harms_balloons_at_its_own_level_within_half_a_ruler(level: int, *, hit: bool) -> None:
    x = 1300 + R + HALF + 23.75
    aiming = gun(loading="aiming", shell=Shell((1300, 1000), 1, level))
    told = fire(high(aiming, balloon("B1", x - 0.1, 1000, level=3), *FAR))
    assert (told.one("burst")["hit"] == ["B1"]) == hit
    assert len(told.state.piece("B1").damage) == hit
    far = fire(high(aiming, balloon("B1", x + 0.1, 1000, level=3), *FAR))
    assert far.one("burst")["hit"] == []


# Exploding balloons


def explosion(*planes: Plane, **changes: Any) -> list[str]:
    """Who is caught when B1 at level 3 goes up."""
    doomed = balloon("B1", 1000, 1000, level=3, climb=2, flames=1, noted=28)
    top = replace(doomed, fresh=())
    attacker = plane("D", 1000, 1000 - 60 - 50, 0, level=3, **changes)
    told = fire(high(top, attacker, *planes, plane("Z", 200, 200, level=9)))
    return [name for name in told.one("blast")["planes"] if name != "D"]


@rule("D-162")
@pytest.mark.parametrize(
    ("gap", "level", "caught"),
    [
        (HALF - 0.1, 3, True),
        (HALF + 0.1, 3, False),
        (50, 4, False),
        (50, 2, False),
        (-20, 4, True),
        (-20, 2, True),
        (-20, 5, False),
        (-20, 1, False),
        (-20, 3, True),
    ],
)
def test_an_exploding_balloon_harms_near_it_at_its_level_and_on_it_a_level_off(
    gap: float, level: int, *, caught: bool
) -> None:
    near = plane("A", 1000 + 23.75 + gap + 21.75, 1000, 0, level=level)
    assert (explosion(near) == ["A"]) == caught


@rule("D-162")
def test_it_costs_a_c_card_and_leaves_ground_cards_alone() -> None:
    doomed = balloon("B1", 1000, 1000, level=3, flames=1, noted=28)
    attacker = plane("D", 1000, 1000 - 60 - 50, 0, level=3)
    friend = plane("A", 1080, 1000, 0, level=3)
    told = fire(high(doomed, attacker, friend, plane("Z", 200, 200, level=9), card("T1", 1000, 1000)))
    assert [taken.deck for taken in told.plane("A").damage] == ["C"]
    assert not told.state.piece("T1").damage


# Rockets


def launcher(level: int, card_: int = STRAIGHT, **changes: Any) -> State:
    a = plane("A", 1000, 1000, 0, level=level, equipment=("rockets",), **changes)
    bag = balloon("B1", 1000, 1000 + 150 + 60, level=3)
    foe = plane("Z", 200, 200, level=9)
    flown = (Flown(1, "A", card_, a.pose, a.pose), Flown(1, "Z", STRAIGHT, foe.pose, foe.pose))
    return high(a, bag, foe, flown=flown)


@rule("D-164")
@pytest.mark.parametrize(
    ("card_", "ready"), [(STRAIGHT, True), (STALL, True), (DIVE, True), (CLIMB, False), (4, False)]
)
def test_rockets_may_be_fired_after_a_dive_but_not_after_a_climb(card_: int, *, ready: bool) -> None:
    state = launcher(3, card_)
    assert bool(rocket_targets(state, HANGAR, state.flying())) == ready


@rule("D-164")
@pytest.mark.parametrize(("level", "fine"), [(3, True), (4, True), (2, False), (5, False)])
def test_the_launcher_must_be_level_with_the_target_or_one_above(level: int, *, fine: bool) -> None:
    state = launcher(level)
    assert bool(rocket_targets(state, HANGAR, state.flying())) == fine
    told = fire(launcher(level, launch=Launch("B1", 1)))
    assert bool(told.all("rocket_hit")) == fine
    if not fine:
        assert told.one("rocket_missed")["why"] == "level"


@rule("D-164")
@pytest.mark.parametrize(("card_", "hit"), [(DIVE, True), (CLIMB, False)])
def test_the_second_maneuver_may_be_a_dive_too(card_: int, *, hit: bool) -> None:
    told = fire(launcher(3, card_, launch=Launch("B1", 1)))
    assert bool(told.all("rocket_hit")) == hit
