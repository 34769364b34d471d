"""Flying patrols: a plan is three numbers, so that airplanes of one deck need no deck each."""

from __future__ import annotations

import pytest

from rules.dogfight.kinds import Edition
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.scenes import EDITIONS, plane, sky, turn
from tests.rules.marks import rule

PATROL = ("albatros-d3", "pfalz-d3", "pfalz-d3a")


@rule("D-082")
@pytest.mark.parametrize("edition", EDITIONS)
def test_airplanes_of_one_letter_plan_the_same_cards_in_the_same_turn(edition: Edition) -> None:
    """The book's example: an Albatros D.III flies 2, 12 and 1, and others of deck J may do likewise."""
    flight = [
        plane(name, 150 + 130 * index, 150, model=model)
        for index, (name, model) in enumerate(zip("XYZ", PATROL, strict=True))
    ]
    assert len({DOGFIGHT.hangar[each.model].letter for each in flight}) == 1
    state = sky(*flight, plane("A", 350, 650, 90), edition=edition)
    told = turn(state, {"X": (2, 12, 1), "Y": (2, 12, 1), "Z": (2, 12, 1), "A": (4, 5, 6)})
    for name in "XYZ":
        assert [move["card"] for move in told.all("moved") if move["plane"] == name] == [2, 12, 1]


@rule("D-082")
def test_each_airplane_still_needs_three_different_numbers() -> None:
    state = sky(plane("Z", 350, 200), plane("A", 350, 650, 90))
    with pytest.raises(IllegalChoice, match="twice in one turn"):
        DOGFIGHT.check(state, 0, {"Z.first": "2", "Z.second": "4", "Z.third": "2"})
