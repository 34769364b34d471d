"""Who commands a gun, and what he may order: friendly artillery, adjusting the aim, standing orders."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rules.dice import Stream
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.ground.likely_paths import aim, expected
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario import library
from rules.dogfight.scenario.schema import SeatsEntry
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from rules.table import settle_options
from tests.rules.dogfight.artillery_scenes import AWAY, HOME, aiming, gun
from tests.rules.dogfight.ground_scenes import (
    RULER,
    answer,
    balloon,
    card,
    fire,
    front,
    ground,
    plan_turn,
    run,
)
from tests.rules.dogfight.scenes import HANGAR, Told, orders, plane
from tests.rules.marks import rule

# Friendly artillery


@rule("D-101")
def test_the_guns_may_be_a_players_who_has_no_airplane() -> None:
    pilot = replace(HOME, seat=2)
    state = front(gun(), AWAY, pilot)
    start = replace(state, round=0, stage="plan")
    assert set(DOGFIGHT.pending(start)) == {0, 1, 2}
    assert {field.group for field in DOGFIGHT.fields(start, 0, {})} == {"G1"}
    assert not any(field.group == "G1" for field in DOGFIGHT.fields(start, 2, {}))


@rule("D-101")
@pytest.mark.parametrize(("seats", "pilots", "gunner"), [(2, {0}, 0), (3, {0}, 2), (4, {0, 2}, 3)])
def test_who_is_the_last_of_his_side_commands_its_guns_and_flies_nothing_if_there_are_others(
    seats: int, pilots: set[int], gunner: int
) -> None:
    sentinel = library.scenario("war", "a-lonely-sentinel")
    guarded = sentinel.sides["central"]
    doubled = replace(guarded, airplanes=guarded.airplanes * 2)
    text = msgspec.json.encode(
        replace(
            sentinel,
            seats=SeatsEntry(2, 4),
            sides={**sentinel.sides, "central": doubled},
            variants={},
        )
    )
    options = settle_options(DOGFIGHT, DOGFIGHT.own_setup(text))
    state = DOGFIGHT.setup(options, seats, Stream(b"guns")).state
    assert {plane.seat for plane in state.planes if plane.side == "central"} == pilots
    assert {piece.seat for piece in (*state.ground, *state.balloons)} == {gunner}


@rule("D-101")
def test_friendly_airplanes_are_struck_like_enemies() -> None:
    told = fire(front(aiming(1000, 1300), plane("Z", 1000, 1300, seat=2), AWAY))
    assert [taken.deck for taken in told.plane("Z").damage] == ["C"]


# Adjusting the aim


def adjusting(*pieces: Any, order: str = "ask", due: int = 1, **changes: Any) -> State:
    return front(
        aiming(1000, 1300, due, order=order), AWAY, HOME, *pieces, rules=["adjusting_aim"], **changes
    )


def adjusted(state: State, **answers: Any) -> Told:
    """The start of round 2, answered, up to the end of the turn's round."""
    flights = {"A": (1, 2, 3), "Z": (1, 2, 3)}
    told = plan_turn(state, flights, G1_shell="ask")
    return answer(told, **answers)


@rule("D-102")
def test_a_counter_on_the_table_may_be_moved_a_ruler() -> None:
    told = adjusted(adjusting(), G1_shell="move", G1_point=(1000 + RULER, 1300))
    assert told.one("adjusted") == {
        "round": 1,
        "gun": "G1",
        "how": "moved",
        "point": [1200, 1300],
        "level": None,
        "due": 2,
    }


@rule("D-102")
def test_it_may_be_moved_no_further_than_a_ruler_and_not_out_of_range() -> None:
    with pytest.raises(IllegalChoice, match="“G1 · where to” can't be at"):
        adjusted(adjusting(), G1_shell="move", G1_point=(1000 + RULER + 0.01, 1300))
    with pytest.raises(IllegalChoice, match="“G1 · where to” can't be at"):
        adjusted(adjusting(), G1_shell="move", G1_point=(1000, 1420))


@rule("D-102")
def test_a_moved_counter_waits_for_two_more_rounds() -> None:
    told = adjusted(adjusting(), G1_shell="move", G1_point=(1100, 1300))
    assert "burst" not in told.kinds()  # it would have gone off in round 1
    told = answer(told, G1_shell="leave")
    assert told.one("burst") == {"round": 2, "gun": "G1", "point": [1100, 1300], "level": None, "hit": []}


@rule("D-103")
def test_a_counter_may_be_delayed_where_it_lies() -> None:
    told = adjusted(adjusting(), G1_shell="delay")
    assert told.one("adjusted")["how"] == "delayed"
    assert (told.one("adjusted")["point"], told.one("adjusted")["due"]) == ([1000, 1300], 2)
    assert "burst" not in told.kinds()
    told = answer(told, G1_shell="leave")
    assert told.one("burst")["round"] == 2


@rule("D-103")
def test_a_retired_counter_is_back_on_the_gun_which_can_fire_in_the_next_round() -> None:
    told = adjusted(adjusting(), G1_shell="retire")
    assert told.one("retired") == {"round": 1, "gun": "G1"}
    assert (ground(told, "G1").loading, ground(told, "G1").shell) == ("loaded", None)
    assert told.state.round == 2
    told = answer(told, G1_shell="place", G1_point=(1000, 1200))
    assert told.one("placed")["round"] == 2


@rule("D-102", "D-103")
def test_without_the_rule_a_counter_stays() -> None:
    state = replace(adjusting(), in_force=front().in_force, round=0, stage="plan")
    assert not any(field.group == "G1" for field in DOGFIGHT.fields(state, 0, {}))
    told = plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert told.one("burst")["round"] == 1


@rule("D-102", "D-103")
def test_adjustments_can_be_ordered_with_the_plan() -> None:
    flights = {"A": (1, 2, 3), "Z": (1, 2, 3)}
    moved = plan_turn(adjusting(order=""), flights, G1_shell="move", G1_point=(1050, 1300))
    assert moved.one("adjusted")["how"] == "moved"
    assert moved.one("burst")["round"] == 2
    delayed = plan_turn(adjusting(order=""), flights, G1_shell="delay")
    assert delayed.one("adjusted")["how"] == "delayed"  # once, not every round
    retired = plan_turn(adjusting(order=""), flights, G1_shell="retire")
    assert retired.one("retired")["round"] == 1
    left = plan_turn(adjusting(order=""), flights)
    assert left.one("burst")["round"] == 1


# Standing orders


def test_the_usual_order_shells_where_the_nearest_enemy_is_expected() -> None:
    enemy = plane("A", 1000, 1100, 0)
    state = front(gun(order="path"), enemy, HOME)
    flown = expected(state, HANGAR, enemy)
    assert flown is not None
    assert flown.pose.y == pytest.approx(1100 + 2 * 127)
    told = run(replace(state, round=1), Artillery())
    assert told.one("placed")["point"] == [1000, flown.pose.y]
    later = replace(told.state, planes=(flown,), ground=(aiming(1000, 1354),))
    assert fire(later).one("burst")["hit"] == ["A"]


def test_the_usual_order_waits_for_an_enemy_in_range() -> None:
    told = plan_turn(front(gun(), AWAY, HOME), {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert "placed" not in told.kinds()


def test_the_usual_order_shells_an_enemy_who_is_only_coming_into_range() -> None:
    enemy = plane("A", 1000, 1650, 180)
    state = front(gun(), enemy)
    flown = expected(state, HANGAR, enemy)
    assert flown is not None
    assert aim(state, HANGAR, gun()) == ((1000, flown.pose.y), None)
    assert aim(front(gun(), replace(enemy, pose=flown.pose)), HANGAR, gun()) is not None
    assert aim(front(gun(), replace(enemy, pose=Pose(1000, 1650, 0))), HANGAR, gun()) is None


def test_the_usual_order_spares_friends_and_friendly_balloons() -> None:
    enemy = plane("A", 1000, 1100, 0)
    friend = plane("Z", 1000, 1354 - 2 * 115, 0)  # an Albatros: straight on by 115 mm
    assert aim(front(gun(), enemy), HANGAR, gun()) is not None
    assert aim(front(gun(), enemy, friend), HANGAR, gun()) is None
    assert aim(front(gun(), enemy, balloon("B1", 1100, 1354)), HANGAR, gun()) is None


def test_the_usual_order_expects_a_turn_before_the_edge_of_the_table() -> None:
    at_the_edge = plane("A", 1000, 1850, 0)
    state = front(gun(y=1800), at_the_edge, HOME)
    flown = expected(state, HANGAR, at_the_edge)
    assert flown is not None
    assert flown.pose.heading in {240, 120}
    assert 0 <= flown.pose.y <= 2000


def test_nobody_learns_of_another_guns_counter_before_he_has_answered() -> None:
    mine = gun("G1", order="path")
    theirs = card("G2", 1000, 1700, side="entente", seat=1, orders={"shell": "ask"})
    enemy = plane("A", 1000, 1100, 0)
    asked = run(front(mine, theirs, enemy, HOME), Artillery())
    assert "placed" not in asked.kinds()
    assert [question.seat for question in asked.state.asked] == [1]
    flying = replace(
        asked.state, planes=tuple(replace(each, plan=(2, 3, 4)) for each in asked.state.planes), round=1
    )
    told = answer(Told(flying, flying, ()), G2_shell="hold")
    assert [each["gun"] for each in told.all("placed")][:1] == ["G1"]


def test_orders_are_for_the_owners_eyes_alone() -> None:
    state = front(gun(order="ask"), AWAY, HOME)
    secret = replace(state, ground=(replace(gun(), orders={"shell": "place", "point": (1000.0, 1300.0)}),))
    for seat in (1, None):
        assert DOGFIGHT.view(state, seat) == DOGFIGHT.view(secret, seat)


# Orders that stand


FLIGHTS = {"A": (1, 2, 3), "Z": (1, 2, 3)}
HOLD, ASK = {"shell": "hold"}, {"shell": "ask"}


@rule("D-091")
def test_a_gun_does_what_its_orders_say_turn_after_turn() -> None:
    enemy = plane("A", 1000, 700, 0)
    shelling = front(card("G1"), enemy, HOME)
    assert plan_turn(shelling, FLIGHTS).all("placed"), "unless told otherwise it shells the likely path"
    holding = plan_turn(replace(shelling, standing=orders(0, **HOLD)), FLIGHTS)
    assert not holding.all("placed")
    assert not plan_turn(holding.state, FLIGHTS).all("placed")
    asking = plan_turn(replace(shelling, standing=orders(0, **ASK)), FLIGHTS)
    assert asking.state.stage == "shell"


@rule("D-102")
def test_a_counter_is_left_alone_unless_its_gunner_always_wants_to_be_asked() -> None:
    lying = replace(aiming(1000, 1300, due=2), orders={})
    state = front(lying, AWAY, HOME, rules=["adjusting_aim"])
    assert plan_turn(state, FLIGHTS).state.stage == "plan"
    asking = plan_turn(replace(state, standing=orders(adjust="ask")), FLIGHTS)
    assert asking.state.stage == "shell"
    once = plan_turn(state, FLIGHTS, G1_shell="ask")
    assert once.state.stage == "shell"
