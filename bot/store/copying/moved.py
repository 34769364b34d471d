"""The mark of a database whose games go on in another one: it is refused, for its dice have been seen."""

from __future__ import annotations

from datetime import datetime

from bot.store.moments import from_store, to_store
from bot.store.transactions import Transaction, Unusable


async def mark(tx: Transaction, target: str, now: datetime) -> None:
    await tx.add_row("moved", {"id": 1, "target": target, "at": to_store(now)})


async def unmark(tx: Transaction) -> None:
    """Of a database whose games go on with new dice."""
    await tx.execute("DELETE FROM moved")


async def require_here(tx: Transaction) -> None:
    """Unusable says where its games went."""
    found = await tx.one("SELECT target, at FROM moved")
    if found is not None:
        raise Unusable(
            f"This database was moved to {found[0]} at {from_store(found[1]):%Y-%m-%d %H:%M} UTC, and its "
            "games go on there: set FLUGPOST_DB to that one. To go on from here all the same, with new dice, "
            "run `flugpost restore --here`."
        )
