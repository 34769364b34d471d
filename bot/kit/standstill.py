"""Time that stands still for somebody: the same hours every night, or once while they are away."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import NamedTuple, TypeAlias

from bot.kit.zones import zone_named

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)


class Span(NamedTuple):
    begins: datetime
    ends: datetime


@dataclass(frozen=True)
class Nightly:
    """The same hours every night, where somebody lives; as minutes after midnight."""

    zone: str
    begins: int
    ends: int

    def next_span(self, moment: datetime) -> Span | None:
        """The night that this moment lies in, or the one that comes next."""
        today = moment.astimezone(zone_named(self.zone)).date()
        nights = (self._night(today + days * DAY) for days in (-1, 0, 1))
        return next((night for night in nights if moment < night.ends), None)

    def _night(self, day: date) -> Span:
        """Where the clocks go back, from the first time that they show its beginning until the last time that
        they show its end."""
        morning = day if self.begins < self.ends else day + DAY
        return Span(self._shown(day, self.begins)[0], self._shown(morning, self.ends)[1])

    def _shown(self, day: date, minutes: int) -> Span:
        """The first and the last time that clocks there show this; if they skip it, when they do."""
        zone = zone_named(self.zone)
        local = datetime.combine(day, time(*divmod(minutes, 60)), zone)
        first, last = (local.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
        if (
            last < first
        ):  # that is how the library reads a time that is skipped: by the clock before, and after
            first = last = _clock_change(zone, last, first)
        return Span(first, last)


def _clock_change(zone: tzinfo, before: datetime, after: datetime) -> datetime:
    """The minute between these moments at which the clocks of this zone are changed."""

    def changed(minute: int) -> bool:
        return (before + minute * MINUTE).astimezone(zone).utcoffset() != before.astimezone(zone).utcoffset()

    return before + bisect_left(range((after - before) // MINUTE), True, key=changed) * MINUTE  # noqa: FBT003


@dataclass(frozen=True)
class Once:
    span: Span

    def next_span(self, moment: datetime) -> Span | None:
        return self.span if moment < self.span.ends else None


Stop: TypeAlias = Nightly | Once


def runs_out(since: datetime, allowed: timedelta, stops: Sequence[Stop]) -> datetime:
    """When that much time has run, none of it in a stop."""
    at, left = since, allowed
    while (span := _next(at, stops)) is not None and at + left > span.begins:
        left -= max(span.begins - at, timedelta())
        at = span.ends
    return at + left


def has_run(since: datetime, until: datetime, stops: Sequence[Stop]) -> timedelta:
    """How much time has run between these moments, none of it in a stop."""
    at, run = since, timedelta()
    while (span := _next(at, stops)) is not None and span.begins < until:
        run += max(span.begins - at, timedelta())
        at = span.ends
    return run + max(until - at, timedelta())


def still_until(moment: datetime, stops: Sequence[Stop]) -> datetime | None:
    """When time runs again, if it stands still at this moment."""
    at = moment
    while (span := _next(at, stops)) is not None and span.begins <= at:
        at = span.ends
    return None if at == moment else at


def _next(moment: datetime, stops: Sequence[Stop]) -> Span | None:
    return min(filter(None, (stop.next_span(moment) for stop in stops)), default=None)
