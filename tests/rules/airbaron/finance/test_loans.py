"""Advanced: loans, interest and repayment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.title import AIRBARON
from rules.engine import IllegalChoice
from tests.rules.airbaron.scenes import (
    ATLANTA,
    CHICAGO,
    DETROIT,
    ME,
    MIAMI,
    RIVAL,
    THIRD,
    advanced,
    asks,
    drew,
    only,
    options_of,
    start,
    token,
)
from tests.rules.marks import rule


@rule("A-110")
def test_a_loan_is_taken_in_ones_own_draw_step_in_tens() -> None:
    state = advanced(own={RIVAL: CHICAGO})
    field = asks(state, "borrow")
    assert (field.low, field.high, field.step) == (0, 20, 10)
    assert only(state, action="pass", borrow=20).airline().loan == 20
    with pytest.raises(IllegalChoice):
        only(state, action="pass", borrow=15)
    short = drew(advanced(seat=RIVAL, own={ME: CHICAGO}, cash={ME: 0}), token(state, "fuel"))
    assert asks(short.state, "borrow", ME) is None, "not in another's turn"


@rule("A-111")
@pytest.mark.parametrize(
    ("own", "ceiling"),
    [
        ((), 0),
        (DETROIT, 0),
        (ATLANTA[:3], 10),
        (ATLANTA, 20),
        ((*CHICAGO, "PIT", "BWI", "RIC"), 30),
        ((*CHICAGO, *ATLANTA[:3], "PIT", "BWI", "RIC"), 40),
        ((*CHICAGO, *ATLANTA, "PIT", "BWI", "RIC"), 50),
        ((*CHICAGO, *ATLANTA, *DETROIT, *MIAMI), 50),
    ],
)
def test_the_ceiling_follows_the_highest_market_share(own: tuple[str, ...], ceiling: int) -> None:
    state = advanced(own={RIVAL: own})
    assert AIRBARON.view(state, ME).loan_ceiling == ceiling
    assert getattr(asks(state, "borrow"), "high", 0) == ceiling


@rule("A-112")
def test_interest_is_due_in_each_later_turn() -> None:
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"loan": 20}})
    begun = start(state)
    assert begun.the("fee") == {"seat": ME, "amount": 2, "why": "interest", "forgiven": False}
    fresh = only(advanced(own={ME: CHICAGO}), action="pass", borrow=20)
    assert fresh.told("fee") == [], "not in the turn of the loan"


@rule("A-113")
def test_principal_is_repaid_in_tens_with_full_interest_that_turn() -> None:
    state = advanced(own={ME: ("BOS",)}, airlines={ME: {"loan": 30}})
    begun = start(state)
    assert begun.the("fee")["amount"] == 3
    field = asks(begun.state, "repay")
    assert (field.low, field.high, field.step) == (0, 30, 10)
    repaid = only(begun.state, action="pass", repay=20)
    assert repaid.airline().loan == 10
    assert repaid.cash() == begun.cash() - 20
    poor = advanced(own={ME: ("BOS",)}, cash={ME: 15}, airlines={ME: {"loan": 30}})
    assert asks(poor, "repay").high == 10


@rule("A-114")
def test_no_second_loan_before_the_first_is_repaid() -> None:
    state = advanced(own={ME: CHICAGO}, airlines={ME: {"loan": 10}})
    assert asks(state, "borrow") is None
    assert asks(state, "borrow", ME, repay=10).high == 20


@rule("A-110", "A-111", "A-112", "A-113")
def test_the_loan_example() -> None:
    """$30 at market share 150; next turn $3 interest and $10 back; after that $2 are due."""
    state = advanced(own={ME: ("BOS",), RIVAL: (*CHICAGO, "PIT", "BWI", "RIC")}, cash={ME: 5})
    taken = only(state, action="pass", borrow=30)
    assert (taken.cash(), taken.airline().loan) == (35, 30)
    begun = start(replace(taken.state, cup=("DEN", "PHX"), drawn=()))
    paid = only(begun.state, action="pass", repay=10)
    assert taken.cash() - paid.cash() == 13
    assert paid.airline().loan == 20
    again = start(replace(paid.state, cup=("DEN", "PHX"), drawn=()))
    assert again.the("fee")["amount"] == 2


@rule("A-111", "A-130")
def test_an_airline_that_left_no_longer_raises_the_ceiling() -> None:
    """Its market share marker is off the track."""
    state = advanced(own={RIVAL: CHICAGO, THIRD: ATLANTA[:3]}, airlines={RIVAL: {"left": True}})
    assert AIRBARON.view(state, ME).loan_ceiling == 10
    alone = advanced(own={RIVAL: CHICAGO}, airlines={RIVAL: {"left": True}})
    assert asks(alone, "borrow") is None


@rule("A-113")
@pytest.mark.parametrize("more", [{}, {"borrow": 10}, {"action": "buy", "target": "BOS"}])
def test_a_repayment_beyond_ones_cash_is_refused_in_words(more: dict[str, str | int]) -> None:
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 5}, airlines={ME: {"loan": 30}})
    with pytest.raises(IllegalChoice):
        only(state, **{"action": "pass", "repay": 30, **more})
    with pytest.raises(IllegalChoice, match=r"can't repay \$30 from \$5"):
        only(state, action="pass", repay=30)


@rule("A-111")
def test_a_loan_after_a_sale_is_measured_by_the_ceiling_after_it() -> None:
    """Chicago's control carries the ceiling of 20; with a spoke sold it is dominance, and 10."""
    state = advanced(own={ME: CHICAGO}, cash={ME: 5})
    assert asks(state, "borrow").high == 20
    assert asks(state, "borrow", ME, sell="MSP").high == 10
    assert not {"MSP", "STL"} & options_of(state, "sell", ME, borrow=20)
    with pytest.raises(IllegalChoice):
        only(state, action="pass", sell="MSP", borrow=20)


@rule("A-111")
def test_who_has_said_that_nothing_is_borrowed_may_still_sell_what_carries_the_ceiling() -> None:
    """Every answer offered fits the others: to borrow nothing is one even where nothing can be borrowed."""
    state = advanced(own={ME: CHICAGO[:3]}, cash={ME: 5})
    assert asks(state, "borrow").high == 10
    assert "MSP" in options_of(state, "sell", ME, borrow=0)
    assert asks(state, "borrow", ME, sell="MSP").high == 0
    assert only(state, action="pass", sell="MSP", borrow=0).the("sold")["code"] == "MSP"
