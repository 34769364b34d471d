"""Dates as people type them, where they live."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.kit.dates import moment_meant
from bot.kit.refusal import Refusal
from bot.kit.zones import zone_meant, zone_named, zones_like

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)
"""A Wednesday; one in the afternoon in Berlin."""


def meant(typed: str, *, end_of_day: bool = True) -> str | None:
    found = moment_meant(typed, NOW, BERLIN, end_of_day=end_of_day)
    return None if found is None else f"{found.astimezone(BERLIN):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "stands_for"),
    [
        ("3 days", "2026-03-07 13:00"),
        ("for 3 Days", "2026-03-07 13:00"),
        ("in a week", "2026-03-11 13:00"),
        ("1 week and 2 days", "2026-03-13 13:00"),
        ("36h", "2026-03-06 01:00"),
        ("2w", "2026-03-18 13:00"),
        ("tomorrow", "2026-03-06 00:00"),
        ("tomorrow 18:00", "2026-03-05 18:00"),
        ("today", "2026-03-05 00:00"),
        ("until Friday", "2026-03-07 00:00"),
        ("fri 9:30", "2026-03-06 09:30"),
        ("Wednesday", "2026-03-12 00:00"),
        ("18:00", "2026-03-04 18:00"),
        ("12:30", "2026-03-05 12:30"),
        ("2026-12-01 18:00", "2026-12-01 18:00"),
        ("2026-12-01T18:00", "2026-12-01 18:00"),
        ("2026-12-01", "2026-12-02 00:00"),
        ("1.12.", "2026-12-02 00:00"),
        ("1.12.2026 18:00", "2026-12-01 18:00"),
        ("1 March", "2027-03-02 00:00"),
        ("Dec 1", "2026-12-02 00:00"),
        ("the 1st december 2026 at 18:00", "2026-12-01 18:00"),
        ("3 Tage", "2026-03-07 13:00"),
        ("für 3 Tage", "2026-03-07 13:00"),
        ("in einer Woche", "2026-03-11 13:00"),
        ("1 Woche und zwei Tage", "2026-03-13 13:00"),
        ("36 Stunden", "2026-03-06 01:00"),
        ("morgen", "2026-03-06 00:00"),
        ("übermorgen", "2026-03-07 00:00"),
        ("morgen um 18 Uhr", "2026-03-05 18:00"),
        ("heute", "2026-03-05 00:00"),
        ("bis Freitag", "2026-03-07 00:00"),
        ("nächsten Freitag, 18 Uhr 30", "2026-03-06 18:30"),
        ("Fr 9:30", "2026-03-06 09:30"),
        ("ab Mittwoch", "2026-03-12 00:00"),
        ("18.00 Uhr", "2026-03-04 18:00"),
        ("12:30 Uhr", "2026-03-05 12:30"),
        ("1. März", "2027-03-02 00:00"),
        ("am 1. Dezember 2026 um 18:00", "2026-12-01 18:00"),
    ],
)
def test_what_is_typed_is_understood(typed: str, stands_for: str) -> None:
    assert meant(typed) == stands_for


def test_a_day_alone_begins_with_its_first_minute() -> None:
    assert meant("from Friday", end_of_day=False) == "2026-03-06 00:00"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "3",
        "12.30",
        "3 moons",
        "31.2.",
        "2026-13-01",
        "25:00",
        "tomorrow 18:75",
        "03/04",
        "j 1",
        "3 Monde",
        "bald",
        "25 Uhr",
        "-3 days",
        "1" * 99,
    ],
)
def test_what_cannot_be_understood_is_not_guessed(typed: str) -> None:
    assert meant(typed) is None


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("utc", "UTC"),
        ("Reykja", "Atlantic/Reykjavik"),
    ],
)
def test_a_zone_is_known_by_its_city(typed: str, zone: str) -> None:
    assert zone_meant(typed) == zone


def test_a_zone_that_cannot_be_meant_is_refused() -> None:
    with pytest.raises(Refusal, match="I don't know the time zone “Atlantis”"):
        zone_meant("Atlantis")
    with pytest.raises(Refusal, match=r"can be .*, .* or .*Which one do you mean"):
        zone_meant("europe")
    with pytest.raises(Refusal, match="I don't know the time zone “”"):
        zone_meant(" ")


def test_cities_that_begin_with_what_is_typed_come_first() -> None:
    assert zones_like("ber")[:2] == ["Atlantic/Bermuda", "Europe/Berlin"]


def test_a_zone_that_is_gone_stands_for_utc() -> None:
    assert NOW.astimezone(zone_named("Europe/Atlantis")).hour == 12
