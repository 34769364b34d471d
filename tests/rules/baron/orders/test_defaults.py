"""What stands by default throws nothing away: cards, rolls and questions for which nobody gave an order."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from rules.baron.actions.design import Design
from rules.baron.standing import Standing
from rules.baron.state import State
from rules.baron.title import BARON
from rules.engine import Choice
from rules.forms import with_defaults
from rules.table import encode
from tests.rules.baron.scenes import Told, at, having, ordered, rolls, run, scene, submit, window
from words import say

RICHTHOFEN, JACOBS, AILERONS, CAMERA, PRESSES = 45, 65, 19, 23, 32
CARDS: Choice = {"twice": "build", "once": "bank"}
THREE: Choice = {"twice": "design", "once": "build", "once_more": "bank"}


def unordered(state: State) -> State:
    """Nobody has ever given an order."""
    return replace(state, orders={})


def holding(*hand: int, mode: Any = "standard", **changes: Any) -> State:
    return unordered(having(scene("albatros", "fokker", mode=mode), "albatros", hand=hand, **changes))


def stands(state: State, cards: Choice = CARDS) -> Choice:
    """What the form of a turn has by default once these Action cards are laid."""
    return with_defaults(BARON.form(state, 0), cards)


def played(told: Told) -> list[int]:
    return [event["card"] for event in told.all("played")]


def test_an_ace_flies_though_nobody_gave_an_order() -> None:
    state = holding(RICHTHOFEN, JACOBS)
    assert stands(state)["at_contracts"] in {str(RICHTHOFEN), str(JACOBS)}
    told = submit(state, {0: CARDS, 1: CARDS})
    assert len(played(told)) == 1
    assert len(told["albatros"].aces) == 1


def test_it_does_for_whoever_says_nothing_at_all() -> None:
    state = holding(RICHTHOFEN)
    silent = BARON.default(state, 0)
    assert silent["at_contracts"] == str(RICHTHOFEN)
    assert "ask" not in silent.values(), "nobody is there to be asked"
    assert played(submit(state, {0: silent, 1: CARDS})) == [RICHTHOFEN]


def test_which_events_will_be_played_is_told_before() -> None:
    table = at(holding(RICHTHOFEN))
    assert table.foresee(0, {"twice": "build"}).notes == (), "not before all cards are laid"
    (note,) = table.foresee(0, CARDS).notes
    assert say(note) == "You will play this event: #45 Ace: Manfred von Richthofen."
    assert table.foresee(0, {**CARDS, "at_contracts": "none"}).notes == ()


def test_it_can_be_changed_for_the_turn_and_for_good() -> None:
    state = holding(RICHTHOFEN)
    assert played(submit(state, {0: {**CARDS, "at_contracts": "none"}, 1: CARDS})) == []
    table = at(state)
    table.give_orders(0, {"at_contracts": "keep"})
    assert stands(table.state)["at_contracts"] == "orders"
    told = submit(table.state, {0: CARDS, 1: CARDS})
    assert played(told) == []
    assert told.state.orders[0].now.events["contracts"].play == "keep", "it stands"


def test_an_order_goes_before_what_would_be_proposed() -> None:
    table = at(holding(RICHTHOFEN, JACOBS))
    table.give_orders(0, {"at_contracts": str(JACOBS)})
    assert stands(table.state)["at_contracts"] == "orders"
    assert played(submit(table.state, {0: CARDS, 1: CARDS})) == [JACOBS]


def test_what_is_proposed_follows_from_ones_own_view() -> None:
    state = holding(RICHTHOFEN)
    other = having(state, "fokker", hand=(JACOBS, AILERONS))
    other = replace(other, orders={1: Standing()})
    hidden = having(state, "fokker", hand=(PRESSES, AILERONS))
    assert encode(BARON.view(other, 0)) == encode(BARON.view(hidden, 0))
    assert stands(other) == stands(hidden)


def test_a_card_that_design_takes_is_not_promised_as_an_event() -> None:
    """Welded Steel stands, so that Richthofen's card is Metal Construction."""
    state = holding(RICHTHOFEN, technologies=("welded_steel",))
    told = submit(state, {0: {"twice": "design", "once": "bank"}, 1: CARDS}, rolls(effectiveness=(1, 1)))
    assert len(played(told)) + len(told.all("gained")) == 1
    promised = at(state).foresee(0, {"twice": "design", "once": "bank"}).notes
    assert bool(promised) == bool(played(told))
    wish = {"twice": "design", "once": "bank", "design": "wish", "technology_1": "metal_construction"}
    assert at(state).foresee(0, {**wish, "technology_2": "none"}).notes == ()


def test_a_card_that_is_ordered_as_an_event_pays_for_nothing() -> None:
    state = holding(RICHTHOFEN, technologies=("welded_steel",))
    cards = {"twice": "design", "once": "bank", "at_contracts": str(RICHTHOFEN)}
    told = submit(state, {0: cards, 1: CARDS}, rolls(effectiveness=(1, 1)))
    assert (played(told), told.all("gained")) == ([RICHTHOFEN], [])


def test_in_the_campaign_rolls_are_made_for_what_was_added() -> None:
    state = holding(CAMERA, mode="campaign", technologies=("ailerons", "agile", "rear_seat"))
    assert stands(state, THREE)["design"] == "best"
    told = submit(state, {0: THREE, 1: {**CARDS, "once_more": "research"}}, rolls(effectiveness=(5, 1)))
    (gained,) = told.all("gained")
    assert gained["technology"] in {"aerial_camera", "rear_machine_gun"}
    assert told.all("rolled")[0]["type"] == "recon"


def asked(state: State) -> State:
    """Design, with the question open."""
    return run(Design(), having(state, "albatros", actions={"design": 1})).state


def test_a_missed_design_question_follows_the_standing_order() -> None:
    """Whoever writes “ask me” for a turn and then says nothing has what holds otherwise."""
    state = replace(ordered(scene("albatros", "fokker"), 0, design="rolls"))
    state = having(state, "albatros", hand=(AILERONS,))
    ask = partial(submit, choices={0: {"twice": "design", "once": "bank", "design": "ask"}, 1: CARDS})
    kept = ask(state).state
    assert kept.asked == (0,)
    told = submit(kept, {0: BARON.default(kept, 0)}, rolls(effectiveness=(1, 1)))
    assert told.all("gained") == []
    added = ask(unordered(state)).state
    told = submit(added, {0: BARON.default(added, 0)}, rolls(effectiveness=(1, 1)))
    assert told.one("gained")["technology"] == "ailerons"


def test_so_does_one_of_somebody_who_is_always_asked() -> None:
    state = ordered(having(scene("albatros", "fokker"), "albatros", hand=(AILERONS,)), 0, design="ask")
    told = submit(asked(state), {0: BARON.default(asked(state), 0)}, rolls(effectiveness=(1,)))
    assert told.one("gained")["technology"] == "ailerons"


def test_a_missed_question_about_an_event_throws_no_ace_away() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(RICHTHOFEN,))
    table = at(state)
    table.give_orders(0, {"at_contracts": "ask"})
    state = run(window("contracts"), table.state).state
    assert BARON.default(state, 0) == {"event": str(RICHTHOFEN)}
