"""What watchers follow is what the table holds: whole games are followed, and compared."""

from __future__ import annotations

import pytest

from rules.airbaron.dramas.accounts import Accounts
from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.drama import Annals, happened
from rules.engine import Choice
from tests.conformance.walk import told_walk

GAMES: list[tuple[Choice, int]] = [
    (options, seats)
    for name, options, seats in AIRBARON.variants()
    if name in {"advanced", "advanced, leaving by the book", "basic"}
]


def followed(options: Choice, seats: int) -> tuple[Annals, State]:
    batches, steps = [], set()
    for table, events in told_walk(AIRBARON, options, seats):
        if table.step not in steps:
            steps.add(table.step)
            batches.append(events)
    view = table.view()
    return Annals(seats, view, tuple(happened(batches, AIRBARON.turn_begins))), table.state


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_cash_spokes_and_jets_are_what_the_table_holds(options: Choice, seats: int) -> None:
    annals, state = followed(options, seats)
    almanac, accounts = Almanac(annals), Accounts(seats)
    for at, each in enumerate(annals.happened):
        almanac.follow(at, each.event)
        accounts.follow(each.event)
    assert accounts.cash == [airline.cash for airline in state.airlines]
    assert accounts.loans == [airline.loan for airline in state.airlines]
    assert (almanac.owners, almanac.jets) == (state.owners, set(state.jets))


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_what_a_marker_is_worth_is_what_it_pays(options: Choice, seats: int) -> None:
    annals, _ = followed(options, seats)
    almanac, paid = Almanac(annals), 0
    for at, each in enumerate(annals.happened):
        almanac.follow(at, each.event)
        if each.event.kind != "profit":
            continue
        data = each.event.data
        for payment in data["payments"]:
            paid += 1
            assert almanac.due(data["marker"], payment["seat"]) == payment["amount"]
        unpaid = {unpaid["seat"] for unpaid in data["unpaid"]}
        payees = {payment["seat"] for payment in data["payments"]}
        assert payees | unpaid == set(almanac.payees(data["marker"]))
        assert unpaid <= almanac.unpaid
        assert not payees & almanac.unpaid
    assert paid
