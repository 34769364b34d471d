"""Aim and disruption: firing again at the same airplane, and being shaken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Plane, State
from tests.rules.dogfight.ground_scenes import balloon, card, front
from tests.rules.dogfight.ground_scenes import fire as fire_at
from tests.rules.dogfight.scenes import (
    BREGUET,
    DR1,
    EDITIONS,
    STALL,
    Told,
    at_fire,
    chased,
    fire,
    head_on,
    loaded,
    plane,
    sky,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
AIM = InForce(aim=True)
SHAKEN = InForce(aim=True, disruption=True)
DH4 = "dh4"
SHORT = 60
ZERO, THREE = (0, None), (3, None)


def points(told: Told, name: str = "A") -> int | None:
    return told.seen(name, by=told.plane(name).seat).points


def again(state: State, *cards: tuple[int, str | None]) -> State:
    """The same fire step once more, a round later as far as the guns can tell."""
    fresh = replace(state, decks={"A": loaded("A", *cards)})
    order = [replace(each, order="ask") for each in fresh.planes]
    return at_fire(*order, edition=fresh.edition, in_force=fresh.in_force, decks=fresh.decks, turn=state.turn)


@rule("D-067")
@both
def test_from_the_second_phase_on_cards_above_zero_count_one_more(edition: Edition) -> None:
    z, a = chased(SHORT, noted=0)
    first = fire(at_fire(z, a, edition=edition, in_force=AIM, decks={"A": loaded("A", ZERO, ZERO)}), Z="A")
    assert points(first) == 0
    assert not first.state.shots[-1].aimed
    second = fire(again(first.state, ZERO, THREE), Z="A")
    assert points(second) == 4
    assert second.state.shots[-1].aimed
    assert second.seen("A", by=1).worth == (0, 0, 0, 4)


@rule("D-067", "D-068")
@both
def test_the_worked_example_a_zero_and_a_three_are_four(edition: Edition) -> None:
    """A D.H.4 fires at a Dr.I at the end of a turn, and at short range in the first round of the next."""
    a, z = plane("A", 350, 200, model=DH4), plane("Z", 350, 200 + 105 + 33.75, model=DR1)
    decks = {"A": loaded("A"), "B": loaded("B", ZERO, ZERO, THREE)}
    last = fire(at_fire(a, z, edition=edition, in_force=AIM, decks=decks), A="Z")
    assert (last.state.turn, last.one("fired")["range"], points(last, "Z")) == (2, "long", 0)
    flown = turn(last.state, {"A": (1, 2, 3), "Z": (1, 2, 3)}, A="ask")
    assert (flown.state.stage, flown.state.round) == ("fire", 1)
    first = fire(flown.state, A="Z")
    assert (first.one("fired")["range"], first.one("fired")["cards"]) == ("short", 2)
    assert points(first, "Z") == 4
    assert first.one("fired")["aimed"]
    assert first.one("drew")["counts"] == [0, 4]


@rule("D-067")
@both
def test_without_the_rule_there_is_no_bonus(edition: Edition) -> None:
    z, a = chased(SHORT)
    first = fire(at_fire(z, a, edition=edition, decks={"A": loaded("A", ZERO, ZERO)}), Z="A")
    assert points(fire(again(first.state, ZERO, THREE), Z="A")) == 3


@rule("D-069")
@both
def test_a_third_phase_gives_no_more_than_a_second(edition: Edition) -> None:
    z, a = chased(SHORT)
    state = at_fire(
        replace(z, aimed_at=("A",)), a, edition=edition, in_force=AIM, decks={"A": loaded("A", THREE, ZERO)}
    )
    second = fire(state, Z="A")
    assert points(second) == 4
    third = fire(again(second.state, THREE, ZERO), Z="A")
    assert points(third) == 8


@rule("D-068")
@both
def test_a_phase_without_fire_at_that_enemy_ends_the_count(edition: Edition) -> None:
    z, a = chased(SHORT, aimed_at=())
    state = at_fire(
        replace(z, aimed_at=("A",)), a, edition=edition, in_force=AIM, decks={"A": loaded("A", ZERO)}
    )
    held = fire(state)
    assert held.plane("Z").aimed_at == ()
    assert points(fire(again(held.state, THREE, ZERO), Z="A")) == 3


@rule("D-068")
@both
def test_the_count_goes_on_from_one_turn_to_the_next(edition: Edition) -> None:
    z, a = chased(SHORT)
    first = fire(at_fire(z, a, edition=edition, in_force=AIM, decks={"A": loaded("A", ZERO, ZERO)}), Z="A")
    assert (first.state.stage, first.state.turn) == ("plan", 2)
    assert first.plane("Z").aimed_at == ("A",)
    assert first.seen("Z", by=None).guns[0].aimed_at == "A"


@rule("D-068")
def test_front_and_rear_gun_are_counted_apart() -> None:
    """The Breguet's front gun fired at Z before; now Z is behind and the rear gun takes it on."""
    for aimed_at, bonus in ((("Z", None), 0), ((None, "Z"), 1)):
        a = plane("A", 350, 350, model=BREGUET, aimed_at=aimed_at)
        z = plane("Z", 350, 240, 90)
        state = at_fire(
            a,
            z,
            edition="war",
            in_force=AIM,
            decks={"A": loaded("A", (3, None)), "B": loaded("B", (2, None))},
        )
        told = fire(state, A_rear="Z")
        cards = [drawn["points"] for event in told.all("drew") for drawn in event["cards"]]
        assert points(told, "Z") == sum(cards) + bonus * sum(card > 0 for card in cards)


@rule("D-067")
def test_aim_is_for_airplanes_and_not_for_balloons_or_trenches() -> None:
    """Z fired at each of them in the round before."""
    targets = {
        "A": plane("A", 1000, 1130, 90),
        "B1": balloon("B1", 1000, 1150, side="entente"),
        "T1": card("T1", 1000, 1130, side="entente"),
    }
    for name, target in targets.items():
        z = plane("Z", 1000, 1000, order="closest", aimed_at=(name,))
        told = fire_at(front(z, target, rules=["aim"], decks={"A": loaded("A", THREE)}))
        shot = next(shot for shot in told.all("fired") if shot["shooter"] == "Z")
        assert (shot["target"], shot["aimed"]) == (name, name == "A")


# Disruption


@rule("D-080")
def test_who_took_a_point_of_damage_has_no_aim_in_the_next_round() -> None:
    for rules, aimed in ((SHAKEN, False), (AIM, True)):
        z, a = head_on(150)
        state = at_fire(
            replace(z, aimed_at=("A",)), a, edition="war", in_force=rules, decks={"A": loaded("A", (1, None))}
        )
        hit = fire(state, A="Z", Z="A")
        assert hit.plane("Z").disrupted == (not aimed)
        last = fire(again(hit.state, THREE), Z="A")
        assert last.state.shots[-1].aimed == aimed


@rule("D-080")
def test_a_card_of_no_points_shakes_nobody_and_a_round_later_all_is_calm() -> None:
    z, a = head_on(150)
    hit = fire(at_fire(z, a, edition="war", in_force=SHAKEN, decks={"A": loaded("A", ZERO)}), A="Z")
    assert not hit.plane("Z").disrupted
    shaken: Plane = replace(z, disrupted=True, aimed_at=("A",))
    calm = fire(at_fire(shaken, a, edition="war", in_force=SHAKEN), Z="A")
    assert not calm.state.shots[-1].aimed
    assert not calm.plane("Z").disrupted
    assert fire(again(calm.state, THREE), Z="A").state.shots[-1].aimed


@rule("D-080")
def test_only_the_owner_is_told() -> None:
    z, a = head_on(150)
    hit = fire(at_fire(z, a, edition="war", in_force=SHAKEN, decks={"A": loaded("A", THREE)}), A="Z")
    (told,) = (event for event in hit.events if event.kind == "disrupted")
    assert (told.data["plane"], told.seen_by) == ("Z", (0,))


@rule("D-080")
def test_strain_shakes_and_flames_do_not() -> None:
    rules = InForce(aim=True, disruption=True, special_damage=True)
    a, z = plane("A", 350, 350), plane("Z", 100, 100)
    one = {"A": loaded("A", (1, None))}
    strained = sky(a, z, edition="glory", in_force=rules, illegal_plans="by the book", decks=one)
    told = turn(strained, {"A": (4, STALL, 11), "Z": (4, 5, 6)})
    assert [event["round"] for event in told.all("disrupted")] == [3]
    burning = sky(replace(a, flames=1), z, edition="war", in_force=rules, decks=one)
    assert not turn(burning, {"A": (4, 5, 6), "Z": (4, 5, 6)}).all("disrupted")
