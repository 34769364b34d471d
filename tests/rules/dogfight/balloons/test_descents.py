"""Balloons in a game with altitude: where they start, and how they are taken down."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.rulebook import BALLOON_LEVEL
from rules.dogfight.setup.preparation import BALLOON_CLIMB
from rules.dogfight.state import Balloon, State
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.high_scenes import a_pick, balloon, high, turn, up
from tests.rules.dogfight.scenes import Told, orders
from tests.rules.marks import rule

AWAY = ("left", "straight", "right")


def scene(*balloons: Balloon, **changes: Any) -> State:
    z, a = up("Z", 6500, 300, level=9), up("A", 4500, 300, level=9)
    return high(
        *changes.pop("planes", (a, z)),
        balloons=balloons,
        rules=["balloons"],
        width=9000.0,
        length=9000.0,
        **changes,
    )


def aloft(told: Told, name: str = "B1") -> Balloon:
    piece = told.state.piece(name)
    assert isinstance(piece, Balloon)
    return piece


def descent(state: State) -> list[str]:
    """What may be ordered for B1."""
    fields = [field for field in DOGFIGHT.fields(state, 0, {}) if field.name == "B1.descent"]
    return [option.value for field in fields for option in a_pick(field).options]


@rule("D-126", "D-159")
def test_balloons_start_at_level_3_with_two_counters() -> None:
    assert (BALLOON_LEVEL, BALLOON_CLIMB) == (3, 2)


@rule("D-159")
def test_descent_is_ordered_with_the_plan_and_told_before_the_first_reveal() -> None:
    state = scene(balloon("B1", 1000, 1000))
    assert descent(state) == ["standing", "keep", "down"]
    told = turn(state, {"B1.descent": "down"})
    assert told.one("descent") == {"balloon": "B1", "how": "ordered"}
    assert told.kinds().index("descent") < told.kinds().index("moved")
    assert aloft(told).descending


@rule("D-159")
def test_without_an_enemy_airplane_on_the_table_there_is_no_such_order() -> None:
    late = up("A", 500, 300, level=9, status="waiting")
    state = scene(balloon("B1", 1000, 1000), planes=(late, up("Z", 1500, 300, level=9)))
    assert descent(state) == []


@rule("D-159")
def test_unless_told_it_stays_where_it_is() -> None:
    told = turn(scene(balloon("B1", 1000, 1000)))
    assert (aloft(told).level, aloft(told).climb) == (3, 2)
    assert not told.all("lowered")


@rule("D-160")
def test_it_loses_a_counter_a_turn_and_then_a_level_for_two_new_ones() -> None:
    told = turn(scene(balloon("B1", 1000, 1000)), {"B1.descent": "down"})
    assert told.one("lowered") == {"balloon": "B1", "level": 3, "climb": 1}
    seen = []
    for _ in range(4):
        told = turn(told.state)
        seen.append((aloft(told).level, aloft(told).climb))
    assert seen == [(3, 0), (2, 2), (2, 1), (2, 0)]


@rule("D-161")
def test_a_descent_may_be_stopped_and_resumed_at_the_start_of_any_turn() -> None:
    down = turn(scene(balloon("B1", 1000, 1000)), {"B1.descent": "down"})
    assert descent(down.state) == ["standing", "keep", "stop"]
    stopped = turn(down.state, {"B1.descent": "stop"})
    assert stopped.one("descent")["how"] == "stopped"
    assert (aloft(stopped).level, aloft(stopped).climb) == (3, 1)
    assert descent(stopped.state) == ["standing", "keep", "resume"]
    waiting = turn(stopped.state)
    assert (aloft(waiting).level, aloft(waiting).climb) == (3, 1)
    resumed = turn(waiting.state, {"B1.descent": "resume"})
    assert resumed.one("descent")["how"] == "resumed"
    assert (aloft(resumed).level, aloft(resumed).climb) == (3, 0)


@rule("D-161")
def test_once_ordered_a_descent_is_resumed_without_an_enemy_in_sight() -> None:
    stopped = balloon("B1", 1000, 1000, ordered=True)
    late = up("A", 500, 300, level=9, status="waiting")
    state = scene(stopped, planes=(late, up("Z", 1500, 300, level=9)))
    assert descent(state) == ["standing", "keep", "resume"]


@rule("D-161")
@pytest.mark.parametrize("flames", [0, 1])
def test_at_level_0_without_counters_it_is_out_of_the_game_but_not_eliminated(flames: int) -> None:
    last = balloon("B1", 1000, 1000, level=0, climb=1, descending=True, ordered=True, flames=flames)
    told = turn(scene(last, decks={"A": (1, 2, 3), "B": (1,), "C": (1,)}))
    assert told.one("balloon_down") == {"balloon": "B1", "burning": bool(flames)}
    assert aloft(told).status == "down"
    assert not told.all("balloon_lost")
    assert descent(told.state) == []


@rule("D-161")
def test_at_level_0_with_counters_it_is_still_there() -> None:
    low = balloon("B1", 1000, 1000, level=1, climb=0, descending=True, ordered=True)
    told = turn(scene(low))
    assert (aloft(told).status, aloft(told).level, aloft(told).climb) == ("aloft", 0, 2)


@rule("D-159")
def test_the_virtual_player_takes_balloons_down_but_no_barrage() -> None:
    bag, wall = balloon("B1", 1000, 1000, seat=None), balloon("B2", 1300, 1000, seat=None, barrage=True)
    told = turn(scene(bag, wall))
    assert told.one("descent") == {"balloon": "B1", "how": "ordered"}
    assert not aloft(told, "B2").descending


@rule("D-159")
def test_without_altitude_there_is_no_winch() -> None:
    state = scene(balloon("B1", 1000, 1000, level=0, climb=0))
    flat = high(*state.planes, balloons=state.balloons, numbers={"altitude": False}, rules=["balloons"])
    assert descent(flat) == []


@rule("D-159", "D-161")
def test_a_balloon_ordered_down_for_good_goes_down_when_an_enemy_is_there_and_after_a_stop() -> None:
    late = up("A", 500, 300, level=9, status="waiting")
    alone = scene(
        balloon("B1", 1000, 1000), planes=(late, up("Z", 1500, 300, level=9)), standing=orders(descent="down")
    )
    assert not turn(alone).all("descent")
    down = turn(scene(balloon("B1", 1000, 1000), standing=orders(descent="down")))
    assert down.one("descent")["how"] == "ordered"
    assert not turn(down.state).all("descent"), "it goes on as it is"
    stopped = turn(down.state, {"B1.descent": "stop"})
    assert stopped.one("descent")["how"] == "stopped"
    assert turn(stopped.state).one("descent")["how"] == "resumed", "the stop was for one turn"
