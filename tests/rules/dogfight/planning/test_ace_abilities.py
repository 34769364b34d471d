"""Ace abilities: free after an Immelmann, and two steep cards in a row."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.rulebook import InForce
from rules.dogfight.state import State, with_pieces
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.scenes import IMMELMANN, STALL, plane, sky, turn
from tests.rules.marks import rule

QUIET = (4, 5, 6)
FREE, STEEP = "free after immelmann", "double steep"


def ace(ability: str, **changes: Any) -> State:
    a = plane("A", 350, 350, equipment=(ability,) if ability else (), **changes)
    return sky(a, plane("Z", 100, 100), edition="war")


def legal(state: State, *cards: int) -> bool:
    choice = {f"A.{slot}": str(card) for slot, card in zip(("first", "second", "third"), cards, strict=True)}
    try:
        DOGFIGHT.check(state, 1, choice)
    except IllegalChoice:
        return False
    return True


@rule("D-184")
def test_the_ace_need_not_fly_straight_after_an_immelmann() -> None:
    assert legal(ace(FREE), 1, IMMELMANN, 4)
    assert not legal(ace(""), 1, IMMELMANN, 4)
    assert legal(ace(FREE, last=IMMELMANN), 4, 5, 6)
    assert not legal(ace("", last=IMMELMANN), 4, 5, 6)


@rule("D-184")
def test_the_straight_before_stays_compulsory() -> None:
    assert not legal(ace(FREE), 4, IMMELMANN, 1)
    assert not legal(ace(FREE), IMMELMANN, 1, 2)


@rule("D-184")
def test_the_ace_may_fly_two_steep_cards_in_a_row_once_a_turn() -> None:
    assert legal(ace(STEEP), STALL, 11, 4)
    assert not legal(ace(""), STALL, 11, 4)
    assert legal(ace(STEEP, last=STALL), 11, 4, 5)
    assert not legal(ace(STEEP, model="nieuport-17-a"), STALL, 11, 17), "three are two pairs"
    assert not legal(ace(STEEP, model="nieuport-17-a", last=STALL), 11, 17, 4)


@rule("D-184")
def test_and_not_again_in_that_turn_or_the_next() -> None:
    used = turn(ace(STEEP), {"A": (STALL, 11, 4), "Z": QUIET}).state
    assert used.plane("A").steep_pair == 1
    assert not legal(used, STALL, 11, 4)
    rested = turn(used, {"A": QUIET, "Z": QUIET}).state
    assert legal(rested, STALL, 11, 4)


@rule("D-184", "D-165")
def test_an_overdive_is_everybodys_and_does_not_use_the_ability_up() -> None:
    state = ace(STEEP, model="nieuport-17-a", level=8)
    state = replace(state, in_force=InForce(altitude=True, overdive=True))
    state = replace(state, planes=tuple(replace(each, level=8) for each in state.planes))
    used = turn(state, {"A": (STALL, 20, 1), "Z": QUIET}).state
    assert used.plane("A").level == 6
    assert used.plane("A").steep_pair is None
    assert legal(used, STALL, 11, 4)
    after_stall = with_pieces(state, [replace(state.plane("A"), last=STALL)])
    flown = turn(replace(after_stall, illegal_plans="by the book"), {"A": (20, 1, 4), "Z": QUIET})
    assert not flown.all("illegal")


@rule("D-184")
@pytest.mark.parametrize("ability", [FREE, STEEP])
def test_by_the_book_what_the_ace_may_do_is_no_fault(ability: str) -> None:
    plans = {FREE: (1, IMMELMANN, 4), STEEP: (STALL, 11, 4)}
    for state, faulty in ((ace(ability), False), (ace(""), True)):
        told = turn(replace(state, illegal_plans="by the book"), {"A": plans[ability], "Z": QUIET})
        assert bool(told.all("illegal")) == faulty
