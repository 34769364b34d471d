"""Bytes that decide how an input is bent, wherever they are from: a hash, Hypothesis or a guided fuzzer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")

WORDS = (
    "", " ", "0", "-1", "007", "1e999", "NaN", "null", "\x00", "\n", "\ud800", "\u202egnihton", "\u200b",
    "🛩" * 60, "a" * 5_000, "9" * 400, "9" * 5_000, "[Free](https://example.org)", "@everyone", "<@1>",
    "../../etc/passwd", "'; DROP TABLE games;--", "%s%n", "{0.__class__}", "ﬁ", "İ", "١٢", "²", "+5",
    "1_000", "0x10", "٣.١٤", "__proto__",
)  # fmt: skip
"""Words that have broken something somewhere before."""
NUMBERS = (0, 1, -1, 2, 7, 255, 1_000, -(2**31), 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400)
FLOATS = (0.0, -0.0, 0.5, -1.5, 1e308, 1e-308, float("inf"), float("-inf"), float("nan"))
DEPTH = 3


class Luck:
    """Decisions, in the order of the bytes; when these are spent, from their hash: there are always more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._more = b""
        self._at = 0

    def byte(self) -> int:
        while self._at >= len(self._data):
            self._more = hashlib.blake2b(self._more or self._data).digest()
            self._data, self._at = self._more, 0
        self._at += 1
        return self._data[self._at - 1]

    def below(self, bound: int) -> int:
        number = self.byte()
        while bound > 256:
            number, bound = number * 256 + self.byte(), bound // 256
        return number % max(1, bound)

    def once_in(self, times: int) -> bool:
        return self.below(times) == 0

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def word(self) -> str:
        if self.once_in(2):
            return self.pick(WORDS)
        return "".join(chr(32 + self.below(95)) for _ in range(self.below(12)))

    def value(self, depth: int = DEPTH) -> Any:
        """Anything that JSON can say, and a little more."""
        kind = self.below(8 if depth else 5)
        if kind == 0:
            return self.pick((None, True, False))
        if kind == 1:
            return self.pick(NUMBERS)
        if kind == 2:
            return self.pick(FLOATS)
        if kind in {3, 4}:
            return self.word()
        if kind == 5:
            return {self.word(): self.value(depth - 1) for _ in range(self.below(4))}
        return [self.value(depth - 1) for _ in range(self.below(5))]

    def bent(self, value: Any) -> Any:
        """The value with something in it changed, gone, doubled or added."""
        if isinstance(value, dict) and value and not self.once_in(8):
            return self._bent_dict(value)
        if isinstance(value, list) and value and not self.once_in(8):
            return self._bent_list(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.once_in(2):
            return value + self.pick((1, -1, 10, -10, 1_000))
        if isinstance(value, str) and value and self.once_in(2):
            at = self.below(len(value))
            return value[:at] + self.word() + value[at + self.below(3) :]
        return self.value()

    def _bent_dict(self, value: dict[str, Any]) -> dict[str, Any]:
        key, how = self.pick(list(value)), self.below(8)
        if how == 0:
            return {name: part for name, part in value.items() if name != key}
        if how == 1:
            return {**value, self.word(): self.value()}
        if how == 2:
            return {**value, self.pick(list(value)): value[key]}
        if how == 3:
            return {(self.word() if name == key else name): part for name, part in value.items()}
        return {**value, key: self.bent(value[key])}

    def _bent_list(self, value: list[Any]) -> list[Any]:
        at, how = self.below(len(value)), self.below(6)
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return [*value[:at], value[at], *value[at:]]
        if how == 2:
            return value[::-1]
        return [*value[:at], self.bent(value[at]), *value[at + 1 :]]

    def written(self, value: Any) -> bytes:
        """As a file; now and then one that is damaged, or not JSON at all."""
        for _ in range(self.below(4)):
            value = self.bent(value)
        data = json.dumps(value, ensure_ascii=self.once_in(2)).encode("utf-8", "surrogatepass")
        how = self.below(16)
        if how == 0:
            return data[: self.below(len(data) + 1)]
        if how == 1:
            at = self.below(len(data) + 1)
            return data[:at] + bytes(self.byte() for _ in range(self.below(6))) + data[at + self.below(6) :]
        if how == 2:
            return self.pick((b"[", b'{"a":', b"[[],")) * (1 + self.below(4_000))
        if how == 3:
            return bytes(self.byte() for _ in range(self.below(40)))
        return data
