"""Halberstadt's discard: with the next Action cards, at once, or by itself; and never a card too many."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.actions.research import Research
from rules.baron.standing import Order, Orders
from rules.baron.title import BARON
from tests.rules.baron.scenes import Told, answer, having, named, offered, ordered, run, scene, submit, window
from tests.rules.marks import rule

CARDS = {"twice": "build", "once": "bank"}
RESEARCH = {"twice": "build", "once": "research"}


def researched(standing: Orders | None = None, number: int = 1, hand: tuple[int, ...] = (66,)) -> Told:
    state = having(scene("halberstadt", "fokker", standing=standing), "halberstadt", hand=hand)
    return run(Research(), having(state, "halberstadt", actions={"research": number}))


@rule("B-064")
def test_the_discard_is_asked_for_together_with_the_next_action_cards() -> None:
    state = having(scene("halberstadt", "fokker"), "halberstadt", hand=(66,))
    told = submit(state, {0: RESEARCH, 1: CARDS})
    assert (told.state.turn, told.state.asked) == (2, (0, 1))
    assert told["halberstadt"].hand == (66, 19, 20)
    assert offered(told.state, 0, "discard") == ["19", "20"]
    assert "discard" not in named(told.state, 1)
    on = submit(told.state, {0: {**CARDS, "discard": "19"}, 1: CARDS})
    assert on.one("discarded") == {"company": "halberstadt", "card": 19}
    assert on.kinds().index("discarded") < on.kinds().index("revealed")
    assert on["halberstadt"].hand == (66, 20)
    assert "discard" not in named(on.state, 0)


@rule("B-064")
def test_who_wants_to_be_asked_at_once_still_is() -> None:
    told = researched(Orders(discard="ask"))
    assert told.state.asked == (0,)
    assert answer(Research(), told.state, {0: {"discard": "20"}})["halberstadt"].hand == (66, 19)


@rule("B-064")
def test_the_least_card_can_go_by_itself() -> None:
    """Ailerons would add one, Streamlining two."""
    state = having(
        scene("halberstadt", "fokker", standing=Orders(discard="least")), "halberstadt", hand=(66,)
    )
    deck = (30, 19, *(card for card in state.deck if card not in {19, 30}))
    state = having(state, "halberstadt", actions={"research": 1})
    told = run(Research(), replace(state, deck=deck))
    assert (told.state.asked, told["halberstadt"].hand, told.state.discards) == ((), (66, 30), (19,))


@rule("B-064")
def test_a_card_just_drawn_can_be_played_but_not_the_last_of_them() -> None:
    """Of the two just drawn one must still be discarded, so that only one is for playing."""
    told = researched()
    assert told["halberstadt"].hand == (66, 19, 20)
    state = ordered(told.state, 0, events={"inflation": Order("20")})
    played = run(window("inflation"), state)
    assert (played["halberstadt"].hand, played.state.drawn) == ((66, 19), 1)
    again = having(scene("halberstadt", "fokker"), "halberstadt", hand=(66, 20))
    again = ordered(again, 0, events={"inflation": Order("20")})
    last = run(window("inflation"), replace(again, drawn=1))
    assert last["halberstadt"].hand == (66, 20)
    old = run(window("inflation"), replace(having(again, "halberstadt", hand=(20, 66)), drawn=1))
    assert old["halberstadt"].hand == (66,)


@rule("B-064")
def test_asked_in_a_window_it_is_not_offered_the_last_of_them() -> None:
    state = having(scene("halberstadt", "fokker", stage="inflation events"), "halberstadt", hand=(66, 20))
    assert offered(replace(state, asked=(0,), drawn=1), 0, "event") == ["pass"]
    assert offered(replace(state, asked=(0,)), 0, "event") == ["pass", "20"]


@pytest.mark.parametrize("seat", [None, 1])
def test_nobody_else_can_tell_what_is_still_to_be_discarded(seat: int | None) -> None:
    told = researched(number=2)
    view = BARON.view(told.state, seat)
    assert view.companies[0].hand_size == 4
    assert view == BARON.view(replace(told.state, drawn=0), seat)
