"""What is flown for whoever does not plan: it must not be what kills them.

The same for hundreds of positions of each kind: `python -m tests.fuzz.harmless`.
"""

from __future__ import annotations

from itertools import islice

import pytest

from rules.dice import Stream
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice
from rules.table import Table
from tests.fuzz.harmless import by_stand_in, harm, judge, other_plans
from tests.rules.dogfight.high_scenes import bystander, high, up
from tests.rules.dogfight.perilous_positions import KINDS, SILENT, Position, position
from tests.rules.dogfight.scenes import plane, sky
from tests.rules.marks import rule

SAMPLE = 10
"""Positions of each kind: those with the lowest numbers."""
TRIED = 80
"""Other plans in each, where the default does harm."""


@rule("D-138", "D-167", "D-171", "D-172")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_flown_for_the_absent_does_no_harm_that_can_be_helped(kind: str) -> None:
    for number in range(SAMPLE):
        verdict = judge(position(kind, number), most=TRIED)
        assert verdict.instead is None, (
            f"{kind} {number}: {verdict.default}, {verdict.instead} had been better"
        )


def test_where_balloons_cannot_be_missed_the_fewest_are_met() -> None:
    """Each costs a card each time; with more of them, this one fell."""
    assert judge(position("balloon", 74)).instead is None


@pytest.mark.parametrize(
    ("kind", "number"), [("balloon", 3), ("balloon", 8), ("cable", 24), ("shell", 14), ("own wing", 19)]
)
def test_nor_does_a_stand_in_however_good_the_shot(kind: str, number: int) -> None:
    assert judge(position(kind, number), by_stand_in, most=TRIED).instead is None


@pytest.mark.parametrize("seats", [2, 3])
def test_a_silent_table_loses_nobody_in_the_cables_of_a_hard_task(seats: int) -> None:
    """Nor anywhere else: whoever says nothing flies about until the game is over."""
    options: Choice = {"edition": "war", "scenario": "a-hard-task", "turn_limit": 6}
    table = Table.new(DOGFIGHT, seats, options, b"silent")
    while not table.outcome:
        for seat in table.pending():
            table.submit(seat, table.default(seat))
    assert {each.status for each in table.state.planes} == {"flying"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_plan_has_fewer_dangers_by_what_the_panel_would_say(kind: str) -> None:
    """A default that the panel would warn of is only flown where it warns of every other plan as well."""
    for number in range(SAMPLE // 2):
        state, seat = position(kind, number)
        default = DOGFIGHT.default(state, seat)
        if _warnings(state, default, seat):
            others = islice(other_plans(state, seat, default), TRIED // 2)
            assert all(_warnings(state, plan, seat) for plan in others), f"{kind} {number}"


def _warnings(state: State, choice: Choice, seat: int) -> int:
    return len(DOGFIGHT.foresee(DOGFIGHT.view(state, seat), choice).dangers)


def test_where_every_plan_leaves_the_table_the_panel_says_so_of_the_default() -> None:
    cramped = sky(plane("A", 60, 60, 0), plane("Z", 20, 20), width=120.0, length=120.0)
    assert _warnings(cramped, DOGFIGHT.default(cramped, SILENT), SILENT)


def test_two_that_would_fly_into_each_other_are_planned_together() -> None:
    """Side by side with their noses towards each other; either alone would fly straight on."""
    pair = up("A", 900, 1000, 90), up("B", 1100, 1000, 270)
    state = high(*pair, bystander(), rules=["collisions"])
    assert not harm(
        state, SILENT, {0: DOGFIGHT.default(state, 0), SILENT: DOGFIGHT.default(state, SILENT)}
    ).events


def test_whoever_strayed_in_the_clouds_stays_there() -> None:
    """His pile leads off the table: as soon as he comes out, it is flown, and he is out of the game."""
    lost = up("A", 30, 1000, 270, level=5, stored=(1, 2, 3), last=3, before_last=2)
    state = high(lost, bystander(level=2), rules=["cloud_cover"], numbers={"cloud_level": 5})
    assert not judge(Position(state)).default.events


def test_nothing_that_others_keep_secret_is_used() -> None:
    """The same plan, whatever the enemy has in mind and whatever lies in the decks."""
    for kind in KINDS:
        state, seat = position(kind, 1)
        world = DOGFIGHT.imagine(state, seat, Stream(b"caution"))
        assert DOGFIGHT.default(world, seat) == DOGFIGHT.default(state, seat)
