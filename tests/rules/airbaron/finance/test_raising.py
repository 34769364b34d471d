"""Advanced: raising money for a fee or a settlement, by cutbacks and in one's own draw step by a loan."""

from __future__ import annotations

from typing import Any

import pytest

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.values import Seat
from tests.rules.airbaron.scenes import (
    CHICAGO,
    ME,
    MIAMI,
    RIVAL,
    Played,
    advanced,
    asks,
    choose,
    choose_all,
    dice,
    drew,
    only,
    options_of,
    orders,
    table,
    token,
)
from tests.rules.marks import rule

CEILING = 20
"""What may be borrowed while somebody controls Chicago: its market share is 120."""


def crashed(cost: int, cash: int = 0) -> State:
    """A crash that costs so much has hit the airline that controls Chicago."""
    state = advanced(own={ME: CHICAGO}, cash={ME: cash})
    return drew(state, token(state, "crash"), script={"crash": dice(cost)}).state


def struck(cash: int, own: tuple[str, ...], cost: int = 15) -> State:
    """A Strike was drawn that costs so much to settle; the rival has Chicago."""
    state = advanced(own={ME: own, RIVAL: CHICAGO}, cash={ME: cash}, settlement=cost - 5)
    return drew(state, token(state, "strike")).state


def lent(state: State, seat: Seat = ME, /, **partial: str) -> tuple[int, int]:
    """The least and the most that may be borrowed."""
    field = asks(state, "borrow", seat, **partial)
    return field.low, field.high


def test_no_sale_may_put_a_settlement_out_of_reach() -> None:
    """Miami's last spoke would take São Paulo with it, so São Paulo has to go first."""
    state = advanced(own={ME: (MIAMI[0], "GRU")}, cash={ME: 1}, settlement=5)
    drawn = drew(state, token(state, "strike"))
    assert options_of(drawn.state, "sell.1", ME, settle="settle") == {"GRU"}
    settled = only(drawn.state, settle="settle", sell__1="GRU", sell__2=MIAMI[0])
    assert settled.cash() == 1 + 5 + 4 - 10
    beyond = drew(advanced(own={ME: ("ROC",)}, cash={ME: 6}, settlement=5), token(state, "strike"))
    assert options_of(beyond.state, "settle") == {"strike"}


def test_a_loan_beside_sales_leaves_every_sale_needed() -> None:
    state = advanced(own={ME: CHICAGO}, cash={ME: 0})
    short = drew(state, token(state, "crash"), script={"crash": dice(12)})
    assert asks(short.state, "borrow").high == 20
    assert asks(short.state, "borrow", ME, sell__1="MSP").high == 10
    assert asks(short.state, "borrow", ME, sell__1="MSP", sell__2="STL").high == 0
    paid = only(short.state, borrow=10, sell__1="MSP")
    assert (paid.cash(), paid.airline().loan) == (10 + 4 - 12, 10)


def test_a_settlement_beyond_all_assets_demands_a_loan() -> None:
    state = advanced(own={ME: ("ROC",), RIVAL: CHICAGO}, cash={ME: 1}, settlement=10)
    drawn = drew(state, token(state, "strike"))
    loan = asks(drawn.state, "borrow", ME, settle="settle")
    assert (loan.low, loan.high) == (20, 20)
    settled = only(drawn.state, settle="settle", borrow=20)
    assert settled.cash() == 1 + 20 - 15


def test_exact_cash_pays_a_fee_without_a_question() -> None:
    state = advanced(own={ME: ("BOS",)}, cash={ME: 9})
    played = drew(state, token(state, "crash"), script={"crash": dice(9)})
    assert played.state.asks[0].kind == "turn"
    assert played.told("sold") == []
    assert played.cash() == 0


@rule("A-110", "A-111")
def test_a_fee_may_be_met_by_a_loan_up_to_the_ceiling_itself() -> None:
    state = crashed(12)
    assert lent(state) == (0, CEILING)
    assert asks(state, "sell.1", ME, borrow=CEILING) is None, "nothing is to be sold any more"
    paid = only(state, borrow=CEILING)
    assert (paid.cash(), paid.airline().loan) == (CEILING - 12, CEILING)
    assert paid.told("sold") == []


@rule("A-104")
@pytest.mark.parametrize(("cost", "most"), [(9, 0), (10, 0), (11, 10), (12, 10)])
def test_a_loan_that_covers_the_fee_leaves_no_sale_beside_it(cost: int, most: int) -> None:
    """Assets are sold until there is enough: with all the money borrowed, none is."""
    assert lent(crashed(cost), sell__1="MSP") == (0, most)


@rule("A-104")
@pytest.mark.parametrize(("cash", "most"), [(2, 0), (1, 0), (0, 10)])
def test_a_loan_leaves_the_last_of_several_sales_needed(cash: int, most: int) -> None:
    """Boston brings $4 of 15: a second sale is needed while the loan leaves something missing."""
    state = struck(cash, ("BOS", "PHL", "CLT", *MIAMI, "SLC"))
    assert lent(state, settle="settle", sell__1="BOS", sell__2="PHL") == (0, most)


@rule("A-116", "A-110")
@pytest.mark.parametrize(("cash", "least"), [(14, 0), (13, 10), (5, 10), (4, 10), (3, 20)])
def test_a_settlement_demands_what_all_assets_do_not_bring(cash: int, least: int) -> None:
    """Rochester brings $1 towards $15; loans come in tens."""
    assert lent(struck(cash, ("ROC",)), settle="settle") == (least, CEILING)


@rule("A-116")
def test_a_settlement_is_offered_as_long_as_cash_assets_and_a_loan_reach_it() -> None:
    assert options_of(struck(4, ("ROC",), cost=25), "settle") == {"settle", "strike"}
    assert options_of(struck(3, ("ROC",), cost=25), "settle") == {"strike"}


def both_short(drawer: Seat = RIVAL, leader: Seat = ME, **given: Any) -> State:
    """The leader controls Miami and lacks $1 of 6; the drawer of the hike has no cash to pay $1 with."""
    state = advanced(
        seat=drawer,
        own={leader: MIAMI, drawer: ("BOS", "PHL")},
        cash={leader: 5, drawer: 0},
        airlines={drawer: given},
    )
    hiked = drew(state, token(state, "fuel")).state
    assert [ask.seat for ask in hiked.asks] == [ME, RIVAL]
    return hiked


def leader_sells(state: State, drawer: Seat = RIVAL, leader: Seat = ME) -> Played:
    """With West Palm Beach the leader's market share falls to 30, and nothing may be borrowed any more."""
    return choose_all(state, {drawer: {"borrow": 10}, leader: {"sell.1": "PBI"}})


@rule("A-104", "A-111", "A-122")
@pytest.mark.parametrize(("drawer", "leader"), [(RIVAL, ME), (ME, RIVAL)])
def test_who_can_no_longer_borrow_must_cut_back(drawer: Seat, leader: Seat) -> None:
    """The leader's sale lowers the ceiling below the loan that the drawer has accepted, wherever they sit."""
    short = leader_sells(both_short(drawer, leader), drawer, leader)
    assert [fee["seat"] for fee in short.told("fee")] == [leader]
    assert [(ask.seat, ask.kind) for ask in short.state.asks] == [(drawer, "sell")]
    assert asks(short.state, "borrow", drawer) is None
    assert options_of(short.state, "sell.1", drawer) == {"BOS", "PHL"}
    paid = only(short.state, drawer, sell__1="PHL")
    assert (paid.airline(drawer).loan, paid.cash(drawer), paid.state.debts) == (0, 2, ())
    assert paid.the("fee") == {"seat": drawer, "amount": 1, "why": "fuel", "forgiven": False}


@rule("A-110", "A-111", "A-122")
def test_a_loan_above_the_lowered_ceiling_is_as_large_as_the_ceiling() -> None:
    """With Minneapolis the leader's market share falls from 120 to 60."""
    own = {ME: CHICAGO, RIVAL: ("BOS", "PHL")}
    state = advanced(seat=RIVAL, own=own, cash={ME: 10, RIVAL: 0})
    hiked = drew(state, token(state, "fuel")).state
    paid = choose_all(hiked, {ME: {"sell.1": "MSP"}, RIVAL: {"borrow": CEILING}})
    assert (paid.airline(RIVAL).loan, paid.cash(RIVAL)) == (10, 9)
    assert [fee["forgiven"] for fee in paid.told("fee")] == [False, False]


def test_an_order_cuts_back_where_the_ceiling_fell() -> None:
    paid = leader_sells(both_short(orders=orders(cutbacks="cheapest")))
    assert [sale["seat"] for sale in paid.told("sold")] == [ME, RIVAL]
    assert [fee["forgiven"] for fee in paid.told("fee")] == [False, False]


def test_stand_in_and_default_cut_back_where_the_ceiling_fell() -> None:
    short = leader_sells(both_short()).state
    at = table(short)
    for choice in (at.default(RIVAL), AIRBARON.autopilot(at.view(RIVAL), at.form(RIVAL), Stream(b"calm"))):
        paid = choose(short, RIVAL, **{name.replace(".", "__"): value for name, value in choice.items()})
        assert [sale["forced"] for sale in paid.told("sold")] == [True]


def test_who_has_nothing_to_sell_and_will_not_borrow_is_asked_once() -> None:
    state = advanced(own={RIVAL: CHICAGO}, cash={ME: 1})
    short = drew(state, token(state, "crash"), script={"crash": dice(5)}).state
    assert lent(short) == (0, CEILING)
    for answer in (0, table(short).default(ME)["borrow"]):
        paid = only(short, borrow=answer)
        assert (paid.cash(), paid.state.debts) == (0, ())
        assert paid.the("fee")["forgiven"]
