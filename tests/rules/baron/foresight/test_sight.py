"""What a choice would lead to, as far as its maker may know; what makes no sense is left out."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.at_random import random_choice
from rules.baron.foresight.ahead import (
    ActionsAhead,
    Added,
    BankAhead,
    BaronForesight,
    BonusAhead,
    DesignAhead,
    EventAhead,
    Laid,
    LicenceAhead,
    ResearchAhead,
    Roll,
    SpyingAhead,
)
from rules.baron.standing import Order, Orders
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.turn import TURN
from rules.baron.view import Ratings
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.table import Table, encode
from rules.values import Seat
from tests.rules.baron.scenes import having, scene


def foreseen(state: State, choice: dict[str, Any], seat: Seat | None = 0) -> BaronForesight:
    return BARON.foresee(BARON.view(state, seat), choice)


def actions(state: State, **choice: Any) -> ActionsAhead:
    ahead = foreseen(state, choice).ahead
    assert isinstance(ahead, ActionsAhead)
    return ahead


def three(**own: Any) -> State:
    """Albatros is to choose; Fokker and Halberstadt have something to steal."""
    state = scene("albatros", "fokker", "halberstadt")
    state = having(state, "fokker", technologies=("ailerons", "agile", "thick_wings"))
    state = having(state, "halberstadt", technologies=("ailerons", "plywood_fuselage"))
    return having(state, "albatros", **own)


def test_actions_are_counted_while_slots_are_still_empty() -> None:
    assert actions(three(), once="build").actions == {"build": 1}
    assert actions(three(), twice="research", once="focused_effort").actions == {"research": 3}
    assert foreseen(three(), {"once": "build"}).slots == (Laid(2, None), Laid(1, "build"))


def test_actions_say_what_there_would_be() -> None:
    ahead = actions(three(hand=(24, 36)), twice="build", once="research")
    assert (ahead.factories, ahead.hand_size) == (6, 3)


def test_a_bonus_action_counts_on_a_card_that_is_laid_out() -> None:
    state = scene("pfalz", "fokker")
    ahead = actions(state, twice="build", once="bank", bonus=("bank", "design"))
    assert ahead.actions == {"build": 2, "bank": 2}
    assert ahead.bonus == ("bank",)
    assert ahead.factories == state.of(0).factories + 2


def test_what_stands_holds_where_the_turns_plan_says_nothing() -> None:
    orders = Orders(spy="ask", bank="ask", events={"contracts": Order("24"), "war": Order("ask", "", "end")})
    state = having(scene("albatros", "fokker", standing=orders), "albatros", hand=(24,))
    assert actions(state).orders == orders
    said = actions(state, spy="none", at_contracts="none").orders
    assert (said.spy, said.bank, set(said.events)) == ("none", "ask", {"war"})


def test_what_is_written_with_the_cards() -> None:
    state = three(hand=(19, 30))
    cards = {"twice": "design", "once": "espionage", "design": "wish", "discard": "30", "spy": "thick_wings"}
    ahead = actions(state, **cards, technology_1="ailerons", technology_2="cantilevered_wings")
    assert ahead.added == (Added("ailerons", ()),)
    assert (ahead.discard, ahead.steal, ahead.hand_size) == (30, "thick_wings", 1)
    assert actions(state, **{**cards, "design": "ask"}, technology_1="ailerons").added == ()
    assert actions(state, **{**cards, "spy": "streamlining"}).steal is None


def test_a_bonus_action_while_it_is_asked_for() -> None:
    state = having(scene("pfalz", "fokker", stage="build"), "pfalz", marks=9)
    assert foreseen(state, {"bonus": "yes"}).ahead == BonusAhead(spent=True, left=2)
    bank = having(scene("pfalz", "fokker", stage="bank"), "pfalz", marks=9)
    assert foreseen(bank, {"bonus": "yes", "amount": 3}).ahead == BankAhead(bonus=True)


def test_markers_that_nobody_has_cannot_be_spent() -> None:
    choice = {"twice": "build", "once": "bank", "bonus": ("build", "bank"), "licence": "use"}
    ahead = actions(scene("albatros", "fokker"), **choice)
    assert (ahead.actions, ahead.bonus, ahead.orders.licence) == ({"build": 2, "bank": 1}, (), "keep")
    last = actions(having(scene("pfalz", "roland"), "pfalz", bonus_actions=1), **choice)
    assert (last.actions, last.bonus) == ({"build": 3, "bank": 1}, ("build",))
    assert (
        foreseen(scene("fokker", "albatros", stage="contracts"), {"licence": "use"}).ahead == LicenceAhead()
    )
    assert foreseen(designing(), {"bonus": "yes"}).ahead == foreseen(designing(), {}).ahead


def test_alone_there_is_one_attempt_whatever_the_slot_gives() -> None:
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"))
    assert actions(state, twice="espionage", once="focused_effort").actions == {"espionage": 1}


def test_in_reach_is_what_others_own_and_could_be_added_the_best_first() -> None:
    assert actions(three()).in_reach == ("plywood_fuselage", "thick_wings", "ailerons")
    assert actions(three(technologies=("ailerons",))).in_reach == ("agile", "plywood_fuselage", "thick_wings")


def test_alone_in_reach_is_what_those_ahead_are_good_at() -> None:
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"))
    assert actions(state).in_reach == ()
    ahead = actions(having(state, "pfalz", effectiveness=Ratings(20)))
    assert "ailerons" in ahead.in_reach
    assert "rear_seat" not in ahead.in_reach


def test_orders_for_cards_that_are_not_held_or_against_nobody_are_left_out() -> None:
    state = three(hand=(19,))
    ahead = actions(state, at_resolve="19", at_resolve_target="nobody", at_war="26", at_contracts="ask")
    assert ahead.orders.events == {"resolve": Order("19", ""), "contracts": Order("ask", "")}
    aimed = actions(state, at_resolve="19", at_resolve_target="leader")
    assert aimed.orders.events == {"resolve": Order("19", "leader")}


def test_an_attempt_names_its_die_and_what_others_knowing_it_adds() -> None:
    state = having(
        scene("albatros", "fokker", "pfalz", stage="espionage", asked=(0,)), "albatros", factories=4
    )
    state = having(state, "fokker", technologies=("ailerons", "thick_wings"))
    state = having(state, "pfalz", technologies=("ailerons",))
    boxes = BARON.figures.technologies
    known = foreseen(state, {"technology": "ailerons", "after": "valuable"}).ahead
    assert known == SpyingAhead(
        technology="ailerons", needed=boxes["ailerons"].espionage, add=1, after="valuable"
    )
    state = having(state, "albatros", bonus_actions=1)
    rare = foreseen(state, {"technology": "thick_wings", "bonus": "yes"}).ahead
    assert rare == SpyingAhead(technology="thick_wings", needed=boxes["thick_wings"].espionage, bonus=True)
    assert foreseen(state, {"technology": "stop"}).ahead == SpyingAhead(stop=True)


def designing(**own: Any) -> State:
    state = scene("albatros", "fokker", mode="campaign", stage="design", asked=(0,))
    return having(state, "albatros", **{"actions": {"design": 2}, **own})


def test_technologies_build_on_each_other_before_the_rolls() -> None:
    choice = {
        "technology_1": "ailerons",
        "cards_1": "24",
        "technology_2": "agile",
        "roll_1": "fighter",
        "roll_2": "ask",
    }
    ahead = foreseen(designing(hand=(24, 36)), choice).ahead
    assert isinstance(ahead, DesignAhead)
    assert ahead.added == (Added("ailerons", (24,)), Added("agile", ()))
    both = BARON.figures.technologies
    bonus = both["ailerons"].fighter + both["agile"].fighter
    assert ahead.bonuses is not None
    assert ahead.bonuses.fighter == bonus
    assert ahead.rolls == (Roll("fighter", 1, 6, bonus, 4), None)


def test_a_technology_without_its_prerequisite_is_left_out() -> None:
    ahead = foreseen(designing(), {"technology_1": "agile", "technology_2": "thick_wings"}).ahead
    assert isinstance(ahead, DesignAhead)
    assert [each.technology for each in ahead.added] == ["thick_wings"]


def test_no_roll_for_a_type_without_a_rear_seat() -> None:
    ahead = foreseen(designing(), {"roll_1": "recon", "roll_2": "fighter"}).ahead
    assert isinstance(ahead, DesignAhead)
    assert [each and each.kind for each in ahead.rolls] == ["fighter"]
    seated = foreseen(designing(technologies=("rear_seat",), engineer=True), {"roll_1": "recon"}).ahead
    assert isinstance(seated, DesignAhead)
    assert [(each.kind, each.dice, each.sides) for each in seated.rolls if each] == [("recon", 2, 3)]


def test_back_to_the_biplane_gives_the_wings_up() -> None:
    state = designing(wings="triplane", technologies=("better_engines_1",))
    ahead = foreseen(state, {"wings": "biplane"}).ahead
    assert isinstance(ahead, DesignAhead)
    assert (ahead.given_up, ahead.bonuses) == ("triplane", Ratings(2))


def test_who_designs_in_turn_foresees_nothing_yet() -> None:
    assert foreseen(designing(), {"when": "in turn", "roll_1": "fighter"}).ahead == DesignAhead(in_turn=True)


def test_a_roll_says_what_the_die_must_show() -> None:
    assert Roll("fighter", 1, 6, bonus=9, now=14).needed == 6


@pytest.mark.parametrize(
    ("stage", "choice", "ahead"),
    [
        ("research", {"discard": "24"}, ResearchAhead(24)),
        ("research", {"bonus": "yes"}, BonusAhead()),
        ("build", {"bonus": "no"}, BonusAhead(spent=False)),
        ("research", {"discard": "25"}, ResearchAhead()),
        ("bank", {"amount": 3}, BankAhead(3, 2, 43)),
        ("bank", {"amount": 6}, BankAhead()),
        ("contracts", {"licence": "use"}, LicenceAhead(used=True, left=1)),
        ("contracts", {"licence": "keep"}, LicenceAhead(used=False, left=2)),
        ("contracts", {}, LicenceAhead(left=2)),
        ("war events", {"event": "wait"}, EventAhead(declined="wait")),
        ("war events", {"event": "24", "target": "fokker"}, EventAhead(card=24, target="fokker")),
        ("war events", {"event": "25", "target": "roland"}, EventAhead()),
        ("inflation events", {"amount": 5, "type": "recon"}, EventAhead(amount=5, kind="recon")),
        ("resolve events", {"action": "bank", "ace": "udet"}, EventAhead(action="bank", ace="udet")),
    ],
)
def test_the_smaller_forms(stage: str, choice: dict[str, Any], ahead: object) -> None:
    state = having(scene("roland", "fokker", stage=stage, asked=(0,)), "roland", hand=(24,), marks=5)
    assert foreseen(state, choice).ahead == ahead


def test_cards_exchanged_in_an_event_window_lie_in_their_slots() -> None:
    state = scene("albatros", "fokker", stage="resolve events", asked=(0,))
    assert foreseen(state, {"twice": "bank", "once": "build"}).slots == (Laid(2, "bank"), Laid(1, "build"))
    assert foreseen(state, {"event": "pass"}).slots == ()


def test_those_who_play_nothing_foresee_nothing() -> None:
    assert foreseen(three(), {"twice": "build"}, seat=None) == BaronForesight()


NAMES = [
    "twice",
    "once",
    "once_more",
    "spy",
    "bank",
    "licence",
    "bonus",
    "at_resolve",
    "at_resolve_target",
    "at_war",
    "technology",
    "after",
    "when",
    "wings",
    "technology_1",
    "cards_1",
    "technology_2",
    "roll",
    "roll_1",
    "discard",
    "amount",
    "event",
    "target",
    "type",
    "action",
    "ace",
]
WORDS = [
    "build",
    "focused_effort",
    "dance",
    "ask",
    "none",
    "use",
    "yes",
    "pass",
    "24",
    "999",
    "-1",
    "leader",
    "fokker",
    "triplane",
    "biplane",
    "ailerons",
    "agile",
    "fighter",
    "recon",
    "stop",
    "udet",
]
values = st.one_of(st.sampled_from(WORDS), st.integers(-5, 99), st.lists(st.sampled_from(WORDS)).map(tuple))


@settings(deadline=None, max_examples=60)
@given(st.dictionaries(st.sampled_from(NAMES), values), st.sampled_from([phase.stage for phase in TURN]))
def test_no_answer_whatever_it_says_does_any_harm(choice: dict[str, Any], stage: str) -> None:
    state = scene("albatros", "fokker", mode="campaign", stage=stage, asked=(0,))
    state = having(state, "albatros", hand=(24, 36), wings="triplane", actions={"design": 2})
    encode(foreseen(state, choice))


@pytest.mark.parametrize(("name", "options", "seats"), BARON.variants()[::3])
def test_what_is_foreseen_comes_from_the_view_alone_and_survives_a_game(
    name: str, options: Choice, seats: int
) -> None:
    seed = name.encode()
    table = Table.new(BARON, seats, options, seed)
    while table.pending():
        for seat in sorted(table.pending()):
            choice = random_choice(table.form(seat), Stream(derive(seed, "luck", seat, table.step)))
            other = BARON.imagine(table.state, seat, Stream(derive(seed, "dream", seat, table.step)))
            assert foreseen(other, dict(choice), seat) == table.foresee(seat, choice)
            table.submit(seat, choice)
