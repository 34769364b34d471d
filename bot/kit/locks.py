"""Locks by name, forgotten when nobody holds them."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, *name: Hashable) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())
