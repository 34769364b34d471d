"""Preparation: airplanes, decks, seats, and Face to Face in both editions."""

from __future__ import annotations

import pytest

from rules.dice import Scripted, Stream
from rules.dogfight.kinds import Edition
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.library import scenarios
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Number, Pick, Value
from rules.table import Table, settle_options
from tests.rules.dogfight.scenes import EDITIONS, HANGAR
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
EARLY: Choice = {"central": "fokker-e3", "entente": "dh2"}
"""Airplanes that fire B."""


def prepared(table_seats: int = 2, **options: Value) -> State:
    return prepared_with(options, table_seats)


def prepared_with(options: Choice, seats: int = 2) -> State:
    state = Table.new(DOGFIGHT, seats, options, b"seed").state
    assert isinstance(state, State)
    return state


def poses(state: State) -> dict[str, Pose]:
    return {plane.id: plane.pose for plane in state.planes}


@rule("D-001")
@both
def test_each_airplane_has_the_maneuver_deck_of_its_card_and_a_console_of_its_own(edition: Edition) -> None:
    state = prepared(edition=edition, planes=2, central=("fokker-dr1", "albatros-d3"))
    view = DOGFIGHT.view(state, 0)
    assert {plane.id: plane.maneuver_deck for plane in view.planes if plane.side == "central"} == {
        "Y": "D",
        "Z": "J",
    }
    names = {field.name for field in DOGFIGHT.fields(state, 0, {})}
    assert names == {f"{plane}.{slot}" for plane in "YZ" for slot in ("first", "second", "third", "fire")}


@rule("D-002")
def test_one_shuffled_damage_deck_lies_ready_for_each_letter_in_play() -> None:
    assert prepared().decks.keys() == {"A"}
    assert prepared(central="fokker-e3").decks.keys() == {"A", "B"}
    assert prepared(central="fokker-e3", entente="dh2").decks.keys() == {"B"}
    (deck,) = prepared().decks.values()
    assert sorted(deck) == list(HANGAR.numbers("A"))
    assert deck != HANGAR.numbers("A")


@rule("D-002", "D-020")
def test_glory_by_the_book_needs_an_a_deck_even_if_nobody_fires_a() -> None:
    early = {"central": "fokker-e3", "entente": "dh2", "illegal_plans": "by the book"}
    assert prepared_with({"edition": "glory", **early}).decks.keys() == {"A", "B"}
    assert prepared_with({"edition": "war", **early}).decks.keys() == {"B"}


@rule("D-056", "D-057")
@pytest.mark.parametrize(
    ("options", "decks"),
    [
        ({"edition": "glory", **EARLY, "rules": ("special_damage",)}, {"A", "B"}),
        ({"edition": "glory", **EARLY}, {"B"}),
        ({"edition": "war", **EARLY, "rules": ("special_damage",)}, {"A", "B"}),
        ({"edition": "war", **EARLY, "rules": ("special_damage", "no_a_deck")}, {"B"}),
        ({"edition": "war", "rules": ("special_damage", "no_a_deck")}, {"A"}),
    ],
)
def test_flames_need_a_deck_to_draw_from(options: Choice, decks: set[str]) -> None:
    assert set(prepared_with(options).decks) == decks


@rule("D-003")
def test_a_two_seater_has_a_letter_for_each_gun() -> None:
    state = prepared(edition="war", entente="breguet-br14")
    (breguet,) = (plane for plane in DOGFIGHT.view(state, None).planes if plane.id == "A")
    assert [(gun.name, gun.deck) for gun in breguet.guns] == [("front", "B"), ("rear", "A")]
    assert state.decks.keys() == {"A", "B"}


@rule("D-004", "D-222")
@pytest.mark.parametrize(
    ("planes", "seats", "central", "entente"),
    [
        (1, 2, {"Z": 0}, {"A": 1}),
        (2, 2, {"Y": 0, "Z": 0}, {"A": 1, "B": 1}),
        (2, 3, {"Y": 0, "Z": 2}, {"A": 1, "B": 1}),
        (2, 4, {"Y": 0, "Z": 2}, {"A": 1, "B": 3}),
        (3, 4, {"X": 0, "Y": 0, "Z": 2}, {"A": 1, "B": 1, "C": 3}),
        (4, 7, {"W": 0, "X": 2, "Y": 4, "Z": 6}, {"A": 1, "B": 1, "C": 3, "D": 5}),
    ],
)
def test_a_player_may_fly_several_airplanes_and_players_may_form_teams(
    planes: int, seats: int, central: dict[str, int], entente: dict[str, int]
) -> None:
    state = prepared(seats, planes=planes)
    assert {plane.id: plane.seat for plane in state.planes} == {**entente, **central}
    assert {plane.id for plane in state.planes if plane.side == "central"} == central.keys()
    assert DOGFIGHT.pending(state).keys() == set(range(seats))


@rule("D-005", "D-182", "D-221")
@both
def test_airplanes_start_half_a_ruler_from_their_sides_and_face_each_other(edition: Edition) -> None:
    state = prepared(edition=edition)
    assert (state.width, state.length) == (700, 700)
    assert poses(state) == {"Z": Pose(350, 100, 0), "A": Pose(350, 600, 180)}


@rule("D-005", "D-222")
def test_several_airplanes_start_side_by_side() -> None:
    state = prepared(planes=3)
    assert [poses(state)[name].x for name in "XYZ"] == [175, 350, 525]
    assert {poses(state)[name].y for name in "XYZ"} == {100}
    assert {poses(state)[name].y for name in "ABC"} == {600}


@rule("D-006")
@both
def test_climb_and_dive_stay_in_the_box(edition: Edition) -> None:
    state = prepared(edition=edition, central="fokker-d7")
    assert max(HANGAR["fokker-d7"].cards) == 22
    offered = DOGFIGHT.fields(state, 0, {})[0]
    assert isinstance(offered, Pick)
    labels = [say(option.label) for option in offered.options]
    assert not [label for label in labels if "limb" in label or "ive" in label]
    with pytest.raises(IllegalChoice, match="runs from 1 to 22"):
        DOGFIGHT.check(state, 0, {"Z.first": "23", "Z.second": "1", "Z.third": "2"})


@rule("D-182")
def test_face_to_face_in_wings_of_war_is_an_albatros_against_an_a_firing_nieuport() -> None:
    state = prepared(edition="war")
    assert {plane.id: plane.model for plane in state.planes} == {"A": "nieuport-17-a", "Z": "albatros-d3"}
    assert state.decks.keys() == {"A"}


@rule("D-221")
def test_face_to_face_in_wings_of_glory_takes_one_fighter_of_each_side() -> None:
    state = prepared()
    assert state.edition == "glory"
    assert {plane.id: plane.model for plane in state.planes} == {"A": "spad-13", "Z": "albatros-d5a"}


@rule("D-222")
def test_fewer_models_than_airplanes_are_flown_again_in_order() -> None:
    state = prepared(planes=3, entente=("spad-13", "sopwith-camel"))
    assert [state.plane(name).model for name in "ABC"] == ["spad-13", "sopwith-camel", "spad-13"]


def test_every_airplane_of_the_data_can_be_flown() -> None:
    for key, model in DOGFIGHT.hangar.figures.airplanes.items():
        state = prepared_with({model.side: key})
        (flown,) = (plane for plane in state.planes if plane.side == model.side)
        assert flown.model == key
        assert all(
            isinstance(field, Pick) and field.options for field in DOGFIGHT.fields(state, flown.seat, {})
        )


@pytest.mark.parametrize(("planes", "most"), [(1, 2), (2, 4), (4, 8)])
def test_there_are_seats_for_one_player_per_airplane(planes: int, most: int) -> None:
    options = settle_options(DOGFIGHT, {"planes": planes})
    assert DOGFIGHT.seats(options) == (2, most)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"edition": "sail"}, "sail"),
        ({"planes": 5}, "1 to 4"),
        ({"central": "spad-13"}, "spad-13"),
        ({"planes": 2, "entente": ("spad-13", "spad-13")}, "Pick nothing twice"),
        ({"planes": 2, "entente": ("spad-13", "dh2", "dh4")}, "1 to 2"),
        ({"turn_limit": 0}, "1 to 100"),
        ({"altitude": "on"}, "altitude"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: Choice, says: str) -> None:
    with pytest.raises(IllegalChoice, match=says):
        Table.new(DOGFIGHT, 2, options, b"seed")


def test_every_option_has_a_default() -> None:
    for field in DOGFIGHT.options({}):
        assert isinstance(field, Pick | Number)
        assert field.default is not None


def test_the_opening_tells_who_flies_what() -> None:
    opening = DOGFIGHT.setup(settle_options(DOGFIGHT, {}), 2, Stream(b"x")).events
    assert [event.kind for event in opening] == ["began", "goals", "turn"]
    assert opening[0].data["planes"][0] == {
        "id": "A",
        "side": "entente",
        "seat": 1,
        "model": "spad-13",
        "name": "SPAD XIII",
    }


def test_scenarios_name_airplanes_of_the_right_side_that_exist() -> None:
    for scenario in scenarios():
        for side, deployment in scenario.sides.items():
            for entry in deployment.airplanes:
                captured = (scenario.key, entry.model) == ("look-up", "nieuport-17-a")
                assert (HANGAR.figures.airplanes[entry.model].side == side) != captured
    assert {(each.edition, each.key) for each in scenarios()} >= {
        (edition, "face-to-face") for edition in EDITIONS
    }


def test_the_seed_decides_the_decks_and_the_script_can() -> None:
    shuffled = Table.new(DOGFIGHT, 2, {}, dice=Scripted({"damage A": [(4, 2)]})).state.decks["A"]
    assert shuffled[:3] == (5, 3, 1)


def test_the_lobby_can_say_who_will_be_on_which_side() -> None:
    sentinel = settle_options(DOGFIGHT, {"edition": "war", "scenario": "a-lonely-sentinel"})
    assert DOGFIGHT.roles(sentinel, 2) == {0: "central", 1: "entente"}
    assert DOGFIGHT.roles(sentinel, 3) == {0: "central", 1: "entente", 2: "central-guns"}
    alone = settle_options(DOGFIGHT, {"edition": "war", "scenario": "look-up"})
    assert DOGFIGHT.roles(alone, 1) == {0: "central"}


@pytest.mark.parametrize("setup", DOGFIGHT.variants(), ids=lambda setup: str(setup[0]))
def test_seats_are_on_the_sides_the_lobby_named(setup: tuple[str, Choice, int]) -> None:
    _, options, seats = setup
    game = Table.new(DOGFIGHT, seats, options, b"seed")
    assert isinstance(game.state, State)
    named = {seat: role.removesuffix("-guns") for seat, role in DOGFIGHT.roles(game.options, seats).items()}
    assert named == dict(game.state.seats())
