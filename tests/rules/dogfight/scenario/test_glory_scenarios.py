"""The scenarios of Wings of Glory as they are set up."""

from __future__ import annotations

import pytest

from rules.dogfight.scenario.library import scenario
from rules.dogfight.state import State
from tests.rules.dogfight.scenario_scenes import GLORY, at, mustered
from tests.rules.marks import rule


def flies(state: State) -> dict[str, str]:
    return {plane.id: plane.model for plane in state.planes}


def size(state: State) -> tuple[float, float]:
    return state.width, state.length


@rule("D-221")
def test_face_to_face_glory() -> None:
    state = mustered(GLORY, "face-to-face")
    assert size(state) == (700, 700)
    assert at(state, "Z", "A") == [(350, 100, 0), (350, 600, 180)]


@rule("D-223")
def test_a_hard_task_glory() -> None:
    state = mustered(GLORY, "a-hard-task")
    assert size(state) == (1000, 1400)
    assert at(state, "Z", "A") == [(500, 33.75, 0), (500, 1366.25, 180)]
    (task,) = state.missions
    assert (task.kind, task.side, task.by) == ("photograph", "entente", ("A",))


@rule("D-223")
def test_the_target_of_a_hard_task_is_the_enemys() -> None:
    """The heading says so; the line that puts it before the Entente's own side is a variant."""
    state = mustered(GLORY, "a-hard-task")
    assert at(state, "X1") == [(500, 200, 0)]
    assert state.piece("X1").side == "central"
    printed = mustered(GLORY, "a-hard-task", "as-printed")
    assert at(printed, "X1") == [(500, 1200, 180)]
    assert printed.piece("X1").side == "entente"


@rule("D-226")
def test_wings_over_cambrai() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    assert size(state) == (1000, 1400)
    assert at(state, "X1", "T1", "T2") == [(500, 300, 0), (300, 300, 0), (700, 300, 0)]
    assert at(state, "Z", "A") == [(500, 100, 0), (900, 1300, 180)]
    two = mustered(GLORY, "wings-over-cambrai", planes=2)
    assert at(two, "A", "B") == [(900, 1300, 180), (800, 1300, 180)]


@rule("D-230")
def test_bullets_in_the_mud() -> None:
    state = mustered(GLORY, "bullets-in-the-mud")
    assert size(state) == (900, 1100)
    assert at(state, "T1", "M1", "M2") == [(450, 400, 0), (350, 400, 0), (550, 400, 0)]
    assert at(state, "T2", "M3", "M4") == [(450, 700, 180), (550, 700, 180), (350, 700, 180)]
    assert {card.card for card in state.ground} == {"trench", "aa-machine-gun-a"}
    assert at(state, "Z", "A") == [(450, 33.75, 0), (450, 1066.25, 180)]


@rule("D-234")
@pytest.mark.parametrize(
    ("variant", "owner"), [("entente-attacks", "central"), ("central-attacks", "entente")]
)
def test_bullets_in_the_mud_with_ground_cards_on_one_side(variant: str, owner: str) -> None:
    state = mustered(GLORY, "bullets-in-the-mud", variant)
    assert {card.side for card in state.ground} == {owner}
    assert len(state.ground) == 3
    assert flies(state) == {"Z": "albatros-d5a", "A": "spad-13"}
    assert state.goals.scorer != owner
    usual = scenario(GLORY, "bullets-in-the-mud").goals
    assert state.goals.scoring == tuple(term for term in usual.scoring if term.side != owner)
    assert state.goals.ends == usual.ends
