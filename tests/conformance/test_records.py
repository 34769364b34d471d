"""Recorded games: every one is replayed in every run, and no title goes without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.declared import TOKEN
from rules.engine import AnyTitle, Step, Title
from rules.record import BadRecord, Record, read, write
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from rules.verify import verify
from tests.records.__main__ import fault
from tests.records.catalogue import KEYS
from tests.records.kept import FILES, FIRST, name_of
from tests.titles.examples import ALL_TITLES
from tests.titles.nightmail.state import NightState
from tests.titles.nightmail.title import NIGHTMAIL


def has_orders(title: AnyTitle) -> bool:
    return type(title).order_fields is not Title.order_fields


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_recorded_game_still_plays_to_the_byte(path: Path) -> None:
    if why := fault(path):
        pytest.fail(f"{name_of(path)}: {why}", pytrace=False)


@pytest.mark.parametrize("path", FIRST, ids=name_of)
def test_a_record_of_the_first_format_is_verified_with_its_own_digest(path: Path) -> None:
    data = path.read_bytes()
    record = read(data)
    assert record.format == "flugpost-record/1"
    assert write(record) == data
    assert fault(path) == ""


@pytest.mark.parametrize("path", FILES[::5], ids=name_of)
def test_no_event_and_no_outcome_of_a_recorded_game_holds_prose(path: Path) -> None:
    table, events = replayed(read(path.read_bytes()))
    assert {fault for event in events if (fault := table.title.events.fault(event))} == set()
    assert table.outcome
    assert not table.outcome.how
    assert TOKEN.fullmatch(table.outcome.kind)
    assert all(TOKEN.fullmatch(str(value)) for value in table.outcome.data.values())


def replayed(record: Record) -> tuple[Table, list[Event]]:
    """The table at the end, and all that happened."""
    table = Table.laid(record.title_in(ALL_TITLES), record)
    events = list(table.opening)
    for step in record.steps:
        events += table.repeat(step)
    return table, events


@pytest.mark.parametrize("key", KEYS)
def test_every_title_that_names_games_has_them(key: str) -> None:
    kept = [read(path.read_bytes()) for path in FILES if path.parent.name == key]
    assert kept, f"tests/records/{key} holds no game"
    assert all(record.title == key and record.outcome for record in kept)


@pytest.mark.parametrize("key", [key for key in KEYS if has_orders(ALL_TITLES[key])])
def test_a_title_with_standing_orders_has_a_recorded_game_with_some(key: str) -> None:
    kept = [read(path.read_bytes()) for path in FILES if path.parent.name == key]
    assert any(step.orders for record in kept for step in record.steps)


def test_a_game_that_differs_says_which_step_and_which_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the rules of Night Mail had come to take a sack more. What was left out was at its default."""
    (path,) = (path for path in FILES if name_of(path) == "nightmail/delivered")
    resolve = NIGHTMAIL.resolve

    def heavier(*given: Any) -> Step[NightState]:
        step = resolve(*given)
        first, *others = step.state.mail
        more = msgspec.structs.replace(first, lost=first.lost + 1)
        state = msgspec.structs.replace(step.state, mail=(more, *others))
        return Step(state, step.events, reveals=step.reveals)

    monkeypatch.setattr(type(NIGHTMAIL), "resolve", staticmethod(heavier))
    assert fault(path).splitlines()[1:] == ["step 1:", "  state.mail.0.lost was left out, and is 1"]


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
    other = msgspec.structs.replace(record.outcome, winners=(), kind="cheating")
    with pytest.raises(BadRecord, match=r"outcome\.kind was 'cheating', and is "):
        verify(msgspec.structs.replace(record, outcome=other), TITLES)


def test_a_shortened_game_is_found_out() -> None:
    record = a_record()
    with pytest.raises(BadRecord):
        verify(msgspec.structs.replace(record, steps=record.steps[:-1]), TITLES)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": "chess"}, "isn't played here"),
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
    with pytest.raises(BadRecord, match="isn't a game record"):
        read(data)
