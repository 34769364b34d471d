"""Concurrent requests per person: pictures, films, checks and files that take the bot a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.kit.refusal import Refusal
from rules.said import said


class Requests:
    """A quota for each person, so that nobody keeps the others waiting."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[int] = Counter()

    @contextmanager
    def of(self, user: int) -> Iterator[None]:
        """One more for this person, until the end of the block."""
        if self._under_way[user] >= self._most:
            raise Refusal(said("desk.busy", things=self._most))
        self._under_way[user] += 1
        try:
            yield
        finally:
            self._under_way[user] -= 1
            if not self._under_way[user]:
                del self._under_way[user]
