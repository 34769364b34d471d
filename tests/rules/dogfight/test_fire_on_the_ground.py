"""Fire on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.state import Plane, State
from tests.rules.dogfight.high_scenes import bystander, field, high, turn, up
from tests.rules.dogfight.scenes import stacked
from tests.rules.marks import rule

STAY = ("left", "straight", "right")


def burning(*others: Plane, flames: int = 3, **changes: Any) -> State:
    a = up("A", 450, 450, 0, level=0, climb=0, flames=flames)
    return high(
        a,
        *others,
        bystander(),
        landing_fields=(field(450, 550, 90, 500),),
        rules=["special_damage"],
        **changes,
    )


@rule("D-151")
def test_a_zero_puts_one_flame_out_before_the_rest_does_damage() -> None:
    state = burning(decks={"A": stacked("A", (0, None), (1, None))})
    told = turn(state, A=STAY)
    assert told.one("extinguished") == {"plane": "A", "counters": 2}
    assert told.one("burnt") == {"plane": "A", "deck": "A", "cards": 1, "counters": 1}
    assert [taken.card for taken in told.plane("A").damage] == [state.decks["A"][1]]
    assert told.kinds().index("extinguished") < told.kinds().index("burnt")


@rule("D-151")
def test_any_other_card_is_ignored() -> None:
    state = burning(decks={"A": stacked("A", (3, None), (1, None))})
    told = turn(state, A=STAY)
    assert not told.all("extinguished")
    assert told.one("burnt")["counters"] == 2
    assert [taken.card for taken in told.plane("A").damage] == [state.decks["A"][1]]
    assert sorted((*told.state.decks["A"], *[taken.card for taken in told.plane("A").damage])) == sorted(
        state.decks["A"]
    )


@rule("D-151")
def test_the_last_flame_put_out_does_no_damage() -> None:
    told = turn(burning(flames=1, decks={"A": stacked("A", (0, None), (4, None))}), A=STAY)
    assert told.one("flames_out") == {"plane": "A"}
    assert not told.plane("A").damage


@rule("D-151")
def test_without_an_a_deck_a_b_card_is_turned_up() -> None:
    told = turn(burning(decks={"B": stacked("B", (0, None))}), A=STAY)
    assert told.one("extinguished")["counters"] == 2


@rule("D-151")
def test_in_the_air_nobody_fights_the_fire() -> None:
    a = up("A", level=0, climb=1, flames=3)
    state = high(a, bystander(), rules=["special_damage"], decks={"A": stacked("A", (0, None), (1, None))})
    told = turn(state, A=STAY)
    assert not told.all("extinguished")
    assert told.one("burnt")["counters"] == 2


@rule("D-151")
def test_it_cannot_take_off_while_it_burns() -> None:
    told = turn(burning(decks={"A": stacked("A", (3, None), (1, None))}), A=("stall", "straight", "climb"))
    assert not told.all("took_off")
    assert not [move for move in told.state.flown if move.plane == "A"]


@rule("D-152")
def test_at_turn_end_a_burning_airplane_sets_fire_to_those_it_overlaps() -> None:
    near = up("B", 470, 450, 90, level=0, climb=0)
    far = up("C", 300, 300, 90, level=0, climb=0)
    told = turn(burning(near, far, decks={"A": stacked("A", (3, None), (1, None))}), A=STAY, B=STAY, C=STAY)
    assert told.one("burning") == {"round": 3, "plane": "B", "counters": 2, "why": "neighbour"}
    assert (told.plane("A").flames, told.plane("B").flames, told.plane("C").flames) == (2, 2, 0)


@rule("D-152")
@pytest.mark.parametrize("other", [{"level": 0, "climb": 1}, {"level": 1, "climb": 0}])
def test_an_airplane_above_it_does_not_catch_fire(other: dict[str, int]) -> None:
    start = up("B", 450, 450, 0, **other)
    state = burning(start, decks={"A": stacked("A", (3, None), (1, None))})
    told = turn(state, A=STAY)
    assert not told.all("burning")


@rule("D-152")
def test_one_that_burns_already_takes_no_more() -> None:
    near = up("B", 470, 450, 90, level=0, climb=0, flames=3)
    deck = stacked("A", (3, None), (3, None), (1, None), (1, None))
    told = turn(burning(near, decks={"A": deck}), A=STAY, B=STAY)
    assert not told.all("burning")
    assert told.plane("B").flames == 2
