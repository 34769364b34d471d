"""The committed random stream: every roll, shuffle and draw follows from the seed and the position.

The seed's SHA-256 is shown before anything is random; when the game is over the seed is shown, and
anyone can check that nothing was rolled again.
"""

from __future__ import annotations

import hashlib
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORD = 1 << 64
_FIRST, _MANY = struct.Struct(">Q"), struct.Struct(">336I")


def commitment(seed: bytes) -> str:
    """What is published before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def derive(seed: bytes, *labels: object) -> bytes:
    """An independent seed for a side purpose, such as a stand-in player's own luck."""
    inner, outer = _keyed(seed)
    inner.update(("derive\x1f" + "\x1f".join(map(str, labels))).encode())
    outer.update(inner.digest())
    return outer.digest()


class Dice(Protocol):
    """Chance, as the rules see it. Labels say what is rolled, and let a test script it."""

    position: int

    def below(self, bound: int, label: str = "") -> int: ...

    def shuffle(self, items: Iterable[T], label: str = "") -> tuple[T, ...]: ...


def roll(dice: Dice, sides: int = 6, label: str = "") -> int:
    return 1 + dice.below(sides, label)


def draw(dice: Dice, items: Sequence[T], label: str = "") -> T:
    return items[dice.below(len(items), label)]


_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def _keyed(seed: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """The two hashes that an HMAC-SHA256 is made of, with the seed taken in: ready for a position, they are
    copied for each word. `hmac` does the same in twice the time."""
    key = (seed if len(seed) <= _BLOCK else hashlib.sha256(seed).digest()).ljust(_BLOCK, b"\0")
    return hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))


class _Drawn(ABC):
    """Chance of which single draws are made: a shuffle is so many of them."""

    position = 0

    @abstractmethod
    def below(self, bound: int, label: str = "") -> int: ...

    def shuffle(self, items: Iterable[T], label: str = "") -> tuple[T, ...]:
        """Fisher and Yates, from the end."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, label)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class Stream(_Drawn):
    """HMAC-SHA256(seed, position), a word at a time, with rejection sampling so that no face is favoured."""

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self._seed = seed
        self._inner, self._outer = _keyed(seed)
        self.position = position

    def __repr__(self) -> str:
        return f"Stream(position={self.position})"

    def __reduce__(self) -> tuple[type[Stream], tuple[bytes, int]]:
        return Stream, (self._seed, self.position)

    def below(self, bound: int, label: str = "") -> int:  # noqa: ARG002 - labels are for scripted dice
        if bound < 1:
            raise ValueError(f"cannot draw below {bound}")
        if bound == 1:  # whatever the word is
            self.position += 1
            return 0
        limit = word = _WORD - _WORD % bound
        while word >= limit:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self.position.to_bytes(8, "big"))
            outer.update(inner.digest())
            self.position += 1
            (word,) = _FIRST.unpack_from(outer.digest())
        return word % bound


class LooseDice(_Drawn):
    """Chance that nobody looks up again by its position: many words of one hash, in an eighth of the time."""

    def __init__(self, seed: bytes) -> None:
        blocks = (hashlib.shake_128(b"%d:%b" % (number, seed)).digest(_MANY.size) for number in count())
        self._words: Iterator[int] = chain.from_iterable(map(_MANY.unpack, blocks))

    def below(self, bound: int, label: str = "") -> int:  # noqa: ARG002
        """A word has 32 bits: what is left over favours no face that anybody could notice."""
        return next(self._words) % bound


class ScriptSpent(Exception):  # noqa: N818 - it names what happened to the script
    """A scripted game asked for more chance than its script holds."""


class Scripted:
    """Chance written down beforehand, by label, for tests and teaching games.

    A draw takes the next number of its label, zero-based. A shuffle takes the next tuple of its label,
    which lists, by index into the items, what goes on top; the rest keeps its order beneath.
    A label that the script leaves out altogether draws nothing but zeros and leaves the order alone.
    """

    def __init__(self, script: Mapping[str, Sequence[int | Sequence[int]]]) -> None:
        self.script: dict[str, tuple[int | tuple[int, ...], ...]] = {
            label: tuple(entry if isinstance(entry, int) else tuple(entry) for entry in entries)
            for label, entries in script.items()
        }
        self._used = dict.fromkeys(self.script, 0)
        self.position = 0

    def _next(self, label: str) -> int | tuple[int, ...] | None:
        self.position += 1
        if label not in self.script:
            return None
        used = self._used[label]
        if used >= len(self.script[label]):
            raise ScriptSpent(f"the script has nothing left for {label!r}")
        self._used[label] = used + 1
        return self.script[label][used]

    def below(self, bound: int, label: str = "") -> int:
        entry = self._next(label)
        if entry is None:
            return 0
        if not isinstance(entry, int) or not 0 <= entry < bound:
            raise ScriptSpent(f"the script gives {entry!r} for {label!r}, which must be below {bound}")
        return entry

    def shuffle(self, items: Iterable[T], label: str = "") -> tuple[T, ...]:
        order = tuple(items)
        top = self._next(label)
        if top is None:
            return order
        if isinstance(top, int):
            raise ScriptSpent(f"the script gives the number {top} for the shuffle {label!r}")
        if len(set(top)) < len(top) or any(not 0 <= index < len(order) for index in top):
            raise ScriptSpent(f"the script's order for {label!r} does not fit {len(order)} items")
        return (*(order[i] for i in top), *(item for i, item in enumerate(order) if i not in top))
