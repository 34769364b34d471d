"""Recorded games: every one is replayed in every run, and no title goes without."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.record import BadRecord, Record, read, write
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from rules.verify import verify
from tests.titles.examples import ALL_TITLES
from tests.titles.nightmail.title import NIGHTMAIL

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_recorded_game_still_plays_to_the_byte(path: Path) -> None:
    data = path.read_bytes()
    table, events = replayed(read(data))
    assert write(table.record()) == data
    assert {fault for event in events if (fault := table.title.events.fault(event))} == set()


def replayed(record: Record) -> tuple[Table, list[Event]]:
    """The table at the end, and all that happened."""
    table = Table.new(
        record.title_in(ALL_TITLES), record.seats, record.options, record.seed_bytes(), record.dice()
    )
    events = list(table.opening)
    for step in record.steps:
        for seat, orders in step.orders.items():
            table.give_orders(seat, orders)
        for seat, choice in step.choices.items():
            events += table.submit(seat, choice) or ()
    return table, events


@pytest.mark.parametrize("key", [*sorted(TITLES), NIGHTMAIL.key])
def test_every_title_has_recorded_games(key: str) -> None:
    kept = [read(path.read_bytes()) for path in FILES if path.parent.name == key]
    assert kept, f"tests/records/{key} holds no game"
    assert all(record.title == key and record.outcome for record in kept)


@pytest.mark.parametrize("key", sorted(TITLES))
def test_every_title_has_a_recorded_game_with_orders(key: str) -> None:
    kept = [read(path.read_bytes()) for path in FILES if path.parent.name == key]
    assert any(step.orders for record in kept for step in record.steps)


def a_record() -> Record:
    return read(FILES[0].read_bytes())


def test_a_recorded_game_is_found_to_be_true() -> None:
    record = a_record()
    assert verify(record, ALL_TITLES).outcome == record.outcome


def test_an_edited_choice_is_found_out() -> None:
    record = a_record()
    steps = list(record.steps)
    steps[0], steps[1] = steps[1], steps[0]
    with pytest.raises(BadRecord, match="Step 1"):
        verify(msgspec.structs.replace(record, steps=tuple(steps)), TITLES)


def test_an_edited_seed_is_found_out() -> None:
    record = a_record()
    with pytest.raises(BadRecord, match="commitment"):
        verify(msgspec.structs.replace(record, seed="00" * 32), TITLES)


def test_an_edited_outcome_is_found_out() -> None:
    record = a_record()
    assert record.outcome
    other = msgspec.structs.replace(record.outcome, winners=(), how="by cheating")
    with pytest.raises(BadRecord, match="end"):
        verify(msgspec.structs.replace(record, outcome=other), TITLES)


def test_a_shortened_game_is_found_out() -> None:
    record = a_record()
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(record, steps=record.steps[:-1]), TITLES)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": "chess"}, "not played here"),
        ({"rules_version": 99}, "version 99"),
        ({"pack": "house figures"}, "house figures"),
        ({"seats": 77}, "set up"),
        ({"seed": "zz"}, "hex"),
        ({"opening": "0"}, "set-up differs"),
        ({"options": {"nonsense": "x"}}, "set up"),
    ],
)
def test_a_record_that_does_not_fit_says_why(change: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        verify(msgspec.structs.replace(a_record(), **change), TITLES)


@pytest.mark.parametrize("data", [b"", b"{}", b"not json", b"[1,2]", b"\xff\xfe", b'{"format": "other/9"}'])
def test_a_file_that_is_no_record_says_so(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a game record"):
        read(data)
