"""The Immelmann turn with altitude."""

from __future__ import annotations

import pytest

from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.high_scenes import bystander, cards, heights, high, offered, turn, turns, up
from tests.rules.marks import rule


@rule("D-135")
def test_an_immelmann_gains_a_counter_as_soon_as_it_is_flown() -> None:
    told = turn(high(up("A"), bystander()), A=("straight", "immelmann", "straight"))
    assert told.one("level") == {"round": 2, "plane": "A", "level": 4, "climb": 1, "why": "immelmann"}


@rule("D-135", "D-133")
def test_its_counter_completes_a_level_like_any_other() -> None:
    told = turn(high(up("A", climb=2), bystander()), A=("straight", "immelmann", "straight"))
    assert heights(told, "A") == [(5, 0)]


@rule("D-135")
@pytest.mark.parametrize("words", [("straight", "immelmann"), ("climb", "straight")])
def test_it_shares_no_turn_with_a_climb(words: tuple[str, ...]) -> None:
    state = high(up("A"), bystander())
    last = "climb" if "immelmann" in words else "immelmann"
    assert last not in offered(state, "A", *words)


@rule("D-135")
def test_a_climb_before_an_immelmann_of_the_same_turn_is_refused_in_words() -> None:
    state = high(up("A", last=1), bystander())
    numbers = cards(state, "A", ("immelmann", "straight", "climb"))
    choice = dict(zip(("A.first", "A.second", "A.third"), map(str, numbers), strict=True))
    with pytest.raises(IllegalChoice, match="can't climb and fly an Immelmann in one turn"):
        DOGFIGHT.check(state, 1, choice)


@rule("D-135")
def test_in_the_turn_after_a_climb_it_may_be_flown_and_the_other_way_round() -> None:
    state = high(up("A"), bystander())
    told = turns(state, {"A": ("climb", "left", "straight")}, {"A": ("immelmann", "straight", "left")})
    assert (told.plane("A").level, told.plane("A").climb) == (4, 2)
    state = high(up("A"), bystander())
    told = turns(state, {"A": ("straight", "immelmann", "straight")}, {"A": ("climb", "left", "right")})
    assert (told.plane("A").level, told.plane("A").climb) == (4, 2)


@rule("D-135")
def test_by_the_book_the_second_of_the_two_is_the_illegal_card() -> None:
    state = high(up("A"), bystander(), illegal_plans="by the book")
    told = turn(state, A=("climb", "straight", "immelmann"))
    assert told.one("illegal")["why"] == "climb-with-immelmann"
    assert told.one("illegal")["round"] == 3
