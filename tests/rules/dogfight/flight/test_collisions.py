"""Collisions at the same height."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.state import Plane, State
from tests.rules.dogfight.high_scenes import (
    NIEUPORT,
    PFALZ_D3,
    balloon,
    before_card,
    bystander,
    high,
    turn,
    turns,
    up,
)
from tests.rules.dogfight.scenes import CAMEL, Told, resolve, stacked
from tests.rules.marks import rule

MILD = stacked("C", *[(0, None)] * 6)
AWAY = ("straight", "straight", "straight")


def meeting(*planes: Plane, **changes: Any) -> State:
    """These airplanes are where they are put after everybody's first straight."""
    usual: dict[str, Any] = {"rules": ["collisions"], "decks": {"A": (1,), "B": (1,), "C": MILD}}
    state = high(*planes, **{**usual, **changes})
    return high(
        *(
            up(
                each.id,
                *_start(state, each),
                each.pose.heading,
                model=each.model,
                level=each.level,
                climb=each.climb,
                flames=each.flames,
            )
            for each in planes
        ),
        **{**usual, **changes},
    )


def _start(state: State, plane: Plane) -> tuple[float, float]:
    pose = before_card(state, plane.id, "straight", plane.pose)
    return pose.x, pose.y


def collided(told: Told, round_: int = 1) -> list[list[str]]:
    return [sorted(each["pieces"]) for each in told.all("collided") if each["round"] == round_]


def fly(state: State) -> Told:
    return turns(state, {each.id: AWAY for each in state.planes})


@rule("D-170")
@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        ((3, 0), (3, 0), True),
        ((3, 1), (3, 2), True),
        ((3, 0), (3, 1), False),
        ((3, 0), (4, 0), False),
        ((3, 2), (2, 2), False),
    ],
)
def test_the_same_level_and_counters_with_both_or_with_neither(
    one: tuple[int, int], other: tuple[int, int], *, meet: bool
) -> None:
    a = up("A", 450, 450, 90, level=one[0], climb=one[1])
    z = up("Z", 460, 455, 0, level=other[0], climb=other[1])
    told = fly(meeting(a, z))
    assert (collided(told) == [["A", "Z"]]) == meet
    assert len(told.plane("A").damage) == meet


@rule("D-170")
def test_cards_that_do_not_overlap_do_not_collide() -> None:
    told = fly(meeting(up("A", 450, 450, 90), up("Z", 450, 450 + 200, 90)))
    assert not told.all("collided")


@rule("D-170")
def test_what_is_out_of_the_game_is_not_in_the_way() -> None:
    state = meeting(up("A", 450, 450, 90), bystander())
    fallen = up("B", 460, 455, 0, status="shot down")
    told = fly(high(*state.planes, fallen, rules=["collisions"], decks=state.decks))
    assert not told.all("collided")


@rule("D-170")
def test_nothing_of_it_happens_while_the_rule_is_off() -> None:
    told = fly(meeting(up("A", 450, 450, 90), up("Z", 460, 455, 0), rules=[]))
    assert not told.all("collided")
    assert not told.plane("A").damage


@rule("D-170", "D-171")
def test_the_nieuport_the_balloon_the_pfalz_and_the_camel() -> None:
    """The book's example: everybody at level 2, only the Camel without counters."""
    nieuport = up("A", 500, 500, 90, model=NIEUPORT, level=2, climb=2)
    camel = up("B", 420, 570, 0, model=CAMEL, level=2, climb=0)
    pfalz = up("Z", 545, 500, 0, model=PFALZ_D3, level=2, climb=3)
    drachen = balloon("B1", 450, 545, level=2, climb=1)
    told = fly(meeting(nieuport, camel, pfalz, balloons=(drachen,)))
    assert sorted(collided(told)) == [["A", "B1"], ["A", "Z"]]
    first = {
        name: len([e for e in told.all("drew") if e["plane"] == name and e["round"] == 1])
        for name in ("A", "B", "Z", "B1")
    }
    assert first == {"A": 2, "B": 0, "Z": 1, "B1": 1}


@rule("D-171")
def test_friends_collide_too_and_each_takes_a_c_card() -> None:
    told = fly(meeting(up("A", 450, 450, 90), up("B", 460, 455, 0), bystander()))
    assert collided(told) == [["A", "B"]]
    assert [taken.deck for taken in (*told.plane("A").damage, *told.plane("B").damage)] == ["C", "C"]


@rule("D-171")
def test_points_and_explosions_count_and_fire_does_not() -> None:
    deck = stacked("C", (4, "fire"), (8, "smoke"))
    state = meeting(
        up("A", 450, 450, 90),
        up("Z", 460, 455, 0),
        rules=["collisions", "special_damage"],
        decks={"A": (1,), "B": (1,), "C": deck},
    )
    told = fly(state)
    assert (told.plane("A").flames, told.plane("Z").smoke) == (0, 0)
    assert not told.all("burning")
    boom = meeting(
        up("A", 450, 450, 90),
        up("Z", 460, 455, 0),
        decks={"A": (1,), "B": (1,), "C": stacked("C", (0, "explosion"), (0, None))},
    )
    assert fly(boom).plane("A").status == "exploded"


@rule("D-171")
def test_it_takes_effect_with_the_rounds_fire() -> None:
    state = meeting(
        up("A", 450, 450, 90),
        up("Z", 460, 455, 0),
        decks={"A": (1,), "B": (1,), "C": stacked("C", (0, "explosion"), (0, None))},
    )
    told = fly(state)
    assert told.kinds().index("collided") < told.kinds().index("exploded")
    assert told.one("exploded")["by"] == []


@rule("D-170")
def test_parked_airplanes_may_overlap_in_peace() -> None:
    a, b = up("A", 450, 450, 0, level=0, climb=0), up("B", 460, 455, 90, level=0, climb=0)
    state = high(a, b, bystander(), rules=["collisions"])
    told = turn(state, A=("left", "right", "straight"), B=("left", "right", "straight"))
    assert not told.all("collided")


@rule("D-170", "D-149")
@pytest.mark.parametrize(("x", "meet"), [(455.0, True), (450.0, False)])
def test_who_taxies_into_a_parked_airplane_collides_with_it(x: float, *, meet: bool) -> None:
    a, b = up("A", 450, 450, 0, level=0, climb=0), up("B", 495, 450, 0, level=0, climb=0)
    state = high(a, b, bystander(), rules=["collisions"], decks={"A": (1,), "B": (1,), "C": MILD})
    stay = ("left", "right", "straight")
    asked = turn(state, {"A.ground": "ask"}, A=stay, B=stay)
    told = resolve(asked.state, {1: {"A.taxi": "move", "A.spot": (x, 450.0), "A.heading": 0}})
    assert [(each["round"], each["pieces"]) for each in told.all("collided")] == [(2, ["A", "B"])] * meet
