"""A database of things, for trying transactions."""

from __future__ import annotations

from bot.store import Store


async def put(store: Store, value: str) -> None:
    async with store.transaction() as tx:
        await tx.execute("INSERT INTO things VALUES (?)", (value,))


async def things(store: Store) -> list[str]:
    async with store.transaction() as tx:
        return [row[0] for row in await tx.all("SELECT thing FROM things ORDER BY rowid")]
