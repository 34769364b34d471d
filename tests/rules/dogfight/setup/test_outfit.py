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
    state = begun(HIGH, level=6)
    assert levels(state) == {"A": 6, "Z": 6}
    assert state.stage == "plan"


@rule("D-126", "D-127")
def test_airplanes_may_start_as_high_as_their_owners_like() -> None:
    own: Choice = {**HIGH, "planes": 2, "level": 3, "levels": "own", "central": ("halberstadt-d3",)}
    game = Table.new(DOGFIGHT, 2, own)
    assert game.pending().keys() == {0, 1}
    asked = {field.name: field for field in game.fields(0)}
    assert asked.keys() == {"Y.level", "Z.level"}
    usual = asked["Z.level"]
    assert isinstance(usual, Number)
    assert (usual.low, usual.high, usual.default) == (1, 10, 3)
    game.submit(0, {"Y.level": 10, "Z.level": 1})
    game.submit(1, game.default(1))
    assert levels(game.state) == {"A": 3, "B": 3, "Y": 10, "Z": 1}
    assert game.state.stage == "plan"


@rule("D-126")
def test_without_altitude_or_where_the_scenario_says_the_level_nobody_is_asked() -> None:
    assert not {"level", "levels"} & asked({"edition": "war", "scenario": "face-to-face"})
    assert not {"level", "levels"} & asked(
        {"edition": "war", "scenario": "into-the-mud"}, rules=("altitude",)
    )


@rule("D-126", "D-175")
def test_whatever_owners_like_they_start_below_the_clouds() -> None:
    clouded: Choice = {**HIGH, "rules": ("altitude", "cloud_cover"), "cloud_level": 6, "levels": "own"}
    (level,) = Table.new(DOGFIGHT, 2, clouded).fields(0)
    assert isinstance(level, Number)
    assert level.high == 5


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
        0: "central",
        1: "entente",
        2: "entente",
        3: "entente",
    }


def test_such_a_game_is_played_to_its_end() -> None:
    options: Choice = {
        **OPEN,
        "rules": ("altitude",),
        "landing_fields": "home",
        "more_central": 1,
        "rockets": ("A", "Y"),
        "incendiary_bullets": ("Z",),
        "levels": "own",
        "turn_limit": 6,
    }
    assert play(DOGFIGHT, settle_options(DOGFIGHT, options), ["autopilot"] * 2, b"outfit").outcome
