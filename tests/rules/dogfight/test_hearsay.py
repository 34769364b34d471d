"""Hearsay: that somebody is asked is heard by all; what he is asked, and what others have ordered, is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Value
from rules.table import encode
from rules.values import Seat
from tests.rules.dogfight.sampled_scenes import assert_alike, sampled_worlds
from tests.rules.dogfight.scenario_scenes import GLORY, down, mustered
from tests.rules.dogfight.scenes import BREGUET, STALL, STRAIGHT, Told, before, plane, resolve, sky
from tests.rules.marks import rule

CARDS = {"first": str(STALL), "second": str(STRAIGHT), "third": "2"}
HOLD = {"fire": "hold"}
TURN = 4


def flown(state: State, **said: Mapping[str, Value]) -> Told:
    """The turn up to the first question, by these orders of each airplane."""
    choices: dict[Seat, dict[str, Value]] = {}
    for each in state.planes:
        answers = choices.setdefault(each.seat, {})
        answers |= {f"{each.id}.{slot}": value for slot, value in {**CARDS, **HOLD, **said[each.id]}.items()}
    return resolve(state, choices)


def facing(card: int = STALL, **changes: Any) -> State:
    """Z and A in each other's guns after that card."""
    return before(card, plane("Z", 350, 200, 0), plane("A", 350, 330, 180, **changes))


@rule("D-034")
def test_nobody_knows_of_rockets_that_are_about_to_be_fired() -> None:
    armed = facing(equipment=("rockets",))
    told = [flown(armed, Z={"fire": "ask"}, A={"rockets": order}) for order in ("hold", "both")]
    assert [each.plane("A").launching is None for each in told] == [True, False]
    assert_alike(0, *told)
    launching = [world.plane("A").launching for world in sampled_worlds(told[0].state, 0)]
    assert {rockets.count if rockets else 0 for rockets in launching} == {0, 1, 2}


@pytest.mark.parametrize("orders", [("hold", "both"), ("one", "ask")])
def test_who_is_asked_for_a_target_does_not_tell_his_other_orders(orders: tuple[str, str]) -> None:
    """After a turn no rockets can be fired, whatever was ordered."""
    armed = facing(TURN, equipment=("rockets",))
    turns = {"first": str(TURN), "second": str(STRAIGHT)}
    told = [flown(armed, Z=turns, A={"fire": "ask", "rockets": order, **turns}) for order in orders]
    assert [[each.name for each in one.state.asked] for one in told] == 2 * [["A.front"]]
    assert_alike(0, *told)


@rule("D-051")
def test_nobody_imagines_a_wound_by_what_an_observer_is_asked() -> None:
    rules = InForce(special_damage=True)
    told = []
    for wounds in (0, 1):
        a = plane("A", 350, 350, model=BREGUET, crew_hits=wounds, noted=3)
        state = before(STALL, a, plane("Z", 350, 250, 90))
        told.append(flown(replace(state, edition="war", in_force=rules), A={"fire": "ask"}, Z={}))
    assert [[each.options for each in one.state.asked] for one in told] == [[("Z",)], [()]]
    assert_alike(0, *told)
    asked = {
        (world.plane("A").crew_hits, world.asked[0].options) for world in sampled_worlds(told[0].state, 0)
    }
    assert asked == {(0, ("Z",)), (1, ())}
    for world in sampled_worlds(told[0].state, 1):
        assert world.asked == told[0].state.asked, "his own question is known to him"


def test_which_guns_of_a_seat_are_asked_for_is_its_own_business() -> None:
    state = facing()
    a = state.plane("A")
    state = replace(state, planes=(a, beside(a, "B"), state.plane("Z")))
    told = [
        flown(state, Z={}, A={"fire": first}, B={"fire": second})
        for first, second in (("ask", "hold"), ("hold", "ask"))
    ]
    assert [[each.piece for each in one.state.asked] for one in told] == [["A"], ["B"]]
    assert_alike(0, *told)


def beside(other: Plane, name: str) -> Plane:
    return replace(other, id=name, pose=replace(other.pose, x=other.pose.x + 40))


def in_pursuit() -> State:
    """A tails Z and B tails Y."""
    pairs = [(plane("A", 200, 200, tailing="Z"), plane("Z", 200, 320))]
    pairs += [(plane("B", 500, 200, tailing="Y"), plane("Y", 500, 320))]
    return sky(*(each for pair in pairs for each in pair), in_force=InForce(tailing=True))


@rule("D-034")
def test_which_of_two_tails_is_asked_is_the_business_of_him_who_follows() -> None:
    told = [
        flown(in_pursuit(), A={"tail": first}, B={"tail": second}, Y={}, Z={})
        for first, second in (("ask", "keep"), ("keep", "ask"))
    ]
    assert [[each.piece for each in one.state.asked] for one in told] == [["A"], ["B"]]
    assert_alike(0, *told)
    for world in sampled_worlds(told[0].state, 0):
        assert [each.piece for each in world.asked] == ["A", "B"]
        assert {name: world.plane(name).seen_by for name in "YZ"} == {"Y": (1,), "Z": (1,)}
        resolve(world, {1: DOGFIGHT.default(world, 1)})


def test_what_a_tail_has_seen_is_kept() -> None:
    told = flown(in_pursuit(), A={"tail": "ask"}, B={"tail": "ask"}, Y={}, Z={"first": "4"})
    for world in sampled_worlds(told.state, 1):
        assert world.asked == told.state.asked
        assert [world.plane(name).plan[0] for name in "YZ"] == [STALL, 4]


@rule("D-034")
def test_whether_the_secret_carrier_has_fallen_is_a_secret_too() -> None:
    state = mustered(GLORY, "a-hard-task", "as-printed", planes=2)
    (task,) = state.missions
    side = [each.id for each in state.planes if each.side == task.side]
    fallen, _ = side
    one, other = (down(replace(state, missions=(replace(task, by=(name,)),)), fallen) for name in side)
    foe = next(each.seat for each in state.planes if each.side != task.side)
    assert encode(DOGFIGHT.view(one, foe)) == encode(DOGFIGHT.view(other, foe))
    assert encode(sampled_worlds(one, foe)) == encode(sampled_worlds(other, foe))
    assert {world.missions[0].by for world in sampled_worlds(one, foe)} == {(name,) for name in side}


def test_the_game_goes_on_without_the_enemy_only_while_the_carrier_flies() -> None:
    state = mustered(GLORY, "a-hard-task", "as-printed", planes=2)
    (task,) = state.missions
    fallen, carrier = [each.id for each in state.planes if each.side == task.side]
    foes = [each.id for each in state.planes if each.side != task.side]
    alone = down(replace(state, missions=(replace(task, by=(carrier,)),)), fallen, *foes)
    assert {world.missions[0].by for world in sampled_worlds(alone, None)} == {(carrier,)}
