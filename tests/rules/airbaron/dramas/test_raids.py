"""Takeovers: long odds, a second try, spokes taken back, and several in a turn."""

from __future__ import annotations

from tests.rules.airbaron.dramas.chronicle import Chronicle
from tests.rules.airbaron.scenes import ME, MIAMI, RIVAL, THIRD


def theirs() -> Chronicle:
    """Orlando is my rival's, and it is my turn."""
    return Chronicle().turn(RIVAL).buy(RIVAL, "MCO", "CVG").round(2).turn(ME)


def test_a_raid_comes_off() -> None:
    won = theirs().raid(ME, "MCO", 9, 7).the("raid-won")
    assert (won.seats, won.data) == ((ME, RIVAL), {"code": "MCO", "price": 14, "attack": 9, "defence": 7})


def test_an_open_spoke_is_no_raid() -> None:
    assert Chronicle().turn(ME).raid(ME, "MCO", 9, 7).of("raid-won") == []


def test_a_raid_against_long_odds_is_an_upset() -> None:
    game = theirs().buy(RIVAL, *MIAMI[1:]).war(RIVAL, now=True)
    upset = game.raid(ME, "MCO", 12, 4).the("raid-upset")
    assert upset.data["chance"] == 24
    assert game.of("raid-won") == []


def test_a_raid_on_even_terms_is_no_upset() -> None:
    assert theirs().raid(ME, "MCO", 12, 2).of("raid-upset") == []


def test_a_raid_fails_and_a_tie_most_of_all() -> None:
    lost, tie = theirs().raid(ME, "MCO", 6, 9).the("raid-failed"), theirs().raid(ME, "MCO", 7, 7)
    assert lost.seats == (ME, RIVAL)
    assert tie.the("raid-failed").weight > lost.weight
    assert theirs().raid(ME, "MCO", 9, 6).of("raid-failed") == []


def test_at_the_second_try() -> None:
    game = theirs().raid(ME, "MCO", 5, 9).round(4).turn(ME).raid(ME, "MCO", 9, 5)
    tried = game.the("second-try")
    assert (tried.seats, tried.data["tries"], tried.data["since"]) == ((ME, RIVAL), 2, 2)
    assert len(tried.proof) == 2


def test_every_failure_counts_as_a_try() -> None:
    game = theirs().raid(ME, "MCO", 5, 9).raid(ME, "MCO", 5, 9).round(4).turn(ME).raid(ME, "MCO", 9, 5)
    assert game.the("second-try").data["tries"] == 3


def test_the_failure_of_another_or_of_another_spoke_is_no_first_try() -> None:
    game = theirs().raid(ME, "CVG", 5, 9).turn(THIRD).raid(THIRD, "MCO", 5, 9).turn(ME)
    assert game.raid(ME, "MCO", 9, 5).of("second-try") == []


def test_what_was_tried_is_forgotten_when_it_has_come_off() -> None:
    game = theirs().raid(ME, "MCO", 5, 9).raid(ME, "MCO", 9, 5).turn(RIVAL).raid(RIVAL, "MCO", 9, 5)
    assert len(game.turn(ME).raid(ME, "MCO", 9, 5).of("second-try")) == 1


def test_a_spoke_is_taken_back() -> None:
    back = theirs().raid(ME, "MCO", 9, 5).round(5).turn(RIVAL).raid(RIVAL, "MCO", 9, 5).the("retaken")
    assert (back.seats, back.data) == ((RIVAL, ME), {"code": "MCO", "price": 14, "since": 2})


def test_whoever_takes_it_from_the_taker_takes_nothing_back() -> None:
    game = theirs().raid(ME, "MCO", 9, 5).turn(THIRD).raid(THIRD, "MCO", 9, 5)
    assert game.of("retaken") == []


def test_what_was_sold_and_bought_since_is_not_taken_back() -> None:
    game = theirs().raid(ME, "MCO", 9, 5).sell(ME, "MCO").buy(ME, "MCO").turn(RIVAL)
    assert game.raid(RIVAL, "MCO", 9, 5).of("retaken") == []


def test_several_in_a_turn() -> None:
    spree = theirs().raid(ME, "MCO", 9, 5).raid(ME, "CVG", 9, 5).the("spree")
    assert (spree.seats, spree.data) == ((ME, RIVAL), {"codes": ["MCO", "CVG"], "price": 22})


def test_one_in_each_of_two_turns_is_no_row() -> None:
    game = theirs().raid(ME, "MCO", 9, 5).round(3).turn(ME).raid(ME, "CVG", 9, 5)
    assert game.of("spree") == []
