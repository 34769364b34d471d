"""A stand-in whose airplane is on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Stream
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.high_scenes import bystander, field, high, up
from tests.rules.dogfight.scenes import HANGAR


def parked(y: float = 350, heading: float = 0, **changes: Any) -> State:
    a = up("A", 450, y, heading, **{"level": 0, "climb": 0, **changes})
    return high(a, bystander(), landing_fields=(field(450, 550, 90, 500),), rules=["special_damage"])


def plan(state: State, luck: bytes = b"luck") -> list[str]:
    """The kinds of the cards it plans, checked by the rules."""
    choice = DOGFIGHT.autopilot(
        DOGFIGHT.view(state, 1), lambda partial: DOGFIGHT.fields(state, 1, partial), Stream(luck)
    )
    DOGFIGHT.check(state, 1, choice)
    deck = HANGAR.airplane(state.plane("A").model, state.in_force).cards
    return [deck[int(str(choice[f"A.{slot}"]))].kind for slot in ("first", "second", "third")]


@pytest.mark.parametrize("changes", [{}, {"flames": 1}])
def test_it_takes_off_when_it_can(changes: dict[str, int]) -> None:
    assert plan(parked(**changes)) == ["stall", "straight", "climb"]


@pytest.mark.parametrize(
    "changes",
    [
        {"y": 700},  # too near the end of the field
        {"heading": 90},  # across it
        {"y": 200},  # not on it
        {"flames": 2},
        {"still": 1},
    ],
)
def test_else_it_stays_where_it_is(changes: dict[str, Any]) -> None:
    assert plan(parked(**changes)) != ["stall", "straight", "climb"]


@pytest.mark.parametrize("luck", [b"1", b"2", b"3"])
def test_once_up_it_flies_on_by_judgement(luck: bytes) -> None:
    """The edge is near: what follows the climb must turn away from it."""
    state = parked(run="speeding")
    near = high(*state.planes, landing_fields=state.landing_fields, length=600.0)
    climb, *rest = plan(near, luck)
    assert climb == "climb"
    assert "turn" in rest
