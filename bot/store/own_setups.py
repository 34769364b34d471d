"""A session store: what a host's own file stands for, too long for custom ids, is kept as long as a form."""

from __future__ import annotations

from datetime import datetime

from bot.store.moments import to_store
from bot.store.transactions import Transaction
from rules.engine import Choice, Value
from rules.table import decode_choice, encode


async def keep(tx: Transaction, host: int, title: str, options: Choice, now: datetime) -> int:
    setup = {"host": host, "title": title, "options": encode(options).decode(), "kept": to_store(now)}
    return await tx.add_numbered("own_setups", setup)


async def find(tx: Transaction, number: int, host: int, title: str) -> dict[str, Value] | None:
    kept = await tx.value(
        "SELECT options FROM own_setups WHERE id = ? AND host = ? AND title = ?", (number, host, title)
    )
    return None if kept is None else decode_choice(kept)


async def keep_newest(tx: Transaction, host: int, most: int) -> None:
    """Forget all but so many of this person's."""
    await tx.execute(
        "DELETE FROM own_setups WHERE host = ? AND id NOT IN "
        "(SELECT id FROM own_setups WHERE host = ? ORDER BY id DESC LIMIT ?)",
        (host, host, most),
    )


async def forget_before(tx: Transaction, moment: datetime) -> None:
    await tx.execute("DELETE FROM own_setups WHERE kept < ?", (to_store(moment),))
