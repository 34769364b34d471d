"""Missions: photographs and bombs, and who may do them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.deeds import Flown
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.missions import Missions
from tests.rules.dogfight.scenario_scenes import GLORY, WAR, hit, mustered, with_fates
from tests.rules.dogfight.scenes import HANGAR, STALL, Told, orders
from tests.rules.marks import rule

STRAIGHT = 1


def flown(state: State, name: str, card: int, start: Pose, end: Pose | None = None, **changes: Any) -> Told:
    """What comes of an airplane's flying that card from there, in round 1."""
    there = with_fates(state, **{name: {"pose": end or start, **changes}})
    move = Flown(1, name, card, start, end or start)
    play = Play(replace(there, round=1, flown=(move,)), HANGAR, Scripted({}))
    Missions().start(play)
    return Told(there, play.state, tuple(play.log))


def near_trench(distance: float) -> Pose:
    """So far from the nearest edge of the trench of Outnumbered, whose dot is at 450, 1000."""
    return Pose(450, 1000 - 33.75 - distance, 0)


@rule("D-211")
@pytest.mark.parametrize(("distance", "pictures"), [(100, 1), (100.1, 0), (0, 1)])
def test_a_photograph_is_a_stall_begun_within_half_a_ruler_of_the_card(
    distance: float, pictures: int
) -> None:
    told = flown(mustered(WAR, "outnumbered"), "X", STALL, near_trench(distance))
    assert len(told.all("photographed")) == pictures
    assert (told.state.missions[0].done is not None) is bool(pictures)


@rule("D-211")
def test_no_photograph_without_a_stall() -> None:
    assert not flown(mustered(WAR, "outnumbered"), "X", STRAIGHT, near_trench(50)).all("photographed")


@rule("D-211")
def test_only_the_ufag_has_the_camera() -> None:
    assert not flown(mustered(WAR, "outnumbered"), "Z", STALL, near_trench(50)).all("photographed")


@rule("D-211", "D-051")
def test_a_wounded_observer_takes_no_photograph() -> None:
    told = flown(mustered(WAR, "outnumbered"), "X", STALL, near_trench(50), crew_hits=1)
    assert not told.all("photographed")


@rule("D-211")
@pytest.mark.parametrize(("level", "pictures"), [(1, 1), (2, 0)])
def test_with_altitude_the_ufag_must_be_at_level_1(level: int, pictures: int) -> None:
    state = mustered(WAR, "outnumbered", rules=("altitude",))
    assert len(flown(state, "X", STALL, near_trench(50), level=level).all("photographed")) == pictures


@rule("D-211")
def test_what_a_photograph_tells() -> None:
    told = flown(mustered(WAR, "outnumbered"), "X", STALL, near_trench(50))
    assert told.one("photographed") == {"round": 1, "plane": "X", "target": "T1"}
    view = DOGFIGHT.view(told.state, None)
    assert view.missions[0].done
    assert next(card for card in view.ground if card.id == "T1").photographed
    assert told.seen("X", by=None).done == ("photograph",)


@rule("D-224")
@pytest.mark.parametrize(("ahead", "pictures"), [(100, 1), (101, 0)])
def test_glorys_photograph(ahead: float, pictures: int) -> None:
    """The target's dot is at 500, 200; the wounded pilot of a single-seater takes pictures all the same."""
    start = Pose(500, 200 + 33.75 + ahead, 180)
    told = flown(mustered(GLORY, "a-hard-task"), "A", STALL, start, crew_hits=1)
    assert len(told.all("photographed")) == pictures


@rule("D-217")
@pytest.mark.parametrize(("level", "result"), [(2, "destroyed"), (1, "destroyed"), (3, None)])
def test_bombing_needs_level_2_or_less(level: int, result: str | None) -> None:
    over = Pose(495, 200, 180)
    told = flown(hard_task(), "C", STRAIGHT, Pose(495, 320, 180), over, level=level)
    assert told.state.missions[0].done == result
    assert [data["result"] for data in told.all("bombed")] == ([result] if result else [])


def hard_task() -> State:
    """With the D.H.4 on the table; the target's dot is at 495, 200."""
    return with_fates(mustered(WAR, "a-hard-task"), C={"status": "flying", "entry": None})


@rule("D-217")
@pytest.mark.parametrize(("beside", "bombed"), [(21, True), (22, False)])
def test_the_airplanes_card_must_lie_over_the_targets_middle(beside: float, bombed: bool) -> None:  # noqa: FBT001 - a row of the table
    told = flown(hard_task(), "C", STRAIGHT, Pose(800, 700, 180), Pose(495 + beside, 200, 180), level=2)
    assert bool(told.all("bombed")) is bombed


@rule("D-217")
@pytest.mark.parametrize(("ahead", "bombed"), [(33.7, False), (34, True), (101, True), (102, False)])
def test_or_the_card_of_the_maneuver_it_flies(ahead: float, bombed: bool) -> None:  # noqa: FBT001 - a row of the table
    """The maneuver card lies in front of where the airplane began: from 33.75 to 101.25 mm from its dot."""
    told = flown(hard_task(), "C", 4, Pose(495, 200 + ahead, 180), Pose(900, 900, 180), level=2)
    assert bool(told.all("bombed")) is bombed


@rule("D-217", "D-051")
def test_no_bombs_from_a_wounded_observer() -> None:
    told = flown(hard_task(), "C", STRAIGHT, Pose(495, 320, 180), Pose(495, 200, 180), level=2, crew_hits=1)
    assert not told.all("bombed")


def cambrai(**orders: str) -> State:
    """The target's dot is at 500, 300."""
    return with_fates(mustered(GLORY, "wings-over-cambrai"), A={"orders": orders})


MIDDLE, RIM, ASIDE = Pose(500, 300, 180), Pose(500, 350, 180), Pose(600, 300, 180)


@rule("D-227")
@pytest.mark.parametrize(
    ("order", "where", "result"),
    [
        ("middle", MIDDLE, "destroyed"),
        ("middle", RIM, None),
        ("any", MIDDLE, "destroyed"),
        ("any", RIM, "damaged"),
        ("any", ASIDE, None),
        ("hold", MIDDLE, None),
    ],
)
def test_bombs_on_the_dot_destroy_and_elsewhere_damage(order: str, where: Pose, result: str | None) -> None:
    told = flown(cambrai(bombs=order), "A", STRAIGHT, Pose(500, 600, 180), where)
    assert told.state.missions[0].done == result
    status = next(card.status for card in told.state.ground if card.id == "X1")
    assert status == (result or "active")


@rule("D-227")
@pytest.mark.parametrize(("answer", "result"), [("drop", "damaged"), ("hold", None)])
def test_who_wants_to_be_asked_over_the_rim_is(answer: str, result: str | None) -> None:
    told = flown(cambrai(bombs="ask"), "A", STRAIGHT, Pose(500, 600, 180), RIM)
    assert [(asked.seat, asked.name) for asked in told.state.asked] == [(1, "A.bombs")]
    play = Play(replace(told.state, asked=()), HANGAR, Scripted({}))
    Missions().answer(play, {1: {"A.bombs": answer}})
    assert play.state.missions[0].done == result


@rule("D-227")
def test_bombs_fall_once_in_a_game() -> None:
    first = flown(cambrai(bombs="any"), "A", STRAIGHT, Pose(500, 600, 180), RIM)
    again = flown(first.state, "A", STRAIGHT, RIM, MIDDLE)
    assert not again.all("bombed")
    assert again.state.missions[0].done == "damaged"
    assert "bombs" in DOGFIGHT.view(cambrai(), None).planes[0].equipment
    assert "bombs" not in first.seen("A", by=None).equipment
    assert not any(field.name == "A.bombs" for field in DOGFIGHT.fields(first.before, 0, {}))
    planning = replace(first.state, round=0, stage="plan")
    assert not any(field.name == "A.bombs" for field in DOGFIGHT.fields(planning, 1, {}))
    assert any(
        field.name == "A.bombs" for field in DOGFIGHT.fields(mustered(GLORY, "wings-over-cambrai"), 1, {})
    )


@rule("D-229")
def test_only_the_bomber_bombs() -> None:
    state = mustered(GLORY, "wings-over-cambrai", planes=2)
    assert state.missions[0].by == ("A",)
    assert not flown(state, "B", STRAIGHT, Pose(500, 600, 180), MIDDLE).all("bombed")
    assert flown(state, "A", STRAIGHT, Pose(500, 600, 180), MIDDLE).all("bombed")


@rule("D-212", "D-189", "D-198", "D-231")
def test_how_things_stood_is_noted_when_an_airplane_leaves() -> None:
    state = mustered(GLORY, "bullets-in-the-mud")
    left = with_fates(state, A={"status": "left", "exit": "entente"})
    play = Play(replace(left, round=1), HANGAR, Scripted({}))
    Missions().start(play)
    (departure,) = play.state.departures
    assert (departure.plane, departure.edge, departure.faced, departure.unfinished) == (
        "A",
        "own",
        True,
        True,
    )
    Missions().start(play)
    assert len(play.state.departures) == 1


@rule("D-189", "D-232")
@pytest.mark.parametrize(
    ("status", "unfinished"), [("active", True), ("gun silenced", True), ("silenced", False)]
)
def test_a_card_silenced_by_an_explosion_needs_no_more_damage(status: str, unfinished: bool) -> None:  # noqa: FBT001 - a row of the table
    """An explosion silences without a point; a machine gun that only lost its gun can still be hit."""
    state = hit(mustered(GLORY, "bullets-in-the-mud"), T1=1, M2=1)
    left = with_fates(state, A={"status": "left", "exit": "entente"}, M1={"status": status})
    play = Play(replace(left, round=1), HANGAR, Scripted({}))
    Missions().start(play)
    assert [departure.unfinished for departure in play.state.departures] == [unfinished]


@rule("D-227")
@pytest.mark.parametrize(("order", "asks", "result"), [("any", False, "damaged"), ("ask", True, None)])
def test_bombs_fall_as_the_orders_stand(order: str, *, asks: bool, result: str | None) -> None:
    state = replace(cambrai(), standing=orders(1, bombs=order))
    told = flown(state, "A", STRAIGHT, Pose(500, 600, 180), RIM)
    assert bool(told.state.asked) is asks
    assert told.state.missions[0].done == result
