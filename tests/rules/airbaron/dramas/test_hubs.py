"""Hubs that are won, lost and fought over, and what only looks like it."""

from __future__ import annotations

from tests.rules.airbaron.dramas.chronicle import Chronicle
from tests.rules.airbaron.scenes import FOURTH, ME, RIVAL, THIRD

ORLANDO, TAMPA, BEACH = "MCO", "TPA", "PBI"
"""The spokes of Miami, two of which dominate it."""


def mine() -> Chronicle:
    """Miami is mine in the first round."""
    return Chronicle().turn(ME).buy(ME, ORLANDO, TAMPA)


def test_the_first_hub_of_the_game_is_told_with_what_made_it() -> None:
    first = mine().the("first-hub")
    assert first.seats == (ME,)
    assert first.data == {"hub": "MIA", "code": TAMPA, "price": 4, "way": "bought", "share": 30}


def test_one_spoke_of_three_is_no_hub() -> None:
    assert Chronicle().turn(ME).buy(ME, ORLANDO).of("first-hub") == []


def test_the_second_hub_of_the_game_is_another_kind() -> None:
    game = mine().turn(RIVAL).buy(RIVAL, "CVG", "CLE")
    assert game.the("hub-won").data["hub"] == "DTW"
    assert mine().of("hub-won") == []


def test_a_hub_goes_from_one_to_another() -> None:
    game = mine().round(4).turn(RIVAL).buy(RIVAL, BEACH).raid(RIVAL, TAMPA, 9, 5)
    taken = game.the("hub-taken")
    assert taken.seats == (RIVAL, ME)
    assert (taken.data["held"], taken.data["way"], taken.data["code"]) == (3, "raid", TAMPA)


def test_a_hub_that_was_nobodys_in_between_has_changed_hands_all_the_same() -> None:
    game = mine().round(2).turn(ME).sell(ME, TAMPA).round(5).turn(RIVAL).buy(RIVAL, BEACH, TAMPA)
    assert game.the("hub-taken").data["held"] == 1


def test_a_hub_that_comes_back_has_not_changed_hands() -> None:
    game = mine().round(2).turn(ME).sell(ME, TAMPA).round(5).turn(ME).buy(ME, TAMPA)
    assert game.of("hub-taken") == []
    back = game.the("hub-back")
    assert (back.seats, back.data["gap"]) == ((ME,), 3)


def test_a_hub_that_was_never_lost_does_not_come_back() -> None:
    assert mine().round(2).turn(ME).buy(ME, BEACH).of("hub-back") == []


def fought_over() -> Chronicle:
    """Miami is mine, my rival's, and mine again."""
    game = mine().round(4).turn(RIVAL).buy(RIVAL, BEACH).raid(RIVAL, TAMPA, 9, 5)
    return game.round(6).turn(ME).raid(ME, TAMPA, 9, 5)


def test_the_third_to_have_a_hub_is_in_a_war_for_it() -> None:
    war = fought_over().the("hub-war")
    assert war.seats == (ME, RIVAL)
    assert (war.data["reign"], war.data["since"], war.data["held"]) == (3, 1, 2)


def test_a_war_lasts_as_many_rounds_as_the_hub_had_owners() -> None:
    game = fought_over().round(7).turn(THIRD).raid(THIRD, TAMPA, 9, 5).raid(THIRD, BEACH, 9, 5)
    assert [each.data["reign"] for each in game.of("hub-war")] == [3, 4]


def test_two_owners_make_no_war() -> None:
    game = mine().round(4).turn(RIVAL).buy(RIVAL, BEACH).raid(RIVAL, TAMPA, 9, 5)
    assert game.of("hub-war") == []


def test_a_raid_breaks_a_hub() -> None:
    broken = mine().round(3).turn(RIVAL).raid(RIVAL, TAMPA, 9, 5).the("hub-broken")
    assert broken.seats == (ME, RIVAL)
    assert (broken.data["way"], broken.data["held"]) == ("raid", 2)


def test_whoever_sells_breaks_its_own() -> None:
    broken = mine().turn(ME).sell(ME, TAMPA).the("hub-broken")
    assert (broken.seats, broken.data["way"]) == ((ME,), "sold")


def test_a_hub_is_not_broken_by_a_raid_that_leaves_dominance() -> None:
    assert mine().buy(ME, BEACH).turn(RIVAL).raid(RIVAL, TAMPA, 9, 5).of("hub-broken") == []


def test_all_spokes_of_a_hub_are_control() -> None:
    whole = mine().buy(ME, BEACH).the("hub-controlled")
    assert whole.data == {"hub": "MIA", "code": BEACH, "price": 2, "way": "bought", "share": 60}
    assert mine().of("hub-controlled") == []


def test_control_may_be_lost_and_dominance_stay() -> None:
    game = mine().buy(ME, BEACH).turn(RIVAL).raid(RIVAL, TAMPA, 9, 5)
    lost = game.the("control-broken")
    assert (lost.seats, lost.data["way"]) == ((ME, RIVAL), "raid")
    assert mine().turn(RIVAL).raid(RIVAL, TAMPA, 9, 5).of("control-broken") == []


def test_one_spoke_short_of_a_hub_that_is_nobodys() -> None:
    short = Chronicle().turn(ME).buy(ME, "CLT", "BNA").the("one-short")
    assert short.data == {"hub": "ATL", "code": "BNA", "price": 4}


def test_nobody_is_short_of_a_hub_that_somebody_has() -> None:
    game = Chronicle().turn(FOURTH).buy(FOURTH, "CLT", "BNA", "RDU").turn(ME).buy(ME, "JAX", "BHM")
    assert [each.seats for each in game.of("one-short")] == [(FOURTH,)]
