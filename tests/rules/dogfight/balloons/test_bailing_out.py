"""Bailing out: when observers jump, and when they are lost."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.balloons.bailing_out import BailOut
from rules.dogfight.fire.phase import Fire
from rules.dogfight.state import Balloon, State
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.ground_scenes import fire, run
from tests.rules.dogfight.high_scenes import balloon, high, turn, up
from tests.rules.dogfight.scenes import Told, orders, resolve, stacked
from tests.rules.marks import rule


def scene(*balloons: Balloon, **changes: Any) -> State:
    z, a = up("Z", 1500, 300, level=9), up("A", 500, 300, level=9)
    return high(a, z, balloons=balloons, rules=["balloons", "bailing_out", "special_damage"], **changes)


def manned(**changes: Any) -> Balloon:
    return balloon("B1", 1000, 1000, **{"observers": 2, **changes})


def basket(told: Told) -> tuple[int, int]:
    piece = told.state.piece("B1")
    assert isinstance(piece, Balloon)
    return piece.observers, piece.observers_lost


def shot_at(*cards: tuple[int, str | None], **changes: Any) -> Told:
    """A fires at B1 at long or short range, and these cards are on top of deck A."""
    state = scene(
        manned(**changes), decks={"A": stacked("A", *cards), "B": (1,), "C": stacked("C", (0, None))}
    )
    attacker = up("A", 1000, 1000 - 60 - (150 if len(cards) == 1 else 90), 0, level=3)
    planes = tuple(attacker if each.id == "A" else each for each in state.planes)
    return fire(
        high(*planes, balloons=state.balloons, decks=state.decks, round=1, rules=["balloons", "bailing_out"])
    )


@rule("D-168")
def test_every_balloon_carries_two_observers_that_all_can_see() -> None:
    (seen,) = DOGFIGHT.view(scene(manned()), None).balloons
    assert (seen.observers, seen.observers_lost) == (2, 0)
    (other,) = DOGFIGHT.view(high(up("A"), up("Z"), balloons=(manned(observers=0),)), None).balloons
    assert other.observers is None


@rule("D-168")
def test_they_jump_at_the_end_of_a_round_and_are_safe() -> None:
    asked = turn(scene(manned()), {"B1.bail": "ask"})
    assert (asked.state.stage, asked.state.round) == ("bail", 1)
    assert DOGFIGHT.pending(asked.state).keys() == {0}
    told = resolve(asked.state, {0: {"B1.bail": "jump"}})
    assert told.one("bailed_out") == {"round": 1, "balloon": "B1", "observers": 2}
    assert basket(told) == (0, 0)
    assert told.state.stage == "plan"


@rule("D-168")
def test_who_stays_is_asked_again_after_the_next_round() -> None:
    asked = turn(scene(manned()), {"B1.bail": "ask"})
    told = resolve(asked.state, {0: {"B1.bail": "stay"}})
    assert (told.state.stage, told.state.round) == ("bail", 2)


@rule("D-168")
@pytest.mark.parametrize(
    ("order", "state", "jump"),
    [
        ("burning", {"flames": 1}, True),
        ("burning", {"noted": 3}, False),
        ("damaged", {"noted": 3}, True),
        ("damaged", {}, False),
        ("never", {"flames": 1, "noted": 3}, False),
    ],
)
def test_orders_for_them_are_given_with_the_plan(order: str, state: dict[str, int], *, jump: bool) -> None:
    mild = {"A": stacked("A", *[(0, None)] * 5), "B": (1,), "C": (1,)}
    told = turn(scene(manned(**state), decks=mild), {"B1.bail": order})
    assert told.state.stage == "plan"
    assert bool(told.all("bailed_out")) == jump


@rule("D-168")
@pytest.mark.parametrize(("level", "may"), [(2, True), (1, False), (0, False)])
def test_too_low_they_cannot_jump(level: int, *, may: bool) -> None:
    state = scene(
        manned(level=level, flames=1), decks={"A": stacked("A", *[(0, None)] * 5), "B": (1,), "C": (1,)}
    )
    assert ("B1.bail" in {field.name for field in DOGFIGHT.fields(state, 0, {})}) == may
    assert bool(turn(state).all("bailed_out")) == may


@rule("D-169")
def test_aboard_an_exploding_balloon_they_are_lost() -> None:
    told = shot_at((0, "explosion"))
    assert told.one("balloon_lost")["how"] == "exploded"
    assert told.one("observer_lost") == {"round": 1, "balloon": "B1", "observers": 2}
    assert basket(told) == (0, 2)


@rule("D-169")
def test_a_balloon_that_merely_falls_takes_nobody_with_it() -> None:
    told = shot_at((5, None), noted=21)
    assert told.one("balloon_lost")["how"] == "destroyed"
    assert basket(told) == (2, 0)


@rule("D-169")
@pytest.mark.parametrize(("points", "lost"), [(3, 2), (5, 1)])
def test_an_observer_card_of_3_points_costs_both_and_another_one(points: int, lost: int) -> None:
    told = shot_at((points, "crew"))
    assert told.one("observer_lost")["observers"] == lost
    assert basket(told) == (2 - lost, lost)


@rule("D-169")
def test_nobody_is_lost_twice() -> None:
    told = shot_at((3, "crew"), observers=1, observers_lost=1)
    assert basket(told) == (0, 2)
    empty = shot_at((3, "crew"), observers=0)
    assert not empty.all("observer_lost")


@rule("D-169")
def test_flames_burn_no_observer_off() -> None:
    """Of the cards that flames draw only points and explosions count."""
    deck = {"A": stacked("A", (3, "crew")), "B": (1,), "C": (1,)}
    told = turn(scene(manned(flames=1), decks=deck), {"B1.bail": "never"})
    assert told.one("burnt")["plane"] == "B1"
    assert basket(told) == (2, 0)


@rule("D-168")
@pytest.mark.parametrize(("cards", "asked"), [([(1, None)], True), ([], False)])
def test_who_wants_to_be_asked_when_the_balloon_is_hit_is_asked_only_then(
    cards: list[tuple[int, str | None]], *, asked: bool
) -> None:
    attacker = up("A", 1000, 1000 - 60 - 150, 0, level=3) if cards else up("A", 500, 300, level=9)
    state = high(
        attacker,
        up("Z", 1500, 300, level=9),
        balloons=(manned(),),
        decks={"A": stacked("A", *(cards or [(0, None)])), "B": (1,), "C": (1,)},
        round=1,
        rules=["balloons", "bailing_out"],
        standing=orders(bail="hit"),
    )
    told = run(state, Fire(), BailOut())
    assert bool(told.state.asked) is asked


@rule("D-168")
def test_observers_told_once_to_stay_stay() -> None:
    told = turn(scene(manned(flames=1), standing=orders(bail="never")))
    assert basket(told) == (2, 0)
    assert basket(turn(told.state)) == (2, 0)
    assert basket(turn(scene(manned(flames=1)))) == (0, 0)
