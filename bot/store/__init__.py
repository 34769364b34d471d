"""SQLite: the only place that holds SQL. One module of queries per subject."""

from __future__ import annotations

from bot.store.connection import Store, TooNew, Transaction

__all__ = ["Store", "TooNew", "Transaction"]
