"""What a host can give each airplane: a level of its own, rockets, incendiary bullets, company."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Number
from rules.simulation import play
from rules.table import Table, settle_options
from tests.rules.marks import rule

OPEN: Choice = {"edition": "war", "scenario": "open-dogfight"}
HIGH: Choice = {"edition": "war", "scenario": "face-to-face", "rules": ("altitude",)}


def begun(options: Choice, seats: int = 2, **more: Any) -> State:
    state: State = Table.new(DOGFIGHT, seats, {**options, **more}, b"outfit").state
    return state


def asked(options: Choice, **more: Any) -> set[str]:
    return {field.name for field in DOGFIGHT.options({**options, **more})}


def levels(state: State) -> dict[str, int]:
    return {plane.id: plane.level for plane in state.planes}


@rule("D-126")
def test_unless_agreed_otherwise_all_start_at_the_same_level() -> None:
    assert levels(begun(HIGH, level=6)) == {"A": 6, "Z": 6}
    assert "level_A" not in asked(HIGH)


@rule("D-126")
def test_airplanes_may_start_at_levels_of_their_own() -> None:
    each: Choice = {**HIGH, "planes": 2, "level": 3, "levels": "each"}
    assert {"level_A", "level_B", "level_Y", "level_Z"} <= asked(each)
    assert levels(begun(each, level_A=7, level_Z=1)) == {"A": 7, "B": 3, "Y": 3, "Z": 1}


@rule("D-126", "D-127")
def test_nobody_starts_above_his_top() -> None:
    state = begun(HIGH, central="halberstadt-d3", levels="each", level_Z=10)
    assert levels(state)["Z"] == 10
    with pytest.raises(IllegalChoice):
        begun(HIGH, levels="each", level_Z=11)


@rule("D-126")
def test_without_altitude_or_where_the_scenario_says_the_level_nobody_is_asked() -> None:
    assert not {"level", "levels"} & asked({"edition": "war", "scenario": "face-to-face"})
    assert not {"level", "levels"} & asked(
        {"edition": "war", "scenario": "into-the-mud"}, rules=("altitude",)
    )


@rule("D-175")
def test_clouds_hang_above_the_highest_start() -> None:
    options: Choice = {
        **HIGH,
        "rules": ("altitude", "cloud_cover"),
        "level": 3,
        "levels": "each",
        "level_A": 9,
    }
    (clouds,) = (field for field in DOGFIGHT.options(options) if field.name == "cloud_level")
    assert isinstance(clouds, Number)
    assert (clouds.low, clouds.default) == (10, 10)


@rule("D-117", "D-123")
def test_the_host_of_an_open_dogfight_hands_out_rockets_and_incendiary_bullets() -> None:
    state = begun(OPEN, planes=2, rockets=("A", "Z"), incendiary_bullets=("A",))
    assert {plane.id: plane.equipment for plane in state.planes} == {
        "A": ("rockets", "incendiary bullets"),
        "B": (),
        "Y": (),
        "Z": ("rockets",),
    }
    assert "D" in state.decks, "rockets draw from a deck of their own"
    assert "D" not in begun(OPEN).decks


@rule("D-240")
def test_elsewhere_there_are_none_to_hand_out() -> None:
    assert {"rockets", "incendiary_bullets", "more_central"} <= asked(OPEN)
    assert not {"rockets", "incendiary_bullets"} & asked({"edition": "glory", "scenario": "open-dogfight"})
    assert not {"rockets", "incendiary_bullets", "more_central"} & asked(HIGH)
    with pytest.raises(IllegalChoice):
        begun(OPEN, rockets=("B", "Z"))


@rule("D-178")
def test_a_side_of_an_open_dogfight_may_have_more_airplanes() -> None:
    state = begun(OPEN, more_entente=2, entente=("sopwith-camel", "spad-13"))
    assert [(plane.id, plane.model) for plane in state.planes] == [
        ("A", "sopwith-camel"),
        ("B", "spad-13"),
        ("C", "sopwith-camel"),
        ("Z", "fokker-d7"),
    ]
    assert "more_entente" not in asked(OPEN, planes=4)
    with pytest.raises(IllegalChoice):
        begun(OPEN, planes=3, more_entente=2)


@rule("D-178")
def test_more_players_fly_for_the_side_with_more_airplanes() -> None:
    options = settle_options(DOGFIGHT, {**OPEN, "more_entente": 2})
    assert DOGFIGHT.seats(options) == (2, 4)
    state = begun(OPEN, seats=4, more_entente=2)
    assert [plane.seat for plane in state.planes] == [1, 2, 3, 0]
    assert DOGFIGHT.roles(options, 4) == {
        0: "Central Powers",
        1: "Entente",
        2: "Entente",
        3: "Entente",
    }


def test_such_a_game_is_played_to_its_end() -> None:
    options: Choice = {
        **OPEN,
        "rules": ("altitude",),
        "landing_fields": "home",
        "more_central": 1,
        "rockets": ("A", "Y"),
        "incendiary_bullets": ("Z",),
        "levels": "each",
        "level_A": 5,
        "turn_limit": 6,
    }
    assert play(DOGFIGHT, settle_options(DOGFIGHT, options), ["autopilot"] * 2, b"outfit").outcome
