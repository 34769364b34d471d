"""The muster and late arrivals: who places where, in which order, and what stays face down until then."""

from __future__ import annotations

import pytest

from rules.dice import Stream
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Number, Pick, Value
from rules.table import Table, encode
from rules.values import Event
from tests.rules.dogfight.scenario_scenes import GLORY, WAR, at, mustered, table
from tests.rules.marks import rule


def answers(game: Table, **given: Value) -> tuple[Event, ...]:
    """Answer what is asked of everybody, `Z_place=100`; the rest by default."""
    told: tuple[Event, ...] | None = None
    named = {name.replace("_", "."): value for name, value in given.items()}
    for seat in sorted(game.pending()):
        asked = {field.name for field in game.fields(seat)}
        own = {name: named.pop(name) for name in list(named) if name in asked}
        told = game.submit(seat, {**game.default(seat), **own})
    assert not named, f"nobody is asked for {named}"
    return told or ()


def until_turn_ends(game: Table, turn: int) -> tuple[Event, ...]:
    """Play by defaults until that turn is over or an arrival is asked for."""
    told: list[Event] = []
    while game.state.turn <= turn and game.state.stage != "arrive":
        told += answers(game)
    return tuple(told)


def told_of(kind: str, events: tuple[Event, ...]) -> list[dict[str, object]]:
    return [event.data for event in events if event.kind == kind]


@rule("D-185")
def test_an_airplane_may_be_placed_anywhere_on_its_side() -> None:
    game = table(WAR, "into-the-mud")
    (field,) = game.fields(0)
    assert isinstance(field, Number)
    assert (field.low, field.high, field.default) == (22, 878, 450)
    told = answers(game, Z_place=123)
    assert at(game.state, "Z") == [(123, 33.75, 0)]
    assert told_of("placed_plane", told)[0]["plane"] == "Z"
    assert game.state.stage == "plan"


@rule("D-185")
def test_off_the_side_is_refused() -> None:
    with pytest.raises(IllegalChoice, match=r"2\.2 to 87\.8 cm"):
        table(WAR, "into-the-mud").submit(0, {"Z.place": 5})


@rule("D-195")
@pytest.mark.parametrize(("corner", "x"), [("left", 878.25), ("right", 21.75)])
def test_a_far_corner_of_choice(corner: str, x: float) -> None:
    game = table(WAR, "fireworks-over-the-front")
    answers(game, A_place=corner)
    assert at(game.state, "A") == [(x, 866.25, 180)]


@rule("D-201")
def test_the_allies_place_when_the_german_is_ready() -> None:
    game = table(WAR, "a-lonely-sentinel")
    assert game.pending().keys() == {0}
    answers(game, Z_half="right")
    assert game.pending().keys() == {1}
    answers(game, A_place="right")
    assert game.state.stage == "plan"
    assert at(game.state, "A") == [(21.75, 866.25, 180)]


@rule("D-208", "D-210", "D-216", "D-219")
@pytest.mark.parametrize(
    ("key", "variant", "first"),
    [
        ("outnumbered", "", 1),
        ("a-hard-task", "", 0),
        ("a-hard-task", "ufag", 1),
        ("a-lonely-sentinel", "reversed-rockets", 1),
        ("a-lonely-sentinel", "reversed-incendiary-two-balloons-altitude", 1),
    ],
)
def test_one_side_places_last(key: str, variant: str, first: int) -> None:
    game = table(WAR, key, variant)
    assert game.pending().keys() == {first}
    answers(game)
    assert game.pending().keys() == {1 - first}


@rule("D-209")
def test_the_camel_goes_anywhere_one_ruler_from_its_side() -> None:
    game = table(WAR, "outnumbered")
    answers(game, A_place=100)
    assert at(game.state, "A") == [(800, 1000, 180)]


@rule("D-201")
@pytest.mark.parametrize(("half", "x"), [("left", 21.75), ("right", 878.25)])
def test_the_albatros_comes_in_the_corner_of_its_hidden_card_after_turn_2(half: str, x: float) -> None:
    game = table(WAR, "a-lonely-sentinel")
    answers(game, Z_half=half)
    answers(game)
    told = until_turn_ends(game, 2)
    assert game.state.turn == 3
    assert at(game.state, "Z") == [(x, 33.75, 0)]
    assert told_of("arrived", told)[0]["turn"] == 2
    assert game.pending().keys() == {0, 1}
    assert not any(move.plane == "Z" for move in game.state.flown)
    assert any(field.name == "Z.first" for field in game.fields(0))


@rule("D-201", "D-188")
@pytest.mark.parametrize(
    ("key", "variant", "name"), [("a-lonely-sentinel", "", "Z"), ("into-the-mud", "late-nieuport", "A")]
)
def test_the_hidden_card_is_hidden(key: str, variant: str, name: str) -> None:
    state = mustered(WAR, key, variant)
    owner = state.plane(name).seat
    worlds = {encode(_half(DOGFIGHT.imagine(state, 1 - owner, Stream(bytes([n]))), name)) for n in range(20)}
    assert worlds == {b'"left"', b'"right"'}
    views = {
        encode(DOGFIGHT.view(DOGFIGHT.imagine(state, 1 - owner, Stream(bytes([n]))), 1 - owner))
        for n in range(20)
    }
    assert len(views) == 1
    (own,) = (plane for plane in DOGFIGHT.view(state, owner).planes if plane.id == name)
    assert own.orders is not None
    assert own.orders["half"] == "left"
    assert _half(DOGFIGHT.imagine(state, owner, Stream(b"own")), name) == _half(state, name)


def _half(state: State, name: str) -> str | None:
    entry = state.plane(name).entry
    assert entry is not None
    return entry.half


@rule("D-188")
@pytest.mark.parametrize(("half", "low", "high"), [("left", 22, 450), ("right", 450, 878)])
def test_the_nieuport_comes_in_on_its_half_after_turn_2_and_flies_from_turn_3(
    half: str, low: int, high: int
) -> None:
    game = table(WAR, "into-the-mud", "late-nieuport")
    answers(game, A_half=half)
    until_turn_ends(game, 2)
    assert (game.state.stage, game.state.turn) == ("arrive", 2)
    assert game.pending().keys() == {1}
    (field,) = game.fields(1)
    assert isinstance(field, Number)
    assert (field.low, field.high) == (low, high)
    told = answers(game, A_place=low + 10)
    assert at(game.state, "A") == [(900 - low - 10, 866.25, 180)]
    assert told_of("arrived", told)[0]["plane"] == "A"
    assert game.state.turn == 3
    assert game.pending().keys() == {0, 1}


@rule("D-215", "D-216")
def test_levels_are_chosen_on_entry() -> None:
    game = table(WAR, "a-hard-task")
    asked = {field.name for field in game.fields(0)}
    assert asked == {"X.level"}
    answers(game, X_level=7)
    assert {field.name for field in game.fields(1)} == {"A.place", "A.level", "B.place", "B.level"}
    answers(game, A_level=3, B_level=1)
    assert {name: game.state.plane(name).level for name in "ABX"} == {"A": 3, "B": 1, "X": 7}
    until_turn_ends(game, 1)
    assert (game.state.stage, game.state.turn) == ("arrive", 2)
    assert {field.name for field in game.fields(0)} == {"Y.level", "Z.level"}
    told = answers(game, Y_level=2, Z_level=5)
    assert {name: game.state.plane(name).level for name in "YZ"} == {"Y": 2, "Z": 5}
    assert {data["plane"] for data in told_of("arrived", told)} == {"Y", "Z"}
    assert game.state.stage == "plan"
    assert {field.name for field in game.fields(0)} >= {"Y.first", "Z.first"}


@rule("D-216")
def test_the_bomber_comes_at_the_start_of_turn_3() -> None:
    game = table(WAR, "a-hard-task")
    while game.state.turn < 3 or game.state.stage != "plan":
        answers(game)
    assert game.state.plane("C").status == "flying"
    assert at(game.state, "C") == [(495, 1466.25, 180)]


@rule("D-225")
def test_the_camera_carrier_is_noted_in_secret() -> None:
    game = table(GLORY, "a-hard-task", planes=2, seats=3)
    assert game.pending().keys() == {1}
    (field,) = game.fields(1)
    assert isinstance(field, Pick)
    assert [option.value for option in field.options] == ["A", "B"]
    told = answers(game, X1_carrier="B")
    assert all(event.kind == "turn" for event in told)
    state: State = game.state
    own, enemy, public = (DOGFIGHT.view(state, seat) for seat in (1, 0, None))
    assert own.missions[0].plane == "B"
    assert "camera" in next(plane for plane in own.planes if plane.id == "B").equipment
    for view in (enemy, public):
        assert view.missions[0].plane is None
        assert not any(plane.equipment for plane in view.planes)
    alone = DOGFIGHT.view(mustered(GLORY, "a-hard-task"), 0)
    assert alone.missions[0].plane == "A", "with one airplane there is nothing to hide"
    worlds = {DOGFIGHT.imagine(state, 0, Stream(bytes([n]))).missions[0].by for n in range(20)}
    assert worlds == {("A",), ("B",)}


@rule("D-229")
def test_who_carries_the_single_load_of_bombs_is_no_secret() -> None:
    game = table(GLORY, "wings-over-cambrai", planes=2, seats=2)
    answers(game, X1_carrier="B")
    assert DOGFIGHT.view(game.state, 0).missions[0].plane == "B"
    assert game.state.missions[0].by == ("B",)


@rule("D-188")
def test_where_a_late_arrival_comes_in_can_be_ordered_beforehand() -> None:
    game = table(WAR, "into-the-mud", "late-nieuport")
    assert "A.arrive" not in {field.name for field in game.order_fields(1)}, "its card is not laid yet"
    answers(game, A_half="left")
    asks = {field.name: field for field in game.order_fields(1)}["A.arrive"]
    assert isinstance(asks, Pick)
    assert asks.default == "ask"
    game.give_orders(1, {"A.arrive": "ordered", "A.place": 100})
    until_turn_ends(game, 2)
    assert (game.state.stage, game.state.turn) == ("plan", 3), "nobody waits for it"
    assert at(game.state, "A") == [(800, 866.25, 180)]


@rule("D-215", "D-216")
def test_a_level_ordered_beforehand_is_taken_and_whoever_ordered_none_is_asked() -> None:
    game = table(WAR, "a-hard-task")
    answers(game)
    answers(game)
    game.give_orders(0, {"Y.arrive": "ordered", "Y.level": 2})
    until_turn_ends(game, 1)
    assert {field.name for field in game.fields(0)} == {"Z.level"}
    answers(game, Z_level=5)
    assert {name: game.state.plane(name).level for name in "YZ"} == {"Y": 2, "Z": 5}
