"""One file, one connection, one transaction at a time.

Coroutines that share a connection also share its transaction: one's rollback takes the other's write
with it. So everybody has their turn, and nothing is read or written outside of one. Those who answer
somebody come before those who can wait. In a crowd several share a commit, for each waits for the disk:
everyone's part can still be taken back by itself, and nobody goes on before all of it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import aiosqlite

from bot.kit.queueing import Queue
from bot.kit.text import renamed
from bot.store.file.opening import in_words, keep_a_copy, prepare_file
from bot.store.packed import FUNCTION, pack_text

log = logging.getLogger(__name__)

# Below INFO the library logs every statement with its values: seeds and plans among them.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS: tuple[str, ...] = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

CROWD = 4
"""So many waiting for their turn share a commit."""
MOST = 32
"""Parts of one commit: those who came first wait for all of them."""

_AT_LAST = 3
"""The weight of what comes after everybody's turn."""
_weight: ContextVar[int] = ContextVar("weight", default=0)

T = TypeVar("T")
P = ParamSpec("P")
Values: TypeAlias = Iterable[object]
Work: TypeAlias = "Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]]"
"""Something that is done in a transaction."""


def can_wait(weight: int = 1) -> None:
    """From now on, what this task wants of the store comes after those whom somebody waits for; with a weight
    of 2, after what a whole table waits for as well."""
    _weight.set(weight)


StoreFault = sqlite3.Error
"""Whatever the database itself may meet, a lock or a full disk: its transaction may be lost."""


class TooNew(Exception):  # noqa: N818 - says what the file is
    """The database was written by a newer version of the bot."""


class Transaction:
    """All or nothing; lives as long as the `async with` that gave it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self.mailed: set[str] = set()
        """The lanes that letters were put into: the store tells the outbox after the commit."""

    # Each is one errand to the connection's thread: closing a cursor would be another.

    async def execute(self, sql: str, values: Values = ()) -> int:
        """The number of rows changed."""
        return (await self._connection.execute(sql, tuple(values))).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        """The id of the new row."""
        return (await self._connection.execute(sql, tuple(values))).lastrowid or 0

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return list(await self._connection.execute_fetchall(sql, tuple(values)))

    async def at_once(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """All that a function wants of the database, in one errand instead of one for each statement: it is
        done in the connection's thread, and may wait for nothing but the transaction that it is given."""
        at_hand = _AtHand(self._connection, self.mailed)
        # What the library does for each of its own methods.
        done: T = await self._connection._execute(_run, work, at_hand, *given, **how)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done


class _AtHand(Transaction):
    """The same transaction in the connection's own thread, where nobody is waited for."""

    def __init__(self, connection: aiosqlite.Connection, mailed: set[str]) -> None:
        super().__init__(connection)
        self.mailed = mailed

    async def execute(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).lastrowid or 0

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return self._done(sql, values).fetchall()

    async def at_once(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        return await work(self, *given, **how)

    def _done(self, sql: str, values: Values) -> sqlite3.Cursor:
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
    raise RuntimeError("what is done at once can wait for nothing but the database")


class _Shared:
    """A commit that several wait for."""

    def __init__(self) -> None:
        self.parts = 1
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turns = Queue(1)
        self._open: _Shared | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self.on_mail: Callable[[set[str]], None] = lambda _lanes: None
        self.is_new = False
        """Whether there was nothing in the file when it was opened."""

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
                is_new = not await _migrate(connection, migrations, file)
            except BaseException:
                await connection.close()
                raise
        store = cls(connection)
        store.is_new = is_new
        return store

    async def close(self) -> None:
        """Must be called: an open connection keeps its thread, and with it the process, alive."""
        async with self._turns.place(_AT_LAST):
            await _to_the_end(self._close())

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        async with self._turns.place(_weight.get()):
            transaction, shared = Transaction(self._connection), self._open
            try:
                await self._connection.execute("SAVEPOINT part" if shared else "BEGIN IMMEDIATE")
                yield transaction
            except BaseException as fault:
                await _to_the_end(self._take_back(shared, fault))
                raise
            shared = await _to_the_end(self._finish(shared))
        if shared is not None:
            await asyncio.shield(shared.done)
        if transaction.mailed:
            self.on_mail(transaction.mailed)

    async def at_once(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """A transaction in which this alone is done: see `Transaction.at_once`."""
        async with self.transaction() as tx:
            return await tx.at_once(work, *given, **how)

    @asynccontextmanager
    async def rehearsal(self) -> AsyncIterator[Transaction]:
        """A transaction that is taken back in any case: to find out whether something could be done."""
        async with self._turns.place(_weight.get()):
            if self._open is not None:
                await _to_the_end(self._commit_shared(self._open))
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield Transaction(self._connection)
            finally:
                await _to_the_end(self._connection.rollback())

    async def _finish(self, shared: _Shared | None) -> _Shared | None:
        """Commit, or leave that to whoever shares it."""
        if not self._connection.in_transaction:  # it was taken back, and whoever was there went on
            gone = _gone()
            await self._take_back(shared, gone)
            raise gone
        if shared is not None:
            await self._connection.execute("RELEASE part")
            shared.parts += 1
            if shared.parts >= MOST:
                await self._commit_shared(shared)
        elif self._turns.waiting >= CROWD:
            shared = self._share()
        else:
            try:
                await self._commit()
            except BaseException:
                await self._connection.rollback()
                raise
        return shared

    def _share(self) -> _Shared:
        """Let those who wait add to this commit; whatever becomes of them, it is made in the end."""
        shared = self._open = _Shared()
        closing = asyncio.create_task(self._commit_at_last(shared))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
        return shared

    async def _commit_at_last(self, shared: _Shared) -> None:
        async with self._turns.place(_AT_LAST):
            await self._commit_shared(shared)

    async def _commit_shared(self, shared: _Shared) -> None:
        """Whoever has a part in it hears how it ended."""
        if self._open is not shared:
            return
        self._open = None
        try:
            await self._commit()
        except BaseException as fault:  # noqa: BLE001 - raised where it is waited for
            shared.done.set_exception(fault)  # first of all: a rollback may fail as well
            await self._connection.rollback()
        else:
            shared.done.set_result(None)

    async def _close(self) -> None:
        if self._open is not None:
            await self._commit_shared(self._open)
        await self._connection.close()

    async def _take_back(self, shared: _Shared | None, fault: BaseException) -> None:
        """One's own part alone, where others have done theirs."""
        if shared is not None:
            with suppress(sqlite3.Error):
                await self._connection.execute("ROLLBACK TO part")
                await self._connection.execute("RELEASE part")
                return
            # There is no such part: SQLite itself took back all of it, as it does when the disk is full.
            self._open = None
            shared.done.set_exception(fault if isinstance(fault, Exception) else _gone())
        await self._connection.rollback()

    async def _commit(self) -> None:
        """The one place where anything becomes durable."""
        if not self._connection.in_transaction:
            raise _gone()  # a commit of nothing would pass for one of all that was taken back
        await self._connection.commit()


def _gone() -> sqlite3.OperationalError:
    return sqlite3.OperationalError("the transaction was taken back")


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
    await connection.create_function("renamed", 4, renamed, deterministic=True)
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
