"""Dates as people type them: “3 days”, “until Friday”, “tomorrow 18:00”, “2026-12-01 18:00”."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo

DAY = timedelta(days=1)
_UNITS = {
    "minute": timedelta(minutes=1),
    "min": timedelta(minutes=1),
    "hour": timedelta(hours=1),
    "h": timedelta(hours=1),
    "day": DAY,
    "d": DAY,
    "week": 7 * DAY,
    "w": 7 * DAY,
}
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_BEFORE = re.compile(r"^(?:(?:until|till|til|from|on|in|for|at|next|the)\s+)+")
_CLOCK = re.compile(r"(?:^|[\s,t]+)(?:at\s+)?(\d{1,2})[:h](\d{2})(?:\s*(?:h|o'clock))?$")
_LENGTH = re.compile(r"(\d{1,4}|\b(?:an?|one|two|three)\b)\s*([a-z]+)")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}))?")
_NAMED = re.compile(
    r"(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9})|([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?)(?:,?\s+(\d{4}))?"
)
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}


def moment_meant(typed: str, now: datetime, zone: tzinfo, *, end_of_day: bool) -> datetime | None:
    """The moment that was typed, in UTC; None if it cannot be understood.

    A day without a time is meant whole: it stands for its end or its beginning.
    """
    text = _BEFORE.sub("", " ".join(typed.casefold().split()))
    length = _length(text)
    if length is not None:
        return now + length
    here = now.astimezone(zone)
    clock = _CLOCK.search(text)
    if clock and not (int(clock[1]) < 24 and int(clock[2]) < 60):
        return None
    day = text if clock is None else text[: clock.start()].strip(" ,")
    at = None if clock is None else time(int(clock[1]), int(clock[2]))
    if at is not None and not day:
        soonest = datetime.combine(here.date(), at, zone)
        return (soonest if soonest > here else datetime.combine(here.date() + DAY, at, zone)).astimezone(UTC)
    meant = _day(day, here.date())
    if meant is None:
        return None
    if at is None:
        at, meant = time(), meant + DAY if end_of_day else meant
    return datetime.combine(meant, at, zone).astimezone(UTC)


def _length(text: str) -> timedelta | None:
    """“3 days”, “1 week 2 days”, “36h”."""
    parts = _LENGTH.findall(text)
    if not parts or _LENGTH.sub("", text).replace("and", "").strip(" ,"):
        return None
    whole = timedelta()
    for number, unit in parts:
        each = _UNITS.get(unit) or _UNITS.get(unit.removesuffix("s"))
        if each is None:
            return None
        whole += (_NUMBERS.get(number) or int(number)) * each
    return whole


def _day(text: str, today: date) -> date | None:
    if text in {"today", "tonight", "tomorrow"}:
        return today + DAY if text == "tomorrow" else today
    weekday = _place(text, _DAYS)
    if weekday is not None:
        return today + (((weekday - today.weekday() - 1) % 7) + 1) * DAY
    return _date(text, today)


def _date(text: str, today: date) -> date | None:
    if iso := _ISO.fullmatch(text):
        return _dated(int(iso[1]), int(iso[2]), int(iso[3]))
    if dotted := _DOTTED.fullmatch(text):
        return _coming(int(dotted[1]), int(dotted[2]), dotted[3], today)
    if named := _NAMED.fullmatch(text):
        month = _place(named[2] or named[3], _MONTHS)
        if month is not None:
            return _coming(int(named[1] or named[4]), month + 1, named[5], today)
    return None


def _coming(day: int, month: int, year: str | None, today: date) -> date | None:
    """That day of the year named, or of this one unless it has passed."""
    if year is not None:
        return _dated(int(year), month, day)
    this = _dated(today.year, month, day)
    return this if this is not None and this >= today else _dated(today.year + 1, month, day)


def _dated(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _place(text: str, names: tuple[str, ...]) -> int | None:
    """Which of these is meant, by three letters or more."""
    found = [place for place, name in enumerate(names) if len(text) >= 3 and name.startswith(text)]
    return found[0] if len(found) == 1 else None
