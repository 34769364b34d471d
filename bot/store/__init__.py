"""All SQL there is, one module of queries per subject, for both engines. Imports no room."""

from __future__ import annotations

from bot.store.transactions import InUse, Store, StoreFault, Taken, TooNew, Transaction, Unusable, can_wait

__all__ = ["InUse", "Store", "StoreFault", "Taken", "TooNew", "Transaction", "Unusable", "can_wait"]
