"""Whole fights: long ones over wide skies, games by default alone, and what must hold throughout."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.at_random import random_choice
from rules.dice import Stream
from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Form, IllegalChoice
from rules.table import Table, encode
from rules.values import Event
from tests.rules.dogfight.scenes import EDITIONS, HANGAR, plane, sky

both = pytest.mark.parametrize("edition", EDITIONS)
MODELS = {
    "A": "spad-13",
    "B": "breguet-br14",
    "C": "sopwith-camel",
    "D": "dh2",
    "W": "fokker-dr1",
    "X": "rumpler-c4",
    "Y": "albatros-d3",
    "Z": "fokker-e3",
}


def melee(edition: Edition, illegal_plans: str) -> State:
    """Eight airplanes close together in the middle of a sky that takes long to leave."""
    planes = [
        plane(name, 1300 + 110 * (index % 4), 1400 + 150 * (index // 4), 45 * index, model=model, noted=10)
        for index, (name, model) in enumerate(MODELS.items())
    ]
    return sky(
        *planes,
        edition=edition,
        illegal_plans=illegal_plans,
        width=3000.0,
        length=3000.0,
        turn_limit=12,
        winner="points",
    )


def holds(state: State) -> None:
    """What is true of every state."""
    for each in state.planes:
        airplane = HANGAR[each.model]
        if each.flying and state.stage == "plan":
            assert points(each, HANGAR) < airplane.resistance
            assert not any(HANGAR.damage(t.deck, t.card).is_explosion for t in each.damage)
            assert 0 <= each.pose.x <= state.width
            assert 0 <= each.pose.y <= state.length
            assert not each.fresh
        assert all(0 <= jam <= 3 for jam in each.jams)
    for asked in state.asked:
        assert asked.options
        assert state.plane(asked.piece).order in {"ask", "several"}


def form(state: State, seat: int) -> Form:
    return lambda partial: DOGFIGHT.fields(state, seat, partial)


@both
@pytest.mark.parametrize("illegal_plans", ["refused", "by the book"])
def test_a_melee_of_eight_keeps_every_card_and_every_secret(edition: Edition, illegal_plans: str) -> None:
    kinds: set[str] = set()
    for number in range(13, 21):
        dice, luck, worlds = (Stream(b"%s %d" % (kind, number)) for kind in (b"melee", b"luck", b"dream"))
        state = melee(edition, illegal_plans)
        census = DOGFIGHT.census(state)
        while state.outcome is None:
            choices = {seat: random_choice(form(state, seat), luck) for seat in DOGFIGHT.pending(state)}
            step = DOGFIGHT.resolve(state, choices, dice)
            state = step.state
            kinds |= {event.kind for event in step.events}
            holds(state)
            assert DOGFIGHT.census(state) == census
            for seat in (None, 0, 1):
                world = DOGFIGHT.imagine(state, seat, worlds)
                assert encode(DOGFIGHT.view(world, seat)) == encode(DOGFIGHT.view(state, seat))
                assert DOGFIGHT.census(world) == census
                holds(world)
    assert {"fired", "drew", "jammed", "cleared", "shot_down", "asked", "over"} <= kinds
    assert ("returned" in kinds) == (edition == "glory")
    assert ("illegal" in kinds) == (illegal_plans == "by the book")


@pytest.mark.parametrize(
    ("x", "y", "heading"),
    [(350, 640, 0), (20, 350, 270), (680, 680, 45), (15, 15, 180), (350, 100, 0), (690, 10, 120)],
)
@pytest.mark.parametrize("model", ["albatros-d5a", "rumpler-c4", "fokker-dr1"])
def test_the_default_stays_on_the_table_if_any_plan_does(
    x: float, y: float, heading: float, model: str
) -> None:
    state = sky(plane("Z", x, y, heading, model=model), plane("A", 350, 350))
    choice = DOGFIGHT.default(state, 0)
    DOGFIGHT.check(state, 0, choice)
    assert choice["Z.fire"] == "standing"
    assert stays(state, choice) == any(stays(state, plan) for plan in every_plan(state, model))


def test_the_default_stays_on_a_cramped_table_even_if_it_ends_facing_the_edge() -> None:
    cramped = sky(plane("Z", 85, 131, 60), plane("A", 50, 50), width=160.0, length=300.0)
    assert stays(cramped, DOGFIGHT.default(cramped, 0))


def every_plan(state: State, model: str) -> list[dict[str, str]]:
    numbers = [str(n) for n in {c.label: n for n, c in HANGAR[model].cards.items()}.values()]
    plans = [
        {"Z.first": one, "Z.second": two, "Z.third": three}
        for one in (*numbers, "1", "2")
        for two in (*numbers, "1", "2")
        for three in (*numbers, "1", "2")
    ]
    return [plan for plan in plans if is_legal(state, plan)]


def is_legal(state: State, plan: dict[str, str]) -> bool:
    try:
        DOGFIGHT.check(state, 0, plan)
    except IllegalChoice:
        return False
    return True


def stays(state: State, choice: object) -> bool:
    """Whether Z is still on the table after this plan."""
    assert isinstance(choice, dict)
    far = replace(state.plane("A"), pose=Pose(350, 350, 0))
    alone = replace(state, planes=(far, state.plane("Z")))
    circle = {"A.first": "4", "A.second": "5", "A.third": "6", "A.fire": "hold"}
    hold = {**choice, "Z.fire": "hold"}
    return DOGFIGHT.resolve(alone, {0: hold, 1: circle}, Stream(b"")).state.plane("Z").status != "left"


@both
def test_a_game_by_default_alone_stays_over_the_table(edition: Edition) -> None:
    table = Table.new(DOGFIGHT, 4, {"edition": edition, "planes": 2, "turn_limit": 10}, b"defaults")
    told: list[Event] = []
    while not table.outcome:
        for seat in table.pending():
            told += table.submit(seat, table.default(seat)) or ()
    assert not [event for event in told if event.kind == "left"]


def test_turns_go_by_without_a_stop_unless_somebody_asks() -> None:
    table = Table.new(DOGFIGHT, 2, {"turn_limit": 5}, b"steps")
    while not table.outcome:
        for seat in table.pending():
            assert table.pending()[seat].kind == "plan"
            table.submit(seat, table.default(seat))
    assert table.step <= 5


def test_a_state_is_compact() -> None:
    state = Table.new(DOGFIGHT, 8, {"planes": 4}, b"size").state
    assert len(encode(state)) < 10_000
