"""The stand-in on its way: it gets where it wants to be, and waits where it must."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from rules.dice import derive
from rules.dogfight.autopilot.approach import way
from rules.dogfight.autopilot.courses import AirPlace, AirPlaces
from rules.dogfight.autopilot.craft import size_up
from rules.dogfight.scenario.goals import Term
from rules.dogfight.state import State, Task
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.autopilot.test_stand_in_errands import (
    FAR,
    LOST,
    LUCKS,
    chosen,
    flown_out,
    planning,
    scored,
    stakes,
    target,
    with_mission,
)
from tests.rules.dogfight.ground_scenes import balloon, card
from tests.rules.dogfight.high_scenes import DH4, high, up
from tests.rules.dogfight.scenes import HANGAR, STRAIGHT, plane

NORTH = AirPlace(0, 0, 0, 1)
RADIUS = 100.0

# How far it is to fly


def away(x: float, y: float, reach: float = 0.0) -> float:
    return way(AirPlaces.row([NORTH]), AirPlace(x, y, 0, 1), RADIUS, reach).item()


def test_straight_ahead_it_is_as_far_as_it_looks() -> None:
    assert away(0, 500) == pytest.approx(500)


def test_what_is_abeam_takes_a_turn() -> None:
    """A quarter of the circle and straight on; half of it to the far end of the circle itself."""
    assert away(400, 100) == pytest.approx(RADIUS * math.pi / 2 + 300)
    assert away(200, 0) == pytest.approx(RADIUS * math.pi)


def test_left_and_right_are_alike() -> None:
    assert away(-130, -70) == pytest.approx(away(130, -70))


@pytest.mark.parametrize(("x", "y"), [(100, 0), (60, 40), (100, -60), (150, 0)])
def test_what_lies_within_the_turning_circle_is_far(x: float, y: float) -> None:
    """Farther than straight on by a whole circle's diameter, and back."""
    assert away(x, y) > away(0, 400)


def test_near_enough_is_near_enough() -> None:
    assert away(60, 40, reach=80) == 0
    assert away(0, 500, reach=80) == pytest.approx(420)


def test_the_turning_circle_is_that_of_its_sharpest_turn() -> None:
    """Three 60 degree turns of a D.H.4 bring it a diameter to the side."""
    view = DOGFIGHT.view(planning(high(up("A", 1000, 1000, 0, model=DH4), up("Z", 300, 300))), 1)
    craft = size_up(next(each for each in view.planes if each.id == "A"), view, HANGAR)
    turns = [card for card in craft.navigator.airplane.cards.values() if card.turn == 60][:3]
    end = craft.course(turns).end
    across = math.hypot(end.x - craft.here.x, end.y - craft.here.y)
    assert craft.navigator.circle == pytest.approx(across / 2, rel=0.01)


# Bombs

IN_THE_CIRCLE = [(1100, 1000, 0), (1000, 1100, 90), (910, 990, 150), (1060, 930, 300)]


def until_done(state: State, luck: bytes, turns: int) -> State:
    """So many turns in which only the one with the mission flies for something."""
    for turn in range(turns):
        if not state.missions[0].done:
            state = flown_out(state, state.plane("A"), chosen(state, 1, derive(luck, turn)))
    return state


@pytest.mark.parametrize("luck", LUCKS)
@pytest.mark.parametrize(("x", "y", "heading"), IN_THE_CIRCLE)
def test_nobody_circles_around_a_target(x: float, y: float, heading: float, luck: bytes) -> None:
    own = plane("A", x, y, heading, model=DH4, last=STRAIGHT)
    state = with_mission("bomb", own, FAR, target(1000, 1000))
    assert until_done(state, luck, turns=5).missions[0].done


@pytest.mark.parametrize("luck", LUCKS)
def test_bombs_are_dropped_from_low_enough(luck: bytes) -> None:
    """Whoever is too high when he comes over the target gets down, and comes again."""
    own = up("A", 1000, 1150, 180, model=DH4, level=4, last=STRAIGHT)
    task = Task(kind="bomb", side="entente", target="X1", by=("A",), level=2)
    state = high(own, up("Z", 1700, 300, level=9), ground=(target(1000, 1000),), missions=(task,))
    assert until_done(state, luck, turns=7).missions[0].done


# Waiting, and going home

GUNS = (card("M1", 900, 950), card("M2", 1100, 950))
CARRIER = plane("A", 1000, 1500, 180, model="breguet-br14", last=STRAIGHT)
ESCORT = plane("B", 1300, 1500, 180, last=STRAIGHT)


@pytest.mark.parametrize("luck", LUCKS)
def test_the_one_with_the_camera_waits_while_escorts_silence_the_guns(luck: bytes) -> None:
    escorted = with_mission("photograph", CARRIER, ESCORT, FAR, target(1000, 1000), *GUNS)
    alone = with_mission("photograph", CARRIER, FAR, target(1000, 1000), *GUNS)
    silenced = tuple(replace(gun, status="silenced") for gun in GUNS)
    quiet = with_mission("photograph", CARRIER, ESCORT, FAR, target(1000, 1000), *silenced)
    assert nearest_after_two_turns(escorted, luck) > 350
    assert nearest_after_two_turns(alone, luck) < 200
    assert nearest_after_two_turns(quiet, luck) < 200


def nearest_after_two_turns(state: State, luck: bytes) -> float:
    found = []
    for _ in range(2):
        quiet = {f"{each.id}.fire": "hold" for each in state.flying() if each.seat == 1}
        state = flown_out(state, state.plane("A"), {**chosen(state, 1, luck), **quiet})
        found.append(math.dist((state.plane("A").pose.x, state.plane("A").pose.y), (1000, 1000)))
    return min(found)


PRIZE = Term(side="entente", points=10, each="balloon destroyed", what="balloon", of="central")
DOWNED = Term(side="entente", points=10, each="shot down", what="shot down", of="central")


def test_who_is_ahead_and_alone_leaves_the_rest() -> None:
    """With an enemy about, or behind in points, there is still something to fight for."""
    own, gone = plane("A", 1000, 1850), replace(FAR, status="shot down")
    there = balloon("B1", 1000, 300)
    goals = scored(LOST, DOWNED, PRIZE)
    assert stakes(goals, own, gone, there).alone_and_ahead()
    assert not stakes(goals, own, gone, plane("Y", 300, 300), there).alone_and_ahead()
    assert not stakes(scored(LOST, PRIZE), own, gone, there).alone_and_ahead()


def test_a_mission_nobody_can_carry_out_any_more_is_over() -> None:
    """War's observers do it."""
    task = Task(kind="bomb", side="entente", target="X1", by=("A",))
    for hits, still_open in ((0, True), (1, False)):
        own = plane("A", 1000, 1500, model=DH4, crew_hits=hits)
        found = stakes(scored(LOST), own, FAR, target(1000, 1000), missions=(task,))
        assert found.mission_open() is still_open
