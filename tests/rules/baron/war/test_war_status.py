"""War Status: morale, contracts, the Allied aeroplanes, and the events of the phase."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.box.components import Instruction, WarCard
from rules.baron.play import Play
from rules.baron.state import State
from rules.baron.view import Ratings
from rules.baron.war.war_status import WarStatus
from rules.dice import Scripted
from tests.rules.baron.scenes import FIGURES, Told, event, having, rated, rolls, run, scene
from tests.rules.marks import rule

VERDUN, JUTLAND, SOMME, BLOODY_APRIL, PASSCHENDAELE, MICHAEL, MARNE = 1, 4, 3, 9, 11, 13, 14


def next_card(number: int, **changes: Any) -> State:
    state = scene("fokker", "albatros", **changes)
    rest = tuple(card for card in state.war_deck if card != number)
    return replace(state, war_deck=(number, *rest))


def war(state: State, *allied: int) -> Told:
    return run(WarStatus(), state, rolls(allied=allied))


def custom(mode: Any, amount: str) -> WarCard:
    """A card that does nothing but adjust the Allied Fighter."""
    card = FIGURES.war_status[JUTLAND]
    instruction = Instruction(mode, amount)
    return replace(card, german_morale=0, allied_morale=0, contracts=0, allied={"fighter": instruction})


def adjusted(mode: str, amount: str, best: int, allied: int, die: int = 1) -> int:
    figures = replace(FIGURES, war_status={1: custom(mode, amount)})
    state = rated(scene("fokker", "albatros", war_deck=(1,), allied=Ratings(allied)), fokker=best)
    play = Play(state, figures, rolls(allied=(die,)))
    WarStatus().start(play)
    return play.state.allied.fighter


@rule("B-079")
def test_the_top_card_is_carried_out_in_order_and_discarded() -> None:
    told = war(next_card(VERDUN, remaining=0), 4)
    assert told.kinds() == ["war_status", "morale", "morale", "morale", "available", "rating"]
    assert told.state.war_discards == (VERDUN,)
    assert VERDUN not in told.state.war_deck


@rule("B-080")
def test_the_card_lowers_both_morales() -> None:
    told = war(rated(next_card(MICHAEL), fokker=5), 1)
    assert (told.state.german_morale, told.state.allied_morale) == (22, 18)


@rule("B-080", "B-091")
@pytest.mark.parametrize(("german", "allied"), [(2, 24), (1, 24), (24, 6), (2, 6)])
def test_no_morale_left_ends_the_game_before_the_other_steps(german: int, allied: int) -> None:
    told = war(next_card(MICHAEL, german_morale=german, allied_morale=allied))
    assert told.state.stage == "over"
    assert "available" not in told.kinds()
    assert "rating" not in told.kinds()


@rule("B-081")
@pytest.mark.parametrize(("fokker", "change"), [(6, (1, 0)), (5, (0, 0)), (4, (0, 1))])
def test_the_side_with_the_better_fighter_gains_a_morale(fokker: int, change: tuple[int, int]) -> None:
    told = war(rated(next_card(JUTLAND), fokker=fokker))
    assert (told.state.german_morale - 23, told.state.allied_morale - 23) == change


@rule("B-082")
@pytest.mark.parametrize(("remaining", "after"), [(0, 9), (1, 8), (2, 7), (5, 7)])
def test_contracts_rise_by_the_card_less_what_was_left(remaining: int, after: int) -> None:
    told = war(next_card(VERDUN, available=7, remaining=remaining), 1)
    assert (told.state.available, told.state.remaining) == (after, after)


@rule("B-083")
@pytest.mark.parametrize(
    ("amount", "die", "after"), [("2", 1, 12), ("1d2", 4, 12), ("1d3", 5, 13), ("1d6", 5, 15)]
)
def test_a_plain_instruction_raises_the_allies(amount: str, die: int, after: int) -> None:
    assert adjusted("add", amount, best=20, allied=10, die=die) == after
    assert adjusted("add", amount, best=1, allied=10, die=die) == after


@rule("B-084")
@pytest.mark.parametrize(("best", "after"), [(9, 10), (10, 10), (11, 14)])
def test_if_behind_applies_only_if_a_german_design_is_better(best: int, after: int) -> None:
    assert adjusted("behind", "1d6", best=best, allied=10, die=4) == after


@rule("B-085")
@pytest.mark.parametrize(("best", "after"), [(20, 22), (6, 8)])
def test_a_reset_follows_the_best_german_even_downwards(best: int, after: int) -> None:
    assert adjusted("reset", "1d2", best=best, allied=10, die=4) == after


@rule("B-012")
def test_recon_and_bomber_instructions_are_for_the_campaign_game() -> None:
    assert war(next_card(VERDUN), 1).state.allied == Ratings(6, 0, 0)
    assert war(next_card(VERDUN, mode="campaign"), 1, 1, 1).state.allied == Ratings(6, 3, 1)


@rule("B-086")
def test_a_used_up_war_deck_is_made_anew() -> None:
    state = scene("fokker", "albatros", war_deck=(), war_discards=(1, 4, 7))
    told = run(WarStatus(), state, Scripted({"war deck": [(1,)]}))
    assert told.one("war_status")["card"] == 4
    assert told.state.war_deck == (1, 7)
    assert told.state.war_discards == (4,)


@rule("B-126")
def test_war_status_counts_all_companies_alone_too() -> None:
    state = scene("fokker", mode="solitaire", npcs=("pfalz", "roland"), war_deck=(JUTLAND, 1))
    told = war(rated(state, pfalz=9), 1)
    assert told.state.german_morale == 24


@rule("B-164", "B-089")
@pytest.mark.parametrize("card", [26, 48])
def test_a_killed_ace_is_out_for_good(card: int) -> None:
    state = having(scene("fokker", "albatros"), "albatros", aces=("udet", "voss"))
    state = replace(state, aces=("boelcke",))
    told = event(state, "fokker", card, ace="udet")
    assert told["albatros"].aces == ("voss",)
    assert told.state.killed == ("udet",)
    again = event(told.state, "fokker", 50)
    assert again["fokker"].aces == ()
    assert again.kinds() == []


@rule("B-165", "B-166", "B-167")
@pytest.mark.parametrize(("card", "german", "allied"), [(59, 2, 0), (60, 0, -2), (63, -2, 0)])
def test_propaganda_mutinies_and_blockade_move_morale_by_a_d2(card: int, german: int, allied: int) -> None:
    told = event(scene("fokker", "albatros"), "fokker", card, rolls(event=(4,)))
    assert (told.state.german_morale - 24, told.state.allied_morale - 24) == (german, allied)
    low = event(scene("fokker", "albatros"), "fokker", card, rolls(event=(3,)))
    assert abs(low.state.german_morale + low.state.allied_morale - 48) == 1


@rule("B-166", "B-167")
def test_events_leave_the_last_point_of_morale() -> None:
    state = scene("fokker", "albatros", german_morale=2, allied_morale=1)
    assert event(state, "fokker", 60, rolls(event=(6,))).state.allied_morale == 1
    assert event(state, "fokker", 63, rolls(event=(6,))).state.german_morale == 1


@rule("B-168", "B-169")
def test_the_allied_fighter_falls_or_rises_by_a_d3() -> None:
    state = scene("fokker", "albatros")
    assert event(state, "fokker", 62, rolls(event=(5,))).state.allied.fighter == 2
    assert event(state, "fokker", 66, rolls(event=(3,))).state.allied.fighter == 7
    weak = replace(state, allied=Ratings(1))
    assert event(weak, "fokker", 62, rolls(event=(6,))).state.allied.fighter == 0


@rule("B-170")
def test_a_war_loan_raises_both_contract_markers() -> None:
    told = event(scene("fokker", "albatros", available=5, remaining=4), "fokker", 52)
    assert (told.state.available, told.state.remaining) == (7, 6)
