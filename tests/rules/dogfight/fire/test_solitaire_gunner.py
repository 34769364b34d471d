"""The virtual gunner of solitaire scenarios."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.fire.solitaire_gunner import targets
from rules.dogfight.scenario.goals import Goals
from rules.dogfight.state import GroundCard, Piece, State
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.ground_scenes import HALF, RULER, balloon, card, fire, front, ground, rounds
from tests.rules.dogfight.scenes import BREGUET, HANGAR, Told, plane, stacked
from tests.rules.marks import rule

NOSE = 67.5 / 2
HIT = (2, "jam_green")
MISS = (3, None)


def gun(name: str = "G1", x: float = 1000, y: float = 1000, **changes: Any) -> GroundCard:
    return card(name, x, y, seat=None, **{"waited": True, **changes})


def at(away: float, name: str = "A", **changes: Any) -> Any:
    """An enemy so far from the gun's dot, by the nearest point of its card."""
    return plane(name, 1000, 1000 + away + NOSE, **changes)


def alone(*pieces: Piece, **changes: Any) -> State:
    return front(*pieces, rules=["solitaire_gunner"], **changes)


def ranging(told: Told) -> list[tuple[int, str]]:
    return [(event["round"], event["target"]) for event in told.all("ranging")]


@rule("D-105")
def test_a_loaded_gun_waits_one_round_before_it_fires() -> None:
    state = alone(gun(waited=False), at(300), round=3, decks={"A": stacked("A", MISS)})
    assert ranging(rounds(state, 1)) == []
    assert ranging(rounds(state, 2)) == [(2, "A")]


@rule("D-105")
def test_it_fires_in_the_first_round_that_finds_an_enemy_within_two_rulers() -> None:
    assert ranging(fire(alone(gun(), at(2 * RULER)))) == [(1, "A")]
    assert ranging(fire(alone(gun(), at(2 * RULER + 0.01)))) == []
    waiting = rounds(alone(gun(waited=False), at(500), round=3), 3).state
    near = replace(waiting, planes=(at(300),))
    assert ranging(rounds(near, 1)) == [(1, "A")]


@rule("D-105", "D-157")
@pytest.mark.parametrize(
    ("level", "away", "fires"),
    [
        (0, HALF, False),
        (1, 2 * RULER, True),
        (1, 2 * RULER + 0.01, False),
        (2, 1.5 * RULER, True),
        (2, 1.5 * RULER + 0.01, False),
        (3, RULER, True),
        (3, RULER + 0.01, False),
        (4, HALF, True),
        (4, HALF + 0.01, False),
        (5, NOSE - 0.01, True),  # over the gun's card
        (5, NOSE + 0.01, False),
        (6, 0, False),
    ],
)
def test_with_altitude_its_range_is_that_of_the_level(level: int, away: float, *, fires: bool) -> None:
    state = front(gun(), at(away, level=level, climb=1), rules=["solitaire_gunner", "altitude"])
    assert bool(targets(state, HANGAR, gun())) == fires


@rule("D-105")
def test_after_a_shot_it_reloads_and_waits_again() -> None:
    decks = {"A": stacked("A", MISS, MISS)}
    told = rounds(alone(gun(), at(300), round=3, decks=decks), 6)
    # Fired in round 1; corner, side and centre in the next three; one round of waiting; then again.
    assert [event["loading"] for event in told.all("reloading")] == ["corner", "side", "loaded"]
    assert ranging(told) == [(1, "A"), (3, "A")]
    assert told.state.turn == 3


@rule("D-105")
def test_only_nobodys_guns_fire_by_themselves() -> None:
    assert ranging(fire(alone(replace(gun(), seat=0), at(300)))) == []


@rule("D-106")
def test_no_counter_is_placed_and_a_plain_a_card_is_a_wasted_shot() -> None:
    told = fire(alone(gun(), at(300), decks={"A": stacked("A", MISS)}))
    (event,) = told.all("ranging")
    assert (event["hit"], event["card"]["points"], event["card"]["special"]) == (False, 3, None)
    assert told.plane("A").damage == ()
    assert DOGFIGHT.view(told.state, None).shells == ()
    assert ground(told, "G1").loading == "fired"


@rule("D-106")
@pytest.mark.parametrize(
    "special",
    [
        (0, "jam_red"),
        (2, "jam_green"),
        (2, "fire"),
        (4, "smoke"),
        (3, "engine"),
        (3, "crew"),
        (0, "explosion"),
    ],
)
def test_any_special_symbol_means_a_hit_for_one_c_card(special: tuple[int, str]) -> None:
    told = fire(alone(gun(), at(300), decks={"A": stacked("A", special), "C": stacked("C", (2, None))}))
    (taken,) = told.plane("A").damage
    assert taken.deck == "C"
    assert told.one("ranging")["hit"] is True
    assert "jammed" not in told.kinds()
    assert "exploded" not in told.kinds()
    (shot,) = told.state.shots
    assert (shot.shooter, shot.gun, shot.target, shot.cards) == ("G1", "shell", "A", 1)


@rule("D-106")
def test_the_a_card_has_no_effect_and_goes_beneath_its_deck() -> None:
    decks = {"A": stacked("A", HIT)}
    told = fire(alone(gun(), at(300), decks=decks))
    assert told.state.decks["A"] == (*decks["A"][1:], decks["A"][0])
    assert DOGFIGHT.census(told.state) == DOGFIGHT.census(told.before)


@rule("D-107")
def test_it_holds_fire_near_a_friendly_balloon_or_airplane() -> None:
    enemy = at(300)
    for friend in (
        balloon("B1", 1000 + 43.5 / 2 + HALF + 47.5 / 2, 1300 + NOSE, seat=None),
        plane("Z", 1000 + 43.5 + HALF, 1300 + NOSE),
    ):
        assert targets(alone(gun(), enemy, friend), HANGAR, gun()) == []
        aside = replace(friend, pose=replace(friend.pose, x=friend.pose.x + 0.01))
        assert targets(alone(gun(), enemy, aside), HANGAR, gun()) == [enemy]


@rule("D-107")
def test_the_enemys_own_friends_do_not_matter() -> None:
    one, other = at(300), at(310, "B")
    assert targets(alone(gun(), one, other), HANGAR, gun()) == [one, other]


@rule("D-108")
def test_among_several_targets_it_picks_at_random() -> None:
    state = alone(gun(), at(300), at(200, "B"))
    for pick, name in ((0, "A"), (1, "B")):
        assert ranging(fire(state, Scripted({"gunner": [pick]}))) == [(1, name)]


@rule("D-108")
def test_a_scenario_may_say_who_comes_first() -> None:
    state = alone(gun(), at(300), at(200, "B"), at(350, "C", model=BREGUET))
    nearest = replace(state, goals=Goals(gunner="nearest"))
    assert ranging(fire(nearest, Scripted({"gunner": []}))) == [(1, "B")]
    two_seaters = replace(state, goals=Goals(gunner="two-seaters"))
    assert ranging(fire(two_seaters, Scripted({"gunner": []}))) == [(1, "C")]


def test_its_shot_is_simultaneous_with_the_strafing_that_silences_it() -> None:
    attacker = plane("A", 1000, 1000 - NOSE - 150, 0)
    decks = {"A": stacked("A", (5, None), HIT), "C": stacked("C", (1, None))}
    told = fire(alone(gun(), attacker, decks=decks))
    assert ground(told, "G1").status == "silenced"
    assert [taken.deck for taken in told.plane("A").damage] == ["C"]
