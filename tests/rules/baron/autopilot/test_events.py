"""The stand-in's events: aimed at somebody they can hit, and none that it never thinks of."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.state import State
from rules.baron.title import BARON
from rules.dice import Stream
from rules.engine import Choice
from tests.rules.baron.scenes import at, having, scene

ENGINES = tuple(f"better_engines_{level}" for level in range(1, 5))
CAREFUL_PREPARATIONS, HEADHUNTING, INDUSTRIAL_SPIES, MUTINIES, FIRE = "56", "44", "47", "60", "19"


def chooses(state: State) -> Choice:
    """Seat 0's answer, by the stand-in."""
    return BARON.autopilot(BARON.view(state, 0), at(state).form(0), Stream(b"luck"))


def holding(event: str, **changes: object) -> State:
    state = scene("halberstadt", "albatros", "fokker", "pfalz")
    return having(state, "halberstadt", hand=(int(event),), **changes)


def test_it_hunts_the_head_of_somebody_who_has_one() -> None:
    """Fokker's engineer, the richest rival's, cannot be taken."""
    state = having(holding(HEADHUNTING), "fokker", gold=60)
    assert chooses(state)["at_resolve"] == "orders"
    state = having(state, "pfalz", engineer=True)
    assert (chooses(state)["at_resolve"], chooses(state)["at_resolve_target"]) == (HEADHUNTING, "pfalz")


def test_it_sets_fire_to_factories_that_can_burn() -> None:
    """Albatros keeps its four; the Ailerons, which it has, are of no more use."""
    state = having(holding(FIRE, technologies=("ailerons",)), "albatros", gold=90)
    state = having(state, "pfalz", factories=3)
    assert (chooses(state)["at_resolve"], chooses(state)["at_resolve_target"]) == (FIRE, "pfalz")


def test_it_spies_with_industrial_spies() -> None:
    """What others own is worth much and hard to steal, and the war is too old for research."""
    owned = ("ailerons", "agile", "thick_wings", "cantilevered_wings", "streamlining", "welded_steel")
    state = replace(holding(INDUSTRIAL_SPIES, technologies=("synchronized_gun",)), german_morale=9)
    state = having(having(state, "fokker", technologies=ENGINES), "albatros", technologies=owned)
    chosen = chooses(having(state, "halberstadt", factories=9))
    assert "espionage" in (chosen["twice"], chosen["once"])
    assert chosen["at_resolve"] == INDUSTRIAL_SPIES


def test_it_stirs_mutinies_when_victory_is_near_and_its_marks_are_many() -> None:
    state = replace(holding(MUTINIES, technologies=ENGINES, marks=20), allied_morale=5)
    assert chooses(state)["at_war"] == MUTINIES
    assert chooses(having(replace(state, allied_morale=20), "halberstadt", marks=0))["at_war"] == "orders"


def test_it_prepares_carefully_when_its_prototypes_have_crashed() -> None:
    """With nothing left to design it takes to something else; its engines are the best there are."""
    state = holding(CAREFUL_PREPARATIONS, technologies=ENGINES)
    assert chooses(state)["at_resolve"] == "ask"
    assert chooses(having(state, "halberstadt", technologies=()))["at_resolve"] == "orders"
    asked = replace(state, stage="resolve events", asked=(0,))
    asked = having(asked, "halberstadt", slots=("design", "focused_effort"), actions={"design": 1})
    chosen = chooses(asked)
    assert chosen["event"] == CAREFUL_PREPARATIONS
    assert chosen["twice"] != "design" or chosen["once"] != "focused_effort"
