"""Advanced: two events of one draw, and who says which of them comes first."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rules.airbaron.state import EVENT_MARKERS, State
from rules.airbaron.title import AIRBARON
from tests.rules.airbaron.scenes import (
    CHICAGO,
    ME,
    RIVAL,
    Played,
    advanced,
    choose,
    dice,
    drew,
    orders,
    token,
)
from tests.rules.marks import rule

EVENTS = (*EVENT_MARKERS, "contract")
PAIRS = tuple(combinations(EVENTS, 2))
MATTER = {
    frozenset(pair)
    for pair in (
        ("strike", "crash"),
        ("strike", "fuel"),
        ("strike", "contract"),
        ("crash", "fuel"),
        ("crash", "contract"),
        ("fuel", "contract"),
    )
}


def airline(**changes: Any) -> State:
    return advanced(own={ME: CHICAGO, RIVAL: ("BOS",)}, airlines={ME: changes})


def drawn(state: State, *events: str) -> Played:
    """This seat draws these, in this order."""
    markers = [each if each == "contract" else token(state, each) for each in events]
    return drew(state, *markers, script={"crash": dice(7)})


def asked(state: State, *events: str) -> bool:
    return [ask.kind for ask in drawn(state, *events).state.asks] == ["sequence"]


@rule("A-022")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_drawer_is_asked_where_it_makes_a_difference(pair: tuple[str, str]) -> None:
    assert asked(airline(), *pair) is (frozenset(pair) in MATTER)


@pytest.mark.parametrize("pair", PAIRS)
def test_under_strike_little_is_left_to_choose(pair: tuple[str, str]) -> None:
    assert asked(airline(on_strike=True), *pair) is (set(pair) == {"fuel", "contract"})


@rule("A-022")
def test_a_strike_that_comes_first_saves_the_price_of_a_crash() -> None:
    state = drawn(airline(), "crash", "strike").state
    assert AIRBARON.default(state, ME) == {"first": "crash"}, "as drawn"
    crashed = choose(state, ME, {"crash": dice(7)}, first="crash")
    assert crashed.cash() == 60 - 7
    struck = choose(state, ME, first="strike")
    spared = choose(struck.state, ME, settle="strike")
    assert spared.told("immune") == [{"seat": ME, "why": "crash"}]
    assert spared.cash() == 60


def test_an_order_spares_the_question() -> None:
    state = airline(orders=orders(two_events="drawn"))
    assert drawn(state, "crash", "strike").cash() == 60 - 7
    assert not asked(airline(orders=orders(sequence="ask")), "recession", "competitor")


def test_whether_it_is_asked_gives_no_pile_away() -> None:
    """A twenty on top pays for a crash and a small hike; so much is seen, and no more."""
    small = {ME: ("BOS",)}
    for cash, told in ((20, False), (39, False), (19, True), (10, True)):
        state = advanced(own=small, cash={ME: cash})
        assert asked(state, "crash", "fuel") is told
    seen = advanced(own=small, cash={ME: 13}, options={"cash": "open"})
    assert not asked(seen, "crash", "fuel"), "everybody sees that it suffices"
