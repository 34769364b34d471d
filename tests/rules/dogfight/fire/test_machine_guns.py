"""Anti-aircraft machine guns: like an airplane's gun and like a trench, and what strafing does to them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import Plane
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.ground_scenes import (
    HALF,
    MACHINE_GUN_B,
    RULER,
    balloon,
    card,
    fire,
    front,
    ground,
    plan_turn,
    rounds,
)
from tests.rules.dogfight.scenes import EDITIONS, HANGAR, Told, plane, stacked
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
NOSE = 67.5 / 2


def ahead(away: float, name: str = "A", **changes: Any) -> Plane:
    """An airplane flying off, so far between the gun's dot and its rear edge."""
    return plane(name, 1000, 1000 + away + NOSE, 0, **changes)


def strafing(away: float, **changes: Any) -> Plane:
    """An airplane coming in from behind the gun, so far between its dot and the card."""
    return plane("A", 1000, 1000 - NOSE - away, 0, **changes)


def fired(told: Told, gun: str) -> list[tuple[str, str, int]]:
    return [(shot.shooter, shot.target, shot.cards) for shot in told.state.shots if shot.gun == gun]


# Like an airplane


@rule("D-096")
@both
def test_it_fires_like_an_airplane_at_both_ranges(edition: Edition) -> None:
    for away, cards in ((HALF, 2), (HALF + 0.01, 1), (RULER, 1)):
        told = fire(front(card("M1"), ahead(away), edition=edition))
        assert fired(told, "machine gun") == [("M1", "A", cards)]
    assert fired(fire(front(card("M1"), ahead(RULER + 0.01), edition=edition)), "machine gun") == []


@rule("D-096")
@both
def test_it_fires_within_its_arc_only(edition: Edition) -> None:
    told = fire(front(card("M1", heading=180), ahead(50), edition=edition))
    assert fired(told, "machine gun") == []
    assert fired(told, "infantry") == [("M1", "A", 1)]


@rule("D-096")
@both
def test_other_airplanes_block_its_fire(edition: Edition) -> None:
    friend = plane("Z", 1000, 1075, 90)
    told = fire(front(card("M1"), ahead(130), friend, edition=edition))
    assert fired(told, "machine gun") == []


@rule("D-096")
@both
def test_it_draws_from_the_deck_of_its_letter(edition: Edition) -> None:
    for figure, deck in (("aa-machine-gun-a", "A"), (MACHINE_GUN_B, "B")):
        told = fire(front(card("M1", card=figure), ahead(150), edition=edition))
        gun, infantry = told.plane("A").damage
        assert (gun.deck, infantry.deck) == (deck, "A")


@rule("D-096")
@both
def test_it_jams_like_an_airplane_for_three_maneuvers(edition: Edition) -> None:
    decks = {"A": stacked("A", (0, "jam_red"))}
    told = fire(front(card("M1"), ahead(150), edition=edition, decks=decks))
    assert told.one("jammed") == {"round": 1, "plane": "M1", "gun": "machine gun", "counters": 3}
    (shown,) = (event for event in told.events if event.kind == "jam_card")
    assert shown.seen_by == (0, 1)
    later = rounds(told.state, 4)
    fires = [shot.round for shot in later.state.shots[len(told.state.shots) :] if shot.gun == "machine gun"]
    assert fires == [2]  # round 2 of the next turn, after three rounds without
    assert later.one("cleared") == {"round": 1, "plane": "M1", "gun": "machine gun"}
    assert len(fired(later, "infantry")) == 5


@rule("D-096")
def test_it_never_moves_or_turns() -> None:
    state = front(card("M1", heading=30), ahead(900), plane("Z", 500, 500))
    told = plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert ground(told, "M1").pose == card("M1", heading=30).pose


@rule("D-096")
def test_it_fires_at_balloons_and_not_at_ground_cards() -> None:
    trench = card("T1", 1000, 1120, side="entente", seat=1)
    told = fire(front(card("M1"), trench))
    assert fired(told, "machine gun") == []
    enemy = balloon("B1", 1000, 1150, side="entente", seat=1)
    assert fired(fire(front(card("M1"), trench, enemy)), "machine gun") == [("M1", "B1", 2)]


# The example


@rule("D-096", "D-097")
@both
def test_example_a_spad_over_a_machine_gun_takes_infantry_fire_alone(edition: Edition) -> None:
    above = plane("A", 1000, 1040, 0)
    told = fire(front(card("M1"), above, edition=edition))
    assert fired(told, "machine gun") == []
    assert fired(told, "infantry") == [("M1", "A", 1)]
    assert [taken.deck for taken in told.plane("A").damage] == ["A"]


@rule("D-096", "D-097")
@both
def test_example_a_spad_before_a_machine_gun_takes_a_card_of_each(edition: Edition) -> None:
    told = fire(front(card("M1"), ahead(150), edition=edition))
    assert fired(told, "machine gun") == [("M1", "A", 1)]
    assert fired(told, "infantry") == [("M1", "A", 1)]
    assert [taken.deck for taken in told.plane("A").damage] == ["A", "A"]


@rule("D-097")
@both
def test_its_infantry_counts_no_points_while_its_gun_does(edition: Edition) -> None:
    decks = {"A": stacked("A", (3, None), (5, None))}
    told = fire(front(card("M1"), ahead(150), edition=edition, decks=decks))
    assert points(told.plane("A"), HANGAR) == 3


@rule("D-097")
def test_gun_and_infantry_may_choose_different_targets() -> None:
    behind = plane("B", 1000, 1000 - NOSE - 20, 180)
    told = fire(front(card("M1"), ahead(150), behind))
    assert fired(told, "machine gun") == [("M1", "A", 1)]
    assert fired(told, "infantry") == [("M1", "B", 1)]


# Strafing


def strafed(*cards: tuple[int, str | None], edition: Edition = "war", away: float = 150, **gun: Any) -> Told:
    return fire(front(card("M1", **gun), strafing(away), edition=edition, decks={"A": stacked("A", *cards)}))


@rule("D-098", "D-238")
@pytest.mark.parametrize(
    "special",
    [(2, "fire"), (3, "engine"), (4, "smoke"), (3, "crew"), (1, "rudder_left"), (2, "rudder_right")],
)
def test_in_war_special_damage_stops_the_gun_and_not_the_infantry(special: tuple[int, str]) -> None:
    told = strafed(special)
    assert ground(told, "M1").status == "gun silenced"
    assert told.one("silenced") == {"round": 1, "target": "M1", "by": ["A"], "how": "gun"}
    calm = replace(told.state, planes=(ahead(150),), shots=())
    after = fire(calm)
    assert fired(after, "machine gun") == []
    assert fired(after, "infantry") == [("M1", "A", 1)]


@rule("D-098")
def test_the_jam_of_a_stopped_gun_matters_no_more() -> None:
    told = strafed((2, "fire"), jammed=3)
    assert (ground(told, "M1").status, ground(told, "M1").jammed) == ("gun silenced", 0)
    assert "cleared" not in rounds(told.state, 3).kinds()


@rule("D-098")
@pytest.mark.parametrize("jam", [(0, "jam_red"), (2, "jam_green")])
def test_in_war_a_jam_stops_only_the_airplane_that_fired(jam: tuple[int, str]) -> None:
    told = strafed(jam)
    assert ground(told, "M1").status == "active"
    assert told.one("jammed")["plane"] == "A"


@rule("D-098")
def test_in_war_five_points_or_an_explosion_silence_the_whole_card() -> None:
    for cards in ([(5, None)], [(0, "explosion")], [(5, "crew")]):
        told = strafed(*cards)
        assert ground(told, "M1").status == "silenced"
        assert told.one("silenced")["how"] == "all"
        after = fire(replace(told.state, planes=(ahead(150),), shots=()))
        assert after.state.shots == ()


@rule("D-098")
def test_a_stopped_gun_can_be_silenced_for_good() -> None:
    told = strafed((5, None), status="gun silenced")
    assert ground(told, "M1").status == "silenced"


@rule("D-100", "D-238")
@pytest.mark.parametrize(
    "special", [(2, "fire"), (3, "engine"), (4, "smoke"), (3, "crew"), (1, "rudder_left")]
)
def test_in_glory_special_damage_leaves_the_gun_alone(special: tuple[int, str]) -> None:
    told = strafed(special, edition="glory")
    assert ground(told, "M1").status == "active"
    assert "silenced" not in told.kinds()


@rule("D-100")
def test_in_glory_its_resistance_or_an_explosion_silences_the_card() -> None:
    assert ground(strafed((4, None), edition="glory"), "M1").status == "active"
    assert ground(strafed((5, None), edition="glory"), "M1").status == "silenced"
    assert ground(strafed((0, "explosion"), edition="glory"), "M1").status == "silenced"


@rule("D-100")
def test_in_glory_its_damage_lies_face_up() -> None:
    told = strafed((1, None), (3, None), edition="glory", away=50)
    for seat in (0, 1, None):
        (gun,) = DOGFIGHT.view(told.state, seat).ground
        assert ([each.points for each in gun.damage], gun.points) == ([1, 3], 4)


# Aim


@rule("D-099")
def test_aim_applies_to_machine_guns_but_not_to_infantry() -> None:
    decks = {"A": stacked("A", (0, None), (0, None), (3, None), (3, None))}
    state = front(card("M1"), ahead(150), rules=["aim"], decks=decks)
    first = fire(state)
    assert ground(first, "M1").aimed_at == "A"
    second = fire(replace(first.state, shots=()))
    assert {shot.gun: shot.aimed for shot in second.state.shots} == {"machine gun": True, "infantry": False}
    assert points(second.plane("A"), HANGAR) == 4


@rule("D-099")
def test_without_the_rule_machine_guns_do_not_aim() -> None:
    first = fire(front(card("M1"), ahead(150)))
    second = fire(replace(first.state, shots=()))
    assert not any(shot.aimed for shot in second.state.shots)
