"""Tables that older versions of the rules have laid are migrated to the present one."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.airbaron.title import AIRBARON
from rules.migrating import migrated
from rules.simulation import PLAYERS
from rules.table import Table


def as_version_2(table: Table) -> bytes:
    """The snapshot as that version wrote it: without an order for two events of one draw."""
    shot: dict[str, Any] = msgspec.json.decode(table.snapshot())
    for airline in shot["state"]["airlines"]:
        del airline["orders"]["two_events"]
    return msgspec.json.encode(shot)


def test_a_table_of_version_2_is_played_on() -> None:
    table = Table.new(AIRBARON, 3, {"version": "advanced"}, b"an older table")
    while table.state.round < 3:
        for seat in sorted(table.pending()):
            table.submit(seat, PLAYERS["cadet"](table, seat, table.dice))
    found = migrated(AIRBARON, 2, table.options, as_version_2(table))
    assert found is not None
    laid = Table.restore(AIRBARON, 3, found.options, b"an older table", found.snapshot)
    assert laid.state == table.state
    assert {airline.orders.two_events for airline in laid.state.airlines} == {"ask"}
    for seat in sorted(laid.pending()):
        laid.submit(seat, laid.default(seat))
    assert laid.step == table.step + 1
