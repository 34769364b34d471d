"""Which engine a database needs: a file is SQLite's, a URL PostgreSQL's, imported only then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from types import ModuleType
from typing import IO, Protocol

from bot.kit.environment import UNREADABLE, Database, Url
from bot.store import health
from bot.store.copying import moved
from bot.store.sqlite.connection import SqliteStore
from bot.store.sqlite.connection import looking as looking_into_file
from bot.store.sqlite.health import room
from bot.store.sqlite.lock import lock
from bot.store.transactions import Store, StoreFault, Transaction, Unusable

NO_DRIVER = (
    "FLUGPOST_DB names a PostgreSQL database, and its driver is not installed: "
    "install flugpost[postgres], or build the image with EXTRAS=postgres."
)


async def open_store(database: Database) -> Store:
    """Open it, or make it, to run on it; Unusable says why that cannot be."""
    store = await open_database(database)
    try:
        async with store.reading() as tx:
            await moved.require_here(tx)
    except BaseException:
        await store.close()
        raise
    return store


async def open_database(database: Database) -> Store:
    """The same, also if its games go on elsewhere; in any case it is brought up to date."""
    if isinstance(database, Url):
        store: Store = await _postgres(database).PostgresStore.open(database.text)
        return store
    return await SqliteStore.open(database)


@asynccontextmanager
async def looking(database: Database) -> AsyncIterator[Transaction]:
    """A reading transaction in a database as it is, of whatever version, and whoever else uses it."""
    if isinstance(database, Url):
        async with _postgres(database).looking(database.text) as tx:
            yield tx
    else:
        async with looking_into_file(database) as tx:
            yield tx


async def ailment(database: Database, now: datetime) -> str | None:
    """What ails a bot that runs on this database; one that is in use just now is looked at next time."""
    if isinstance(database, Path) and (full := await asyncio.to_thread(room, database)):
        return full
    try:
        async with looking(database) as tx:
            return await health.ailment(tx, now)
    except Unusable as why:
        return str(why)
    except StoreFault:
        return None


async def examine_server(url: Url) -> tuple[list[health.Remark], bool]:
    """What is to be said of a PostgreSQL, whoever uses it, and whether there are games in it; Unusable says
    why nothing is."""
    server = _postgres(url)
    async with server.looking(url.text) as tx:
        found: tuple[list[health.Remark], bool] = await server.examine(tx)
        return found


class Claim(Protocol):
    """A database is one bot's as long as this is held."""

    lost: asyncio.Future[None]
    """Ends with InUse if another bot has it since."""

    async def close(self) -> None: ...


async def claim(database: Database) -> Claim:
    """Take it for this process; InUse says that another has it."""
    if isinstance(database, Url):
        held: Claim = await _postgres(database).claim(database.text)
        return held
    return FileClaim(database)


class FileClaim:
    """The lock of a file is held until the process ends."""

    def __init__(self, file: Path) -> None:
        self._lock: IO[bytes] = lock(file)
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        self._lock.close()


def _postgres(url: Url) -> ModuleType:
    if not url.is_postgres:
        raise Unusable(UNREADABLE)
    try:
        import asyncpg  # noqa: F401, PLC0415 - an extra
    except ImportError:
        raise Unusable(NO_DRIVER) from None
    from bot.store.postgres import engine  # noqa: PLC0415

    return engine
