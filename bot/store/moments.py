"""Unix time: moments in the database are seconds since 1970, UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import overload


def to_store(when: datetime | None) -> float | None:
    return None if when is None else when.timestamp()


@overload
def from_store(seconds: float) -> datetime: ...


@overload
def from_store(seconds: float | None) -> datetime | None: ...


def from_store(seconds: float | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
