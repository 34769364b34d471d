"""The same view is never drawn twice: finished work is kept by a hash of what it was made from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

Made = TypeVar("Made")


def fingerprint(*content: Any) -> bytes:
    """The same for the same content, whatever the order of its keys."""
    plain = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    return sha256(msgspec.json.encode(plain)).digest()


class Kept(Generic[Made]):
    """At most `most` results, the least recently asked for going first. Safe to share between threads.

    Two threads that ask for the same thing at once make it once: the second waits for the first.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[bytes, Made] = OrderedDict()
        self._making: dict[bytes, Lock] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._made)

    def get(self, key: bytes, make: Callable[[], Made]) -> Made:
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
            making = self._making.setdefault(key, Lock())
        with making:
            with self._lock:
                if key in self._made:
                    return self._made[key]
            try:
                made = make()
                self._keep(key, made)
            finally:
                with self._lock:
                    self._making.pop(key, None)
        return made

    def _keep(self, key: bytes, made: Made) -> None:
        with self._lock:
            self._made[key] = made
            while len(self._made) > self._most:
                self._made.popitem(last=False)
