"""Market share: leads, the half of the goal, great turns, and airlines without a spoke."""

from __future__ import annotations

from tests.rules.airbaron.dramas.chronicle import Chronicle
from tests.rules.airbaron.scenes import ATLANTA, CHICAGO, DETROIT, FOURTH, ME, MIAMI, RIVAL, WASHINGTON


def test_a_lead_is_taken_from_who_had_it() -> None:
    game = Chronicle().turn(ME).buy(ME, *DETROIT[:2]).round(5).turn(RIVAL).buy(RIVAL, *MIAMI[:2])
    lead = game.the("lead")
    assert lead.seats == (RIVAL, ME)
    assert lead.data == {"share": 30, "next": 20, "led": 4}


def test_whoever_is_ahead_first_takes_the_lead_from_nobody() -> None:
    assert Chronicle().turn(ME).buy(ME, *DETROIT[:2]).of("lead") == []


def test_whoever_draws_level_does_not_lead() -> None:
    game = Chronicle().turn(ME).buy(ME, *MIAMI[:2]).turn(RIVAL).buy(RIVAL, *WASHINGTON[:3])
    assert game.of("lead") == []


def test_whoever_was_level_in_between_has_not_lost_the_lead() -> None:
    game = Chronicle().turn(ME).buy(ME, *MIAMI[:2]).turn(RIVAL).buy(RIVAL, *WASHINGTON[:3])
    assert game.turn(ME).buy(ME, MIAMI[2]).of("lead") == []


def test_half_of_the_goal_by_market_share_alone() -> None:
    game = Chronicle().turn(ME).buy(ME, *CHICAGO, *MIAMI)
    half = game.the("halfway")
    assert half.data == {"share": 180, "goal": 320}


def test_half_of_the_goal_is_passed_once_and_not_with_cash() -> None:
    game = Chronicle().turn(ME).buy(ME, *CHICAGO, MIAMI[0], MIAMI[1])
    assert game.of("halfway") == []
    game.buy(ME, MIAMI[2]).turn(RIVAL).raid(RIVAL, MIAMI[2], 9, 5).turn(ME).raid(ME, MIAMI[2], 9, 5)
    assert len(game.of("halfway")) == 1


def test_a_great_turn_is_counted_over_all_its_hubs() -> None:
    great = Chronicle().turn(ME).buy(ME, *ATLANTA[:3], *MIAMI[:2]).the("great-turn")
    assert (great.seats, great.data) == ((ME,), {"gain": 80, "share": 80})


def test_two_turns_are_not_one_great_one() -> None:
    game = Chronicle().turn(ME).buy(ME, *ATLANTA[:3]).turn(RIVAL).turn(ME).buy(ME, *MIAMI[:2])
    assert game.of("great-turn") == []


def test_the_gain_of_another_is_no_great_turn_of_whoever_acts() -> None:
    game = Chronicle().turn(ME).buy(ME, *CHICAGO).turn(RIVAL).raid(RIVAL, "MKE", 9, 5)
    assert [each.seats for each in game.of("great-turn")] == [(ME,)]


def test_the_last_spoke_is_lost_to_a_raid() -> None:
    wiped = Chronicle().buy(ME, "MCO").turn(RIVAL).raid(RIVAL, "MCO", 9, 5).the("wiped-out")
    assert (wiped.seats, wiped.data["way"]) == ((ME, RIVAL), "raid")


def test_the_last_spoke_is_sold() -> None:
    wiped = Chronicle().turn(FOURTH).buy(FOURTH, "MCO").sell(FOURTH, "MCO").the("wiped-out")
    assert (wiped.seats, wiped.data["way"]) == ((FOURTH,), "sold")


def test_what_was_abroad_goes_with_the_last_spoke_at_home() -> None:
    game = Chronicle().turn(ME).buy(ME, "MCO")
    abroad = next(code for code, spoke in game.play.atlas.foreign.items() if spoke.hub == "MIA")
    game.abroad(ME, abroad).turn(RIVAL).raid(RIVAL, "MCO", 9, 5)
    assert game.the("wiped-out").seats == (ME, RIVAL)


def test_one_spoke_left_is_no_ruin_nor_is_a_raid_that_fails() -> None:
    game = Chronicle().buy(ME, "MCO", "TPA").turn(RIVAL).raid(RIVAL, "MCO", 9, 5).raid(RIVAL, "TPA", 5, 9)
    assert game.of("wiped-out") == []
