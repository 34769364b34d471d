"""Inflation: the die, the track, rounding, and its events."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.box.components import Arrow
from rules.baron.play import Play
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.war.currency import inflate, loss
from rules.baron.war.inflation import Inflation
from rules.dice import Scripted
from rules.engine import IllegalChoice
from tests.rules.baron.scenes import FIGURES, Told, at, event, having, rolls, run, scene
from tests.rules.marks import rule


def with_marks(marks: int = 9, inflation: int = 0) -> State:
    state = scene("fokker", "albatros", inflation=inflation)
    return having(having(state, "fokker", marks=marks, gold=7), "albatros", marks=4)


def inflation(state: State, die: int) -> Told:
    return run(Inflation(), state, rolls(inflation=(die,)))


@rule("B-074")
@pytest.mark.parametrize(("die", "percent"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 25), (6, 50)])
def test_one_die_decides(die: int, percent: int) -> None:
    assert inflation(with_marks(), die).one("inflation")["percent"] == percent


@rule("B-075")
@pytest.mark.parametrize(("die", "box"), [(4, 2), (5, 3), (6, 4)])
def test_25_percent_is_one_box_and_50_percent_two(die: int, box: int) -> None:
    assert inflation(with_marks(inflation=2), die).state.inflation == box


@rule("B-076")
def test_the_track_has_ten_boxes_with_arrows() -> None:
    assert FIGURES.display.inflation.arrows == (
        *("down", "down", "up", "down", "up"),
        *("down", "up", "up", "up", "up"),
    )
    assert BARON.view(with_marks(), None).inflation_track[0] == ""


@rule("B-077")
@pytest.mark.parametrize(
    ("percent", "arrow", "lost"), [(25, "up", 3), (25, "down", 2), (50, "up", 5), (50, "down", 4)]
)
def test_the_rulebooks_example_of_nine_marks(percent: int, arrow: Arrow, lost: int) -> None:
    assert loss(9, percent, arrow) == lost


@rule("B-077")
def test_the_arrow_of_the_new_box_rounds_and_gold_is_safe() -> None:
    down = inflation(with_marks(9, inflation=0), 6)
    assert (down["fokker"].marks, down["fokker"].gold, down["albatros"].marks) == (5, 7, 2)
    up = inflation(with_marks(9, inflation=1), 6)
    assert (up["fokker"].marks, up["fokker"].gold) == (4, 7)
    assert up.state.treasury == up.before.treasury + 5 + 2


@rule("B-078", "B-091", "B-095")
@pytest.mark.parametrize(("box", "die"), [(9, 5), (8, 6), (9, 6)])
def test_at_hyperinflation_that_round_is_carried_out_and_the_game_ends(box: int, die: int) -> None:
    told = inflation(with_marks(inflation=box), die)
    assert told.kinds()[:2] == ["inflation", "collapse"]
    assert told.state.inflation == 10
    assert told.state.outcome is not None
    assert told["fokker"].marks == 0
    assert told.state.outcome.scores == {0: 7 + 1, 1: 30}


@rule("B-160")
@pytest.mark.parametrize("card", [20, 54])
def test_profiteering_brings_two_marks(card: int) -> None:
    assert event(with_marks(), "fokker", card)["fokker"].marks == 11


@rule("B-161")
@pytest.mark.parametrize("card", [29, 58])
def test_a_swiss_account_saves_up_to_three_marks(card: int) -> None:
    told = event(with_marks(), "fokker", card, amount=3)
    assert (told["fokker"].marks, told["fokker"].gold) == (6, 10)
    state = having(replace(with_marks(), stage="inflation events", asked=(0,)), "fokker", hand=(card,))
    assert at(state).check(0, {"event": str(card)})["amount"] == 3
    poor = having(state, "fokker", marks=2)
    assert at(poor).check(0, {"event": str(card)})["amount"] == 2
    with pytest.raises(IllegalChoice, match="0 to 2"):
        at(poor).check(0, {"event": str(card), "amount": 3})


@rule("B-162", "B-075")
def test_printing_presses_are_another_round_of_25_percent() -> None:
    told = event(with_marks(9, inflation=1), "albatros", 32)
    assert told.state.inflation == 2
    assert (told["fokker"].marks, told["albatros"].marks) == (7, 3)


@rule("B-162", "B-091")
def test_printing_presses_can_end_the_game() -> None:
    told = event(with_marks(inflation=9), "albatros", 32)
    assert told.one("over")["end"] == "collapse"


@rule("B-163")
def test_price_controls_go_back_a_box_and_restore_nothing() -> None:
    told = event(with_marks(inflation=3), "albatros", 35)
    assert told.state.inflation == 2
    assert told["fokker"].marks == 9
    assert told.one("inflation_back") == {"box": 2}
    start = event(with_marks(inflation=0), "albatros", 35)
    assert (start.state.inflation, start.kinds()) == (0, [])


@rule("B-126")
def test_companies_that_nobody_plays_feel_no_inflation() -> None:
    state = having(scene("fokker", mode="solitaire", npcs=("pfalz", "roland")), "fokker", marks=8)
    play = Play(state, FIGURES, Scripted({}))
    inflate(play, 50, "roll")
    assert play.log[0].data["lost"] == {"fokker": 4}
    assert play.state.company("pfalz") == state.company("pfalz")
