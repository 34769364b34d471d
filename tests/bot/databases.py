"""The databases of a test, on either engine: opened by the bot's own store, and looked into from outside.

A test names its database by a file's path, whichever engine is in use; PostgreSQL has one of that name in the
run's own cluster. `FLUGPOST_TEST_DB=postgres` is for tests that do not choose.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg

from bot.store import Store
from bot.store.postgres.connection import PostgresStore
from bot.store.postgres.sql import numbered
from bot.store.sqlite.connection import SqliteStore
from tests.postgres.cluster import Cluster, cluster, required

Rows: TypeAlias = list[tuple[Any, ...]]
Kind: TypeAlias = Callable[[type[Any]], type[Any]]
"""Makes a store of an engine's into one that a test wants."""


class Engine(ABC):
    @abstractmethod
    async def open(self, path: Path, kind: Kind) -> Store: ...

    @abstractmethod
    async def address(self, path: Path) -> str:
        """What FLUGPOST_DB would be for it."""

    @abstractmethod
    def rows(self, path: Path, sql: str, *values: object) -> Rows: ...

    @abstractmethod
    def tables(self, path: Path) -> list[str]: ...

    def dump(self, path: Path) -> list[str]:
        """All that is in it."""
        return [
            f"{table} {row!r}"
            for table in self.tables(path)
            for row in sorted(self.rows(path, f"SELECT * FROM {table}"), key=repr)  # noqa: S608 - a name of ours
        ]


class Sqlite(Engine):
    async def open(self, path: Path, kind: Kind) -> Store:
        store: Store = await kind(SqliteStore).open(path)
        return store

    async def address(self, path: Path) -> str:
        return str(path)

    def rows(self, path: Path, sql: str, *values: object) -> Rows:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute(sql, values).fetchall()
            connection.commit()
        return found

    def tables(self, path: Path) -> list[str]:
        named = (
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
        )
        return [str(name) for (name,) in self.rows(path, named)]


class Postgres(Engine):
    def __init__(self, server: Cluster | None = None) -> None:
        """Without a server, the run's own."""
        self._server = server
        self._made: set[str] = set()
        self._outside = ThreadPoolExecutor(1)

    async def open(self, path: Path, kind: Kind) -> Store:
        url = await self.address(path)
        store: Store = await kind(PostgresStore).open(url, must_be_durable=False)
        return store

    async def address(self, path: Path) -> str:
        """Its URL; the database itself is made if there is none yet."""
        run, name = self._server or _run(), _name(path)
        if name not in self._made:
            await run.create(name, await _template(run))
            self._made.add(name)
        return run.url(name)

    def rows(self, path: Path, sql: str, *values: object) -> Rows:
        """By a loop of its own: whoever asks has one that goes on."""
        return self._outside.submit(
            asyncio.run, _fetched((self._server or _run()).url(_name(path)), sql, values)
        ).result()

    def tables(self, path: Path) -> list[str]:
        named = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
        return [str(name) for (name,) in self.rows(path, named)]


def _run() -> Cluster:
    """The run's own cluster; the test is skipped where there is none."""
    required()
    found = cluster()
    assert found is not None
    return found


def _name(path: Path) -> str:
    return f"t{hashlib.sha256(os.fsencode(path)).hexdigest()[:40]}"


async def _template(run: Cluster) -> str:
    async def fill(url: str) -> None:
        await (await PostgresStore.open(url, must_be_durable=False)).close()

    return await run.template("flugpost", fill)


async def _fetched(url: str, sql: str, values: tuple[object, ...]) -> Rows:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]
    finally:
        await connection.close()


ENGINES: dict[str, Engine] = {"sqlite": Sqlite(), "postgres": Postgres()}
_chosen = [os.environ.get("FLUGPOST_TEST_DB", "sqlite")]


def engine() -> Engine:
    """The one that is in use."""
    return ENGINES[_chosen[-1]]


@contextmanager
def using(name: str | None) -> Iterator[None]:
    _chosen.append(name or _chosen[-1])
    yield
    _chosen.pop()


@contextmanager
def using_server(own: Cluster) -> Iterator[None]:
    """A PostgreSQL of the test's own."""
    name = str(own.folder)
    ENGINES[name] = Postgres(own)
    with using(name):
        yield
    del ENGINES[name]
