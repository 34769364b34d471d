"""Advanced: the government contract, its auctions and its money."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from tests.rules.airbaron.scenes import (
    CHICAGO,
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    Played,
    advanced,
    asks,
    choose,
    choose_all,
    drew,
    options_of,
    orders,
    start,
)
from tests.rules.marks import rule

OPEN = {"bidding": "open"}


def bidding(state: State, *bids: tuple[int, int | None]) -> Played:
    """These bids, one after the other, by the seats that are asked for them."""
    played = drew(state, "contract")
    for seat, amount in bids:
        assert [ask.seat for ask in played.state.asks] == [seat]
        assert played.state.asks[0].kind == "bid"
        choice: dict[str, Any] = {"bid": "pass"} if amount is None else {"bid": "bid", "amount": amount}
        played = choose(played.state, seat, None, **choice)
    return played


@rule("A-092", "A-093", "A-094")
def test_bidding_goes_clockwise_from_the_drawer_until_all_but_one_have_passed() -> None:
    state = advanced(seat=THIRD, own={THIRD: ("BOS",)}, options=OPEN)
    won = bidding(
        state, (THIRD, 2), (FOURTH, None), (ME, 5), (RIVAL, 6), (THIRD, None), (ME, 9), (RIVAL, None)
    )
    assert won.the("contract_won") == {"seat": ME, "amount": 9, "pays": 1}
    assert won.cash(ME) == 60 - 9
    assert won.state.contract_holder == ME
    assert won.state.asks[0].seat == THIRD, "whose turn goes on"


@rule("A-093")
def test_who_passes_is_out_of_the_auction() -> None:
    state = advanced(seats=3, options=OPEN)
    won = bidding(state, (ME, None), (RIVAL, 1), (THIRD, 2), (RIVAL, 3), (THIRD, None))
    assert won.state.contract_holder == RIVAL


@rule("A-092")
def test_a_bid_is_higher_than_the_last_and_within_ones_cash() -> None:
    played = bidding(advanced(cash={ME: 60, RIVAL: 12}, options=OPEN), (ME, 7))
    amount = asks(played.state, "amount", RIVAL, bid="bid")
    assert (amount.low, amount.high) == (8, 12)
    broke = bidding(advanced(cash={ME: 60, RIVAL: 12}, options=OPEN), (ME, 12))
    assert options_of(broke.state, "bid", RIVAL) == {"pass"}


def test_a_contract_that_nobody_wants_pays_nobody() -> None:
    played = bidding(advanced(seats=2, options=OPEN), (ME, None), (RIVAL, None))
    assert played.told("contract_unsold") == [{"pays": 1}]
    assert played.state.contract_holder is None
    assert played.state.contract_pays == 1


@rule("A-095")
def test_the_first_contract_pays_a_dollar_at_the_start_of_later_turns() -> None:
    won = bidding(advanced(seats=2, own={ME: ("BOS",)}, options=OPEN), (ME, 4), (RIVAL, None))
    assert won.state.contract_pays == 1
    assert won.cash() == 56
    later = start(replace(won.state, round=3))
    assert later.told("contract_paid") == [{"seat": ME, "amount": 1}]
    assert [event.kind for event in later.log].index("contract_paid") == 1, "before the draw"


@rule("A-096")
def test_the_holder_collects_in_fare_wars_and_under_strike() -> None:
    for trouble in ({"fare_wars": True}, {"on_strike": True}):
        state = advanced(
            own={ME: ("BOS",)}, airlines={ME: trouble}, contract_holder=ME, contract_pays=4, settlement=25
        )
        begun = start(state)
        if begun.state.asks[0].kind == "start":
            begun = choose(begun.state, ME, None, settle="strike")
        assert begun.told("contract_paid") == [{"seat": ME, "amount": 4}]


@rule("A-097")
def test_the_next_draw_cancels_the_contract_and_auctions_the_next_higher() -> None:
    state = advanced(seats=2, contract_holder=RIVAL, contract_pays=2, options=OPEN)
    opened = drew(state, "contract")
    assert opened.the("auction") == {"seat": ME, "pays": 3, "cancelled": RIVAL}
    assert opened.state.contract_holder is None
    won = bidding(state, (ME, 1), (RIVAL, None))
    assert (won.state.contract_holder, won.state.contract_pays) == (ME, 3)


@rule("A-098")
def test_six_dollars_is_the_most() -> None:
    won = bidding(
        advanced(seats=2, contract_holder=RIVAL, contract_pays=6, options=OPEN), (ME, 1), (RIVAL, None)
    )
    assert won.the("contract_won") == {"seat": ME, "amount": 1, "pays": 6}


@rule("A-092", "A-094")
@pytest.mark.parametrize(
    ("limits", "winner", "price"),
    [
        ({ME: 5, RIVAL: 9, THIRD: 3}, RIVAL, 5),
        ({ME: 9, RIVAL: 5, THIRD: 3}, ME, 6),
        ({ME: 7, RIVAL: 7, THIRD: 0}, ME, 7),
        ({ME: 0, RIVAL: 1, THIRD: 1}, RIVAL, 1),
        ({ME: 0, RIVAL: 4, THIRD: 0}, RIVAL, 1),
    ],
)
def test_sealed_limits_give_what_open_bidding_by_single_dollars_would(
    limits: dict[int, int], winner: int, price: int
) -> None:
    sealed = drew(advanced(seats=3), "contract")
    assert [ask.kind for ask in sealed.state.asks] == ["limit"] * 3
    done = choose_all(sealed.state, {seat: {"limit": limit} for seat, limit in limits.items()})
    assert done.the("contract_won") == {"seat": winner, "amount": price, "pays": 1}
    by_orders = {seat: {"orders": orders(bids="limit", bid_limit=limit)} for seat, limit in limits.items()}
    silent = drew(advanced(seats=3, airlines=by_orders, options=OPEN), "contract")
    assert silent.the("contract_won") == done.the("contract_won")
    assert silent.told("bid") == done.told("bid")
    assert silent.state.asks[0].kind == "turn", "nobody had to be asked"


def test_a_standing_limit_never_bids_more_than_there_is() -> None:
    standing = {RIVAL: {"orders": orders(bids="limit", bid_limit=50)}, ME: {"orders": orders(bids="pass")}}
    played = drew(advanced(seats=2, cash={ME: 60, RIVAL: 0}, airlines=standing), "contract")
    assert played.told("contract_unsold") == [{"pays": 1}]


def test_the_auction_stands_in_the_view() -> None:
    played = bidding(advanced(seats=2, options=OPEN), (ME, 4))
    auction = AIRBARON.view(played.state, None).auction
    assert auction is not None
    assert [(bid.seat, bid.amount) for bid in auction.bids] == [(ME, 4)]
    assert auction.bidders == (RIVAL, ME)
    assert not auction.over


@rule("A-110", "A-092")
def test_the_drawer_may_borrow_and_cut_back_before_naming_a_limit() -> None:
    state = advanced(seats=2, own={ME: CHICAGO}, cash={ME: 2, RIVAL: 30})
    opened = drew(state, "contract")
    assert asks(opened.state, "limit").high == 2
    assert asks(opened.state, "limit", ME, borrow=10).high == 12
    assert asks(opened.state, "borrow", ME, borrow=20, limit=15).low == 20
    assert asks(opened.state, "borrow", RIVAL) is None, "it is not the other's turn"
    done = choose_all(opened.state, {ME: {"sell": "MSP", "borrow": 10, "limit": 14}, RIVAL: {"limit": 9}})
    assert done.the("contract_won") == {"seat": ME, "amount": 9, "pays": 1}
    assert (done.airline().loan, done.cash()) == (10, 2 + 4 + 10 - 9)
    assert asks(done.state, "sell") is None, "one voluntary cutback in a turn"


@rule("A-110", "A-092")
def test_the_drawer_may_borrow_before_an_open_bid() -> None:
    state = advanced(seats=2, own={ME: CHICAGO}, cash={ME: 0}, options=OPEN)
    opened = drew(state, "contract")
    assert options_of(opened.state, "bid") == {"pass"}
    assert options_of(opened.state, "bid", ME, borrow=10) == {"bid", "pass"}
    on = choose(opened.state, ME, None, borrow=10, bid="bid", amount=7)
    assert (on.airline().loan, on.cash()) == (10, 10)
    assert on.state.asks[0].seat == RIVAL
