"""Targets: whom a gun fires at, of those it can reach, and who decides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.fire.phase import sights
from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Order, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Pick
from tests.rules.dogfight.scenes import (
    BREGUET,
    EDITIONS,
    HANGAR,
    STALL,
    Told,
    at_fire,
    before,
    chased,
    fire,
    head_on,
    hurt,
    plane,
    targets,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)


def taken(told: Told, name: str) -> int:
    return len(told.plane(name).damage)


def between_two(edition: Edition = "glory") -> State:
    """Z with A ahead on the left at short range and B on the right at long range."""
    return at_fire(plane("Z", 350, 200), plane("A", 310, 310), plane("B", 400, 380), edition=edition)


@rule("D-028")
@both
def test_a_fighter_fires_at_one_target_of_its_owners_choice_or_not_at_all(edition: Edition) -> None:
    state = between_two(edition)
    assert targets(state) == {"Z.front": ["A", "B"]}
    field = DOGFIGHT.fields(state, 0, {})[0]
    assert isinstance(field, Pick)
    assert [option.value for option in field.options] == ["A", "B", "hold"]
    for target in ("A", "B"):
        told = fire(state, Z=target)
        assert [shot["target"] for shot in told.all("fired")] == [target]
    assert not fire(state).all("fired")


@rule("D-028")
@pytest.mark.parametrize(("order", "target"), [("closest", "A"), ("weakest", "B"), ("hold", None)])
def test_a_standing_order_chooses_without_asking(order: Order, target: str | None) -> None:
    planes = plane("Z", 350, 200), plane("A", 310, 310), hurt(plane("B", 400, 380), 35)
    state = before(STALL, *planes)
    told = turn(state, {"A": (STALL, 1, 2), "B": (STALL, 1, 2), "Z": (STALL, 1, 2)}, Z=order)
    first = [shot["target"] for shot in told.all("fired") if shot["round"] == 1]
    assert first == ([] if target is None else [target])
    assert told.state.stage == "plan"


@rule("D-028")
def test_who_wants_to_be_asked_is_asked_when_there_is_a_target_and_only_then() -> None:
    told = turn(before(STALL, *chased(gap=80)), {"A": (STALL, 1, 2), "Z": (STALL, 1, 2)}, A="ask", Z="ask")
    assert told.one("asked") == {"round": 1, "seats": [0]}
    assert DOGFIGHT.pending(told.state).keys() == {0}
    assert DOGFIGHT.pending(told.state)[0].kind == "fire"
    after = fire(told.state, Z="A")
    assert after.one("fired")["round"] == 1
    assert [move.round for move in after.state.flown if move.plane == "Z"][:2] == [1, 2]


@rule("D-028", "D-024")
def test_nobodys_shot_is_told_before_all_who_were_asked_have_answered() -> None:
    told = turn(
        before(STALL, *head_on(gap=120)), {"A": (STALL, 4, 5), "Z": (STALL, 4, 5)}, A="closest", Z="ask"
    )
    assert not told.all("fired")
    assert not told.state.shots
    after = fire(told.state)
    assert [shot["shooter"] for shot in after.all("fired") if shot["round"] == 1] == ["A"]


@rule("D-028")
def test_a_target_out_of_reach_cannot_be_chosen() -> None:
    with pytest.raises(IllegalChoice, match="can't hit “X” with its front gun, only A or B"):
        DOGFIGHT.check(between_two(), 0, {"Z.front": "X"})
    with pytest.raises(IllegalChoice, match="Choose a target for"):
        DOGFIGHT.check(between_two(), 0, {})


def sandwich(edition: Edition = "war") -> State:
    """A two-seater with Y ahead of it and Z behind."""
    return at_fire(
        plane("A", 350, 400, 0, model=BREGUET),
        plane("Y", 350, 520, 90),
        plane("Z", 350, 280, 90),
        edition=edition,
    )


@rule("D-033")
@both
def test_a_two_seater_fires_at_one_target_ahead_and_another_behind(edition: Edition) -> None:
    told = fire(sandwich(edition), A="Y", A_rear="Z")
    assert [(shot["gun"], shot["target"]) for shot in told.all("fired")] == [("front", "Y"), ("rear", "Z")]
    assert taken(told, "Y") == taken(told, "Z") == 2


@rule("D-033")
def test_both_guns_at_the_same_target_are_refused() -> None:
    """Alongside, a card reaches from the front arc into the rear arc."""
    state = both_arcs()
    assert targets(state) == {"A.front": ["Z"], "A.rear": ["Z"]}
    with pytest.raises(IllegalChoice, match="can't both fire at Z"):
        DOGFIGHT.check(state, 1, {"A.front": "Z", "A.rear": "Z"})
    rear = DOGFIGHT.fields(state, 1, {"A.front": "Z"})[1]
    assert isinstance(rear, Pick)
    assert [option.value for option in rear.options] == ["hold"]
    assert DOGFIGHT.default(state, 1) == {"A.front": "Z", "A.rear": "hold"}


@rule("D-033")
def test_a_standing_order_gives_a_target_to_the_front_gun_first() -> None:
    told = fire(both_arcs(order="closest"))
    assert [(shot["gun"], shot["target"]) for shot in told.all("fired")] == [("front", "Z")]


def both_arcs(order: Order = "ask") -> State:
    two_seater, alongside = plane("A", 350, 400, model="dh4"), plane("Z", 394, 410)
    return at_fire(two_seater, alongside, edition="war", order=order)


def test_lines_of_fire_are_measured_once_for_a_question_and_its_answer() -> None:
    state = at_fire(*head_on(gap=100))
    assert state.asked
    assert sights(replace(state, asked=()), HANGAR) is sights(state, HANGAR)


def test_lines_of_fire_are_measured_anew_when_anything_but_the_question_is_another() -> None:
    state = at_fire(*head_on(gap=100))
    assert targets(state) == {"A.front": ["Z"], "Z.front": ["A"]}
    one, other = state.planes
    jammed = replace(state, planes=(one, replace(other, jams=(1,))))
    assert targets(jammed) == {"A.front": ["Z"]}
    clouds = InForce(altitude=True, cloud_cover=True, cloud_level=0)
    assert targets(replace(state, in_force=clouds)) == {}
