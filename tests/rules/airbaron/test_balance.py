"""How things stand, and what the stand-in might do instead of its recipe."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.balance import transposition_key, worth
from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from tests.rules.airbaron.scenes import ATLANTA, CHICAGO, DENVER, MIAMI, WASHINGTON, atlas_of, scene, table

FOUR = {0: MIAMI[:1], 1: CHICAGO[:1], 2: DENVER[:1], 3: WASHINGTON[:1]}


def chances(state: State) -> list[float]:
    return [worth(state, atlas_of(state), seat) for seat in range(4)]


def test_chances_add_up_and_are_the_same_where_nobody_has_anything() -> None:
    assert chances(scene(cash=5)) == pytest.approx([0.25] * 4)
    assert sum(chances(scene(own=FOUR))) == pytest.approx(1)


def test_who_has_left_has_no_chance_any_more() -> None:
    assert chances(scene(airlines={0: {"left": True}}))[0] == 0


def test_early_on_a_dollar_that_comes_every_round_counts_for_more_than_one_on_hand() -> None:
    """The price of a spoke is what its marker pays."""
    poor, spoke = scene(cash=5), scene(cash=5, own={0: ATLANTA[:1]})
    price = atlas_of(poor).price(ATLANTA[0])
    rich = scene(cash={0: 5 + price, 1: 5, 2: 5, 3: 5})
    assert chances(spoke)[0] > chances(rich)[0] > 0.25


def test_a_loan_weighs_as_much_as_the_cash_it_brought() -> None:
    lent = scene(cash={0: 40, 1: 20, 2: 20, 3: 20}, airlines={0: {"loan": 20}})
    assert chances(lent) == pytest.approx([0.25] * 4)


def test_there_are_plans_for_other_acts_and_for_fare_wars_and_for_being_asked() -> None:
    state = scene(own=FOUR, stage="orders")
    found = AIRBARON.ideas(AIRBARON.view(state, 0), table(state).form(0), Stream(b"ideas"), 30)
    assert {each["fare_wars"] for each in found} == {"in", "out"}
    assert {each["plan"] for each in found} == {"plan", "ask"}
    assert len({(each.get("act.1"), each.get("target.1")) for each in found}) > 6
    for each in found:
        table(state).check(0, each)


def test_there_are_other_deals_for_a_turn() -> None:
    state = scene(own=FOUR)
    found = AIRBARON.ideas(AIRBARON.view(state, 0), table(state).form(0), Stream(b"ideas"), 30)
    assert len({(each["action"], each.get("target")) for each in found}) > 6
    for each in found:
        table(state).check(0, each)


def test_an_airline_is_in_the_same_place_whatever_the_others_have() -> None:
    state = scene(own=FOUR, stage="orders")
    others = replace(state, owners={**state.owners, CHICAGO[1]: 1})
    own = replace(state, owners={**state.owners, CHICAGO[1]: 0})
    assert transposition_key(state, 0) == transposition_key(others, 0) is not None
    assert transposition_key(state, 0) != transposition_key(own, 0)
    assert transposition_key(scene(own=FOUR), 0) is None
