"""The Split-S: the Immelmann card after a stall."""

from __future__ import annotations

import pytest

from tests.rules.dogfight.high_scenes import PFALZ, bystander, heights, high, notes, offered, turn, turns, up
from tests.rules.dogfight.scenes import CAMEL
from tests.rules.marks import rule


@rule("D-136")
def test_it_is_the_immelmann_card_with_a_stall_before_and_a_straight_after() -> None:
    state = high(up("A"), bystander())
    assert "immelmann" in offered(state, "A", "stall")
    assert "immelmann" in offered(state, "A", "straight")
    assert "immelmann" not in offered(state, "A", "left")
    assert offered(state, "A", "stall", "immelmann") == {"straight"}
    assert notes(state, "A", "stall")["immelmann"] == "down, as a Split-S"
    assert notes(state, "A", "straight")["immelmann"] == ""
    told = turn(state, A=("stall", "immelmann", "straight"))
    assert told.one("level")["why"] == "split-s"
    assert told.plane("A").pose.heading == 180


@rule("D-136")
def test_the_stall_may_be_the_last_card_of_the_turn_before() -> None:
    state = high(up("A", climb=1), bystander())
    told = turns(state, {"A": ("left", "right", "stall")}, {"A": ("immelmann", "straight", "left")})
    assert told.one("level") == {"round": 1, "plane": "A", "level": 4, "climb": 0, "why": "split-s"}


@rule("D-136")
def test_it_shares_no_turn_with_a_dive() -> None:
    state = high(up("A", last=10), bystander())
    assert "dive" not in offered(state, "A", "immelmann", "straight")
    assert "climb" in offered(state, "A", "immelmann", "straight")
    rested = turns(high(up("A", last=10), bystander()), {"A": ("immelmann", "straight", "left")})
    assert "dive" in offered(rested.state, "A")


@rule("D-136")
def test_not_after_the_dive_either() -> None:
    """A Fokker D.VII has a stall that may follow a dive; an Immelmann card after that is a Split-S."""
    state = high(up("Z", model="fokker-d7"), up("A", 1500, 300))
    assert "stall" in offered(state, "Z", "dive")
    assert "immelmann" not in offered(state, "Z", "dive", "stall")
    assert "immelmann" in offered(state, "Z", "left", "stall")


@rule("D-136")
def test_a_dive_and_an_immelmann_turn_may_share_a_turn() -> None:
    state = high(up("A", last=1), bystander())
    assert "dive" in offered(state, "A", "immelmann", "straight")


@rule("D-137")
def test_it_costs_a_counter_if_there_is_one() -> None:
    told = turn(high(up("A", climb=2), bystander()), A=("stall", "immelmann", "straight"))
    assert heights(told, "A") == [(4, 1)]


@rule("D-137")
@pytest.mark.parametrize(("name", "model", "counters"), [("Z", PFALZ, 3), ("A", CAMEL, 1)])
def test_without_counters_it_costs_a_level_for_all_counters_but_one(
    name: str, model: str, counters: int
) -> None:
    """The example: a Pfalz D.IIIa at level 8 plans a sideslip, a stall and a Split-S, and is at level 7 with
    three counters in the third round; a Camel would have one."""
    other = up("A" if name == "Z" else "Z", 1500, 300, level=2)
    told = turns(
        high(up(name, model=model, level=8), other), {name: ("right sideslip", "stall", "immelmann")}
    )
    assert told.one("level") == {
        "round": 3,
        "plane": name,
        "level": 7,
        "climb": counters,
        "why": "split-s",
    }


@rule("D-138")
def test_at_level_0_the_last_counter_is_the_last() -> None:
    told = turn(high(up("A", level=0, climb=1), bystander()), A=("stall", "immelmann", "straight"))
    assert told.one("crashed") == {"round": 2, "plane": "A", "why": "split-s", "cards": None}
    assert told.plane("A").status == "crashed"
    assert not told.all("level")
    assert told.one("over")["points"]["central"] == 2


@rule("D-138")
def test_at_level_0_with_more_counters_it_goes_well() -> None:
    told = turn(high(up("A", level=0, climb=2), bystander()), A=("stall", "immelmann", "straight"))
    assert heights(told, "A") == [(0, 1)]
    assert told.plane("A").flying


@rule("D-137", "D-138")
def test_from_level_1_without_counters_it_ends_just_above_the_ground() -> None:
    told = turn(high(up("A", level=1), bystander()), A=("stall", "immelmann", "straight"))
    assert heights(told, "A") == [(0, 2)]
    assert told.plane("A").flying
