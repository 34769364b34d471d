"""Profits, Fare Wars, contracts, and the blows of fate."""

from __future__ import annotations

from tests.rules.airbaron.dramas.chronicle import Chronicle
from tests.rules.airbaron.scenes import FOURTH, ME, MIAMI, RIVAL, THIRD


def test_fare_wars_are_summed_up_when_they_end() -> None:
    game = Chronicle().turn(ME).buy(ME, "MCO").buy(RIVAL, "CVG").round(2).turn(ME).war(ME, now=True)
    assert game.the("war-begun").seats == (ME,)
    game.pays("MCO").raid(ME, "CVG", 5, 9).raid(ME, "CVG", 9, 5).round(5).turn(ME).war(ME, now=False)
    war = game.the("fare-war")
    assert (war.seats, war.data) == ((ME,), {"rounds": 3, "won": 1, "lost": 1, "missed": 7})


def test_a_jet_doubles_what_fare_wars_cost() -> None:
    game = Chronicle().turn(ME).buy(ME, "MCO").jet(ME, "MCO").war(ME, now=True).pays("MCO")
    assert game.war(ME, now=False).the("fare-war").data["missed"] == 14


def test_fare_wars_that_did_nothing_are_no_story_nor_are_those_under_way() -> None:
    assert Chronicle().turn(ME).war(ME, now=True).war(ME, now=False).of("fare-war") == []
    assert Chronicle().turn(ME).buy(ME, "MCO").war(ME, now=True).pays("MCO").of("fare-war") == []
    assert Chronicle().turn(ME).war(ME, now=True).war(ME, now=False).of("war-begun") != []
    assert Chronicle().turn(ME).war(ME, now=False).of("war-begun") == []


def test_the_greatest_payday_so_far() -> None:
    game = Chronicle().turn(ME).buy(ME, *MIAMI).pays("MIA")
    assert game.the("payday").data == {"marker": "MIA", "amount": 14}


def test_as_much_as_before_is_no_record_and_little_never_is() -> None:
    game = Chronicle().turn(ME).buy(ME, *MIAMI).pays("MIA").pays("MIA").pays("MCO")
    assert len(game.of("payday")) == 1
    assert Chronicle().turn(ME).buy(ME, "MCO").pays("MCO").of("payday") == []


def test_a_local_competitor_keeps_a_rival_from_its_profit() -> None:
    negated = Chronicle().buy(RIVAL, *MIAMI).turn(ME).competitor(ME, "MIA").the("negated")
    assert (negated.seats, negated.data) == ((ME, RIVAL), {"marker": "MIA", "amount": 14})


def test_whom_nothing_would_have_been_paid_is_kept_from_nothing() -> None:
    assert Chronicle().buy(ME, *MIAMI).turn(ME).competitor(ME, "MIA").of("negated") == []
    game = Chronicle().buy(RIVAL, *MIAMI).war(RIVAL, now=True)
    assert game.turn(ME).competitor(ME, "MIA").of("negated") == []


def test_a_contract_is_won_at_an_auction() -> None:
    won = Chronicle().turn(ME).auction(ME, s1=2).the("contract-won")
    assert (won.seats, won.data) == ((RIVAL,), {"amount": 1, "pays": 1})


def test_a_contract_is_snatched_from_its_holder() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=2).turn(THIRD).auction(THIRD, s1=2, s2=5)
    snatched = game.the("contract-snatched")
    assert (snatched.seats, snatched.data) == ((THIRD, RIVAL), {"amount": 3, "pays": 2})


def test_whoever_keeps_a_contract_has_snatched_nothing() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=2).turn(THIRD).auction(THIRD, s1=5, s2=2)
    assert game.of("contract-snatched") == []


def test_a_contract_that_nobody_wants_is_lost_to_its_holder() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=2).turn(THIRD).auction(THIRD)
    unsold = game.the("contract-unsold")
    assert (unsold.seats, unsold.data) == ((RIVAL,), {"pays": 2, "lost": True})
    assert Chronicle().turn(THIRD).auction(THIRD).the("contract-unsold").seats == (THIRD,)
    assert Chronicle().turn(ME).auction(ME, s1=2).of("contract-unsold") == []


def test_a_rival_drives_the_price_up() -> None:
    driven = Chronicle().turn(ME).auction(ME, s1=9, s2=4).the("driven-up")
    assert (driven.seats, driven.data) == ((RIVAL, THIRD), {"amount": 5, "pays": 1})
    assert Chronicle().turn(ME).auction(ME, s1=9, s2=2).of("driven-up") == []


def test_a_bluff_shows_when_the_game_is_over() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=9, s2=4)
    assert game.of("bluff") == []
    bluff = game.the("bluff", opened=True)
    assert (bluff.seats, bluff.data) == ((THIRD, RIVAL), {"bid": 4, "pays": 1, "amount": 5})


def test_whoever_bids_all_its_cash_does_not_bluff() -> None:
    game = Chronicle(cash=4).turn(ME).has(RIVAL, cash=20).told_cash(RIVAL, 16).auction(ME, s1=9, s2=4)
    assert game.of("bluff", opened=True) == []


def test_a_contract_that_never_brought_its_price() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=9, s2=4).turn(RIVAL).contract_pays(RIVAL)
    assert game.of("contract-loss") == []
    loss = game.turn(ME).auction(ME, s2=1).the("contract-loss")
    assert (loss.seats, loss.data) == ((RIVAL,), {"paid": 5, "got": 1})


def test_a_contract_that_brought_nearly_its_price_is_forgotten() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=9, s2=1).turn(RIVAL).contract_pays(RIVAL)
    assert game.turn(ME).auction(ME, s2=1).of("contract-loss") == []


def test_a_crash_has_its_bill() -> None:
    assert Chronicle().crash(ME, 9).the("crash").data == {"amount": 9}
    assert Chronicle().strike(ME, settles=False).crash(ME, 9).of("crash") == []


def test_fuel_costs_most_whoever_is_largest() -> None:
    fuel = Chronicle().buy(THIRD, *MIAMI).turn(ME).fuel(ME).the("fuel")
    assert (fuel.seats, fuel.data) == ((THIRD,), {"total": 9, "most": 6})


def test_of_equal_bills_none_is_the_largest_and_a_strike_pays_none() -> None:
    fuel = Chronicle().strike(FOURTH, settles=False).turn(ME).fuel(ME).the("fuel")
    assert (fuel.seats, fuel.data) == ((ME,), {"total": 3, "most": 0})


def test_a_recession_is_drawn() -> None:
    assert Chronicle().turn(ME).recession(ME).the("recession").seats == (ME,)
    assert Chronicle().turn(ME).fuel(ME).of("recession") == []


def test_a_recession_costs_what_its_markers_would_have_paid() -> None:
    game = Chronicle().buy(ME, *MIAMI).buy(RIVAL, "CVG").turn(ME).recession(ME).pays("MIA").pays("CVG")
    assert game.of("slump") == []
    slump = game.round(2).the("slump")
    assert (slump.seats, slump.data) == ((ME,), {"lost": 16, "most": 13})


def test_a_recession_after_the_last_marker_costs_nothing() -> None:
    game = Chronicle().buy(ME, *MIAMI).turn(ME).pays("MIA").recession(ME).round(2).turn(ME).pays("MIA")
    assert game.round(3).of("slump") == []


def test_a_strike_costs_its_profits_until_it_is_settled() -> None:
    game = Chronicle(settlement=5).buy(ME, "MCO").turn(ME).strike(ME, settles=False)
    assert game.the("struck").data == {"cost": 5}
    assert game.of("strike-over") == []
    over = game.pays("MCO").round(3).turn(ME).strike(ME, settles=True).the("strike-over")
    assert over.data == {"cost": 5, "rounds": 2, "missed": 7}
    assert game.of("settled") == []


def test_a_strike_that_is_settled_at_once_never_was_one() -> None:
    game = Chronicle(settlement=5).turn(ME).strike(ME, settles=True)
    assert game.the("settled").data == {"cost": 5}
    assert game.of("struck") == game.of("strike-over") == []


def test_what_must_be_sold_for_a_bill_is_told_together() -> None:
    game = Chronicle(cash=0).has(ME, cash=18).told_cash(ME, 18).turn(ME).buy(ME, "MCO", "TPA")
    game.sell(ME, "MCO", "crash").sell(ME, "TPA", "crash").owes(ME, 9)
    assert game.the("sell-off").data == {"why": "crash", "count": 2, "raised": 6}


def test_a_sale_of_ones_own_will_is_none() -> None:
    game = Chronicle().turn(ME).buy(ME, "MCO").sell(ME, "MCO").owes(ME, 9)
    assert game.of("sell-off") == []


def test_whoever_cannot_pay_is_let_off() -> None:
    ruin = Chronicle(cash=3).turn(ME).owes(ME, 9).the("ruin")
    assert (ruin.seats, ruin.data) == ((ME,), {"why": "crash"})
    assert Chronicle(cash=9).turn(ME).owes(ME, 9).of("ruin") == []


def test_a_company_folds() -> None:
    assert Chronicle().round(2).turn(RIVAL).folds(RIVAL).the("bankruptcy").seats == (RIVAL,)
    assert Chronicle(cash=3).turn(ME).owes(ME, 9).of("bankruptcy") == []


def test_an_airline_leaves_with_its_contract() -> None:
    game = Chronicle().turn(ME).auction(ME, s1=9).turn(RIVAL).leaves(RIVAL)
    assert game.the("left").data == {"contract": True}
    assert Chronicle().turn(ME).passes(ME).of("left") == []
