"""The money side of a turn: where a deal leads, told without making it."""

from __future__ import annotations

import pytest

from rules.airbaron.finance import loans
from rules.airbaron.finance.books import NOTHING, Deal, Dealings
from rules.airbaron.network import cutbacks
from rules.airbaron.state import State
from tests.rules.airbaron.scenes import CHICAGO, DETROIT, ME, MIAMI, advanced, atlas_of

HOLDINGS = (*DETROIT, *CHICAGO, *MIAMI[:1], "LHR", "CDG")


def _owning_much() -> State:
    """A jet in the box and one on a spoke, and an SST: all that can be sold."""
    return advanced(own={ME: HOLDINGS}, airlines={ME: {"jets": 1, "sst": "LHR"}}, jets=("CVG",))


def test_money_and_ceiling_after_a_sale_are_those_of_a_sale_that_is_made() -> None:
    state = _owning_much()
    atlas, dealings = atlas_of(state), Dealings(state, atlas_of(state), ME)
    ceilings = set()
    for asset in dealings.assets:
        made = cutbacks.after(state, atlas, ME, (asset,))
        assert dealings.cash(Deal(asset)) == made.airlines[ME].cash
        assert dealings.ceiling(asset) == loans.ceiling(made, atlas)
        ceilings.add(dealings.ceiling(asset))
    assert {"jet", "jet:CVG", "LHR", "CVG"} <= dealings.assets.keys()
    assert len(ceilings) > 1, "no sale costs enough market share to tell"


@pytest.mark.parametrize(
    ("deal", "loan", "possible"),
    [
        (Deal(NOTHING, 10, 0), 20, True),
        (Deal(NOTHING, 20, 10), 20, True),
        (Deal(NOTHING, 10, 10), 20, False),
        (Deal(NOTHING, 70, 0), 80, False),
        (Deal("CVG", 60, 0), 80, True),
        (Deal(NOTHING, 0, 500), 0, False),
    ],
)
def test_a_deal_needs_cash_to_repay_and_no_other_loan_and_a_ceiling(
    deal: Deal, loan: int, *, possible: bool
) -> None:
    state = advanced(own={ME: HOLDINGS}, airlines={ME: {"loan": loan}})
    assert Dealings(state, atlas_of(state), ME).possible(deal) == possible
