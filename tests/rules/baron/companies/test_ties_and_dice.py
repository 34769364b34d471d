"""The glossary: small dice, tie breaking, Preference Rating, the end of the track."""

from __future__ import annotations

from typing import Any

import pytest

from rules.baron.companies.ties import preference_order, tie_breaking_order
from rules.baron.play import Play
from rules.baron.state import State
from rules.dice import Scripted
from tests.rules.baron.scenes import FIGURES, event, having, rated, rolls, scene
from tests.rules.marks import rule


@rule("B-018")
@pytest.mark.parametrize(
    ("amount", "faces"),
    [("1d6", [1, 2, 3, 4, 5, 6]), ("1d3", [1, 1, 2, 2, 3, 3]), ("1d2", [1, 1, 1, 2, 2, 2])],
)
def test_small_dice_are_a_d6_divided_and_rounded_up(amount: str, faces: list[int]) -> None:
    play = Play(scene("fokker", "pfalz"), FIGURES, rolls(die=(1, 2, 3, 4, 5, 6)))
    assert [play.throw(amount, "die") for _ in range(6)] == faces
    assert play.throw("2", "die") == 2


def in_order(state: State, script: dict[str, Any] | None = None) -> tuple[str, ...]:
    play = Play(state, FIGURES, Scripted(script or {}))
    return tie_breaking_order(play, play.state.companies)


@rule("B-021")
def test_most_markers_go_first_then_most_money_then_the_die() -> None:
    state = scene("albatros", "halberstadt", "pfalz")
    for key, marks, gold in (("albatros", 3, 2), ("halberstadt", 6, 0), ("pfalz", 0, 0)):
        state = having(state, key, marks=marks, gold=gold)
    assert in_order(state) == ("pfalz", "halberstadt", "albatros")
    level = having(state, "halberstadt", marks=5)
    assert in_order(level, {"tie": [(1, 0)]}) == ("pfalz", "halberstadt", "albatros")
    assert in_order(level, {"tie": [(0, 1)]}) == ("pfalz", "albatros", "halberstadt")


@rule("B-020")
def test_preference_is_fighter_effectiveness_and_its_ties_use_money_too() -> None:
    state = rated(scene("albatros", "halberstadt", "pfalz"), albatros=6, halberstadt=6, pfalz=5)
    state = having(having(state, "albatros", gold=1), "halberstadt", gold=2)
    play = Play(state, FIGURES, Scripted({"tie": []}))
    assert preference_order(play, state.companies) == ("halberstadt", "albatros", "pfalz")


@rule("B-014")
def test_no_marker_passes_39() -> None:
    state = rated(scene("fokker", "pfalz", german_morale=38, available=38, remaining=38), fokker=38)
    play = Play(state, FIGURES, Scripted({}))
    play.rate("fokker", "fighter", 44, "design")
    play.rate_allies("fighter", 50, "card")
    assert play.state.company("fokker").effectiveness.fighter == 39
    assert play.state.allied.fighter == 39
    assert event(state, "fokker", 59, rolls(event=(6,))).state.german_morale == 39
    after = event(state, "fokker", 52).state
    assert (after.available, after.remaining) == (39, 39)


@rule("B-019")
def test_gold_runs_past_the_48_spaces_of_the_mat() -> None:
    state = having(scene("fokker", "pfalz"), "fokker", gold=47, marks=5)
    play = Play(state, FIGURES, Scripted({}))
    play.convert("fokker", 5)
    assert (play.state.company("fokker").gold, play.state.company("fokker").marks) == (52, 0)
