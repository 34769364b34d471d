"""Orders with a condition: an event is played, or its owner is asked, only if it holds."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.cards.conditions import CONDITIONS, holds
from rules.baron.standing import Order, When
from rules.baron.state import Report, State
from rules.baron.view import InflationView, Window
from tests.rules.baron.scenes import FIGURES, Told, company, having, ordered, rated, run, scene, window


def three(**fighters: int) -> State:
    return rated(scene("albatros", "halberstadt", "fokker"), **fighters)


def inflated(percent: int) -> State:
    inflation = InflationView("roll", 3, percent, 1, {})
    return replace(three(), report=Report(inflations=(inflation,)))


YES: dict[When, State] = {
    "always": three(),
    "designs": having(three(), "fokker", actions={"design": 1}),
    "spies": having(three(), "halberstadt", actions={"espionage": 2}),
    "own design": having(three(), "albatros", actions={"design": 1}),
    "own spying": having(three(), "albatros", actions={"espionage": 1}),
    "late": three(halberstadt=5, fokker=6),
    "first": three(albatros=5),
    "hit": inflated(25),
    "calm": inflated(0),
    "end": replace(three(), allied_morale=6),
    "outclassed": replace(three(), allied=replace(three().allied, fighter=9)),
}
NO: dict[When, State] = {
    "designs": having(three(), "albatros", actions={"design": 1}),
    "spies": having(three(), "albatros", actions={"espionage": 2}),
    "own design": YES["designs"],
    "own spying": YES["spies"],
    "late": three(halberstadt=5, albatros=5, fokker=4),
    "first": three(fokker=5),
    "hit": inflated(0),
    "calm": inflated(50),
    "end": three(),
    "outclassed": three(fokker=9),
}


def test_every_condition_has_its_window() -> None:
    assert {when for of in CONDITIONS.values() for when in of} == set(YES)


@pytest.mark.parametrize("when", YES)
def test_a_condition_that_holds(when: When) -> None:
    assert holds(YES[when], FIGURES, YES[when].of(0), when)


@pytest.mark.parametrize("when", NO)
def test_a_condition_that_does_not_hold(when: When) -> None:
    assert not holds(NO[when], FIGURES, NO[when].of(0), when)


def test_a_tie_that_a_die_would_have_to_break_counts_both_ways() -> None:
    """Whoever wants to be asked if third is asked where the die may make it third."""
    state = scene("albatros", "halberstadt", "fokker")
    for key in ("albatros", "halberstadt", "fokker"):
        state = having(state, key, gold=5, engineer=False)
    assert holds(state, FIGURES, state.of(0), "late")
    assert holds(state, FIGURES, state.of(0), "first")


def asking(state: State, of: Window, when: When) -> Told:
    state = having(state, "albatros", hand=(66,))
    return run(window(of), ordered(state, 0, events={of: Order("ask", "", when)}))


@pytest.mark.parametrize(
    ("of", "when"), [(of, when) for of, whens in CONDITIONS.items() for when in whens if when != "always"]
)
def test_who_asks_under_a_condition_is_asked_only_if_it_holds(of: Window, when: When) -> None:
    assert asking(YES[when], of, when).state.asked == (0,)
    assert asking(NO[when], of, when).state.asked == ()
    assert asking(NO[when], of, "always").state.asked == (0,)


def planned(state: State, card: int, **order: Any) -> Told:
    of = FIGURES.event_of(card).window
    state = having(state, "albatros", hand=(card,))
    return run(window(of), ordered(state, 0, events={of: Order(str(card), **order)}))


def test_an_event_is_played_only_if_its_condition_holds() -> None:
    assert planned(inflated(25), 20, when="hit").one("played")["card"] == 20
    calm = planned(inflated(0), 20, when="hit")
    assert (calm.kinds(), calm["albatros"].hand) == ([], (20,))


def test_an_event_waits_for_its_target_to_design() -> None:
    state = having(three(), "halberstadt", factories=3)
    state = having(state, "fokker", actions={"design": 1})
    assert planned(state, 19, target="halberstadt", when="designs").kinds() == ["lapsed"]
    state = having(state, "halberstadt", actions={"design": 2})
    assert planned(state, 19, target="halberstadt", when="designs").one("played")["target"] == "halberstadt"


def test_whoever_leads_means_one_of_those_the_condition_names() -> None:
    state = having(having(three(halberstadt=9), "halberstadt", factories=3), "fokker", factories=3)
    state = having(state, "fokker", actions={"espionage": 1})
    assert planned(state, 19, target="leader", when="spies").one("played")["target"] == "fokker"


def test_one_that_nobody_plays_designs_every_turn() -> None:
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"))
    assert holds(state, FIGURES, state.of(0), "designs")
    assert not holds(state, FIGURES, company("albatros", None), "spies")
