"""Fire on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dice import Scripted
from rules.dogfight.damage.fire_on_the_ground import spread
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import fly
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.high_scenes import bystander, card, field, high, offered, turn, up
from tests.rules.dogfight.scenes import HANGAR, hurt, stacked
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


@rule("D-151", "D-144")
def test_once_the_last_flame_is_out_it_may_take_off_in_that_very_turn() -> None:
    """The last counter goes before the first maneuver: what burns may plan a takeoff, but no other stall."""
    state = burning(flames=1, decks={"A": stacked("A", (3, None), (1, None))})
    assert offered(state, "A", "stall") == {"straight"}
    assert turn(state, A=("stall", "straight", "climb")).one("took_off")["round"] == 3
    assert not turn(state, A=STAY).all("illegal")


@rule("D-151", "D-149")
def test_who_catches_fire_has_ended_his_takeoff_and_may_be_moved() -> None:
    start = up("B", 600, 450, 0, level=0, climb=0)
    there = fly(start.pose, card(burning(start), "B", "stall"), HANGAR[start.model].size)
    a = up("A", there.x, there.y, 90, level=0, climb=0, flames=3)
    deck = {"A": stacked("A", (3, None), (1, None))}
    grass = (field(550, 550, 300, 500),)
    state = high(a, start, bystander(), landing_fields=grass, rules=["special_damage"], decks=deck)
    told = turn(state, A=STAY, B=("left", "right", "stall"))
    assert told.plane("B").pose == there
    assert (told.plane("B").flames, told.plane("B").run) == (2, "")
    assert "B.ground" in {each.name for each in DOGFIGHT.fields(told.state, 1, {})}


@rule("D-152")
def test_at_turn_end_a_burning_airplane_sets_fire_to_those_it_overlaps() -> None:
    near = up("B", 470, 450, 90, level=0, climb=0)
    far = up("C", 300, 300, 90, level=0, climb=0)
    told = turn(burning(near, far, decks={"A": stacked("A", (3, None), (1, None))}), A=STAY, B=STAY, C=STAY)
    assert told.one("burning") == {"round": 3, "plane": "B", "counters": 2, "why": "neighbour"}
    assert (told.plane("A").flames, told.plane("B").flames, told.plane("C").flames) == (2, 2, 0)


@rule("D-152")
@pytest.mark.parametrize(("above", "caught"), [((0, 0), True), ((0, 1), False), ((1, 0), False)])
@pytest.mark.parametrize("source", ["A", "B"])
def test_fire_spreads_on_the_ground_only(above: tuple[int, int], source: str, *, caught: bool) -> None:
    """B is over A when the turn ends; one of them burns."""
    flames = {"A": 0, "B": 0, source: 3}
    a = up("A", 450, 450, 0, level=0, climb=0, flames=flames["A"])
    b = up("B", 460, 455, 0, level=above[0], climb=above[1], flames=flames["B"])
    play = Play(high(a, b, bystander(), rules=["special_damage"]), HANGAR, Scripted({}))
    spread(play)
    assert [event.kind for event in play.log] == ["burning"] * caught
    assert sorted(each.flames for each in play.state.planes) == ([0, 2, 3] if caught else [0, 0, 3])


@rule("D-152")
def test_one_that_burns_already_takes_no_more() -> None:
    near = up("B", 470, 450, 90, level=0, climb=0, flames=3)
    deck = stacked("A", (3, None), (3, None), (1, None), (1, None))
    told = turn(burning(near, decks={"A": deck}), A=STAY, B=STAY)
    assert not told.all("burning")
    assert told.plane("B").flames == 2


@rule("D-151", "D-040")
@pytest.mark.parametrize("climb", [0, 1])
def test_a_deck_used_up_by_one_burning_airplane_leaves_the_next_without_its_old_cards(climb: int) -> None:
    """On the ground the card turned up against the flames empties the deck, in the air the flames do."""
    a = up("A", 450, 450, 0, level=0, climb=climb, flames=3)
    b = hurt(up("B", 700, 450, 0, level=0, climb=climb, flames=3), 4, 5)
    state = high(a, b, bystander(), rules=["special_damage"], decks={"A": ()})
    told = turn(state, A=STAY, B=STAY)
    assert told.one("reshuffled")["deck"] == "A"
    assert told.plane("B").noted == sum(HANGAR.damage("A", number).points for number in (4, 5))
    assert len(told.plane("B").damage) == 1
