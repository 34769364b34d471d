"""Transactions: one writer at a time, group commit, and WAL snapshots for readers.

Writers share one connection and queue for it in order of priority, for coroutines that share a connection
share its transaction. A writing transaction says what it changes: a game, a person, a server. Whatever a
write is decided on is read again inside it. Readers queue behind no writer: each has a read-only connection
of its own and sees the database as it stood when it began. Where several writers wait, they share a commit:
each part can still be rolled back by itself, and nobody goes on before all of it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
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

READERS = 4
"""Read-only connections; each has a thread."""
READER_SECONDS = 1.0
"""A reader that lives longer is logged: its snapshot keeps the WAL from being truncated."""

GROUP_FROM = 4
"""So many writers waiting for their turn share a commit."""
GROUP_MOST = 32
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


@dataclass(frozen=True)
class Changes:
    """What a writing transaction may change: these rows, with all that belongs to them."""

    games: frozenset[int] = frozenset()
    people: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()
    everything: bool = False


def _ids(named: int | Iterable[int]) -> frozenset[int]:
    return frozenset((named,) if isinstance(named, int) else named)


class Transaction:
    """All or nothing; lives as long as the `async with` that gave it."""

    def __init__(self, connection: aiosqlite.Connection, changes: Changes | None = None) -> None:
        self._connection = connection
        self.changes = changes
        """None: a reader's, in which the database refuses every write."""
        self.mailed: set[str] = set()
        """The lanes that letters were put into: the store tells the outbox after the commit."""

    # Each is one round trip to the connection's thread: closing a cursor would be another.

    async def execute(self, sql: str, values: Values = ()) -> int:
        """The number of rows changed."""
        return (await self._connection.execute(sql, tuple(values))).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        """The id of the new row."""
        return (await self._connection.execute(sql, tuple(values))).lastrowid or 0

    async def add_row(
        self, table: str, columns: Mapping[str, object], how: str = "", unless: str = ""
    ) -> int:
        """A new row; its id. `how` it meets one that there is (OR REPLACE, OR IGNORE), `unless` which one."""
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT {how} INTO {table} ({', '.join(columns)}) VALUES ({marks}) {unless}"  # noqa: S608 - names of ours
        return await self.insert(sql, columns.values())

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return list(await self._connection.execute_fetchall(sql, tuple(values)))

    async def column(self, sql: str, values: Values = ()) -> list[Any]:
        """The first value of every row."""
        return [row[0] for row in await self.all(sql, values)]

    async def value(self, sql: str, values: Values = ()) -> Any | None:
        """The first value of the first row, if there is one."""
        return next(iter(await self.column(sql, values)), None)

    async def exists(self, sql: str, values: Values = ()) -> bool:
        """Whether there is any row."""
        return bool(await self.all(sql, values))

    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """All that a function wants of the database in one round trip instead of one for each statement: it
        runs in the connection's thread, and may wait for nothing but the transaction that it is given."""
        batch = _Batch(self._connection, self.changes)
        batch.mailed = self.mailed
        # What the library does for each of its own methods.
        done: T = await self._connection._execute(_run, work, batch, *given, **how)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return done


class _Batch(Transaction):
    """The same transaction in the connection's own thread, where nobody is waited for."""

    async def execute(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).rowcount

    async def insert(self, sql: str, values: Values = ()) -> int:
        return self._done(sql, values).lastrowid or 0

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return self._done(sql, values).fetchall()

    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
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
    raise RuntimeError("a batch can wait for nothing but the database")


def _run_in_snapshot(
    connection: aiosqlite.Connection, work: Work[P, T], *given: P.args, **how: P.kwargs
) -> T:
    own = connection._conn  # noqa: SLF001 - as above
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
        async with self._slots.place(_weight.get()):
            connection = self._free.pop() if self._free else await self._connect()
            begun = time.monotonic()
            try:
                yield connection
            finally:
                self._free.append(connection)
                if (lived := time.monotonic() - begun) > READER_SECONDS:
                    log.warning("a reading transaction of %s lived for %.1f s", _task().get_name(), lived)

    async def _connect(self) -> aiosqlite.Connection:
        if self._closed:
            raise sqlite3.ProgrammingError("the store is closed")
        connection = await aiosqlite.connect(
            f"{self._file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None
        )
        connection.row_factory = sqlite3.Row
        return connection

    async def close(self) -> None:
        self._closed = True
        async with AsyncExitStack() as closing:
            for _ in range(READERS):  # those who still read are done first
                await closing.enter_async_context(self._slots.place(_AT_LAST))
            for connection in self._free:
                await connection.close()
            self._free.clear()


class Store:
    def __init__(self, connection: aiosqlite.Connection, file: Path) -> None:
        self._connection = connection
        self._readers = _Readers(file)
        self._turns = Queue(1)
        self._group: _Group | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._open: dict[asyncio.Task[Any], Transaction] = {}
        """What each task reads or writes in just now."""
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
        store = cls(connection, file)
        store.is_new = is_new
        return store

    async def close(self) -> None:
        """Must be called: an open connection keeps its thread, and with it the process, alive."""
        async with self._turns.place(_AT_LAST):
            await _to_the_end(self._close())

    # Reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A snapshot that queues behind no writer: nothing slow may be awaited in it. Inside of a transaction
        of the same task it is that transaction, so that everybody sees what they have written."""
        if (own := self._open.get(_task())) is not None:
            yield own
            return
        async with self._readers.connection() as connection:
            try:
                await connection.execute("BEGIN")
                with self._opened(Transaction(connection)) as tx:
                    yield tx
            finally:
                await _to_the_end(connection.rollback())

    async def read(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        """What a function finds in a snapshot, in one round trip: see `Transaction.batch`."""
        if (own := self._open.get(_task())) is not None:
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
        """A writing transaction that changes these, and games that it adds itself; `everything` is for when
        the bot does not run."""
        changes = Changes(_ids(game), _ids(person), _ids(server), everything)
        self._require_none_open()
        async with self._turns.place(_weight.get()):
            transaction, group = Transaction(self._connection, changes), self._group
            try:
                await self._connection.execute("SAVEPOINT part" if group else "BEGIN IMMEDIATE")
                with self._opened(transaction):
                    yield transaction
            except BaseException as fault:
                await _to_the_end(self._take_back(group, fault))
                raise
            group = await _to_the_end(self._finish(group))
        if group is not None:
            await asyncio.shield(group.done)
        if transaction.mailed:
            self.on_mail(transaction.mailed)

    @asynccontextmanager
    async def rehearsal(self, *, game: int) -> AsyncIterator[Transaction]:
        """A transaction that is rolled back in any case: to find out whether something could be done."""
        self._require_none_open()
        async with self._turns.place(_weight.get()):
            if self._group is not None:
                await _to_the_end(self._commit_group(self._group))
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                with self._opened(Transaction(self._connection, Changes(games=_ids(game)))) as tx:
                    yield tx
            finally:
                await _to_the_end(self._connection.rollback())

    def _require_none_open(self) -> None:
        """A task would wait for itself; and what it has read before, it must read again."""
        if _task() in self._open:
            raise RuntimeError("this task has a transaction open already")

    @contextmanager
    def _opened(self, transaction: Transaction) -> Iterator[Transaction]:
        """Note that it is this task's."""
        task = _task()
        self._open[task] = transaction
        try:
            yield transaction
        finally:
            del self._open[task]

    async def _finish(self, group: _Group | None) -> _Group | None:
        """Commit, or leave that to whoever shares it."""
        if not self._connection.in_transaction:  # it was taken back, and whoever was there went on
            gone = _gone()
            await self._take_back(group, gone)
            raise gone
        if group is not None:
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
        async with self._turns.place(_AT_LAST):
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
        await self._connection.commit()


def _gone() -> sqlite3.OperationalError:
    return sqlite3.OperationalError("the transaction was taken back")


def _task() -> asyncio.Task[Any]:
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("the store is used by tasks alone")
    return task


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
