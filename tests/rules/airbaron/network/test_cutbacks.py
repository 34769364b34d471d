"""Advanced: cutbacks, voluntary and forced."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.airbaron.network import cutbacks
from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.engine import IllegalChoice
from tests.rules.airbaron.scenes import (
    CHICAGO,
    DETROIT,
    ME,
    MIAMI,
    RIVAL,
    advanced,
    asks,
    atlas_of,
    choose,
    dice,
    drew,
    only,
    options_of,
    orders,
    scene,
    token,
)
from tests.rules.marks import rule


def sold(state: State, asset: str) -> Any:
    return only(state, action="pass", sell=asset)


@rule("A-102", "A-103")
@pytest.mark.parametrize(
    ("asset", "amount"), [("MCO", 4), ("BHM", 1), ("LHR", 10), ("jet", 5), ("jet:MCO", 5), ("sst", 5)]
)
def test_the_cutback_examples(asset: str, amount: int) -> None:
    """Half the printed price, rounded up: Orlando $4, Birmingham $1, a jet or an SST $5, London $10."""
    state = advanced(
        own={ME: ("MCO", "BHM", "BOS", "LHR", "FCO")}, jets=("MCO",), airlines={ME: {"jets": 1, "sst": "FCO"}}
    )
    assert sold(state, asset).cash() == 60 + amount


@rule("A-102")
def test_one_asset_a_turn_and_only_in_the_advanced_game() -> None:
    state = advanced(own={ME: ("BOS", "PHL")})
    field = asks(state, "sell")
    assert field.most == 1
    after = choose(state, ME, None, action="pass", sell="BOS")
    assert after.state.active == RIVAL
    assert asks(scene(own={ME: ("BOS",)}), "sell") is None


@rule("A-104")
def test_who_is_short_for_a_crash_must_sell_as_much_as_is_needed_and_no_more() -> None:
    state = advanced(own={ME: ("BOS", "PHL", "ROC")}, cash={ME: 2})
    short = drew(state, token(state, "crash"), script={"crash": dice(7)})
    assert short.told("short") == [{"seat": ME, "amount": 7, "why": "crash"}]
    assert options_of(short.state, "sell.1") == {"BOS", "PHL", "ROC"}
    with pytest.raises(IllegalChoice, match="You still have to answer"):
        only(short.state, sell__1="ROC")
    assert asks(short.state, "sell.3", ME, sell__1="BOS", sell__2="ROC") is None, "that is enough"
    paid = only(short.state, sell__1="BOS", sell__2="ROC")
    assert paid.cash() == 2 + 4 + 1 - 7
    assert paid.state.owners == {"PHL": ME}
    assert paid.the("fee") == {"seat": ME, "amount": 7, "why": "crash", "forgiven": False}


@rule("A-104")
def test_interest_forces_cutbacks_too() -> None:
    state = advanced(own={ME: ("BOS", "PHL")}, cash={ME: 1}, airlines={ME: {"loan": 30}}, interest=3)
    short = drew(state, "ATL")
    assert short.state.asks[0].kind == "sell"
    assert only(short.state, sell__1="PHL").cash() == 1 + 3 - 3


@rule("A-104")
def test_a_standing_order_sells_what_hurts_least() -> None:
    state = advanced(
        own={ME: (*DETROIT[:2], "BOS", "ROC")},
        cash={ME: 0},
        airlines={ME: {"orders": orders(cutbacks="cheapest")}},
    )
    played = drew(state, token(state, "crash"), script={"crash": dice(4)})
    assert [told["code"] for told in played.told("sold")] == ["BOS"], "Detroit is worth market share"
    assert played.state.asks[0].kind == "turn"


def test_what_cannot_be_paid_even_so_is_forgiven() -> None:
    state = advanced(own={ME: ("ROC",)}, cash={ME: 1})
    played = drew(state, token(state, "crash"), script={"crash": dice(9)})
    assert played.the("fee") == {"seat": ME, "amount": 9, "why": "crash", "forgiven": True}
    assert played.cash() == 0
    assert played.state.owners == {}
    assert AIRBARON.census(played.state)["money"] == 925


def test_in_ones_own_draw_step_a_loan_can_pay_instead() -> None:
    state = advanced(own={ME: CHICAGO}, cash={ME: 2})
    short = drew(state, token(state, "crash"), script={"crash": dice(9)})
    assert asks(short.state, "borrow").high == 20
    paid = only(short.state, borrow=10)
    assert (paid.cash(), paid.airline().loan) == (2 + 10 - 9, 10)
    assert set(paid.state.owners) == set(CHICAGO)


@rule("A-105")
def test_a_settlement_may_be_raised_by_cutbacks_but_need_not() -> None:
    state = advanced(own={ME: ("BOS", "PHL")}, cash={ME: 1}, settlement=0)
    drawn = drew(state, token(state, "strike"))
    assert options_of(drawn.state, "settle") == {"settle", "strike"}
    settled = only(drawn.state, settle="settle", sell__1="BOS")
    assert (settled.cash(), settled.airline().on_strike) == (1 + 4 - 5, False)
    refused = only(drawn.state, settle="strike")
    assert (refused.cash(), refused.airline().on_strike) == (1, True)
    assert set(refused.state.owners) == {"BOS", "PHL"}


@rule("A-106")
def test_a_jet_on_a_sold_spoke_goes_to_the_box() -> None:
    after = sold(advanced(own={ME: ("BOS", "PHL")}, jets=("BOS",)), "BOS")
    assert after.state.jets == ()
    assert after.airline().jets == 1
    assert after.cash() == 64


@rule("A-107")
def test_the_spoke_under_the_sst_is_sold_with_it() -> None:
    after = sold(advanced(own={ME: ("BOS", "LHR")}, airlines={ME: {"sst": "LHR"}}), "LHR")
    assert after.cash() == 60 + 10 + 5
    assert [told["asset"] for told in after.told("sold")] == ["sst", "foreign"]
    assert after.airline().sst is None
    assert "LHR" not in after.state.owners


@rule("A-108")
def test_the_sst_alone_is_sold_only_with_a_domestic_spoke_of_the_hub() -> None:
    with_one = advanced(own={ME: ("BOS", "LHR")}, airlines={ME: {"sst": "LHR"}})
    assert cutbacks.assets(with_one, atlas_of(with_one), ME) == {"BOS": 4, "LHR": 15, "sst": 5}
    after = sold(with_one, "sst")
    assert (after.airline().sst, after.state.owners["LHR"]) == (None, ME)
    without = advanced(own={ME: ("CLT", "LHR")}, airlines={ME: {"sst": "LHR"}})
    assert "sst" not in options_of(without, "sell")
    assert "LHR" in options_of(without, "sell")


@rule("A-109")
def test_a_sold_spoke_is_open_to_all() -> None:
    after = sold(advanced(own={ME: ("BOS", "PHL")}), "BOS").state
    assert "BOS" not in after.owners
    assert "BOS" in after.cup, "its marker stays until it is drawn"
    theirs = replace(after, place=1, asks=(replace(after.asks[0], seat=RIVAL),))
    assert "BOS" in options_of(theirs, "target", RIVAL, action="buy")


def test_the_last_domestic_spoke_sold_gives_the_foreign_ones_away() -> None:
    after = sold(advanced(own={ME: ("BOS", "FCO", "LHR")}, airlines={ME: {"sst": "LHR"}}), "BOS")
    assert after.state.owners == {"LHR": ME}
    assert after.told("forfeited") == [{"seat": ME, "hub": "JFK", "codes": ["FCO"]}]


def test_cheapest_cutbacks_raise_enough() -> None:
    state = advanced(own={ME: (*MIAMI, "GRU")}, cash={ME: 0})
    for needed in range(1, 12):
        sales = cutbacks.cheapest(state, atlas_of(state), ME, needed)
        assert cutbacks.after(state, atlas_of(state), ME, sales).airlines[ME].cash >= needed
