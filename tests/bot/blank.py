"""A new database is a copy of the first that was made: its tables are made once, not for each test."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import aiosqlite

from bot.store.sqlite import connection as store

Migrate: TypeAlias = Callable[[aiosqlite.Connection, Path, Path], Awaitable[int]]


class Blank:
    """Stands in for the migrations of the bot's own folder. A file that has anything in it is left to them,
    and so is the first empty one."""

    def __init__(self, migrate: Migrate) -> None:
        self._migrate = migrate
        self._made: bytes | None = None

    async def __call__(self, connection: aiosqlite.Connection, folder: Path, file: Path) -> int:
        if folder != store.MIGRATIONS or not await _is_empty(connection):
            return await self._migrate(connection, folder, file)
        if self._made is not None:
            await connection._execute(_fill, connection._conn, self._made)  # type: ignore[no-untyped-call]
            return 0
        before = await self._migrate(connection, folder, file)
        self._made = await connection._execute(_copied, connection._conn)  # type: ignore[no-untyped-call]
        return before


async def _is_empty(connection: aiosqlite.Connection) -> bool:
    async with connection.execute("SELECT 1 FROM sqlite_master") as cursor:
        return await cursor.fetchone() is None and await store._version(connection) == 0


def _copied(database: sqlite3.Connection) -> bytes:
    memory = sqlite3.connect(":memory:")
    database.backup(memory)
    made = memory.serialize()
    memory.close()
    # Bytes 18 and 19 of the header say that there is a WAL, of which memory knows nothing.
    return made[:18] + b"\x01\x01" + made[20:]


def _fill(database: sqlite3.Connection, made: bytes) -> None:
    memory = sqlite3.connect(":memory:")
    memory.deserialize(made)
    memory.backup(database)
    memory.close()


blank = Blank(store._migrate)
