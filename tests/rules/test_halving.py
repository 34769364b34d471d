"""Successive halving: rollouts in the same worlds, with the same luck, for no more than it may cost."""

from __future__ import annotations

import pytest

from rules.baron.title import BARON
from rules.baron.view import BaronView
from rules.dice import Dice, Stream
from rules.engine import Choice, Form
from rules.lookahead.decision import Budget, DecisionProblem
from rules.lookahead.halving import LEAST, MOST, best_of
from rules.lookahead.ideas import ideas
from rules.lookahead.shared_dice import SharedDice
from rules.lookahead.world import Transpositions, World
from rules.values import Frozen, Seat
from tests.rules.baron.scenes import having, scene


def test_what_is_rolled_for_one_thing_does_not_depend_on_what_is_rolled_for_another() -> None:
    few, many = SharedDice(b"luck"), SharedDice(b"luck")
    for _ in range(5):
        many.below(6, "contract")
    many.shuffle(range(9), "deck")
    assert [few.below(100, "inflation") for _ in range(3)] == [many.below(100, "inflation") for _ in range(3)]


def decision(state: Frozen, **budget: int) -> DecisionProblem:
    return DecisionProblem(BARON, state, 0, b"seed", Budget(**budget), lambda: False)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many steps each future took."""
    played: list[int] = []
    play_on = World.play_on

    def counted(world: World, turns: int) -> None:
        play_on(world, turns)
        played.append(world.steps)

    monkeypatch.setattr(World, "play_on", counted)
    return played


def test_no_world_is_begun_once_all_steps_are_spent(steps: list[int]) -> None:
    state = scene("albatros", "fokker", "pfalz")
    mine = ideas(BARON, state, 0, Stream(b"ideas"), 4)
    best_of(decision(state, trials=1_000, steps=24, turns=1), mine)
    rounds, longest = 2, max(steps)
    assert rounds * LEAST * 2 <= len(steps)
    assert sum(steps) <= 24 + rounds * longest * len(mine) + longest * len(mine) * LEAST


def test_no_more_worlds_are_tried_than_tell_ideas_apart(steps: list[int]) -> None:
    state = scene("albatros", "fokker", "pfalz")
    mine = ideas(BARON, state, 0, Stream(b"ideas"), 2)
    best_of(decision(state, trials=1_000, steps=100_000, turns=0), mine)
    assert len(steps) == MOST * len(mine)


def test_an_answer_that_throws_the_game_away_is_not_followed() -> None:
    """The war is all but over: whoever banks now keeps the money."""
    rich = having(scene("albatros", "fokker", "pfalz", german_morale=1), "albatros", marks=20, hand=())
    bank: Choice = {"twice": "bank", "once": "build", "design": "rolls"}
    idle: Choice = {"twice": "research", "once": "build", "design": "rolls"}
    best, worths = best_of(decision(rich, trials=24, steps=400, turns=1), [idle, bank])
    assert best == 1
    assert worths[1] > worths[0]


def test_rivals_whose_place_is_the_same_are_asked_once_in_all_futures_of_a_world() -> None:
    state, transpositions = scene("albatros", "fokker", "pfalz"), Transpositions()
    for marks in (3, 9):
        world = World(BARON, having(state, "fokker", marks=marks), b"world", transpositions)
        world.step({0: world.quick(0)})
    assert sorted(seat for seat, _ in transpositions) == [1, 2]


def test_in_futures_whoever_thinks_goes_by_its_prior_choices_and_all_others_by_the_quick_recipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = scene("albatros", "fokker", "pfalz")
    asked: list[Seat | None] = []
    prior = BARON.prior_choice

    def noted(view: BaronView, form: Form, dice: Dice) -> Choice:
        asked.append(view.seat)
        return prior(view, form, dice)

    monkeypatch.setattr(BARON, "prior_choice", noted)
    decision(state).world(state).play_on(1)
    assert set(asked) == {0}
