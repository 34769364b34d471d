"""The store is watched while a test runs: a transaction writes to what it named, and awaits no thread.

What is written to is looked at in SQLite, where a trigger can ask; on PostgreSQL the same code runs.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import weakref
from asyncio.base_events import BaseEventLoop
from typing import Any

import pytest

from bot.store import Transaction
from bot.store.postgres.connection import PostgresStore
from bot.store.sqlite.connection import SqliteStore as Store

OWNERS = {"people": ("people", "person"), "doors": ("people", "person"), "servers": ("servers", "guild")}
"""Tables of which a row belongs to a person or a server, by which column."""


class Watch:
    """Refuses what it sees, and remembers it: the bot logs a fault and goes on."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._stores: weakref.WeakSet[Store | PostgresStore] = weakref.WeakSet()

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        watch, opening, writing, hopping = self, Store.open, Store.transaction, BaseEventLoop.run_in_executor
        reaching = PostgresStore.open

        async def open_watched(cls: type[Store], *given: Any) -> Store:
            store: Store = await opening.__func__(cls, *given)  # type: ignore[attr-defined]
            watch._stores.add(store)
            await store._connection._execute(watch._set_triggers, store)  # type: ignore[no-untyped-call]
            return store

        def transaction(store: Store, **named: Any) -> Any:
            opener = sys._getframe(1).f_globals["__name__"]
            if not opener.startswith("bot."):  # a test sets its scene
                named["everything"] = True
            return writing(store, **named)

        def run_in_executor(loop: BaseEventLoop, *given: Any) -> Any:
            task = asyncio.current_task(loop)
            if any(task in store._open for store in watch._stores):
                raise watch._fault(f"{given[1]} is awaited inside of a transaction")
            return hopping(loop, *given)

        async def open_postgres(cls: type[PostgresStore], *given: Any, **how: Any) -> PostgresStore:
            store: PostgresStore = await reaching.__func__(cls, *given, **how)  # type: ignore[attr-defined]
            watch._stores.add(store)
            return store

        patch.setattr(Store, "open", classmethod(open_watched))
        patch.setattr(PostgresStore, "open", classmethod(open_postgres))
        patch.setattr(Store, "transaction", transaction)
        patch.setattr(BaseEventLoop, "run_in_executor", run_in_executor)

    def _set_triggers(self, store: Store) -> None:
        """Of this connection alone, in its thread: the file stays as it is."""
        database = store._connection._conn
        database.create_function("named", 2, lambda kind, row: self._require(store, kind, row))
        database.create_function("added", 1, lambda row: self._add(store, row))
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns = {row[1] for row in database.execute(f"PRAGMA table_info ({table})")}
            kind, column = OWNERS.get(table, ("games", "game" if "game" in columns else None))
            if table == "games" and "host" in columns:
                column = "id"
                _trigger(database, "AFTER INSERT", table, "added (NEW.id)")
            elif column is not None:
                _trigger(database, "BEFORE INSERT", table, f"named ('{kind}', NEW.{column})")
            if column is not None:
                _trigger(database, "BEFORE UPDATE", table, f"named ('{kind}', NEW.{column})")
                _trigger(database, "BEFORE DELETE", table, f"named ('{kind}', OLD.{column})")

    def _add(self, store: Store, row: int) -> None:
        """Nobody else knows a game before it is committed."""
        changes = _writing(store).changes
        object.__setattr__(changes, "games", changes.games | {row})  # type: ignore[union-attr]

    def _require(self, store: Store, kind: str, row: int) -> None:
        changes = _writing(store).changes
        if changes is None or not (changes.everything or row in getattr(changes, kind)):
            raise self._fault(f"{row} of {kind} is written to by a transaction that named {changes}")

    def _fault(self, what: str) -> AssertionError:
        self.faults.append(what)
        return AssertionError(what)


def _writing(store: Store) -> Transaction:
    """The one that has the writers' connection."""
    (found,) = (tx for tx in list(store._open.values()) if tx.changes is not None)
    return found


def _trigger(database: sqlite3.Connection, when: str, table: str, check: str) -> None:
    name = f"watch_{when.replace(' ', '_')}_{table}"
    database.execute(f"CREATE TEMP TRIGGER {name} {when} ON {table} BEGIN SELECT {check}; END")
