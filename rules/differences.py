"""Where two plain values differ: which field, what was, and what is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

LONGEST = 60


class Difference(NamedTuple):
    field: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.field or 'the whole'} was {self.was}, and is {self.now}"


def differences(was: Any, now: Any, field: str = "") -> Iterator[Difference]:
    """The innermost fields that differ, in order; what is not there was left out."""
    match was, now:
        case dict(), dict():
            for key in {**was, **now}:
                inner = f"{field}.{key}" if field else str(key)
                yield from differences(was.get(key, _NOTHING), now.get(key, _NOTHING), inner)
        case ((list() | tuple()), (list() | tuple())):
            for at in range(max(len(was), len(now))):
                yield from differences(_at(was, at), _at(now, at), f"{field}.{at}")
        case _:
            if was != now:
                yield Difference(field, _said(was), _said(now))


_NOTHING = object()


def _at(values: Any, at: int) -> Any:
    return values[at] if at < len(values) else _NOTHING


def _said(value: Any) -> str:
    if value is _NOTHING:
        return "left out"
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
