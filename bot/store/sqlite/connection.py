"""SQLite: one writer at a time, group commit, and WAL snapshots for readers.

Writers share one connection and queue for it in order of priority, for coroutines that share a connection
share its transaction. Readers queue behind no writer: each has a read-only connection of its own and sees
the database as it stood when it began. Where several writers wait, they share a commit: each part can still
be rolled back by itself, and nobody goes on before all of it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.kit.queueing import Queue
from bot.store.packed import FUNCTION, pack_text
from bot.store.sqlite.opening import in_words, keep_a_copy, prepare_file
from bot.store.transactions import (
    AT_LAST,
    Changes,
    OurWords,
    P,
    Row,
    Store,
    StoreFault,
    T,
    TooNew,
    Transaction,
    Values,
    Work,
    changes,
    this_task,
    to_the_end,
    weight,
)

log = logging.getLogger(__name__)

# Below INFO the library logs every statement with its values: seeds and plans among them.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

MIGRATIONS = Path(__file__).parents[1] / "migrations"
PRAGMAS: tuple[str, ...] = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

READERS = 4
"""Read-only connections; each has a thread."""
READER_SECONDS = 1.0
"""A reader that lives longer is logged: its snapshot keeps the WAL from being truncated."""

GROUP_FROM = 4
"""So many writers waiting for their turn share a commit."""
GROUP_MOST = 32
"""Parts of one commit: those who came first wait for all of them."""


_our_words = OurWords(sqlite3.IntegrityError, sqlite3.Error)


class SqliteTransaction(Transaction):
    engine = "sqlite"

    def __init__(self, connection: aiosqlite.Connection, changes: Changes | None = None) -> None:
        super().__init__(changes)
        self._connection = connection

    # Each is one round trip to the connection's thread: closing a cursor would be another.

    async def execute(self, sql: str, values: Values = ()) -> int:
        with _our_words:
            return (await self._connection.execute(sql, tuple(values))).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        with _our_words:
            return (await self._connection.execute(sql, tuple(values))).lastrowid or 0

    async def all(self, sql: str, values: Values = ()) -> list[Row]:
        with _our_words:
            return list(await self._connection.execute_fetchall(sql, tuple(values)))

    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """It runs in the connection's thread."""
        batch = _Batch(self._connection, self.changes)
        batch.mailed = self.mailed
        # What the library does for each of its own methods.
        done: T = await self._connection._execute(_run, work, batch, *given, **how)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done


class _Batch(SqliteTransaction):
    """The same transaction in the connection's own thread, where nobody is waited for."""

    async def execute(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).lastrowid or 0

    async def all(self, sql: str, values: Values = ()) -> list[Row]:
        with _our_words:
            return list(self._done(sql, values).fetchall())

    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        return await work(self, *given, **how)

    def _done(self, sql: str, values: Values) -> sqlite3.Cursor:
        with _our_words:
            return self._connection._conn.execute(sql, tuple(values))  # noqa: SLF001 - as it does itself


def _run(work: Work[P, T], tx: Transaction, *given: P.args, **how: P.kwargs) -> T:
    """What comes of it, without a loop."""
    working = work(tx, *given, **how)
    try:
        working.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    working.close()
    raise RuntimeError("a batch can wait for nothing but the database")


def _run_in_snapshot(
    connection: aiosqlite.Connection, work: Work[P, T], *given: P.args, **how: P.kwargs
) -> T:
    own = connection._conn  # noqa: SLF001 - as above
    with _our_words:
        own.execute("BEGIN")
    try:
        return _run(work, _Batch(connection), *given, **how)
    finally:
        own.rollback()


class _Group:
    """A commit that several wait for."""

    def __init__(self) -> None:
        self.parts = 1
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class _Readers:
    """Read-only connections on the same WAL file, made when they are first needed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._slots = Queue(READERS)
        self._free: list[aiosqlite.Connection] = []
        self._closed = False

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._slots.place(weight.get()):
            if not self._free:
                await to_the_end(self._connect())
            connection = self._free.pop()
            begun = time.monotonic()
            try:
                yield connection
            finally:
                self._free.append(connection)
                if (lived := time.monotonic() - begun) > READER_SECONDS:
                    log.warning("a reading transaction of %s lived for %.1f s", this_task().get_name(), lived)

    async def _connect(self) -> None:
        """One more that is free; also for a task that is cancelled meanwhile: the store will close it."""
        if self._closed:
            raise StoreFault("the store is closed")
        connection = await aiosqlite.connect(_read_only(self._file), uri=True, isolation_level=None)
        connection.row_factory = sqlite3.Row
        self._free.append(connection)

    async def close(self) -> None:
        self._closed = True
        async with AsyncExitStack() as closing:
            for _ in range(READERS):  # those who still read are done first
                await closing.enter_async_context(self._slots.place(AT_LAST))
            for connection in self._free:
                await connection.close()
            self._free.clear()


def _read_only(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro"


@asynccontextmanager
async def looking(file: Path) -> AsyncIterator[Transaction]:
    """A reading transaction in a file of whatever version, which stays as it is."""
    with _our_words:
        connection = await aiosqlite.connect(_read_only(file), uri=True, timeout=1)
    connection.row_factory = sqlite3.Row
    try:
        yield SqliteTransaction(connection)
    finally:
        await connection.close()


class SqliteStore(Store):
    def __init__(self, connection: aiosqlite.Connection, file: Path, *, is_new: bool = False) -> None:
        super().__init__(is_new=is_new)
        self._connection = connection
        self._readers = _Readers(file)
        self._turns = Queue(1)
        self._group: _Group | None = None
        self._closing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> SqliteStore:
        """Open the file, or make it, and bring it up to date; Unusable says why it cannot be."""
        file = Path(path)
        await asyncio.to_thread(prepare_file, file)
        with in_words(file):
            connection = await aiosqlite.connect(file, isolation_level=None)
            connection.row_factory = sqlite3.Row
            try:
                await _prepare(connection)
                is_new = not await _migrate(connection, migrations, file)
            except BaseException:
                await connection.close()
                raise
        return cls(connection, file, is_new=is_new)

    async def close(self) -> None:
        async with self._turns.place(AT_LAST):
            await to_the_end(self._close())

    # Reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        if (own := self._own()) is not None:
            yield own
            return
        async with self._readers.connection() as connection:
            try:
                snapshot = SqliteTransaction(connection)
                await snapshot.execute("BEGIN")
                with self._opened(snapshot) as tx:
                    yield tx
            finally:
                await to_the_end(connection.rollback())

    async def read(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        if (own := self._own()) is not None:
            return await own.batch(work, *given, **how)
        async with self._readers.connection() as connection:
            found: T = await connection._execute(_run_in_snapshot, connection, work, *given, **how)  # type: ignore[no-untyped-call]  # noqa: SLF001
            return found

    # Writing

    @asynccontextmanager
    async def transaction(
        self,
        *,
        game: int | Iterable[int] = (),
        person: int | Iterable[int] = (),
        server: int | Iterable[int] = (),
        everything: bool = False,
    ) -> AsyncIterator[Transaction]:
        named = changes(game, person, server, everything=everything)
        self._require_none_open()
        async with self._turns.place(weight.get()):
            transaction, group = SqliteTransaction(self._connection, named), self._group
            try:
                await transaction.execute("SAVEPOINT part" if group else "BEGIN IMMEDIATE")
                with self._opened(transaction):
                    yield transaction
            except BaseException as fault:
                await to_the_end(self._take_back(group, fault))
                raise
            group = await to_the_end(self._finish(group))
        if group is not None:
            await asyncio.shield(group.done)
        if transaction.mailed:
            self.on_mail(transaction.mailed)

    @asynccontextmanager
    async def rehearsal(self, *, game: int) -> AsyncIterator[Transaction]:
        self._require_none_open()
        async with self._turns.place(weight.get()):
            if self._group is not None:
                await to_the_end(self._commit_group(self._group))
            try:
                rehearsed = SqliteTransaction(self._connection, changes(game))
                await rehearsed.execute("BEGIN IMMEDIATE")
                with self._opened(rehearsed) as tx:
                    yield tx
            finally:
                await to_the_end(self._connection.rollback())

    async def _finish(self, group: _Group | None) -> _Group | None:
        """Commit, or leave that to whoever shares it."""
        if not self._connection.in_transaction:  # it was taken back, and whoever was there went on
            gone = _gone()
            await self._take_back(group, gone)
            raise gone
        if group is not None:
            with _our_words:
                await self._connection.execute("RELEASE part")
            group.parts += 1
            if group.parts >= GROUP_MOST:
                await self._commit_group(group)
        elif self._turns.waiting >= GROUP_FROM:
            group = self._begin_group()
        else:
            try:
                await self._commit()
            except BaseException:
                await self._connection.rollback()
                raise
        return group

    def _begin_group(self) -> _Group:
        """Let those who wait add to this commit; whatever becomes of them, it is made in the end."""
        group = self._group = _Group()
        closing = asyncio.create_task(self._commit_at_last(group))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
        return group

    async def _commit_at_last(self, group: _Group) -> None:
        async with self._turns.place(AT_LAST):
            await self._commit_group(group)

    async def _commit_group(self, group: _Group) -> None:
        """Whoever has a part in it hears how it ended."""
        if self._group is not group:
            return
        self._group = None
        try:
            await self._commit()
        except BaseException as fault:  # noqa: BLE001 - raised where it is waited for
            group.done.set_exception(fault)  # first of all: a rollback may fail as well
            await self._connection.rollback()
        else:
            group.done.set_result(None)

    async def _close(self) -> None:
        if self._group is not None:
            await self._commit_group(self._group)
        await self._readers.close()
        await self._connection.close()

    async def _take_back(self, group: _Group | None, fault: BaseException) -> None:
        """One's own part alone, where others have done theirs."""
        if group is not None:
            with suppress(sqlite3.Error):
                await self._connection.execute("ROLLBACK TO part")
                await self._connection.execute("RELEASE part")
                return
            # There is no such part: SQLite itself took back all of it, as it does when the disk is full.
            self._group = None
            group.done.set_exception(fault if isinstance(fault, Exception) else _gone())
        await self._connection.rollback()

    async def _commit(self) -> None:
        """The one place where anything becomes durable."""
        if not self._connection.in_transaction:
            raise _gone()  # a commit of nothing would pass for one of all that was taken back
        with _our_words:
            await self._connection.commit()


def _gone() -> StoreFault:
    return StoreFault("the transaction was taken back")


async def _prepare(connection: aiosqlite.Connection) -> None:
    await connection.create_function(FUNCTION, 1, pack_text, deterministic=True)
    for pragma in PRAGMAS:
        await connection.execute(f"PRAGMA {pragma}")


async def _migrate(connection: aiosqlite.Connection, folder: Path, file: Path) -> int:
    """Bring the file up to date, each version in a transaction of its own; a copy of it as it was stays.
    Which version it was, 0 for a new one."""
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
    return version


def _scripts(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.sql"))]


async def _version(connection: aiosqlite.Connection) -> int:
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    return 0 if row is None else int(row[0])
