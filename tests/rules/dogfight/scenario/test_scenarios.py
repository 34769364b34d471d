"""The scenarios as they are set up: tables, forces, positions in millimetres, rules, variants, seats."""

from __future__ import annotations

import itertools

import pytest

from rules.answers import check_offered
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.library import PLAIN, scenario, scenarios, varied
from rules.dogfight.scenario.matches import matched_with
from rules.dogfight.scenario.soundness import faults
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Pick
from rules.table import settle_options
from tests.rules.dogfight.scenario_scenes import GLORY, WAR, at, mustered, table
from tests.rules.dogfight.scenes import HANGAR
from tests.rules.marks import rule
from words import say

EVERY = [(each, variant) for each in scenarios() for variant in (PLAIN, *each.variants)]


def flies(state: State) -> dict[str, str]:
    return {plane.id: plane.model for plane in state.planes}


def size(state: State) -> tuple[float, float]:
    return state.width, state.length


@pytest.mark.parametrize(
    ("each", "variant"), EVERY, ids=[f"{each.edition}-{each.key}-{variant}" for each, variant in EVERY]
)
def test_every_scenario_and_variant_can_be_played(each: object, variant: str) -> None:
    found = varied(each, variant)  # type: ignore[arg-type]  # pytest's parameters have no types
    assert list(faults(found, HANGAR.figures)) == []


@rule("D-178", "D-220")
def test_tables_may_be_larger_than_the_scenario_says_but_not_smaller() -> None:
    state = table(GLORY, "a-hard-task", width=120).state
    assert size(state) == (1200, 1400)
    assert at(state, "X1") == [(600, 200, 0)]
    with pytest.raises(IllegalChoice, match="100 to 200"):
        table(GLORY, "a-hard-task", width=99)


@rule("D-178")
def test_the_length_runs_from_the_central_side_to_the_allied_one() -> None:
    state = mustered(WAR, "outnumbered")
    assert size(state) == (900, 1200)
    assert max(plane.pose.y for plane in state.planes if plane.side == "central") < 600
    assert min(plane.pose.y for plane in state.planes if plane.side == "entente") > 600


@rule("D-220")
@pytest.mark.parametrize(("edition", "key"), [(each.edition, each.key) for each in scenarios()])
def test_every_glory_scenario_takes_basic_or_standard_rules(edition: str, key: str) -> None:
    rules = next(
        (f for f in DOGFIGHT.options({"edition": edition, "scenario": key}) if f.name == "rules"), None
    )
    assert isinstance(rules, Pick)
    offered = {option.value for option in rules.options} | set(scenario(edition, key).rules.needed)
    assert "special_damage" in offered


@rule("D-220")
def test_the_host_is_told_which_fighters_are_a_match() -> None:
    assert matched_with("spad-13") == matched_with("sopwith-camel") == ("albatros-d5a", "fokker-dr1")
    assert matched_with("fokker-dr1") == ("sopwith-camel", "spad-13")
    assert "halberstadt-d3" in matched_with("dh2")
    assert matched_with("morane-saulnier-n") == ("fokker-a3", "fokker-e3")
    assert matched_with("fokker-e3") == ("morane-saulnier-n",)
    form = {field.name: field for field in DOGFIGHT.options({"edition": "glory"})}
    central = form["central"]
    assert isinstance(central, Pick)
    notes = {option.value: option.note for option in central.options}
    assert say(notes["fokker-dr1"]).endswith("a match for Sopwith Camel, SPAD XIII")


def test_a_scenario_of_one_edition_needs_no_edition() -> None:
    assert settle_options(DOGFIGHT, {"scenario": "into-the-mud"})["edition"] == "war"
    assert settle_options(DOGFIGHT, {"scenario": "wings-over-cambrai"})["edition"] == "glory"
    assert settle_options(DOGFIGHT, {"scenario": "face-to-face"})["edition"] == "glory"
    with pytest.raises(IllegalChoice):
        settle_options(DOGFIGHT, {"scenario": "into-the-mud", "edition": "glory"})


# Wings of War


@rule("D-182")
def test_face_to_face_war() -> None:
    state = mustered(WAR, "face-to-face")
    assert size(state) == (700, 700)
    assert flies(state) == {"Z": "albatros-d3", "A": "nieuport-17-a"}
    assert at(state, "Z", "A") == [(350, 100, 0), (350, 600, 180)]
    assert state.in_force.names() == ()


@rule("D-183")
def test_face_to_face_with_a_bullet_checker() -> None:
    state = mustered(WAR, "face-to-face", "bullet-checker")
    assert flies(state) == {"Z": "pfalz-d3", "A": "nieuport-17-a"}
    assert state.plane("A").equipment == ("bullet checker",)
    assert at(state, "Z", "A") == [(350, 100, 0), (350, 600, 180)]


@rule("D-184")
def test_face_to_face_of_two_aces() -> None:
    state = mustered(WAR, "face-to-face", "aces")
    assert flies(state) == {"Z": "pfalz-d3", "A": "nieuport-17-a"}
    assert state.plane("Z").equipment == ("free after immelmann",)
    assert state.plane("A").equipment == ("bullet checker", "double steep")


@rule("D-185")
def test_into_the_mud() -> None:
    game = table(WAR, "into-the-mud")
    assert DOGFIGHT.seats(game.options) == (1, 1)
    state = mustered(WAR, "into-the-mud")
    assert size(state) == (900, 900)
    assert flies(state) == {"Z": "albatros-d3"}
    assert at(state, "Z") == [(450, 33.75, 0)]
    assert set(state.in_force.names()) == {"ground_fire", "solitaire_gunner"}


@rule("D-186", "D-191")
@pytest.mark.parametrize("key", ["into-the-mud", "look-up"])
def test_the_virtual_side_of_the_mud_scenarios(key: str) -> None:
    state = mustered(WAR, key)
    assert all(card.seat is None and card.side == "entente" for card in state.ground)
    assert at(state, "T1", "T2", "M1") == [(550, 500, 180), (350, 500, 180), (450, 500, 180)]
    assert next(card.card for card in state.ground if card.id == "M1") == "aa-machine-gun-a"


@rule("D-186")
def test_the_guns_of_into_the_mud_stand_in_the_back_corners() -> None:
    assert at(mustered(WAR, "into-the-mud"), "G1", "G2") == [(878.25, 866.25, 180), (21.75, 866.25, 180)]


@rule("D-188")
def test_into_the_mud_with_a_late_nieuport() -> None:
    state = mustered(WAR, "into-the-mud", "late-nieuport")
    assert flies(state) == {"Z": "pfalz-d3a", "A": "nieuport-17-a"}
    assert [plane.status for plane in state.planes] == ["waiting", "flying"]
    assert {card.seat for card in state.ground} == {1}
    assert not state.in_force.solitaire_gunner


@rule("D-188", "D-193")
@pytest.mark.parametrize(("key", "variant"), [("into-the-mud", "late-nieuport"), ("look-up", "rivals")])
def test_with_altitude_airplanes_enter_at_level_2_without_climb_counters(key: str, variant: str) -> None:
    state = mustered(WAR, key, variant, rules=("altitude",))
    assert {(plane.level, plane.climb) for plane in state.planes} == {(2, 0)}


@rule("D-191")
def test_look_up() -> None:
    state = mustered(WAR, "look-up")
    assert size(state) == (900, 900)
    assert flies(state) == {"Y": "albatros-d3", "Z": "nieuport-17-a"}
    assert {plane.side for plane in state.planes} == {"central"}
    assert {plane.seat for plane in state.planes} == {0}
    assert at(state, "Y", "Z") == [(300, 33.75, 0), (600, 33.75, 0)]
    assert at(state, "G1", "G2") == [(700, 700, 180), (200, 700, 180)]


@rule("D-193")
def test_look_up_with_two_players_of_one_side() -> None:
    state = mustered(WAR, "look-up", "rivals")
    assert {plane.id: plane.seat for plane in state.planes} == {"Y": 0, "Z": 1}
    assert {plane.side for plane in state.planes} == {"central"}
    assert state.plane("Z").equipment == ("bullet checker",)
    assert state.goals.gunner == "nearest"


@rule("D-195")
def test_fireworks_over_the_front() -> None:
    game = table(WAR, "fireworks-over-the-front")
    assert DOGFIGHT.seats(game.options) == (1, 1)
    state = mustered(WAR, "fireworks-over-the-front")
    assert size(state) == (900, 900)
    assert flies(state) == {"A": "nieuport-17-a"}
    assert state.plane("A").equipment == ("rockets",)
    assert at(state, "A") == [(878.25, 866.25, 180)]
    assert {"special_damage", "balloons", "ground_fire"} <= set(state.in_force.names())


@rule("D-196")
def test_the_virtual_side_of_fireworks() -> None:
    state = mustered(WAR, "fireworks-over-the-front")
    assert at(state, "B1", "B2") == [(300, 100, 0), (600, 100, 0)]
    assert at(state, "G1", "G2", "G3") == [(450, 200, 0), (150, 200, 0), (750, 200, 0)]
    assert {piece.seat for piece in (*state.balloons, *state.ground)} == {None}


@rule("D-197", "D-200")
@pytest.mark.parametrize("key", ["fireworks-over-the-front", "a-lonely-sentinel"])
def test_balloons_stay_up_for_12_turns(key: str) -> None:
    state = mustered(WAR, key)
    assert state.in_force.balloon_turns == 12
    assert state.goals.burning_drachens


@rule("D-199")
def test_fireworks_with_altitude() -> None:
    state = mustered(WAR, "fireworks-over-the-front", "altitude")
    assert state.in_force.altitude
    assert at(state, "M1", "M2") == [(300, 200, 0), (600, 200, 0)]
    assert len(state.ground) == 5


@rule("D-199")
def test_fireworks_with_sides_reversed() -> None:
    state = mustered(WAR, "fireworks-over-the-front", "reversed")
    assert flies(state) == {"Z": "pfalz-d3a"}
    assert state.plane("Z").equipment == ("bullet checker", "incendiary bullets")
    assert at(state, "B1", "B2") == [(600, 800, 180), (300, 800, 180)]
    assert {balloon.side for balloon in state.balloons} == {"entente"}
    assert state.goals.scorer == "central"
    assert {term.side for term in state.goals.scoring} == {"central"}


@rule("D-199")
def test_fireworks_with_sides_reversed_and_altitude() -> None:
    state = mustered(WAR, "fireworks-over-the-front", "reversed-altitude")
    assert state.in_force.altitude
    assert flies(state) == {"Z": "pfalz-d3a"}
    assert state.plane("Z").equipment == ("bullet checker", "incendiary bullets")
    assert at(state, "B1", "B2", "M1", "M2") == [
        *((x, 800, 180) for x in (600, 300)),
        *((x, 700, 180) for x in (600, 300)),
    ]
    assert {piece.side for piece in (*state.balloons, *state.ground)} == {"entente"}
    assert len(state.ground) == 5


@rule("D-200", "D-201")
def test_a_lonely_sentinel() -> None:
    state = mustered(WAR, "a-lonely-sentinel")
    assert size(state) == (900, 900)
    assert at(state, "B1") == [(450, 100, 0)]
    assert at(state, "G1", "G2") == [(200, 200, 0), (700, 200, 0)]
    assert {piece.seat for piece in (*state.balloons, *state.ground)} == {0}
    assert {"special_damage", "balloons", "ground_fire"} <= set(state.in_force.names())
    assert flies(state) == {"Z": "albatros-d3", "A": "nieuport-17-a"}
    assert state.plane("A").equipment == ("rockets",)
    assert state.plane("Z").status == "waiting"
    assert {plane.id: plane.arrives for plane in DOGFIGHT.view(state, None).planes} == {"A": None, "Z": 3}


@rule("D-204")
def test_with_three_players_one_has_the_battery() -> None:
    state = mustered(WAR, "a-lonely-sentinel", seats=3)
    assert (state.plane("Z").seat, state.plane("A").seat) == (0, 1)
    assert {piece.seat for piece in (*state.balloons, *state.ground)} == {2}
    assert state.seats() == {0: "central", 1: "entente", 2: "central"}
    reversed_ = mustered(WAR, "a-lonely-sentinel", "reversed-rockets", seats=3)
    assert reversed_.seats() == {0: "central", 1: "entente", 2: "entente"}


@rule("D-205")
def test_a_lonely_sentinel_with_altitude() -> None:
    state = mustered(WAR, "a-lonely-sentinel", "altitude")
    assert state.in_force.altitude
    assert at(state, "M1") == [(450, 200, 0)]
    assert not state.goals.burning_drachens
    assert DOGFIGHT.view(state, None).balloon_turns is None


@rule("D-206")
@pytest.mark.parametrize(("variant", "guns"), [("two-balloons", 0), ("two-balloons-altitude", 2)])
def test_a_lonely_sentinel_with_two_balloons(variant: str, guns: int) -> None:
    state = mustered(WAR, "a-lonely-sentinel", variant)
    assert at(state, "B1", "B2") == [(300, 100, 0), (600, 100, 0)]
    assert at(state, "G1", "G2", "G3") == [(450, 200, 0), (150, 200, 0), (750, 200, 0)]
    assert sum(card.kind == "aa-machine-gun" for card in state.ground) == guns


@rule("D-207")
def test_bailing_out_may_be_added_where_altitude_is_in_force() -> None:
    with_it = mustered(WAR, "a-lonely-sentinel", "two-balloons-altitude", rules=("bailing_out",))
    assert [balloon.observers for balloon in with_it.balloons] == [2, 2]
    with pytest.raises(IllegalChoice):
        table(WAR, "a-lonely-sentinel", rules=("bailing_out",))


@rule("D-208")
@pytest.mark.parametrize("more", ["", "-altitude", "-two-balloons", "-two-balloons-altitude"])
@pytest.mark.parametrize(
    ("attack", "model", "equipment"),
    [
        ("rockets", "albatros-d3", ("rockets", "free after immelmann")),
        ("incendiary", "pfalz-d3a", ("bullet checker", "incendiary bullets")),
    ],
)
def test_a_lonely_sentinel_reversed(more: str, attack: str, model: str, equipment: tuple[str, ...]) -> None:
    state = mustered(WAR, "a-lonely-sentinel", f"reversed-{attack}{more}")
    assert flies(state) == {"Z": model, "A": "nieuport-17-a"}
    assert state.plane("Z").equipment == equipment
    assert (state.plane("Z").status, state.plane("A").status) == ("flying", "waiting")
    assert {plane.id: plane.arrives for plane in DOGFIGHT.view(state, None).planes} == {"A": 3, "Z": None}
    assert at(state, "Z") == [(21.75, 33.75, 0)]
    places = [600, 300] if "two-balloons" in more else [450]
    assert [(each.balloon, each.pose) for each in state.balloons] == [
        ("caquot-m", Pose(x, 800, 180)) for x in places
    ]
    assert {piece.side for piece in (*state.balloons, *state.ground)} == {"entente"}
    assert state.in_force.altitude is ("altitude" in more)
    assert next(end for end in state.goals.ends).side == "central"


@rule("D-209")
def test_outnumbered() -> None:
    state = mustered(WAR, "outnumbered")
    assert DOGFIGHT.seats(table(WAR, "outnumbered").options) == (2, 4)
    assert at(state, "T1") == [(450, 1000, 180)]
    cards = {card.id: card.card for card in state.ground}
    assert cards == {
        "T1": "trench",
        "M1": "aa-machine-gun-b",
        "M2": "aa-machine-gun-b",
        "M3": "aa-machine-gun-a",
        "M4": "aa-machine-gun-a",
    }
    assert at(state, "M1", "M2") == [(650, 1000, 180), (250, 1000, 180)]
    assert at(state, "M3", "M4") == [(500, 900, 180), (400, 900, 180)]
    assert at(state, "A") == [(450, 1000, 180)]
    assert state.plane("A").model == "sopwith-camel"


@rule("D-210")
def test_the_germans_of_outnumbered() -> None:
    state = mustered(WAR, "outnumbered")
    german = {plane.id: plane.model for plane in state.planes if plane.side == "central"}
    assert german == {"X": "ufag-c1", "Y": "fokker-dr1", "Z": "albatros-d3"}
    assert {plane.pose.y for plane in state.planes if plane.side == "central"} == {33.75}
    assert state.in_force.names() == ("ground_fire",)
    four = mustered(WAR, "outnumbered", seats=4)
    assert four.seats() == {0: "central", 1: "entente", 2: "central", 3: "central"}


@rule("D-213")
def test_outnumbered_with_other_airplanes_and_the_h_deck_made_from_b() -> None:
    state = mustered(WAR, "outnumbered", "watch-your-back")
    assert flies(state) == {
        "A": "hanriot-hd1-a",
        "X": "ufag-c1",
        "Y": "siemens-schuckert-d1-a",
        "Z": "albatros-d3",
    }
    assert [HANGAR[model].guns[0].deck for model in ("hanriot-hd1-a", "siemens-schuckert-d1-a")] == ["A", "A"]
    b_deck = [card for card in HANGAR["albatros-d5a"].cards.values() if card.number not in (12, 15, 18)]
    h_deck = HANGAR["ufag-c1"].cards.values()
    assert sorted(card.likeness for card in b_deck) == sorted(card.likeness for card in h_deck)


@rule("D-214")
def test_a_hard_task_war_on_the_ground() -> None:
    state = mustered(WAR, "a-hard-task")
    assert size(state) == (990, 1500)
    assert DOGFIGHT.seats(table(WAR, "a-hard-task").options) == (2, 6)
    assert at(state, "G1", "G2", "X1") == [(200, 200, 0), (790, 200, 0), (495, 200, 0)]
    names = ("B1", "B2", "B3", "B4")
    assert at(state, *names) == [(x, 500, 0) for x in (123.75, 371.25, 618.75, 866.25)]
    balloons = [state.piece(name) for name in names]
    assert [(balloon.level, balloon.climb) for balloon in balloons] == [(4, 2)] * 4
    assert all(balloon.barrage for balloon in state.balloons)


@rule("D-214")
def test_the_barrage_stands_10_cm_from_the_sides_and_20_cm_apart() -> None:
    state = mustered(WAR, "a-hard-task")
    wide = HANGAR.figures.sizes.balloon.width
    lefts = [balloon.pose.x - wide / 2 for balloon in state.balloons]
    assert lefts[0] == 100
    assert [b - a - wide for a, b in itertools.pairwise(lefts)] == [200, 200, 200]
    assert state.width - (lefts[-1] + wide) == 100


@rule("D-215", "D-216")
def test_the_airplanes_of_a_hard_task_war() -> None:
    state = mustered(WAR, "a-hard-task")
    assert flies(state) == {
        "A": "nieuport-17-a",
        "B": "hanriot-hd1",
        "C": "dh4",
        "X": "albatros-d3",
        "Y": "halberstadt-d3",
        "Z": "siemens-schuckert-d1",
    }
    assert at(state, "X", "Y", "Z") == [(495, 33.75, 0), (21.75, 33.75, 0), (968.25, 33.75, 0)]
    assert state.plane("A").equipment == ("rockets",)
    assert state.plane("B").equipment == ("incendiary bullets",)
    assert at(state, "C") == [(495, 1466.25, 180)]
    view = {plane.id: plane.arrives for plane in DOGFIGHT.view(state, None).planes}
    assert view == {"A": None, "B": None, "C": 3, "X": None, "Y": 2, "Z": 2}


@rule("D-218")
def test_a_hard_task_war_needs_its_rules() -> None:
    needed = {"special_damage", "ground_fire", "balloons", "altitude", "barrages"}
    assert set(mustered(WAR, "a-hard-task").in_force.names()) == needed


@rule("D-219")
def test_a_hard_task_war_with_sides_swapped() -> None:
    state = mustered(WAR, "a-hard-task", "ufag")
    assert flies(state) == {
        "A": "spad-13",
        "B": "sopwith-camel",
        "C": "nieuport-17",
        "X": "pfalz-d3a",
        "Y": "fokker-dr1",
        "Z": "ufag-c1",
    }
    assert (state.plane("X").equipment, state.plane("Y").equipment) == (("rockets",), ("incendiary bullets",))
    assert {piece.side for piece in (*state.balloons, *state.ground)} == {"entente"}
    assert at(state, "A", "B", "C") == [(495, 1466.25, 180), (968.25, 1466.25, 180), (21.75, 1466.25, 180)]
    arrives = {plane.id: plane.arrives for plane in DOGFIGHT.view(state, None).planes}
    assert arrives == {"A": None, "B": 2, "C": 2, "X": None, "Y": None, "Z": 3}
    (task,) = state.missions
    assert (task.side, task.by, task.level) == ("central", ("Z",), 2)
    swapped = scenario(WAR, "a-hard-task", "ufag")
    assert swapped.goals.scoring[0].side == "central"
    assert all(entry.any_level for force in swapped.sides.values() for entry in force.airplanes)


# Wings of Glory


def test_in_an_open_dogfight_any_side_flies_any_airplane() -> None:
    form = DOGFIGHT.options({"edition": "war", "scenario": "open-dogfight"})
    offered = next(field for field in form if field.name == "central")
    assert isinstance(offered, Pick)
    assert {option.value for option in offered.options} == set(HANGAR.figures.airplanes)
    check_offered((offered,), {"central": "sopwith-camel"})
    for edition in (WAR, GLORY):
        state = mustered(edition, "open-dogfight")
        assert size(state) == (900, 900)
        assert at(state, "Z", "A") == [(450, 100, 0), (450, 800, 180)]
