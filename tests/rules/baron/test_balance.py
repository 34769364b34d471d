"""How things stand, and what the stand-in might do instead of its recipe."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.balance import transposition_key, worth
from rules.baron.companies.slots import count_actions, laid
from rules.baron.state import State
from rules.baron.title import BARON
from rules.dice import Stream
from tests.rules.baron.scenes import FIGURES, at, having, scene

FOUR = ("albatros", "fokker", "pfalz", "halberstadt")
TALENTED_ENGINEER, HEADHUNTING = 34, 44


def even(german_morale: int = 24) -> State:
    """Four companies that have the same, and nothing of their own to tell them apart."""
    state = replace(scene(*FOUR), german_morale=german_morale)
    for key in FOUR:
        state = having(state, key, gold=5, factories=3, engineer=False, bonus_actions=0, licences=0)
    return state


def gained(state: State, **changes: object) -> float:
    """By how much that is better for the first company."""
    return worth(having(state, FOUR[0], **changes), FIGURES, 0) - worth(state, FIGURES, 0)


def test_all_have_the_same_chance_where_all_have_the_same() -> None:
    assert [worth(even(), FIGURES, seat) for seat in range(4)] == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("morale", [24, 12, 5, 1])
def test_whatever_is_of_use_is_worth_something(morale: int) -> None:
    state = even(german_morale=morale)
    for changes in ({"gold": 6}, {"marks": 1}, {"factories": 4}, {"engineer": True}, {"aces": ("udet",)}):
        assert gained(state, **changes) > 0, changes


def test_a_card_counts_for_more_than_gold_early_and_for_less_at_the_end() -> None:
    early, late = even(german_morale=24), even(german_morale=1)
    assert gained(early, hand=(TALENTED_ENGINEER,)) > gained(early, gold=6)
    assert gained(late, hand=(TALENTED_ENGINEER,)) < gained(late, gold=6)


def test_a_lead_counts_for_more_the_nearer_the_end_is() -> None:
    early, late = even(german_morale=24), even(german_morale=1)
    assert gained(early, gold=10) < gained(late, gold=10)


def test_there_are_ideas_with_other_action_cards_and_with_other_events() -> None:
    state = having(scene(*FOUR), FOUR[0], hand=(TALENTED_ENGINEER, HEADHUNTING))
    table = at(state)
    found = BARON.ideas(BARON.view(state, 0), table.form(0), Stream(b"ideas"), 30)
    assert len({str(count_actions(laid("standard", each))) for each in found}) > 8
    assert {str(TALENTED_ENGINEER), str(HEADHUNTING)} <= {each.get("at_resolve") for each in found}
    assert all(each["at_war"] == "orders" for each in found), "there is nothing to play, and that is no idea"
    for each in found:
        table.check(0, each)


def test_a_company_is_in_the_same_place_whatever_the_others_have() -> None:
    state = even()
    same = having(having(state, FOUR[1], hand=(HEADHUNTING,)), FOUR[0], marks=3)
    assert transposition_key(state, 0) == transposition_key(same, 0) is not None
    assert transposition_key(state, 0) != transposition_key(having(state, FOUR[0], hand=(HEADHUNTING,)), 0)
    assert transposition_key(replace(state, stage="resolve events"), 0) is None
