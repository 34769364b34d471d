"""What a choice would do to the company that makes it."""

from __future__ import annotations

from typing import Any

from rules.baron.companies.technologies import bonuses
from rules.baron.state import State
from rules.baron.title import BARON
from tests.rules.baron.scenes import FIGURES, having, rated, scene
from words import say

PRINTING_PRESSES = 32


def warned(state: State, **choice: Any) -> list[str]:
    return [say(danger.text) for danger in BARON.foresee(BARON.view(state, 0), choice).dangers]


def windows(stage: str, **own: Any) -> State:
    return having(scene("albatros", "fokker", stage=stage, asked=(0,)), "albatros", **own)


def test_spies_without_anything_to_steal_and_a_bank_without_marks() -> None:
    state = scene("albatros", "fokker")
    assert warned(state, twice="espionage", once="bank") == [
        "Your spies find nothing to steal.",
        "You have no marks to take to the bank.",
    ]
    state = having(having(state, "fokker", technologies=("ailerons",)), "albatros", marks=1)
    assert warned(state, twice="espionage", once="bank") == []


def test_alone_all_but_one_attempt_at_espionage_is_in_vain() -> None:
    state = scene("albatros", mode="solitaire", npcs=("fokker",))
    state = rated(state, fokker=12)
    spying = BARON.foresee(BARON.view(state, 0), {"twice": "espionage", "once": "focused_effort"})
    vain = "Alone you spy only once a turn: 2 more attempts are wasted."
    assert (vain, True) in [(say(danger.text), danger.certain) for danger in spying.dangers]
    assert warned(state, twice="espionage") == ["Alone you spy only once a turn: 1 more attempt is wasted."]
    assert warned(state, twice="build", once="espionage") == []
    crowd = having(scene("albatros", "fokker"), "fokker", technologies=("ailerons",))
    assert warned(crowd, twice="espionage", once="focused_effort") == []


def test_what_may_still_change_is_not_certain() -> None:
    (danger,) = BARON.foresee(BARON.view(scene("albatros", "fokker"), 0), {"twice": "bank"}).dangers
    assert (say(danger.text), danger.certain) == ("You have no marks to take to the bank.", False)


def test_a_wing_design_given_up_adds_less() -> None:
    state = windows("design", wings="triplane", actions={"design": 1})
    lost = bonuses(FIGURES, state.of(0)).fighter
    assert lost > 0
    assert warned(state, wings="keep") == []
    assert warned(state, wings="biplane") == [
        f"Your Fighter rolls would add only 0 for technology, {lost} less than now."
    ]


def test_inflation_of_ones_own_making_takes_ones_own_marks() -> None:
    card = str(PRINTING_PRESSES)
    state = windows("inflation events", hand=(PRINTING_PRESSES,), marks=8)
    assert warned(state, event=card) == ["Inflation costs you 2 of your 8 marks."]
    assert warned(having(state, "albatros", marks=0), event=card) == []
    assert warned(windows("actions", hand=(PRINTING_PRESSES,), marks=8), at_inflation=card) == [
        "Printing Presses costs you marks too."
    ]


def test_the_last_box_of_inflation_ends_the_game() -> None:
    state = scene("albatros", "fokker", stage="inflation events", asked=(0,), inflation=9)
    state = having(state, "albatros", hand=(PRINTING_PRESSES,), marks=8)
    assert warned(state, event=str(PRINTING_PRESSES)) == [
        "Hyperinflation ends the game, and your marks are worth nothing."
    ]


def test_an_ace_of_ones_own() -> None:
    state = windows("war events", aces=("udet",))
    assert warned(state, ace="udet") == [f"{FIGURES.display.supply.aces['udet']} is your own ace."]
    assert warned(state, ace="voss") == []
