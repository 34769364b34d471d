"""PostgreSQL: row locks for writers, and snapshots (REPEATABLE READ READ ONLY) for readers.

A writing transaction is READ COMMITTED, and locks what it names before anything else: every statement after
that sees all that earlier holders of the lock have committed, so that none has to be tried again. A game is
locked by its row; a person or a server, who need not have one, by an advisory lock that ends with the
transaction. Several are locked in the order of their numbers, so that two transactions do not wait for each
other. Ids are given before commits, and only the lock of its game keeps the order of a lane.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from bot.kit.queueing import Queue
from bot.store.postgres.opening import CONNECT_SECONDS, FAULTS, connect_pool, in_words, prepare
from bot.store.postgres.sql import numbered
from bot.store.transactions import (
    Changes,
    OurWords,
    P,
    Row,
    Store,
    StoreFault,
    T,
    Transaction,
    Values,
    Work,
    changes,
    to_the_end,
    weight,
)

if TYPE_CHECKING:
    Pooled: TypeAlias = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | Pooled
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]

READERS, WRITERS = 4, 8
"""Connections of each kind: no reader waits behind writers that wait for a lock."""
CLOSING = 10.0
"""Seconds that those under way are given when the store is closed."""
ROLLING_BACK = 5.0
"""Seconds: a server that did not answer before will not do so now, and somebody waits to hear of it."""
BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


_our_words = OurWords(asyncpg.IntegrityConstraintViolationError, FAULTS)


class PostgresTransaction(Transaction):
    engine = "postgres"

    def __init__(self, connection: Connection, changes: Changes | None = None) -> None:
        super().__init__(changes)
        self._connection = connection

    async def execute(self, sql: str, values: Values = ()) -> int:
        with _our_words:
            status = await self._connection.execute(numbered(sql), *values)
        count = status.rpartition(" ")[2]  # "UPDATE 3"
        return int(count) if count.isdecimal() else -1

    async def insert(self, sql: str, values: Values = ()) -> int:
        with _our_words:
            new: int = await self._connection.fetchval(numbered(f"{sql} RETURNING id"), *values)
        return new

    async def all(self, sql: str, values: Values = ()) -> list[Row]:
        with _our_words:
            return list(await self._connection.fetch(numbered(sql), *values))

    async def batch(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        return await work(self, *given, **how)


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[Transaction]:
    """A reading transaction on a connection of its own, in a database of whatever version."""
    with in_words():
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS)
    try:
        with in_words():
            await connection.execute(BEGIN_READING)
        yield PostgresTransaction(connection)
    finally:
        connection.terminate()


class PostgresStore(Store):
    def __init__(self, pool: Pool, *, is_new: bool = False) -> None:
        super().__init__(is_new=is_new)
        self._pool = pool
        self._readers, self._writers = Queue(READERS), Queue(WRITERS)

    @classmethod
    async def open(cls, url: str, *, must_be_durable: bool = True) -> PostgresStore:
        """Connect, make the tables if there are none, and bring them up to date; Unusable says why not."""
        pool = await connect_pool(url, READERS + WRITERS)
        try:
            is_new = await prepare(pool, must_be_durable=must_be_durable)
        except BaseException:
            pool.terminate()
            raise
        return cls(pool, is_new=is_new)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CLOSING):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        if (own := self._own()) is not None:
            yield own
            return
        async with self._begun(self._readers, BEGIN_READING) as connection:
            try:
                with self._opened(PostgresTransaction(connection)) as tx:
                    yield tx
            finally:
                await to_the_end(_roll_back(connection))

    async def read(self, work: Work[P, T], *given: P.args, **how: P.kwargs) -> T:
        async with self.reading() as tx:
            return await work(tx, *given, **how)

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
        async with self._begun(self._writers, _begin_writing(named)) as connection:
            transaction = PostgresTransaction(connection, named)
            try:
                with self._opened(transaction):
                    yield transaction
            except BaseException:
                await to_the_end(_roll_back(connection))
                raise
            await to_the_end(self._commit(connection))
        if transaction.mailed:
            self.on_mail(transaction.mailed)

    @asynccontextmanager
    async def rehearsal(self, *, game: int) -> AsyncIterator[Transaction]:
        named = changes(game)
        self._require_none_open()
        async with self._begun(self._writers, _begin_writing(named)) as connection:
            try:
                with self._opened(PostgresTransaction(connection, named)) as tx:
                    yield tx
            finally:
                await to_the_end(_roll_back(connection))

    async def _commit(self, connection: Connection) -> None:
        """The one place where anything becomes durable."""
        with _our_words:
            status = await connection.execute("COMMIT")
        if status != "COMMIT":  # the server says ROLLBACK where a statement had failed, and raises nothing
            raise StoreFault("the transaction was taken back")

    @asynccontextmanager
    async def _begun(self, places: Queue, begin: str) -> AsyncIterator[Connection]:
        """A connection in a transaction, which the caller ends."""
        async with places.place(weight.get()):
            with _our_words:
                connection = await self._pool.acquire()
            try:
                with _our_words:
                    try:
                        await connection.execute(begin)
                    except BaseException:
                        await to_the_end(_roll_back(connection))
                        raise
                yield connection
            finally:
                await to_the_end(self._give_back(connection))

    async def _give_back(self, connection: Pooled) -> None:
        """One that was lost meanwhile is the pool's already; what was done on it stands, or has failed."""
        with suppress(*FAULTS):
            await self._pool.release(connection)


def _begin_writing(named: Changes) -> str:
    """In one round trip with the locks; ids are numbers, and stand in the text."""
    locks = [f"SELECT pg_advisory_xact_lock({each})" for each in sorted(named.people | named.servers)]
    if named.games:
        games = ", ".join(str(each) for each in sorted(named.games))
        locks.insert(0, f"SELECT 1 FROM games WHERE id IN ({games}) ORDER BY id FOR NO KEY UPDATE")  # noqa: S608
    return "; ".join(["BEGIN", *locks])


async def _roll_back(connection: Connection) -> None:
    """Whatever became of it; a connection that was lost has rolled back by itself."""
    try:
        await connection.execute("ROLLBACK", timeout=ROLLING_BACK)
    except FAULTS:
        with suppress(asyncpg.InterfaceError):  # one that was lost is the pool's again by then
            connection.terminate()
