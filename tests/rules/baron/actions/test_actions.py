"""Build, Research and Bank, and the companies' abilities with them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.actions.bank import Bank
from rules.baron.actions.build import Build
from rules.baron.actions.research import Research
from rules.baron.standing import Orders
from rules.baron.state import State
from rules.dice import Scripted
from rules.engine import IllegalChoice, Value
from tests.rules.baron.scenes import (
    ALL_CARDS,
    answer,
    at,
    event,
    having,
    named,
    offered,
    ordered,
    rolls,
    run,
    scene,
    wrote,
)
from tests.rules.marks import rule


def acting(state: State, key: str, **actions: int) -> State:
    return having(state, key, actions=actions)


@rule("B-039")
def test_each_build_action_adds_a_factory() -> None:
    state = acting(scene("fokker", "albatros"), "fokker", build=2)
    told = run(Build(), acting(state, "albatros", build=3))
    assert (told["fokker"].factories, told["albatros"].factories) == (3, 7)
    assert (told["fokker"].actions, told["albatros"].actions) == ({"build": 0}, {"build": 0})


@rule("B-060", "B-028")
def test_each_research_action_draws_the_top_card() -> None:
    state = acting(scene("fokker", "albatros"), "fokker", research=2)
    told = run(Research(), state)
    assert told["fokker"].hand == ALL_CARDS[:2]
    assert told.state.deck == ALL_CARDS[2:]
    drew = [event for event in told.events if event.kind == "drew"]
    assert [event.seen_by for event in drew] == [(0,)]
    assert told.one("researched") == {"company": "fokker", "cards": 2}


@rule("B-028")
def test_a_used_up_draw_pile_is_rebuilt_from_the_discards() -> None:
    state = replace(
        acting(scene("fokker", "albatros"), "fokker", research=3), deck=(19,), discards=(25, 26, 27)
    )
    told = run(Research(), state, Scripted({"deck": [(2, 0)]}))
    assert told["fokker"].hand == (19, 27, 25)
    assert (told.state.deck, told.state.discards) == ((26,), ())
    assert told.one("shuffled") == {"why": "used-up", "cards": 3}


@rule("B-028")
def test_what_is_nowhere_to_be_drawn_is_not_drawn() -> None:
    state = replace(acting(scene("fokker", "albatros"), "fokker", research=3), deck=(19,), discards=())
    assert run(Research(), state)["fokker"].hand == (19,)


@rule("B-064")
def test_halberstadt_draws_one_more_and_discards_one_of_those() -> None:
    state = having(scene("halberstadt", "fokker", standing=Orders(discard="ask")), "halberstadt", hand=(66,))
    drawn = run(Research(), acting(state, "halberstadt", research=2))
    assert drawn["halberstadt"].hand == (66, 19, 20, 21)
    assert drawn.state.asked == (0,)
    assert offered(drawn.state, 0, "discard") == ["19", "20", "21"]
    told = answer(Research(), drawn.state, {0: {"discard": "20"}})
    assert told["halberstadt"].hand == (66, 19, 21)
    assert told.state.discards == (20,)
    assert told.state.asked == ()


@rule("B-064")
def test_halberstadt_sees_no_extra_card_without_research() -> None:
    assert run(Research(), scene("halberstadt", "fokker"))["halberstadt"].hand == ()
    assert len(event(scene("halberstadt", "fokker"), "halberstadt", 53)["halberstadt"].hand) == 2


def banking(marks: int, number: int, key: str = "fokker") -> State:
    state = having(scene(key, "pfalz"), key, marks=marks, gold=0)
    return acting(state, key, bank=number)


@rule("B-061")
def test_each_bank_action_converts_up_to_a_die_of_marks() -> None:
    told = run(Bank(), banking(20, 2), rolls(bank=(3, 5)))
    assert (told["fokker"].marks, told["fokker"].gold) == (12, 8)
    poor = run(Bank(), banking(4, 2), rolls(bank=(3, 5)))
    assert (poor["fokker"].marks, poor["fokker"].gold) == (0, 4)


@rule("B-061")
def test_who_asks_may_convert_less_and_never_more() -> None:
    asked = run(Bank(), ordered(banking(20, 1), 0, bank="ask"), rolls(bank=(4,)))
    assert asked.state.asked == (0,)
    with pytest.raises(IllegalChoice, match="0 to 4"):
        at(asked.state).check(0, {"amount": 5})
    told = answer(Bank(), asked.state, {0: {"amount": 0}})
    assert (told["fokker"].marks, told["fokker"].gold) == (20, 0)


@rule("B-062")
def test_albatros_adds_one_to_each_bank_die() -> None:
    told = run(Bank(), banking(20, 2, "albatros"), rolls(bank=(3, 5)))
    assert told["albatros"].gold == 10


@rule("B-062", "B-143")
def test_albatros_never_falls_below_four_factories() -> None:
    state = scene("fokker", "albatros")
    assert event(state, "fokker", 19, target="albatros")["albatros"].factories == 4
    six = having(state, "albatros", factories=6)
    assert event(six, "fokker", 19, target="albatros")["albatros"].factories == 5


def bonus_planned(*cards: str) -> State:
    state = acting(scene("pfalz", "fokker"), "pfalz", build=2, bank=1)
    return wrote(state, 0, bonus=cards)


@rule("B-065")
def test_pfalz_spends_a_bonus_action_for_one_more_action() -> None:
    told = run(Build(), bonus_planned("build"))
    assert told["pfalz"].factories == 4
    assert told["pfalz"].bonus_actions == 2
    assert told.state.bonus_spent == 1
    assert run(Build(), bonus_planned("bank"))["pfalz"].factories == 3


@rule("B-065")
def test_bonus_actions_go_to_cards_laid_out_and_not_to_focused_effort() -> None:
    state = scene("pfalz", "fokker")
    partial = {"twice": "design", "once": "focused_effort"}
    assert offered(state, 0, "bonus", partial) == ["design"]
    assert "bonus" not in named(having(state, "pfalz", bonus_actions=0), 0, partial)
    assert "bonus" not in named(state, 1, partial)
    both: dict[str, Value] = {"twice": "bank", "once": "build", "bonus": ("bank", "build")}
    assert at(state).check(0, both)["bonus"] == ("bank", "build")
    with pytest.raises(IllegalChoice):
        at(having(state, "pfalz", bonus_actions=1)).check(0, both)


@rule("B-065")
def test_a_card_takes_one_bonus_action_only() -> None:
    state = having(bonus_planned("build"), "pfalz", bonused=("build",))
    told = run(Build(), state)
    assert told["pfalz"].bonus_actions == 3
    assert told["pfalz"].factories == 3


@rule("B-065")
def test_no_marker_is_spent_on_a_card_whose_actions_are_lost_nor_one_that_is_not_there() -> None:
    state = bonus_planned("build")
    lost = run(Build(), having(state, "pfalz", actions={"build": 0}))
    assert (lost["pfalz"].bonus_actions, lost["pfalz"].factories) == (3, 1)
    spent = run(Build(), having(state, "pfalz", bonus_actions=0))
    assert (spent["pfalz"].bonus_actions, spent["pfalz"].factories) == (0, 3)


@rule("B-065")
@pytest.mark.parametrize(("phase", "action"), [(Research(), "research"), (Bank(), "bank")])
def test_bonus_actions_serve_research_and_bank(phase: Research | Bank, action: str) -> None:
    state = having(scene("pfalz", "fokker"), "pfalz", marks=30, actions={action: 1})
    told = run(phase, wrote(state, 0, bonus=(action,)), rolls(bank=(6, 6)))
    assert told["pfalz"].bonus_actions == 2
    assert (len(told["pfalz"].hand), told["pfalz"].marks) == ((2, 30) if action == "research" else (0, 18))
