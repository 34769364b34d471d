"""Anti-aircraft guns: where the counter may lie, the burst two maneuvers later, reloading, strafing."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace
from shapely import Point

from rules.answers import polygon
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.ground.shell_areas import spots
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import Shell, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Spot
from tests.rules.dogfight.artillery_scenes import AWAY, HOME, aiming, gun
from tests.rules.dogfight.ground_scenes import (
    HALF,
    RULER,
    answer,
    balloon,
    fire,
    front,
    ground,
    plan_turn,
    rounds,
    run,
)
from tests.rules.dogfight.scenes import HANGAR, Told, plane, stacked
from tests.rules.marks import rule

R = 7.0
"""Half of the counter's diameter."""
NOSE = 67.5 / 2
WING = 43.5 / 2


def allowed(state: State, x: float, y: float, level: int | None = None) -> bool:
    """Whether the counter of G1 may be placed there, by the form itself."""
    partial = {"G1.shell": "place"} | ({} if level is None else {"G1.level": str(level)})
    start = replace(state, round=0, stage="plan")
    (field,) = (field for field in DOGFIGHT.fields(start, 0, partial) if isinstance(field, Spot))
    return any(polygon(area).covers(Point(x, y)) for area in field.areas)


def place(state: State, x: float, y: float) -> Told:
    """A whole turn, its counter placed at the start of round 1."""
    return plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)}, G1_shell="place", G1_point=(x, y))


# What a gun is


@rule("D-090")
def test_guns_never_move_or_turn_and_start_loaded() -> None:
    state = front(gun(heading=30), AWAY, HOME)
    (seen,) = DOGFIGHT.view(state, None).ground
    assert (seen.loading, seen.deck, seen.half_angle) == ("loaded", "C", None)
    told = place(state, 1000, 1200)
    assert ground(told, "G1").pose == gun(heading=30).pose


@rule("D-090")
@pytest.mark.parametrize("bearing", range(0, 360, 45))
def test_guns_have_no_arc_of_fire(bearing: int) -> None:
    x = 1000 + 300 * math.sin(math.radians(bearing))
    y = 1000 + 300 * math.cos(math.radians(bearing))
    assert allowed(front(gun(), AWAY, HOME), x, y)


# Placing


@rule("D-091")
def test_a_loaded_gun_places_its_counter_before_maneuvers_are_revealed() -> None:
    told = place(front(gun(), AWAY, HOME), 1000, 1300)
    kinds = told.kinds()
    assert kinds.index("placed") < kinds.index("moved")
    assert told.one("placed") == {"round": 1, "gun": "G1", "point": [1000, 1300], "level": None, "due": 2}


@rule("D-091")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_it_may_be_placed_at_the_start_of_any_round(round_: int) -> None:
    told = plan_turn(front(gun(), AWAY, HOME), {"A": (1, 2, 3), "Z": (1, 2, 3)}, G1_shell="ask")
    for _ in range(round_ - 1):
        told = answer(told, G1_shell="hold")
    assert (told.state.stage, told.state.round) == ("shell", round_)
    told = answer(told, G1_shell="place", G1_point=(1000, 1300))
    assert told.one("placed")["round"] == round_


@rule("D-091")
def test_a_gun_that_was_not_loaded_when_the_turn_began_may_not_fire_in_it() -> None:
    # The counter is back on the gun after round 1, but the turn began without it.
    state = front(gun(loading="side", order="ask"), AWAY, HOME, round=3)
    after = rounds(state, 3)
    assert ground(after, "G1").loading == "loaded"
    asked = run(replace(after.state, round=1, turn=3), Artillery())
    assert [question.name for question in asked.state.asked] == ["G1.shell"]


@rule("D-091")
def test_the_form_offers_nothing_while_a_gun_reloads() -> None:
    for loading in ("fired", "corner", "side"):
        start = replace(front(gun(loading=loading), AWAY, HOME), round=0)
        assert not any(field.group == "G1" for field in DOGFIGHT.fields(start, 0, {}))


@rule("D-092")
def test_its_edge_may_be_two_rulers_from_the_dot() -> None:
    state = front(gun(), AWAY, HOME)
    assert allowed(state, 1000, 1000 + 2 * RULER + R)
    assert not allowed(state, 1000, 1000 + 2 * RULER + R + 0.01)
    assert allowed(state, 1000 - 2 * RULER - R, 1000)


@rule("D-092")
def test_it_may_not_lie_on_the_gun_card() -> None:
    state = front(gun(), AWAY, HOME)
    assert not allowed(state, 1000, 1000)
    assert not allowed(state, 1000, 1000 + NOSE + R - 0.01)
    assert allowed(state, 1000, 1000 + NOSE + R)
    assert not allowed(state, 1000 + WING + R - 0.01, 1000)
    assert allowed(state, 1000 + WING + R, 1000)


@rule("D-092")
def test_it_lies_on_the_table() -> None:
    state = front(gun(x=100, y=100), AWAY, HOME)
    assert allowed(state, R, 100)
    assert not allowed(state, R - 0.01, 100)


@rule("D-092")
def test_what_is_out_of_range_is_refused() -> None:
    with pytest.raises(IllegalChoice, match=r"“G1 · where” can't be at 100, 150 cm: at most"):
        place(front(gun(), AWAY, HOME), 1000, 1500)
    with pytest.raises(IllegalChoice, match=r"from G1 \(100, 100\), clear of its card and balloons\."):
        place(front(gun(), AWAY, HOME), 1000, 1000)
    start = front(gun(), AWAY, HOME)
    with pytest.raises(IllegalChoice, match="You still have to answer “G1 · where”"):
        plan_turn(start, {"A": (1, 2, 3), "Z": (1, 2, 3)}, G1_shell="place")


# The burst


@rule("D-093")
def test_it_goes_off_after_two_maneuvers() -> None:
    told = place(front(gun(), AWAY, HOME), 1000, 1300)
    assert told.one("burst") == {"round": 2, "gun": "G1", "point": [1000, 1300], "level": None, "hit": []}
    kinds = [
        (event.kind, event.data.get("round")) for event in told.events if event.kind in {"moved", "burst"}
    ]
    assert kinds.index(("burst", 2)) == kinds.index(("moved", 3)) - 1


@rule("D-093")
def test_the_countdown_can_be_seen_by_all() -> None:
    placed = rounds(front(aiming(1000, 1300, due=2), AWAY), 1)
    (shell,) = DOGFIGHT.view(placed.state, None).shells
    assert (shell.gun, shell.point, shell.due, shell.level) == ("G1", (1000, 1300), 1, None)
    assert DOGFIGHT.view(rounds(placed.state, 1).state, None).shells == ()


@rule("D-093")
def test_every_airplane_under_it_friend_or_foe_takes_a_c_card() -> None:
    decks = {"C": stacked("C", (1, None), (2, None))}
    foe, friend = plane("A", 1000, 1300), plane("Z", 1010, 1310, 90)
    told = fire(front(aiming(1000, 1300), foe, friend, decks=decks))
    assert told.one("burst")["hit"] == ["A", "Z"]
    assert points(told.plane("A"), HANGAR) == 1
    assert points(told.plane("Z"), HANGAR) == 2
    assert {taken.deck for taken in (*told.plane("A").damage, *told.plane("Z").damage)} == {"C"}
    assert [(shot.shooter, shot.gun, shot.target, shot.cards) for shot in told.state.shots] == [
        ("G1", "shell", "A", 1),
        ("G1", "shell", "Z", 1),
    ]


@rule("D-093")
def test_overlapping_any_part_of_the_counter_is_enough() -> None:
    def hit(gap: float) -> bool:
        target = plane("A", 1000, 1300 + NOSE + gap)
        return bool(fire(front(aiming(1000, 1300), target)).one("burst")["hit"])

    assert hit(R - 0.01)
    assert not hit(R)  # it merely touches


@rule("D-093")
def test_it_is_simultaneous_with_all_other_fire() -> None:
    # Airplane and gun finish each other off in the same round.
    attacker = plane("A", 1000, 1000 - NOSE - 50, 0)
    decks = {"A": stacked("A", (5, None), (0, None)), "C": stacked("C", (0, "explosion"))}
    told = fire(front(aiming(1000, 1000 - NOSE - 50), attacker, decks=decks))
    assert ground(told, "G1").status == "silenced"
    assert told.plane("A").status == "exploded"


@rule("D-093")
def test_the_counter_is_removed() -> None:
    told = fire(front(aiming(1000, 1300), AWAY))
    assert (ground(told, "G1").shell, ground(told, "G1").loading) == (None, "fired")


# Reloading


@rule("D-094")
def test_reloading_takes_three_maneuver_phases_corner_side_and_centre() -> None:
    state = front(aiming(1000, 1300, order="hold"), AWAY, round=3)
    told = rounds(state, 4)
    assert told.one("burst")["round"] == 1
    assert [(each["round"], each["loading"]) for each in told.all("reloading")] == [
        (2, "corner"),
        (3, "side"),
        (1, "loaded"),
    ]
    assert DOGFIGHT.view(told.state, None).ground[0].loading == "loaded"


@rule("D-091", "D-094")
def test_a_gun_fired_at_once_can_fire_again_in_the_third_turn() -> None:
    # Placed in round 1, burst in round 2, loaded after round 2 of the next turn; so ready in the turn after.
    state = front(aiming(1000, 1300, due=2, order="ask"), AWAY, round=3)
    told = rounds(state, 6)
    assert ground(told, "G1").loading == "loaded"
    third = run(replace(told.state, round=1, turn=4), Artillery())
    assert [question.piece for question in third.state.asked] == ["G1"]


# Strafing


def strafed(*cards: tuple[int, str | None], **changes: Any) -> Told:
    attacker = plane("A", 1000, 1000 - NOSE - 150, 0)
    state = front(gun(**changes), attacker, decks={"A": stacked("A", *cards)})
    return fire(state)


@rule("D-095")
def test_five_points_silence_a_gun() -> None:
    assert ground(strafed((4, None)), "G1").status == "active"
    assert ground(strafed((5, None)), "G1").status == "silenced"


@rule("D-095")
@pytest.mark.parametrize(
    "special",
    [
        (0, "explosion"),
        (2, "fire"),
        (3, "engine"),
        (4, "smoke"),
        (3, "crew"),
        (1, "rudder_left"),
        (1, "rudder_right"),
    ],
)
def test_any_special_damage_silences_a_gun(special: tuple[int, str]) -> None:
    told = strafed(special)
    assert ground(told, "G1").status == "silenced"
    assert told.one("silenced") == {"round": 1, "target": "G1", "by": ["A"], "how": "all"}


@rule("D-095")
@pytest.mark.parametrize("jam", [(0, "jam_red"), (2, "jam_green")])
def test_a_jam_does_not_silence_a_gun(jam: tuple[int, str]) -> None:
    assert ground(strafed(jam), "G1").status == "active"


@rule("D-095")
def test_a_silenced_gun_fires_no_more_and_its_counter_comes_off() -> None:
    told = strafed((5, None), loading="aiming", shell=Shell((1300, 1000), 2))
    assert ground(told, "G1").shell is None
    assert DOGFIGHT.view(told.state, None).ground[0].loading is None
    later = rounds(told.state, 3)
    assert "burst" not in later.kinds()
    assert not any(
        field.group == "G1" for field in DOGFIGHT.fields(replace(later.state, round=0, stage="plan"), 0, {})
    )


# Balloons and artillery


@rule("D-115")
def test_a_counter_may_not_be_put_on_a_friendly_balloon() -> None:
    state = front(gun(), balloon("B1", 1000, 1200, 90), AWAY, HOME)
    assert not allowed(state, 1000, 1200)
    assert not allowed(state, 1000, 1200 - 47.5 / 2 - R + 0.01)
    assert allowed(state, 1000, 1200 - 47.5 / 2 - R)


@rule("D-115")
def test_a_counter_may_not_be_put_where_a_balloon_hides_it_from_the_gun() -> None:
    state = front(gun(), balloon("B1", 1000, 1200, 90), AWAY, HOME)
    assert not allowed(state, 1000, 1300)
    # The balloon's near corners are 60 mm aside at 176.25 mm; beside that line some part can be seen.
    slope = 60 / (200 - 47.5 / 2)
    sight = 300 * slope  # where the line of sight past the corner passes at y = 1300
    off = R / math.cos(math.atan(slope))
    assert not allowed(state, 1000 + sight - off - 0.01, 1300)
    assert allowed(state, 1000 + sight - off + 0.01, 1300)
    assert allowed(state, 1000 + sight, 1300)


@rule("D-115")
def test_an_enemy_balloon_hides_what_is_behind_it_too() -> None:
    state = front(gun(), balloon("B1", 1000, 1200, 90, side="entente", seat=1), AWAY, HOME)
    assert not allowed(state, 1000, 1300)
    assert not allowed(state, 1000, 1200)
    assert allowed(state, 1000, 1200 - 47.5 / 2)  # upon its near edge


@rule("D-115")
def test_two_balloons_hide_together_what_neither_hides_alone() -> None:
    left, right = balloon("B1", 970, 1200), balloon("B2", 1017.5, 1200)
    lone = [allowed(front(gun(), each, AWAY, HOME), 989, 1320) for each in (left, right)]
    both = allowed(front(gun(), left, right, AWAY, HOME), 989, 1320)
    assert (lone, both) == ([True, True], False)


@rule("D-116")
def test_a_burst_within_half_a_ruler_of_a_balloon_gives_it_a_c_card() -> None:
    def struck(gap: float, side: str) -> list[str]:
        target = balloon("B1", 1000, 1300 + R + gap + 60, side=side)
        told = fire(front(aiming(1000, 1300), target, AWAY))
        assert [taken.deck for taken in told.state.balloons[0].damage] == ["C"] * len(
            told.one("burst")["hit"]
        )
        hit: list[str] = told.one("burst")["hit"]
        return hit

    for side in ("central", "entente"):
        assert struck(HALF, side) == ["B1"]
        assert struck(HALF + 0.01, side) == []


@rule("D-092")
def test_the_area_is_exact_to_a_hundredth_of_a_millimetre() -> None:
    area = spots(front(gun(), AWAY), HANGAR, gun(), None)
    for degrees in range(0, 360, 7):
        turn = math.radians(degrees)
        edge = 2 * RULER + R
        near = Point(1000 + (edge - 0.01) * math.sin(turn), 1000 + (edge - 0.01) * math.cos(turn))
        beyond = Point(1000 + (edge + 0.01) * math.sin(turn), 1000 + (edge + 0.01) * math.cos(turn))
        assert area.covers(near)
        assert not area.covers(beyond)
