"""Choose Actions: two or three Action cards in secret, Focused Effort, and the order of a turn."""

from __future__ import annotations

import pytest

from rules.baron.companies.slots import count_actions
from rules.baron.title import BARON
from rules.baron.turn import TURN
from rules.baron.view import Action
from rules.engine import IllegalChoice
from rules.table import Table, encode
from tests.rules.baron.scenes import (
    at,
    everyone,
    having,
    mat,
    named,
    offered,
    ordered,
    rolls,
    run,
    scene,
    submit,
)
from tests.rules.marks import rule


@rule("B-033")
def test_cards_stay_secret_until_all_are_laid_and_are_revealed_together() -> None:
    table = Table.new(BARON, 3, {}, b"secret")
    before = [encode(table.view(seat)) for seat in (None, 0, 1, 2)]
    for seat in (2, 0):
        assert table.submit(seat, {"twice": "build", "once": "bank"}) is None
        assert [encode(table.view(other)) for other in (None, 0, 1, 2)] == before
    events = table.submit(1, {"twice": "research", "once": "build"})
    assert events is not None
    (revealed,) = [event for event in events if event.kind == "revealed"]
    assert revealed.seen_by is None
    assert [entry["cards"] for entry in revealed.data["actions"]] == [
        ["build", "bank"],
        ["research", "build"],
        ["build", "bank"],
    ]


@rule("B-034")
def test_exactly_two_cards_one_twice_and_one_once() -> None:
    state = scene("fokker", "albatros")
    assert [name for name in named(state, 0) if name in {"twice", "once", "once_more"}] == ["twice", "once"]
    with pytest.raises(IllegalChoice, match="Slot 1"):
        at(state).check(0, {"twice": "build"})
    with pytest.raises(IllegalChoice, match="only one Build card"):
        at(state).check(0, {"twice": "build", "once": "build"})
    assert count_actions(("build", "bank")) == {"build": 2, "bank": 1}


@rule("B-099")
def test_the_campaign_game_has_three_slots() -> None:
    state = scene("fokker", "albatros", mode="campaign")
    cards = {"twice": "build", "once": "bank"}
    with pytest.raises(IllegalChoice, match="Second slot 1"):
        at(state).check(0, cards)
    at(state).check(0, {**cards, "once_more": "design"})
    assert count_actions(("build", "bank", "design")) == {"build": 2, "bank": 1, "design": 1}


@rule("B-035")
def test_focused_effort_never_lies_in_slot_2() -> None:
    for mode in ("standard", "campaign"):
        state = scene("fokker", "albatros", mode=mode)
        assert "focused_effort" not in offered(state, 0, "twice")
        assert "focused_effort" in offered(state, 0, "once")
    with pytest.raises(IllegalChoice, match="slot 2 can't take it"):
        at(scene("fokker", "albatros")).check(0, {"twice": "focused_effort", "once": "bank"})


@rule("B-036")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (("bank", "focused_effort"), {"bank": 3}),
        (("bank", "focused_effort", "build"), {"bank": 3, "build": 1}),
        (("bank", "build", "focused_effort"), {"bank": 2, "build": 2}),
    ],
)
def test_focused_effort_repeats_the_card_to_its_left(
    cards: tuple[Action, ...], count: dict[Action, int]
) -> None:
    assert count_actions(cards) == count


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ((None, "bank"), {"bank": 1}),
        ((None, "focused_effort"), {}),
        (("focused_effort", "bank"), {"bank": 1}),
        (("bank", None, "focused_effort"), {"bank": 2}),
        (("bank", "focused_effort", "focused_effort"), {"bank": 3}),
    ],
)
def test_slots_that_are_still_empty_give_nothing(
    cards: tuple[Action | None, ...], count: dict[Action, int]
) -> None:
    assert count_actions(cards) == count


@rule("B-030", "B-037")
def test_a_turn_goes_through_its_phases_and_actions_by_type() -> None:
    assert [phase.stage for phase in TURN] == [
        "actions",
        "resolve events",
        "build",
        "espionage",
        "design",
        "research",
        "bank",
        "contract events",
        "contracts",
        "inflation",
        "inflation events",
        "war status",
        "war events",
    ]
    state = having(scene("fokker", "albatros"), "fokker", marks=3)
    told = submit(
        state,
        {0: {"twice": "bank", "once": "build"}, 1: {"twice": "research", "once": "build"}},
    )
    seen = [kind for kind in told.kinds() if kind in _LANDMARKS]
    assert seen == [
        "revealed",
        *("built", "built"),
        "researched",
        "banked",
        *("contract", "contract"),
        "inflation",
        "war_status",
        "turn",
    ]
    assert told.state.turn == 2
    assert told.state.asked == (0, 1)
    assert all(not each.slots and not each.actions for each in told.state.companies)


_LANDMARKS = ("revealed", "built", "researched", "banked", "contract", "inflation", "war_status", "turn")


@rule("B-031", "B-032")
def test_events_come_before_actions_and_contracts_but_after_inflation_and_war_status() -> None:
    state = scene("fokker", "albatros")
    state = having(state, "fokker", hand=(31, 22, 20, 59))
    orders = {"at_resolve": "31", "at_contracts": "22", "at_inflation": "20", "at_war": "59"}
    told = submit(
        state,
        {0: {"twice": "build", "once": "bank", **orders}, 1: {"twice": "build", "once": "bank"}},
    )
    order = [kind for kind in told.kinds() if kind in {*_LANDMARKS, "played"}]
    assert order == [
        "revealed",
        "played",
        *["built"] * 3,
        *["banked"] * 2,
        "played",
        *["contract"] * 2,
        "inflation",
        "played",
        "war_status",
        "played",
        "turn",
    ]


@rule("B-038")
def test_spies_and_designers_act_in_tie_breaking_order() -> None:
    state = scene("albatros", "halberstadt", "fokker")
    for key in ("albatros", "halberstadt", "fokker"):
        state = having(state, key, actions={"espionage": 1, "design": 1})
    state = having(state, "albatros", technologies=("streamlining",), gold=1)
    state = having(state, "halberstadt", technologies=("ailerons",), gold=2)
    spied = run(TURN[3], state)
    assert [attempt["company"] for attempt in spied.all("spied")] == ["fokker", "halberstadt", "albatros"]
    for seat in range(3):
        state = ordered(state, seat, design="ask")
    design = run(TURN[4], state)
    assert design.one("order")["companies"] == ["fokker", "halberstadt", "albatros"]
    done = submit(design.state, everyone(design.state, roll_1="fighter"), rolls(effectiveness=(1,) * 4))
    assert [roll["company"] for roll in done.all("rolled")] == ["fokker", "halberstadt", "albatros"]


def test_the_quick_command_names_slots_of_the_form() -> None:
    (command,) = BARON.quick
    state = scene("fokker", "albatros", mode="campaign")
    slots = {field.slot for field in BARON.fields(state, 0, {})}
    assert set(command.slots) <= slots
    assert command.kind == BARON.pending(state)[0].kind


def test_the_mats_show_the_cards_once_they_are_revealed() -> None:
    state = scene("fokker", "albatros")
    choice = {"twice": "design", "once": "focused_effort", "design": "ask"}
    told = submit(state, {0: choice, 1: choice})
    shown = mat(BARON.view(told.state, 1), "fokker")
    assert [(slot.times, slot.card) for slot in shown.chosen] == [(3, "design"), (0, "focused_effort")]
