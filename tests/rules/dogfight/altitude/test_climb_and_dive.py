"""Altitude: levels, climb counters, climbs and dives."""

from __future__ import annotations

import pytest

from rules.dogfight.altitude.climb_and_dive import climb, dive
from rules.dogfight.box.figures import standard
from rules.dogfight.pieces.height import Height
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from rules.table import Table
from tests.rules.dogfight.high_scenes import (
    PFALZ,
    a_pick,
    bystander,
    cards,
    heights,
    high,
    offered,
    turn,
    turns,
    up,
)
from tests.rules.dogfight.scenes import HANGAR, plane, sky
from tests.rules.marks import rule

TOPS_AND_RATES = {
    (10, 5): ("halberstadt-d3", "roland-c2", "nieuport-11", "re8"),
    (11, 5): ("pfalz-d3", "pomilio-pc"),
    (11, 4): ("albatros-d3", "dh4", "pfalz-d3a", "ufag-c1"),
    (12, 4): ("breguet-br14",),
    (12, 3): ("nieuport-17", "siemens-schuckert-d1"),
    (13, 3): ("albatros-d5a", "sopwith-triplane"),
    (13, 2): ("fokker-dr1", "sopwith-camel"),
    (14, 3): ("hanriot-hd1", "spad-13"),
    (14, 2): ("sopwith-snipe", "fokker-d7"),
}


@rule("D-125")
def test_each_airplane_adds_its_climb_and_its_dive_to_the_deck() -> None:
    low, tall = sky(plane("A"), plane("Z"), edition="war"), high(up("A"), bystander())
    assert not {"climb", "dive"} & offered(low, "A")
    assert {"climb", "dive"} <= offered(tall, "A")
    for model in HANGAR.figures.airplanes:
        kinds = [each.kind for each in HANGAR.airplane(model, tall.in_force).cards.values()]
        assert kinds.count("climb") == 1
        assert kinds.count("dive") == 1


@rule("D-125")
def test_altitude_is_one_switch_for_the_whole_section() -> None:
    form = {field.name: field for field in DOGFIGHT.options({"edition": "war"})}
    names = [option.value for option in a_pick(form["rules"]).options]
    assert "altitude" in names
    assert not {"overdive", "collisions", "cloud_cover"} & set(names)
    on = {field.name for field in DOGFIGHT.options({"edition": "war", "rules": ("altitude",)})}
    assert "level" in on
    assert "level" not in form


@rule("D-126")
def test_airplanes_start_at_the_level_agreed_upon() -> None:
    table = Table.new(DOGFIGHT, 2, {"edition": "war", "rules": ("altitude",), "level": 6}, b"levels")
    assert {(each.level, each.climb) for each in table.view(None).planes} == {(6, 0)}
    flat = Table.new(DOGFIGHT, 2, {"edition": "war"}, b"levels")
    assert {each.level for each in flat.view(None).planes} == {None}


@rule("D-127")
def test_every_airplane_has_its_top_altitude_and_climb_rate() -> None:
    figures = standard().airplanes
    for (top, rate), models in TOPS_AND_RATES.items():
        for model in models:
            assert (figures[model].top_altitude, figures[model].climb_rate) == (top, rate), model


@rule("D-128")
def test_every_balloon_has_its_top_altitude() -> None:
    tops = {key: balloon.top_altitude for key, balloon in standard().balloons.items()}
    assert tops == {"parseval-sigsfeld": 3, "ae-800": 4, "caquot-m": 4, "avorio-prassone": 4}


@rule("D-127")
@pytest.mark.parametrize("word", ["climb", "immelmann"])
def test_nobody_rises_above_the_top_altitude(word: str) -> None:
    top = HANGAR["spad-13"].top_altitude
    state = high(up("A", 450, 450, 0, level=top), bystander())
    told = turn(
        state, A=("straight", word, "straight") if word == "immelmann" else ("climb", "left", "right")
    )
    assert (told.plane("A").level, told.plane("A").climb) == (top, 0)
    below = high(up("A", 450, 450, 0, level=top - 1, climb=2), bystander())
    assert turn(below, A=("climb", "left", "right")).plane("A").level == top


@rule("D-129")
def test_at_level_0_a_counter_is_what_keeps_an_airplane_flying() -> None:
    state = high(up("A", level=0, climb=1), up("B", 300, 300, level=0, climb=0), bystander())
    seen = {each.id: each.grounded for each in DOGFIGHT.view(state, None).planes}
    assert seen == {"A": False, "B": True, "Z": False}


@rule("D-130")
def test_a_dive_costs_a_level_and_every_counter() -> None:
    told = turn(high(up("A", level=5, climb=2), bystander()), A=("dive", "left", "right"))
    assert heights(told, "A") == [(4, 0)]
    assert told.one("level") == {"round": 1, "plane": "A", "level": 4, "climb": 0, "why": "dive"}


@rule("D-021", "D-130")
def test_heights_are_told_when_all_have_moved() -> None:
    told = turn(high(up("A"), bystander()), A=("dive", "left", "right"), Z=("climb", "left", "right"))
    assert told.kinds()[:4] == ["moved", "moved", "level", "level"]


@rule("D-131")
@pytest.mark.parametrize("counters", [0, 1, 2])
def test_a_dive_that_arrives_at_level_0_leaves_one_counter(counters: int) -> None:
    told = turn(high(up("A", level=1, climb=counters), bystander()), A=("dive", "left", "right"))
    assert heights(told, "A") == [(0, 1)]
    assert told.plane("A").flying
    assert not told.all("crashed")


@rule("D-132")
def test_a_dive_is_steep_and_no_straight() -> None:
    """The example: dive, Immelmann, straight cannot be planned."""
    state = high(up("A"), bystander())
    assert "immelmann" not in offered(state, "A", "dive")
    assert not {"stall", "climb"} & offered(state, "A", "dive")
    assert "dive" not in offered(state, "A", "stall")
    dive, immelmann, straight = cards(state, "A", ("dive", "immelmann", "straight"))
    choice = {"A.first": str(dive), "A.second": str(immelmann), "A.third": str(straight)}
    with pytest.raises(IllegalChoice, match="must fly straight just before"):
        DOGFIGHT.check(state, 1, choice)


@rule("D-133")
def test_counters_are_exchanged_for_a_level_at_once() -> None:
    """The example: a Pfalz D.IIIa at level 7 with two counters climbs to three, then to level 8."""
    state = high(up("Z", model=PFALZ, level=7, climb=2), up("A", 120, 780, 180, level=2))
    first = turn(state, Z=("climb", "left", "right"))
    assert heights(first, "Z") == [(7, 3)]
    second = turn(first.state, Z=("climb", "left", "right"))
    assert heights(second, "Z") == [(8, 0)]


@rule("D-133")
def test_the_climb_rate_says_how_many_counters_make_a_level() -> None:
    for rate in (2, 3, 4, 5):
        height = Height(3, 0, rate, 12)
        for _ in range(rate - 1):
            height = climb(height)
            assert height.level == 3
        assert climb(height)[:2] == (4, 0)


@rule("D-134")
def test_a_climb_is_no_stall() -> None:
    """The example: with a damaged engine, straight, climb and a left sideslip cannot be planned."""
    state = high(up("A", engine_hits=1), bystander(), rules=["special_damage"])
    assert "climb" not in offered(state, "A", "straight")
    numbers = cards(state, "A", ("straight", "climb", "left sideslip"))
    with pytest.raises(IllegalChoice, match="needs a stall among its three cards"):
        DOGFIGHT.check(
            state, 1, dict(zip(("A.first", "A.second", "A.third"), map(str, numbers), strict=True))
        )
    assert "stall" in offered(state, "A", "straight")
    flown = turn(high(up("A"), bystander()), A=("climb", "left", "right"))
    assert flown.plane("A").climb == 1


@rule("D-134")
def test_an_immelmann_after_a_climb_is_no_split_s() -> None:
    state = high(up("A"), bystander())
    assert "immelmann" not in offered(state, "A", "climb")
    assert "immelmann" in offered(state, "A", "stall")


@rule("D-130", "D-133")
def test_what_was_gained_in_one_turn_is_there_in_the_next() -> None:
    state = high(up("A", level=3), bystander())
    told = turns(state, {"A": ("climb", "left", "right")}, {"A": ("climb", "left", "right")})
    assert (told.plane("A").level, told.plane("A").climb) == (3, 2)
    assert heights(turn(told.state, A=("dive", "left", "right")), "A") == [(2, 0)]


@rule("D-131")
def test_a_dive_from_level_0_takes_the_last_counters() -> None:
    assert dive(Height(0, 2, 3, 10)).grounded
    assert dive(Height(0, 2, 3, 10)).run == "touchdown"
