"""Cloud cover: out of sight, out of reach, and down again with all that was flown up there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream
from rules.dogfight.altitude.cloud_cover import true_pose
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, Number
from rules.table import Table, encode
from tests.rules.dogfight.high_scenes import (
    before_card,
    bystander,
    card,
    cards,
    heights,
    high,
    offered,
    turn,
    turns,
    up,
)
from tests.rules.dogfight.scenes import HANGAR, Told, at_fire, targets
from tests.rules.marks import rule

CLOUD = {"cloud_level": 6}


def sky_with_clouds(a: Any = None, **changes: Any) -> State:
    a = a or up("A", level=5, climb=2)
    rules = changes.pop("rules", ())
    return high(a, bystander(level=4), rules=["cloud_cover", *rules], numbers=CLOUD, **changes)


def hidden(**changes: Any) -> State:
    """A in the clouds since the last turn."""
    return sky_with_clouds(up("A", 450, 450, 0, **{"level": 6, "climb": 0, "last": 4, **changes}))


def flown(state: State, name: str, start: Pose, words: tuple[str, ...]) -> Pose:
    airplane = HANGAR.airplane(state.plane(name).model, state.in_force)
    for number in cards(state, name, words):
        start = fly(start, airplane.cards[number], airplane.size)
    return start


@rule("D-175")
def test_the_clouds_lie_above_all_starting_levels() -> None:
    options: Choice = {"edition": "war", "rules": ("altitude", "cloud_cover"), "level": 7}
    (clouds,) = (field for field in DOGFIGHT.options(options) if field.name == "cloud_level")
    assert isinstance(clouds, Number)
    assert clouds.low == 8
    assert clouds.default is not None
    assert clouds.default >= 8


@rule("D-175", "D-215")
def test_who_picks_his_own_level_picks_one_below_them() -> None:
    rules: Choice = {"rules": ("cloud_cover",), "cloud_level": 6}
    game = Table.new(DOGFIGHT, 2, {"edition": "war", "scenario": "a-hard-task", **rules}, b"clouds")
    (level,) = (field for field in game.fields(0) if field.name == "X.level")
    assert isinstance(level, Number)
    assert (level.low, level.high) == (1, 5)


@rule("D-175")
def test_who_reaches_their_level_stays_where_the_climb_took_it() -> None:
    told = turn(sky_with_clouds(), A=("climb", "straight", "left"))
    assert told.one("clouded") == {"round": 1, "plane": "A"}
    climbed = flown(sky_with_clouds(), "A", Pose(450, 450, 0), ("climb",))
    assert told.plane("A").pose == climbed
    assert [move.round for move in told.state.flown if move.plane == "A"] == [1]
    assert told.seen("A", None).in_cloud
    assert told.seen("A", None).pose == climbed


@rule("D-175")
def test_an_immelmann_may_take_it_there_too() -> None:
    told = turn(sky_with_clouds(), A=("straight", "immelmann", "straight"))
    assert told.one("clouded")["round"] == 2


@rule("D-175")
def test_up_there_it_neither_fires_nor_is_fired_at() -> None:
    force = hidden().in_force
    a = up("A", 450, 550, 180, level=6)
    z = up("Z", 450, 450, 0, level=5)
    assert targets(at_fire(a, z, edition="war", in_force=force)) == {}
    below = replace(a, level=5)
    assert targets(at_fire(below, z, edition="war", in_force=force)) == {"A.front": ["Z"], "Z.front": ["A"]}


@rule("D-175")
@pytest.mark.parametrize(("counters", "clouded"), [(2, True), (1, False)])
def test_it_does_not_collide(counters: int, *, clouded: bool) -> None:
    """B climbs to where A went up: into the cloud beside it, or to just below."""
    base = high(up("B"), bystander())
    start = before_card(base, "B", "climb", Pose(455, 455, 90))
    b = up("B", start.x, start.y, 90, level=5, climb=counters)
    a = up("A", 450, 450, 0, level=6, last=4)
    state = high(a, b, bystander(level=4), rules=["cloud_cover", "collisions"], numbers=CLOUD)
    told = turn(state, A=("left", "right", "straight"), B=("climb", "left", "right"))
    assert bool(told.all("clouded")) == clouded
    assert not told.all("collided")


@rule("D-176")
def test_its_owner_goes_on_planning_and_the_cards_pile_up() -> None:
    state = hidden()
    told = turns(state, {"A": ("left", "straight", "stall")}, {"A": ("straight", "climb", "left")})
    pile = told.plane("A").stored
    assert len(pile) == 6
    assert pile[:3] == cards(state, "A", ("left", "straight", "stall"))
    assert not [move for move in told.state.flown if move.plane == "A"]
    assert not [each for each in told.all("moved") if each["plane"] == "A"]
    assert told.seen("A", 1).stored == pile
    assert told.seen("A", 0).stored is None


@rule("D-176")
def test_the_rules_of_planning_hold_up_there() -> None:
    told = turn(hidden(), A=("left", "straight", "stall"))
    assert not {"stall", "climb", "dive"} & offered(told.state, "A")
    assert "immelmann" in offered(told.state, "A")


@rule("D-176", "D-135")
def test_what_was_planned_up_there_last_turn_does_not_count_for_this_one() -> None:
    told = turns(hidden(), {"A": ("climb", "left", "straight")}, {"A": ("immelmann", "straight", "left")})
    assert not [each for each in told.events if each.kind == "illegal"]
    assert len(told.plane("A").stored) == 6


@rule("D-176")
def test_a_dive_brings_it_out_and_all_is_flown_at_once_in_order() -> None:
    state = hidden()
    first = turn(state, A=("left", "straight", "right"))
    told = turn(first.state, A=("straight", "dive", "left"))
    words = ("left", "straight", "right")
    then = flown(state, "A", Pose(450, 450, 0), words)
    below = flown(state, "A", then, ("straight", "dive"))
    out = told.one("unclouded")
    assert out["round"] == 2
    assert out["cards"] == list(cards(state, "A", words) + cards(state, "A", ("straight", "dive")))
    moves = {move.round: move for move in told.state.flown if move.plane == "A"}
    assert list(moves) == [1, 2, 3]
    assert moves[2].end == below
    assert heights(told, "A") == [(5, 0)]
    assert told.plane("A").stored == ()
    assert told.plane("A").pose == flown(state, "A", below, ("left",))


@rule("D-176")
def test_a_split_s_brings_it_out_as_well() -> None:
    told = turn(hidden(), A=("stall", "immelmann", "straight"))
    assert told.one("unclouded")["round"] == 2
    assert heights(told, "A") == [(5, 2)]
    assert told.plane("A").pose.heading == 180


@rule("D-176")
def test_an_immelmann_turn_leaves_it_up_there() -> None:
    told = turn(hidden(), A=("straight", "immelmann", "straight"))
    assert not told.all("unclouded")
    assert (told.plane("A").level, told.plane("A").climb) == (6, 0)


@rule("D-176")
def test_nobody_climbs_above_the_clouds() -> None:
    told = turn(hidden(), A=("climb", "left", "dive"))
    assert heights(told, "A") == [(5, 0)]


@rule("D-177")
def test_whoever_left_the_table_on_the_way_is_out_of_the_game() -> None:
    """It would be back on the table by the time it comes out."""
    state = sky_with_clouds(up("A", 450, 1950, 0, level=6, last=1))
    told = turn(state, A=("immelmann", "straight", "dive"))
    assert told.plane("A").status == "left"
    assert told.one("left") == {"round": 3, "plane": "A"}
    assert told.plane("A").exit == "entente"
    back = flown(state, "A", Pose(450, 1950, 0), ("immelmann", "straight", "dive"))
    assert back.y < 2000


@rule("D-177")
def test_while_it_is_in_the_clouds_nobody_can_tell_that_it_has_left() -> None:
    told = turn(sky_with_clouds(up("A", 450, 1950, 0, level=6, last=4)), A=("straight", "straight", "left"))
    assert told.plane("A").flying
    assert not told.all("left")


@rule("D-177")
def test_it_fires_and_is_fired_at_in_the_round_in_which_it_comes_out() -> None:
    start = hidden()
    below = flown(start, "A", Pose(450, 450, 0), ("dive",))
    z = up("Z", below.x, below.y + 120, 180, level=5)
    fixed = _before_stall(z)
    state = high(start.plane("A"), fixed, rules=["cloud_cover"], numbers=CLOUD)
    told = _fire_all(state, A=("dive", "left", "right"), Z=("stall", "left", "right"))
    shooters = {each["shooter"] for each in told.all("fired") if each["round"] == 1}
    assert shooters == {"A", "Z"}


def _before_stall(z: Any) -> Any:
    state = high(up("A"), z, rules=["cloud_cover"], numbers=CLOUD)
    stall = card(state, "Z", "stall")
    size = HANGAR[z.model].size
    trial = fly(Pose(0, 0, z.pose.heading), stall, size)
    return replace(z, pose=Pose(z.pose.x - trial.x, z.pose.y - trial.y, z.pose.heading))


def _fire_all(state: State, **plans: tuple[str, ...]) -> Told:
    orders = {f"{name}.fire": "closest" for name in plans}
    return turn(state, orders, **plans)


@rule("D-177")
def test_it_collides_normally_in_that_round() -> None:
    start = hidden()
    below = flown(start, "A", Pose(450, 450, 0), ("dive",))
    b = _start_of_straight(up("B", below.x + 10, below.y + 10, 90, level=5))
    state = high(start.plane("A"), b, bystander(level=4), rules=["cloud_cover", "collisions"], numbers=CLOUD)
    told = turn(state, A=("dive", "left", "right"), B=("straight", "left", "right"))
    assert [each["round"] for each in told.all("collided")] == [1]


def _start_of_straight(b: Any) -> Any:
    state = high(b, bystander())
    trial = fly(Pose(0, 0, b.pose.heading), card(state, "B", "straight"), HANGAR[b.model].size)
    return replace(b, pose=Pose(b.pose.x - trial.x, b.pose.y - trial.y, b.pose.heading))


@rule("D-175", "D-176")
def test_nobody_else_learns_what_is_flown_up_there() -> None:
    """Whatever the pile holds, others see the same, and so does the public."""
    told = turn(hidden(), A=("left", "straight", "stall"))
    for seat in (0, None):
        seen = encode(DOGFIGHT.view(told.state, seat))
        piles = set()
        for seed in range(8):
            other = DOGFIGHT.imagine(told.state, seat, Stream(bytes([seed])))
            piles.add(other.plane("A").stored)
            assert encode(DOGFIGHT.view(other, seat)) == seen
        assert len(piles) > 1
    assert told.seen("A", 0).last_card is None
    assert told.seen("A", 1).last_card is not None
    public = [event for event in told.events if event.visible_to(0) and event.data.get("plane") == "A"]
    assert not [event.kind for event in public if event.kind in {"reminder", "moved", "illegal"}]


@rule("D-176")
def test_by_the_book_an_illegal_card_up_there_is_its_owners_secret() -> None:
    state = replace(hidden(), illegal_plans="by the book")
    told = turn(state, A=("stall", "climb", "left"))
    (event,) = [each for each in told.events if each.kind == "illegal"]
    assert event.seen_by == (1,)


@rule("D-176")
def test_its_owner_can_reckon_where_it_is() -> None:
    told = turn(hidden(), A=("left", "straight", "right"))
    plane = told.plane("A")
    airplane = HANGAR.airplane(plane.model, told.state.in_force)
    assert true_pose(plane, airplane) == flown(
        told.state, "A", Pose(450, 450, 0), ("left", "straight", "right")
    )


@rule("D-175")
@pytest.mark.parametrize("level", [4, 5])
def test_below_them_nothing_changes(level: int) -> None:
    told = turn(sky_with_clouds(up("A", level=level)), A=("left", "straight", "right"))
    assert not told.all("clouded")
    assert len([move for move in told.state.flown if move.plane == "A"]) == 3
