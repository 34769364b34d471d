"""What the engines say differently about a whole database: its version, its order, the ids that come next."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bot.store.transactions import Transaction


class Dialect(ABC):
    bytewise: str
    """Texts in the order of their bytes: the one order that both know."""

    @abstractmethod
    async def version(self, tx: Transaction) -> int:
        """Of the tables; the same number means the same tables in both."""

    @abstractmethod
    async def last_id(self, tx: Transaction, table: str) -> int:
        """The greatest that was ever given; 0 if none was."""

    async def skip_ids(self, tx: Transaction, table: str, last: int) -> None:
        """The next row's id is greater than this one. Ids never go back: Discord still shows buttons of games
        that a database has forgotten."""
        if last > await self.last_id(tx, table):
            await self._set_last_id(tx, table, last)

    @abstractmethod
    async def _set_last_id(self, tx: Transaction, table: str, last: int) -> None: ...


class Sqlite(Dialect):
    bytewise = "COLLATE BINARY"

    async def version(self, tx: Transaction) -> int:
        return int(await tx.value("PRAGMA user_version") or 0)

    async def last_id(self, tx: Transaction, table: str) -> int:
        return int(await tx.value("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)) or 0)

    async def _set_last_id(self, tx: Transaction, table: str, last: int) -> None:
        await tx.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        await tx.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))


class Postgres(Dialect):
    bytewise = 'COLLATE "C"'

    async def version(self, tx: Transaction) -> int:
        return int(await tx.value("SELECT version FROM schema_version") or 0)

    async def last_id(self, tx: Transaction, table: str) -> int:
        last = "SELECT pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass)"
        return int(await tx.value(last, (table,)) or 0)

    async def _set_last_id(self, tx: Transaction, table: str, last: int) -> None:
        await tx.all("SELECT setval(pg_get_serial_sequence(?, 'id')::regclass, ?)", (table, last))


DIALECTS = {"sqlite": Sqlite(), "postgres": Postgres()}


def dialect(tx: Transaction) -> Dialect:
    return DIALECTS[tx.engine]
