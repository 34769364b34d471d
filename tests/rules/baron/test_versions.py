"""A game keeps the figures that it began with, whatever version of the rules goes on with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.baron.box.figures import first, standard, standard_tables
from rules.baron.title import BARON
from rules.engine import AnyTitle
from rules.migrating import migrated
from rules.record import BadRecord, read, write
from rules.simulation import play
from rules.table import Table
from rules.verify import verify
from tests.rules.packs import altered


def of_version_4(seats: int = 2) -> Table:
    return play(BARON.as_of(4), {"mode": "standard"}, ["cadet"] * seats, b"before")


def taken_over(title: AnyTitle) -> Table:
    """The set-up of a game of version 4, migrated."""
    table = Table.new(title.as_of(4), 4, {}, b"before")
    found = migrated(title, 4, table.options, table.snapshot())
    assert found is not None
    return Table.restore(title, 4, found.options, b"before", found.snapshot)


def test_a_record_of_the_version_before_is_replayed_with_its_figures() -> None:
    record = replace(of_version_4().record(), rules_version=4)
    assert verify(read(write(record)), {"baron": BARON}).outcome == record.outcome
    with pytest.raises(BadRecord):
        verify(replace(record, rules_version=5), {"baron": BARON})


def test_a_running_game_goes_on_with_its_figures() -> None:
    old, new = taken_over(BARON), Table.new(BARON, 4, {}, b"before")
    assert old.view(0).contract_row == first().display.contracts.rows[4]
    assert new.view(0).contract_row == standard().display.contracts.rows[4] != old.view(0).contract_row
    for seat in sorted(old.pending()):
        old.submit(seat, BARON.autopilot(old.view(seat), old.form(seat), old.dice))
    assert old.step == 1
    assert old.state.first_tables


def test_an_operators_tables_replace_those_of_older_games_too() -> None:
    rows = [[1] * 7] * 40
    tables = altered(standard_tables(), "display", lambda e: e["contracts"].update(rows=rows))
    packed = BARON.with_pack("theirs", {"display": tables["display"]})
    assert taken_over(packed).view(0).contract_row == (1,) * 7
    assert (
        packed.before.war_status == first().war_status != packed.figures.war_status == standard().war_status
    )
