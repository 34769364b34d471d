"""Balloon barrages: cables between balloons and to the sides of the table."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import Balloon
from tests.rules.dogfight.high_scenes import balloon, before_card, high, turn, up
from tests.rules.dogfight.scenes import Told, stacked
from tests.rules.marks import rule

AWAY = ("straight", "straight", "straight")
LINE = tuple(balloon(f"B{at + 1}", 200.0 + 200 * at, 500, level=4, climb=2, barrage=True) for at in range(4))


def through(
    x: float, level: int, balloons: tuple[Balloon, ...] = LINE, y: float = 500, **changes: Any
) -> Told:
    """A flies a straight that ends there at that level; the table is 100 cm wide."""
    usual = {"rules": ["balloons", "barrages"], "balloons": balloons, "width": 1000.0}
    foe = up("Z", 500, 1500, 0, level=9)
    state = high(up("A", level=level), foe, **{**usual, **changes})
    start = before_card(state, "A", "straight", Pose(x, y, 180))
    state = high(up("A", start.x, start.y, 180, level=level), foe, **{**usual, **changes})
    return turn(state, A=AWAY)


def lost(told: Told) -> bool:
    return told.plane("A").status == "crashed"


def without(name: str, status: str = "destroyed") -> tuple[Balloon, ...]:
    return tuple(replace(each, status=status) if each.id == name else each for each in LINE)


@rule("D-172")
@pytest.mark.parametrize(("level", "down"), [(4, True), (3, True), (5, False)])
def test_nobody_gets_through_between_two_neighbours_at_or_below_their_level(
    level: int, *, down: bool
) -> None:
    told = through(300, level)
    assert lost(told) == down
    if down:
        assert told.one("barrage") == {"round": 1, "plane": "A", "balloons": ["B1", "B2"]}


@rule("D-172")
def test_the_lower_of_the_two_decides() -> None:
    low = tuple(replace(each, level=2) if each.id == "B2" else each for each in LINE)
    assert lost(through(300, 2, low))
    assert not lost(through(300, 3, low))


@rule("D-172")
def test_any_part_of_the_card_is_enough() -> None:
    edge = 500 + 60 + 33.75
    assert [each["round"] for each in through(300, 4, y=edge - 1).all("barrage")] == [1]
    assert [each["round"] for each in through(300, 4, y=edge + 1).all("barrage")] == [2]


@rule("D-172")
@pytest.mark.parametrize("x", [80, 920])
def test_between_the_last_balloon_and_the_side_it_is_the_same(x: float) -> None:
    assert lost(through(x, 4))
    assert not lost(through(x, 5))


@rule("D-172")
def test_balloons_more_than_a_ruler_apart_hold_no_cable() -> None:
    wide = (LINE[0], replace(LINE[1], pose=Pose(800, 500, 0)))
    assert not lost(through(500, 4, wide))


@rule("D-173")
@pytest.mark.parametrize(("level", "down"), [(4, True), (1, True), (5, False)])
def test_on_a_balloon_an_airplane_is_lost_at_its_level_or_lower(level: int, *, down: bool) -> None:
    alone = tuple(replace(each, status="destroyed") if each.id != "B2" else each for each in LINE)
    assert lost(through(400, level, alone)) == down


@rule("D-173")
@pytest.mark.parametrize(("level", "cards"), [(4, 1), (3, 0)])
def test_with_collisions_the_balloon_is_hurt_at_the_same_level(level: int, cards: int) -> None:
    """The airplane has no counters and the balloon two: here that does not matter."""
    deck = stacked("C", (4, "fire"))
    told = through(
        400,
        level,
        rules=["balloons", "barrages", "collisions", "special_damage"],
        decks={"A": (1,), "B": (1,), "C": deck},
    )
    assert lost(told)
    struck = told.state.piece("B2")
    assert isinstance(struck, Balloon)
    assert len(struck.damage) == cards
    assert struck.flames == 0
    assert not told.plane("A").damage


@rule("D-173")
def test_without_collisions_the_balloon_takes_nothing() -> None:
    assert not through(400, 4).state.piece("B2").damage


@rule("D-174")
@pytest.mark.parametrize("status", ["destroyed", "exploded", "down"])
def test_a_balloon_that_is_gone_opens_the_passage_between_its_neighbours(status: str) -> None:
    gone = without("B2", status)
    assert not lost(through(300, 4, gone))
    assert not lost(through(500, 4, gone))
    assert lost(through(700, 4, gone))


@rule("D-174")
def test_the_loss_of_an_end_opens_the_way_to_the_side() -> None:
    assert not lost(through(80, 4, without("B1")))
    assert lost(through(920, 4, without("B1")))


@rule("D-172")
def test_both_sides_airplanes_are_caught() -> None:
    state = high(
        up("A", 500, 1500, 0, level=9),
        up("Z", 300, 300, 0, level=4),
        rules=["balloons", "barrages"],
        balloons=LINE,
        width=1000.0,
    )
    start = before_card(state, "Z", "straight", Pose(300, 500, 0))
    state = high(
        up("A", 500, 1500, 0, level=9),
        up("Z", start.x, start.y, 0, level=4),
        rules=["balloons", "barrages"],
        balloons=LINE,
        width=1000.0,
    )
    assert turn(state, Z=AWAY).plane("Z").status == "crashed"


@rule("D-172")
def test_the_rule_off_there_are_no_cables() -> None:
    assert not lost(through(300, 4, rules=["balloons"]))
