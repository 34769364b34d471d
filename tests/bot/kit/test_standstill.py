"""Time that stands still: nights, and times away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.kit.standstill import Nightly, Once, Span, Stop, has_run, runs_out, still_until

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)
NIGHT = Nightly("UTC", 22 * 60, 6 * 60)


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


def away(begins: float, ends: float) -> Once:
    return Once(Span(NOON + hours(begins), NOON + hours(ends)))


def test_without_stops_time_runs() -> None:
    assert runs_out(NOON, hours(24), []) == NOON + hours(24)


def test_nights_are_not_counted() -> None:
    assert runs_out(NOON, hours(10), [NIGHT]) == NOON + hours(10), "it ends as the night begins"
    assert runs_out(NOON, hours(11), [NIGHT]) == NOON + hours(19)
    assert runs_out(NOON, hours(24), [NIGHT]) == NOON + hours(32), "one night"
    assert runs_out(NOON, hours(32), [NIGHT]) == NOON + hours(48), "two nights"


def test_what_begins_at_night_runs_from_the_morning() -> None:
    assert runs_out(NOON + hours(13), hours(1), [NIGHT]) == NOON + hours(19)


def test_hours_of_the_day_can_be_quiet_too() -> None:
    noonday = Nightly("UTC", 12 * 60, 14 * 60)
    assert runs_out(NOON, hours(1), [noonday]) == NOON + hours(3)


def test_a_time_away_is_not_counted_nor_a_night_in_it_twice() -> None:
    assert runs_out(NOON, hours(5), [away(2, 50)]) == NOON + hours(53)
    assert runs_out(NOON, hours(5), [away(2, 13), NIGHT]) == NOON + hours(21)


def test_what_has_run_is_the_same_told_backwards() -> None:
    several: list[list[Stop]] = [[], [NIGHT], [away(2, 50)], [NIGHT, away(5, 30), away(100, 110)]]
    for stops in several:
        for allowed in (0.5, 9, 24, 100):
            assert has_run(NOON, runs_out(NOON, hours(allowed), stops), stops) == hours(allowed)


def test_how_long_it_stands_still() -> None:
    assert still_until(NOON, [NIGHT]) is None
    assert still_until(NOON + hours(10), [NIGHT]) == NOON + hours(18)
    assert still_until(NOON + hours(11), [NIGHT, away(17, 20)]) == NOON + hours(20)


def test_the_clocks_go_forward() -> None:
    """In Berlin the night to 29 March 2026 is an hour shorter."""
    night = Nightly("Europe/Berlin", 22 * 60, 6 * 60)
    evening = datetime(2026, 3, 28, 20, tzinfo=UTC)
    assert runs_out(evening, hours(2), [night]) == evening + hours(2 + 7)


SPRING = datetime(2026, 3, 29, 1, tzinfo=UTC)
"""When clocks in Berlin go from 2:00 to 3:00."""
AUTUMN = datetime(2026, 10, 25, 1, tzinfo=UTC)
"""When they go from 3:00 back to 2:00."""


def berlin(begins: float, ends: float) -> Nightly:
    return Nightly("Europe/Berlin", round(begins * 60), round(ends * 60))


@pytest.mark.parametrize(
    ("night", "length"),
    [
        (berlin(2.5, 3.25), 0.25),  # from 3:00, which the clocks show after 1:59
        (berlin(2.5, 6), 3),
        (berlin(2.25, 2.75), 0),
        (berlin(1.5, 2.5), 0.5),
        (berlin(22, 2.5), 4),
    ],
)
def test_quiet_hours_that_begin_or_end_in_an_hour_that_is_skipped(night: Nightly, length: float) -> None:
    evening = SPRING - hours(6)
    assert runs_out(evening, hours(12), [night]) == evening + hours(12 + length)
    assert has_run(evening, SPRING + hours(12), [night]) == hours(18 - length)
    if night.ends == 2.5 * 60:
        assert still_until(SPRING - hours(0.25), [night]) == SPRING, "the morning comes when 2:30 would have"


@pytest.mark.parametrize(
    ("night", "length"),
    [
        (berlin(2.5, 3.25), 1.75),  # from the first 2:30 on, through the second one
        (berlin(2.25, 2.75), 1.5),
        (berlin(1.5, 2.5), 2),
        (berlin(22, 2.5), 5.5),
    ],
)
def test_quiet_hours_that_begin_or_end_in_an_hour_that_comes_twice(night: Nightly, length: float) -> None:
    evening = AUTUMN - hours(6)
    assert runs_out(evening, hours(12), [night]) == evening + hours(12 + length)
    assert has_run(evening, AUTUMN + hours(12), [night]) == hours(18 - length)
    for quarter in range(48):
        moment = evening + quarter * hours(0.25)
        clock = moment.astimezone(ZoneInfo("Europe/Berlin"))
        if night.begins <= clock.hour * 60 + clock.minute < night.ends:
            assert still_until(moment, [night]) is not None, "nobody is reminded then"
