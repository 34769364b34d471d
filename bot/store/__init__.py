"""SQLite: the only place that holds SQL, one module of queries per subject. Imports no room."""

from __future__ import annotations

from bot.store.connection import Store, StoreFault, TooNew, Transaction, can_wait
from bot.store.file.opening import Unusable

__all__ = ["Store", "StoreFault", "TooNew", "Transaction", "Unusable", "can_wait"]
