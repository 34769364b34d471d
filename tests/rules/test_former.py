"""The first format of records: its words lead back to the kinds and tokens that took their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from rules.engine import Outcome
from rules.migrating import migrated
from rules.record import read
from rules.table import Table, decode_events, encode
from rules.titles import TITLES
from rules.values import Event
from tests.records.kept import FIRST, name_of

WORDED = sorted({path.parent.name for path in FIRST})
"""The titles that have written records of the first format; a newer one has none."""


@pytest.mark.parametrize("path", FIRST[::4], ids=name_of)
def test_a_worded_game_is_read_as_the_present_rules_tell_it(path: Path) -> None:
    record = read(path.read_bytes())
    title = record.title_in(TITLES)
    former = title.former
    assert former is not None
    table = Table.laid(title, record)
    events = table.opening
    for step in (None, *record.steps):
        if step is not None:
            events = table.repeat(step)
        state = table.state

        def then(event: Event) -> Event:
            data = former.told(event, state, lambda: title.view(state, None))  # noqa: B023 - used at once
            return replace(event, data=data)

        assert tuple(former.retold(tuple(map(then, events)))) == events
    worded = former.outcome(title, table.state)
    assert worded == record.outcome
    now = former.outcome_now(to_builtins(worded, str_keys=True))
    assert convert(now, Outcome, strict=False) == table.outcome


@pytest.mark.parametrize("key", WORDED)
def test_the_last_table_of_a_worded_game_is_migrated_with_its_kind(key: str) -> None:
    record = read(next(path for path in FIRST if path.parent.name == key).read_bytes())
    title = TITLES[key]
    former = title.former
    assert former is not None
    table = Table.replay(record, TITLES)
    ended = table.outcome
    table.state = replace(table.state, outcome=former.outcome(title, table.state))
    found = migrated(title, former.version, table.options, table.snapshot(), encode(()))
    assert found is not None
    assert Table.restore(title, table.seats, found.options, b"", found.snapshot).outcome == ended
    assert decode_events(found.told) == ()


@pytest.mark.parametrize("key", WORDED)
def test_words_that_no_game_ended_in_are_kept(key: str) -> None:
    former = TITLES[key].former
    assert former is not None
    worded = {"winners": [], "scores": {}, "how": "The sky fell down."}
    assert former.outcome_now(worded) == worded
    assert former.outcome_now(None) is None
