"""Questions with a single answer are not asked, as long as everybody can see that there is no other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.state import State
from tests.rules.airbaron.scenes import (
    CHICAGO,
    ME,
    RIVAL,
    THIRD,
    advanced,
    asks,
    choose,
    drew,
    orders,
    scene,
    start,
    token,
)

OPEN = {"bidding": "open"}


def bidders(state: State) -> list[int]:
    return [ask.seat for ask in state.asks]


def test_without_a_bill_on_the_table_nobody_is_asked_for_a_limit() -> None:
    state = advanced(seats=3, cash={ME: 5, RIVAL: 0, THIRD: 1})
    assert bidders(drew(state, "contract").state) == [ME, THIRD]


def test_the_drawer_without_cash_is_asked_as_long_as_there_is_something_to_sell_or_borrow() -> None:
    broke = advanced(seats=3, cash={ME: 0})
    assert bidders(drew(broke, "contract").state) == [RIVAL, THIRD]
    selling = advanced(seats=3, cash={ME: 0}, own={ME: ("BOS",)})
    assert bidders(drew(selling, "contract").state) == [ME, RIVAL, THIRD]
    borrowing = advanced(seats=3, cash={ME: 0}, own={RIVAL: CHICAGO})
    assert bidders(drew(borrowing, "contract").state) == [ME, RIVAL, THIRD]


@pytest.mark.parametrize(("cash", "asked"), [(1, False), (4, False), (5, True), (9, True), (25, True)])
def test_who_can_be_seen_to_be_outbid_is_out(cash: int, asked: bool) -> None:  # noqa: FBT001 - parametrised
    """A pile under a single dollar holds four at most; what lies under a five, nobody knows."""
    state = advanced(seats=2, cash={ME: 60, RIVAL: cash}, options=OPEN)
    bid = choose(drew(state, "contract").state, ME, None, bid="bid", amount=7)
    assert (bid.state.asks[0].kind == "bid") is asked
    assert asked or bid.the("contract_won")["seat"] == ME


def test_with_open_cash_every_pile_is_known() -> None:
    state = advanced(seats=2, cash={ME: 60, RIVAL: 7}, options={**OPEN, "cash": "open"})
    assert choose(drew(state, "contract").state, ME, None, bid="bid", amount=7).told("contract_won")


@pytest.mark.parametrize(("cash", "asked"), [(0, False), (4, False), (5, True), (20, True)])
def test_a_settlement_that_is_plainly_out_of_reach_is_not_asked_about(cash: int, asked: bool) -> None:  # noqa: FBT001
    state = advanced(cash={ME: cash})
    drawn = drew(state, token(state, "strike"))
    assert (drawn.state.asks[0].kind == "strike") is asked
    on_strike = {"on_strike": True}
    later = start(advanced(own={RIVAL: ("BOS",)}, cash={ME: cash}, airlines={ME: on_strike}, settlement=10))
    assert (later.state.asks[0].kind == "start") is asked


def broke(cash: int) -> State:
    return replace(scene(own={RIVAL: ("BOS",)}, cash={ME: cash}), plans="round")


def test_a_turn_in_which_nothing_is_left_but_to_pass_is_passed() -> None:
    played = drew(broke(0))
    assert played.told("passed")[0] == {"seat": ME, "why": "choice"}
    assert drew(broke(1)).state.asks[0].seat == ME, "a dollar buys something"


def test_a_turn_is_asked_for_as_long_as_its_form_has_a_second_answer() -> None:
    by_turn = drew(scene(own={RIVAL: ("BOS",)}, cash={ME: 0}))
    assert by_turn.state.asks[0].seat == ME, "Fare Wars in the next turn"
    selling = advanced(own={ME: ("BOS",)}, cash={ME: 0}, plans="round")
    assert drew(selling).state.asks[0].seat == ME
    borrowing = advanced(own={RIVAL: CHICAGO}, cash={ME: 0}, plans="round")
    assert drew(borrowing).state.asks[0].seat == ME
    leaving = advanced(cash={ME: 0}, plans="round", options={"leaving": "by the book"})
    assert asks(drew(leaving).state, "leave") is not None


def test_standing_orders_spare_the_question_and_ask_me_brings_it_back() -> None:
    for wish, asked in (("pass", [RIVAL, THIRD]), ("ask", [ME, RIVAL, THIRD])):
        state = advanced(seats=3, airlines={ME: {"orders": orders(bids=wish)}})
        assert bidders(drew(state, "contract").state) == asked
