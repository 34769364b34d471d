"""How pictures look for the time being: for whose eyes, over which country, and in which language.

Whoever has a picture made says so around it (`with looking(…)`), and what is drawn in it follows, down to
each stroke; nothing of it decides what a picture tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from words import ENGLISH, speaking


class Look(NamedTuple):
    stark: bool = False
    """High contrast: black, white and a few deep colours, and an edge around every panel."""
    country: str = ""
    """Where a game is played: its commitment, which everybody knows from the first post on and which tells
    nothing. Its land lies differently from that of other games."""
    language: str = ENGLISH


PLAIN = Look()
_NOW: ContextVar[Look] = ContextVar("look", default=PLAIN)


def look() -> Look:
    return _NOW.get()


@contextmanager
def looking(as_: Look) -> Iterator[None]:
    before = _NOW.set(as_)
    try:
        with speaking(as_.language):
            yield
    finally:
        _NOW.reset(before)
