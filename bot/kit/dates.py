"""Dates as people type them: “3 days”, “until Friday”, “tomorrow 18:00”, “2026-12-01 18:00”.

In English or German, whatever the language of whoever types: “3 Tage”, “bis Freitag”, “morgen um 18 Uhr”.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo

DAY = timedelta(days=1)
_UNITS = {
    timedelta(minutes=1): "minute minutes min mins minuten",
    timedelta(hours=1): "hour hours h hs stunde stunden std",
    DAY: "day days d ds tag tage tagen t",
    7 * DAY: "week weeks w ws woche wochen",
}
_LENGTHS = {word: length for length, words in _UNITS.items() for word in words.split()}
_DAYS = (
    ("monday", "montag", "mo"),
    ("tuesday", "dienstag", "di"),
    ("wednesday", "mittwoch", "mi"),
    ("thursday", "donnerstag", "do"),
    ("friday", "freitag", "fr"),
    ("saturday", "samstag", "sa"),
    ("sunday", "sonntag", "so"),
)
_MONTHS = (
    ("january", "januar", "jänner"),
    ("february", "februar"),
    ("march", "märz", "maerz"),
    ("april",),
    ("may", "mai"),
    ("june", "juni"),
    ("july", "juli"),
    ("august",),
    ("september",),
    ("october", "oktober"),
    ("november",),
    ("december", "dezember"),
)
_AHEAD = {"today": 0, "tonight": 0, "tomorrow": 1, "heute": 0, "heute abend": 0, "morgen": 1, "übermorgen": 2}
"""Days from today."""
_BEFORE = re.compile(
    r"^(?:(?:until|till|til|from|on|in|for|at|next|the|"
    r"bis|ab|von|vom|zum|am|um|für|den|dem|der|nächsten?|nächster|kommenden?)\s+)+"
)
_CLOCK = re.compile(
    r"(?:^|[\s,t]+)(?:(?:at|um)\s+)?(\d{1,2})"
    r"(?:[:h](\d{2})(?:\s*(?:h|uhr|o'clock))?|\.(\d{2})\s*uhr|\s*uhr(?:\s*(\d{2}))?)$"
)
_LENGTH = re.compile(r"(\d{1,4}|\b(?:an?|one|two|three|ein|eine[nmr]?|zwei|drei)\b)\s*([a-zäöü]+)")
_AND = re.compile(r"\b(?:and|und)\b")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}))?")
_NAMED = re.compile(
    r"(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-zä]{3,9})|([a-zä]{3,9})\s+(\d{1,2})(?:st|nd|rd|th|\.)?)"
    r"(?:,?\s+(\d{4}))?"
)
_NUMBERS = {"two": 2, "three": 3, "zwei": 2, "drei": 3}
"""All others that are words are one."""


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
    hour, minute = (0, 0) if clock is None else (int(clock[1]), int(clock[2] or clock[3] or clock[4] or 0))
    if not (hour < 24 and minute < 60):
        return None
    day = text if clock is None else text[: clock.start()].strip(" ,")
    at = None if clock is None else time(hour, minute)
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
    """“3 days”, “1 week 2 days”, “36h”, “eine Woche und zwei Tage”."""
    parts = _LENGTH.findall(_AND.sub(",", text))
    if not parts or _LENGTH.sub("", _AND.sub(",", text)).strip(" ,"):
        return None
    whole = timedelta()
    for number, unit in parts:
        each = _LENGTHS.get(unit)
        if each is None:
            return None
        whole += (int(number) if number.isdecimal() else _NUMBERS.get(number, 1)) * each
    return whole


def _day(text: str, today: date) -> date | None:
    if text in _AHEAD:
        return today + _AHEAD[text] * DAY
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


def _place(text: str, named: tuple[tuple[str, ...], ...]) -> int | None:
    """Which of these is meant, by three letters or more of a name, or by all of a short one."""
    found = [place for place, names in enumerate(named) if any(_means(text, name) for name in names)]
    return found[0] if len(found) == 1 else None


def _means(text: str, name: str) -> bool:
    return text == name or (len(text) >= 3 and name.startswith(text))
