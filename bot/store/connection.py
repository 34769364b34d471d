"""One file, one connection, one transaction at a time.

Coroutines that share a connection also share its transaction: one's rollback takes the other's write
with it. So a lock is held around each transaction, and nothing is read or written outside of one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias, TypeVar

import aiosqlite

from bot.store.file.opening import in_words, keep_a_copy, prepare_file
from bot.store.packed import FUNCTION, pack_text

log = logging.getLogger(__name__)

# Below INFO the library logs every statement with its values: seeds and plans among them.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS: tuple[str, ...] = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

T = TypeVar("T")
Values: TypeAlias = Iterable[object]


class TooNew(Exception):  # noqa: N818 - says what the file is
    """The database was written by a newer version of the bot."""


class Transaction:
    """All or nothing; lives as long as the `async with` that gave it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.mailed: set[str] = set()
        """The lanes that letters were put into: the store tells the outbox after the commit."""

    async def execute(self, sql: str, values: Values = ()) -> int:
        """The number of rows changed."""
        async with self._connection.execute(sql, tuple(values)) as cursor:
            return cursor.rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        """The id of the new row."""
        async with self._connection.execute(sql, tuple(values)) as cursor:
            return cursor.lastrowid or 0

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        async with self._connection.execute(sql, tuple(values)) as cursor:
            return await cursor.fetchone()

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        async with self._connection.execute(sql, tuple(values)) as cursor:
            return list(await cursor.fetchall())


class Store:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self.on_mail: Callable[[set[str]], None] = lambda _lanes: None

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> Store:
        """Open the file, or make it, and bring it up to date; Unusable says why it cannot be."""
        file = Path(path)
        await asyncio.to_thread(prepare_file, file)
        with in_words(file):
            connection = await aiosqlite.connect(file, isolation_level=None)
            connection.row_factory = sqlite3.Row
            try:
                await _prepare(connection)
                await _migrate(connection, migrations, file)
            except BaseException:
                await connection.close()
                raise
        return cls(connection)

    async def close(self) -> None:
        """Must be called: an open connection keeps its thread, and with it the process, alive."""
        async with self._lock:
            await _to_the_end(self._connection.close())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        async with self._lock:
            transaction = Transaction(self._connection)
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield transaction
                await _to_the_end(self._commit())
            except BaseException:
                await _to_the_end(self._connection.rollback())
                raise
        if transaction.mailed:
            self.on_mail(transaction.mailed)

    @asynccontextmanager
    async def rehearsal(self) -> AsyncIterator[Transaction]:
        """A transaction that is taken back in any case: to find out whether something could be done."""
        async with self._lock:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield Transaction(self._connection)
            finally:
                await _to_the_end(self._connection.rollback())

    async def _commit(self) -> None:
        """The one place where anything becomes durable."""
        await self._connection.commit()


async def _to_the_end(work: Awaitable[T]) -> T:
    """Finish even if the waiting task is cancelled: the lock must not open on half a commit."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


async def _prepare(connection: aiosqlite.Connection) -> None:
    await connection.create_function(FUNCTION, 1, pack_text, deterministic=True)
    for pragma in PRAGMAS:
        await connection.execute(f"PRAGMA {pragma}")


async def _migrate(connection: aiosqlite.Connection, folder: Path, file: Path) -> None:
    """Bring the file up to date, each version in a transaction of its own; a copy of it as it was stays."""
    scripts = _scripts(folder)
    version = await _version(connection)
    if version > len(scripts):
        raise TooNew(
            f"The database is of version {version}; this bot knows versions up to {len(scripts)}. "
            "Run a newer bot, or another database."
        )
    if 0 < version < len(scripts):
        kept = await asyncio.to_thread(keep_a_copy, file, version)
        log.info(
            "the database is brought from version %d to %d; %s is as it was", version, len(scripts), kept
        )
    for number, sql in enumerate(scripts[version:], version + 1):
        await connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


def _scripts(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.sql"))]


async def _version(connection: aiosqlite.Connection) -> int:
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    return 0 if row is None else int(row[0])
