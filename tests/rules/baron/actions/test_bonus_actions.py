"""Pfalz's Bonus Action markers, decided upon as Actions are performed: once dice and cards are seen."""

from __future__ import annotations

import pytest

from rules.baron.actions.bank import Bank
from rules.baron.actions.build import Build
from rules.baron.actions.design import Design
from rules.baron.actions.espionage import Espionage
from rules.baron.actions.research import Research
from rules.baron.phase import Asking
from rules.baron.standing import Orders
from rules.baron.state import State
from rules.baron.view import Action
from tests.rules.baron.scenes import answer, having, named, rolls, run, scene, wrote
from tests.rules.marks import rule

ASKED = Orders(bonus="ask")


def performing(action: Action, number: int = 1, *, standing: Orders = ASKED, marks: int = 12) -> State:
    state = having(scene("pfalz", "fokker", standing=standing), "fokker", technologies=("ailerons",))
    return having(state, "pfalz", marks=marks, gold=0, actions={action: number})


@rule("B-065")
def test_asked_at_the_bank_pfalz_may_roll_once_more_after_seeing_the_dice() -> None:
    asked = run(Bank(), performing("bank", standing=Orders(bank="ask")), rolls(bank=(4,)))
    assert named(asked.state, 0) == ["bonus", "amount"]
    assert named(asked.state, 0, {"bonus": "yes"}) == ["bonus"]
    assert named(asked.state, 0, {"amount": 2, "bonus": "yes"}) == ["bonus", "amount"], "as it was filled in"
    more = answer(Bank(), asked.state, {0: {"bonus": "yes"}}, rolls(bank=(3,)))
    assert (more["pfalz"].bonus_actions, more["pfalz"].gold) == (2, 0)
    assert (more.state.asked, named(more.state, 0)) == ((0,), ["amount"])
    said = answer(Bank(), asked.state, {0: {"amount": 2, "bonus": "yes"}}, rolls(bank=(3,)))
    assert (said["pfalz"].gold, said.state.asked) == (0, (0,)), "it is asked again, with the die seen"
    done = answer(Bank(), more.state, {0: {"amount": 7}})
    assert (done["pfalz"].marks, done["pfalz"].gold, done.state.asked) == (5, 7, ())


@rule("B-065")
def test_who_converts_all_is_asked_about_the_marker_alone() -> None:
    asked = run(Bank(), performing("bank"), rolls(bank=(4,)))
    assert asked.state.asked == (0,)
    more = answer(Bank(), asked.state, {0: {"bonus": "yes"}}, rolls(bank=(3,)))
    assert (more["pfalz"].gold, more.state.asked) == (7, ())
    kept = answer(Bank(), asked.state, {0: {"bonus": "no"}})
    assert (kept["pfalz"].gold, kept["pfalz"].bonus_actions) == (4, 3)


@rule("B-065")
def test_no_die_is_offered_that_could_bring_nothing() -> None:
    """Everyone can see that there are no more marks to convert."""
    told = run(Bank(), performing("bank", marks=4), rolls(bank=(4,)))
    assert (told.state.asked, told["pfalz"].gold) == ((), 4)
    asked = run(Bank(), performing("bank", standing=Orders(bank="ask"), marks=4), rolls(bank=(4,)))
    assert named(asked.state, 0) == ["amount"]


@rule("B-065")
@pytest.mark.parametrize(("phase", "action"), [(Build(), "build"), (Research(), "research")])
def test_after_building_or_drawing_pfalz_may_do_so_once_more(phase: Build | Research, action: Action) -> None:
    asked = run(phase, performing(action, 2))
    before = asked["pfalz"]
    assert (asked.state.asked, named(asked.state, 0)) == ((0,), ["bonus"])
    assert (before.factories, len(before.hand)) == ((3, 0) if action == "build" else (1, 2))
    more = answer(phase, asked.state, {0: {"bonus": "yes"}})["pfalz"]
    assert (more.factories, len(more.hand)) == ((4, 0) if action == "build" else (1, 3))
    assert more.bonus_actions == 2
    kept = answer(phase, asked.state, {0: {}})["pfalz"]
    assert (kept.factories, len(kept.hand), kept.bonus_actions) == (before.factories, len(before.hand), 3)


@rule("B-065")
@pytest.mark.parametrize(("phase", "action"), [(Espionage(), "espionage"), (Design(), "design")])
def test_spying_and_designing_stop_for_it_too(phase: Asking, action: Action) -> None:
    assert "bonus" in named(run(phase, performing(action)).state, 0)
    written = wrote(performing(action), 0, spy="none", design="rolls")
    assert run(phase, written, rolls(effectiveness=(1,))).state.asked == ()


@rule("B-065")
@pytest.mark.parametrize("phase", [Build(), Research(), Bank(), Espionage(), Design()])
def test_nobody_else_and_nothing_else_stops_for_it(phase: Asking) -> None:
    idle = having(performing("build"), "pfalz", actions={})
    assert run(phase, idle).state.asked == ()
    spent = having(performing("build"), "pfalz", bonus_actions=0)
    assert run(phase, spent).state.asked == ()
    planned = performing("build", standing=Orders())
    assert run(phase, planned).state.asked == ()
