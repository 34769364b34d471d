"""Common random numbers: rollouts share their luck, and a roll for one thing shifts no roll for another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rules.dice import Stream, derive

T = TypeVar("T")


class SharedDice:
    """A stream for every label: the third roll for inflation is the same whatever was rolled for contracts.

    So what tells two ideas apart in the same world is the ideas, and not the dice.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._streams: dict[str, Stream] = {}
        self.position = 0

    def below(self, bound: int, label: str = "") -> int:
        self.position += 1
        return self._of(label).below(bound, label)

    def shuffle(self, items: Iterable[T], label: str = "") -> tuple[T, ...]:
        self.position += 1
        return self._of(label).shuffle(items, label)

    def _of(self, label: str) -> Stream:
        stream = self._streams.get(label)
        if stream is None:
            stream = self._streams[label] = Stream(derive(self._seed, label))
        return stream
