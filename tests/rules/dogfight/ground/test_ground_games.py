"""Random games over a front with guns, balloons and rockets: the laws, where the scenarios do not reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from rules.at_random import random_choice
from rules.dice import Stream, derive
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Step
from rules.values import Event, Seat
from tests.rules.dogfight.ground_scenes import balloon, card, front
from tests.rules.dogfight.scenes import plane

FRONTS = {
    "flat": ("special_damage", "aim", "adjusting_aim"),
    "alone": ("special_damage", "solitaire_gunner"),
    "high": ("special_damage", "adjusting_aim", "altitude"),
}


def a_front(name: str) -> State:
    """Two rocket-armed airplanes against a defended balloon, and a gunner who flies nothing."""
    seat = None if name == "alone" else 2
    high = {"level": 2, "climb": 1} if name == "high" else {}
    state = front(
        plane("A", 400, 200, 0, equipment=("rockets", "incendiary bullets"), **high),
        plane("B", 520, 200, 0, equipment=("rockets",), **high),
        plane("Z", 450, 800, 180, **high),
        balloon("B1", 450, 600, 180, seat=seat, level=high.get("level", 0)),
        card("T1", 300, 500, 180, seat=seat),
        card("M1", 600, 500, 180, seat=seat),
        card("G1", 450, 450, seat=seat),
        card("G2", 150, 700, seat=seat),
        rules=FRONTS[name],
        width=900.0,
        length=900.0,
        turn_limit=8,
    )
    return replace(state, round=0, stage="plan", flown=())


def games(name: str, seed: int) -> Iterator[tuple[State, Step[State] | None]]:
    """Every state of a random game, with the step that led to it."""
    dice = Stream(derive(b"ground games", name, seed))
    state, step = a_front(name), None
    while not state.outcome:
        yield state, step
        choices = {
            seat: random_choice(partial(DOGFIGHT.fields, state, seat), dice)
            for seat in DOGFIGHT.pending(state)
        }
        for seat, choice in choices.items():
            DOGFIGHT.check(state, seat, choice)
        step = DOGFIGHT.resolve(state, choices, dice)
        state = step.state
    yield state, step


@pytest.mark.parametrize("name", FRONTS)
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold(name: str, seed: int) -> None:
    census = DOGFIGHT.census(a_front(name))
    for state, step in games(name, seed):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert DOGFIGHT.census(state) == census
        if step is not None:
            assert (
                msgspec.json.decode(msgspec.json.encode(step.events), type=tuple[Event, ...]) == step.events
            )
        dice = Stream(derive(b"dreams", name, seed, state.turn, state.round))
        for seat in (0, 1, 2, None):
            _same_to(seat, state, DOGFIGHT.imagine(state, seat, dice))


def _same_to(seat: Seat | None, state: State, sampled: State) -> None:
    assert DOGFIGHT.view(sampled, seat) == DOGFIGHT.view(state, seat)
    owing = DOGFIGHT.pending(state)
    assert DOGFIGHT.pending(sampled) == owing
    if seat is not None and seat in owing:
        assert DOGFIGHT.briefing(sampled, seat) == DOGFIGHT.briefing(state, seat)
        assert DOGFIGHT.fields(sampled, seat, {}) == DOGFIGHT.fields(state, seat, {})


@pytest.mark.parametrize("name", FRONTS)
def test_defaults_are_legal_and_end_the_game(name: str) -> None:
    state, dice = a_front(name), Stream(b"defaults")
    steps = 0
    while not state.outcome:
        choices = {seat: DOGFIGHT.default(state, seat) for seat in DOGFIGHT.pending(state)}
        for seat, choice in choices.items():
            DOGFIGHT.check(state, seat, choice)
        state = DOGFIGHT.resolve(state, choices, dice).state
        steps += 1
    assert steps <= 8


def test_everything_happens_now_and_then() -> None:
    seen: set[str] = set()
    for name in FRONTS:
        for seed in range(4):
            for _, step in games(name, seed):
                seen |= {event.kind for event in step.events} if step else set()
    wanted = {"placed", "adjusted", "burst", "reloading", "ranging", "hit", "launched", "rocket_missed"}
    assert wanted <= seen
