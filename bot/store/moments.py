"""Moments in the database: seconds since 1970, UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def to_store(when: datetime | None) -> float | None:
    return None if when is None else when.timestamp()


def from_store(seconds: float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
