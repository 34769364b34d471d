"""The stand-in's events: aimed at somebody they can hit, and none that it never thinks of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.companies.slots import count_actions
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.view import Action
from rules.dice import Stream
from rules.engine import Choice
from tests.rules.baron.scenes import at, having, scene

ENGINES = tuple(f"better_engines_{level}" for level in range(1, 5))
CAREFUL_PREPARATIONS, HEADHUNTING, INDUSTRIAL_SPIES, MUTINIES, FIRE = "56", "44", "47", "60", "19"
PROTOTYPE_CRASHES, RESEARCH_GRANT, TALENTED_ENGINEER = "23", "53", "34"
AGILE = ("ailerons", "agile")


def chooses(state: State) -> Choice:
    """Seat 0's answer, by the stand-in."""
    return BARON.autopilot(BARON.view(state, 0), at(state).form(0), Stream(b"luck"))


def holding(event: str, **changes: object) -> State:
    state = scene("halberstadt", "albatros", "fokker", "pfalz")
    return having(state, "halberstadt", hand=(int(event),), **changes)


def plays(state: State, *laid: Action, **others: tuple[Action, ...]) -> Choice:
    """Its answer in Resolve Actions, when it and the others have laid out these cards."""
    for key, cards in {"halberstadt": laid, **others}.items():
        state = having(state, key, slots=cards, actions=count_actions(cards))
    return chooses(replace(state, stage="resolve events", asked=(0, 1)))


LATE = 1
"""German morale with which the war is nearly over."""


@pytest.mark.parametrize("card", [CAREFUL_PREPARATIONS, HEADHUNTING, INDUSTRIAL_SPIES, MUTINIES, FIRE])
def test_what_it_asks_for_does_not_tell_what_it_holds(card: str) -> None:
    """Who asks to be asked is told to all, and so is who waits for what others play."""
    early, late = holding(card), replace(holding(card), german_morale=LATE)
    assert chooses(early)["at_resolve"] != "ask", "an engine is worth more"
    assert chooses(having(early, "halberstadt", technologies=ENGINES))["at_resolve"] == "ask"
    assert chooses(late)["at_resolve"] == "ask"
    assert plays(late, "research", "build")["event"] in {"wait", card}


def test_it_asks_no_more_once_careful_preparations_lie_with_the_discards() -> None:
    late = replace(holding(MUTINIES), german_morale=LATE)
    assert chooses(replace(late, discards=(int(CAREFUL_PREPARATIONS),)))["at_resolve"] != "ask"


def test_alone_it_orders_its_events() -> None:
    """There is nobody to notice, and Careful Preparations do nothing."""
    state = scene("halberstadt", mode="solitaire", npcs=("albatros", "fokker", "pfalz"))
    state = having(
        state, "halberstadt", hand=(int(TALENTED_ENGINEER),), technologies=(*ENGINES, "thick_wings")
    )
    assert chooses(state)["at_resolve"] == TALENTED_ENGINEER


def test_it_hunts_the_head_of_somebody_who_has_one() -> None:
    """Fokker's engineer, the richest rival's, cannot be taken."""
    state = having(holding(HEADHUNTING), "fokker", gold=60)
    assert plays(state, "design", "build")["event"] == "wait"
    chosen = plays(having(state, "pfalz", engineer=True), "design", "build")
    assert (chosen["event"], chosen["target"]) == (HEADHUNTING, "pfalz")


def test_it_sets_fire_to_factories_that_can_burn() -> None:
    """Albatros keeps its four; the Ailerons, which it has, are of no more use."""
    state = having(holding(FIRE, technologies=("ailerons",)), "albatros", gold=90)
    chosen = plays(having(state, "pfalz", factories=3), "design", "build")
    assert (chosen["event"], chosen["target"]) == (FIRE, "pfalz")


def test_it_spies_with_industrial_spies() -> None:
    """What others own is worth much and hard to steal, and the war is too old for research."""
    owned = ("ailerons", "agile", "thick_wings", "cantilevered_wings", "streamlining", "welded_steel")
    state = replace(holding(INDUSTRIAL_SPIES, technologies=("synchronized_gun",)), german_morale=9)
    state = having(having(state, "fokker", technologies=ENGINES), "albatros", technologies=owned)
    state = having(state, "halberstadt", factories=9)
    chosen = chooses(state)
    assert "espionage" in (chosen["twice"], chosen["once"])
    assert plays(state, "espionage", "build")["event"] == INDUSTRIAL_SPIES
    assert plays(state, "bank", "build")["event"] == "wait"


def test_its_prototypes_crash_at_somebody_who_designs() -> None:
    """Fokker is the richest, but only Pfalz designs; without a design the card is kept."""
    state = having(holding(PROTOTYPE_CRASHES, technologies=AGILE), "fokker", gold=60)
    chosen = plays(state, "build", "bank", fokker=("build", "bank"), pfalz=("design", "bank"))
    assert (chosen["event"], chosen["target"]) == (PROTOTYPE_CRASHES, "pfalz")
    assert plays(state, "build", "bank", fokker=("build", "bank"), pfalz=("bank", "build"))["event"] == "wait"


def test_it_stirs_mutinies_when_victory_is_near_and_its_marks_are_many() -> None:
    state = replace(holding(MUTINIES, technologies=ENGINES, marks=20), allied_morale=5)
    assert chooses(state)["at_war"] == MUTINIES
    assert chooses(having(replace(state, allied_morale=20), "halberstadt", marks=0))["at_war"] == "orders"


def test_it_prepares_carefully_when_its_prototypes_have_crashed() -> None:
    """With nothing left to design it takes to something else; its engines are the best there are."""
    state = holding(CAREFUL_PREPARATIONS, technologies=ENGINES)
    assert chooses(state)["at_resolve"] == "ask"
    asked = replace(state, stage="resolve events", asked=(0,))
    asked = having(asked, "halberstadt", slots=("design", "focused_effort"), actions={"design": 1})
    chosen = chooses(asked)
    assert chosen["event"] == CAREFUL_PREPARATIONS
    assert chosen["twice"] != "design" or chosen["once"] != "focused_effort"


def test_it_takes_a_research_grant_while_there_is_time_to_use_its_cards() -> None:
    early = holding(RESEARCH_GRANT)
    assert chooses(early)["at_resolve"] == RESEARCH_GRANT
    assert plays(replace(early, german_morale=LATE), "research", "build")["event"] == "wait"
