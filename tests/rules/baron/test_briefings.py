"""What a seat is told with a question stays with that seat; what all may know of it says no more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.state import DesignPlan, State
from rules.baron.title import BARON
from tests.rules.baron.scenes import having, scene
from words import say


def designing(actions: int) -> State:
    state = having(scene("albatros", "fokker", stage="design"), "fokker", actions={"design": actions})
    return replace(state, asked=(1,))


def spying(attempts: int) -> State:
    state = having(scene("albatros", "fokker", stage="espionage"), "fokker", actions={"espionage": attempts})
    return replace(state, asked=(1,))


STATES: dict[str, State] = {
    "Lay out 2 Action cards for Fokker.": scene("albatros", "fokker"),
    "Lay out 3 Action cards for Fokker.": scene("albatros", "fokker", mode="campaign"),
    "You wanted to be asked here.": scene("albatros", "fokker", stage="war events", asked=(1,)),
    "Business Arrangements: now you choose.": scene(
        "albatros", "fokker", stage="resolve events", asked=(1,), partners=(("albatros", "fokker"),)
    ),
    "You have 1 attempt left.": spying(1),
    "You have 2 attempts left.": spying(2),
    "You have 1 Design Action.": designing(1),
    "You have 3 Design Actions.": designing(3),
    "You drew 3 cards.": scene("albatros", "halberstadt", stage="research", asked=(1,), drawn=3),
    "You can convert up to 4.": having(
        scene("albatros", "fokker", stage="bank", asked=(1,), limits={1: 4}), "fokker", marks=9
    ),
    "You are number 3 of 3 in line for contracts.": scene(
        "albatros", "roland", "fokker", stage="contracts", asked=(1,), order=("albatros", "fokker", "roland")
    ),
}


@pytest.mark.parametrize("text", STATES)
def test_the_one_who_is_asked_is_told_how_things_stand(text: str) -> None:
    state = STATES[text]
    assert say(BARON.briefing(state, 1)) == text
    assert text not in [say(decision.title) for decision in BARON.pending(state).values()]


def test_a_roll_that_was_to_be_asked_for_is_announced_as_such() -> None:
    state = replace(designing(2), plans={1: DesignPlan(rolls=("ask",), begun=True)})
    assert BARON.pending(state)[1].kind == "roll"
    assert say(BARON.briefing(state, 1)) == "You wanted to be asked here."
