"""Recorded games told anew, for pictures of whole games and of turns."""

from __future__ import annotations

from functools import cache

from rules.record import Record, read
from rules.story import Chapter, Turn, story, turns
from rules.titles import TITLES
from tests.records.kept import HERE as RECORDS


@cache
def record(title: str, name: str) -> Record:
    return read((RECORDS / title / f"{name}.json").read_bytes())


@cache
def history(title: str, name: str) -> tuple[Chapter, ...]:
    """As it may be told when the game is over."""
    return tuple(story(record(title, name), TITLES, opened=True))


def turn(title: str, name: str, number: int) -> Turn:
    return next(each for each in turns(history(title, name)) if each.number == number)
