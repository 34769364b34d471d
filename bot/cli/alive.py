"""`flugpost doctor --alive`: whether a running bot is well, in a fraction of a second on a busy machine."""

from __future__ import annotations

from typing import NamedTuple

from bot.cli.failure import FOUND_WANTING, OK
from bot.kit import alive, environment


class Finding(NamedTuple):
    """One thing looked at: good, or wanting with a remedy."""

    subject: str
    text: str
    good: bool

    def __str__(self) -> str:
        return f"{'ok  ' if self.good else 'FAIL'}  {self.subject}: {self.text}"


def ask_alive() -> int:
    fault = alive.ailment(environment.database(environment.given()))
    print(Finding("bot", fault or "running and connected.", good=fault is None))
    return OK if fault is None else FOUND_WANTING
