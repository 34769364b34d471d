"""All rows of a database, copied into another one of either engine, and compared.

Tables are read in the order of their keys, some rows at a time, so that a database of any size can be copied.
The same rows have the same digest in both engines.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import msgspec

from bot.store.copying.dialects import dialect
from bot.store.sqlite.health import MIGRATIONS
from bot.store.transactions import Row, StoreFault, Transaction, Unusable

TABLES: dict[str, tuple[str, ...]] = {
    "games": ("id",),
    "seats": ("game", "seat"),
    "former_players": ("game", "seat", "person", "name"),
    "steps": ("game", "step"),
    "choices": ("game", "step", "seat"),
    "drafts": ("game", "step", "seat"),
    "orders": ("game", "step", "seat"),
    "questions": ("game", "seat"),
    "timers": ("game", "kind", "step"),
    "epochs": ("game", "step"),
    "carried": ("game", "step"),
    "acts": ("id",),
    "invitations": ("game", "person"),
    "offers": ("id",),
    "consents": ("offer", "person"),
    "outbox": ("id",),
    "messages": ("game", "key"),
    "strangers": ("message",),
    "people": ("person",),
    "doors": ("person",),
    "servers": ("guild",),
    "own_setups": ("id",),
    "reach": ("id",),
}
"""Each after those that it refers to, with its key. A game refers to an earlier one, the first of its series.
The mark of a moved database (`moved`) stays where it is."""
NUMBERED = ("games", "acts", "offers", "outbox", "own_setups")
"""Tables whose rows are given ids."""
TEXTS = ("name", "kind", "key")
"""Columns of keys that are texts."""
PASSING = ("reach",)
"""What a bot writes that has merely been started."""
ROWS = 100
"""Read and written at once: a step may take some 100 kB."""


class Contents(NamedTuple):
    """What a table holds."""

    rows: int
    digest: str


class Differs(StoreFault):
    """A copy that does not hold what it was taken of; its transaction must not be committed."""


async def copy_rows(source: Transaction, target: Transaction) -> dict[str, Contents]:
    """Into tables that are empty, and with the ids that come next; what each holds."""
    copied = {table: await _copy_table(source, target, table) for table in TABLES}
    for table, expected in copied.items():
        if (found := await contents(target, table)) != expected:
            raise Differs(
                f"The table {table} is not the same after copying: {expected.rows} rows with the digest "
                f"{expected.digest[:12]} became {found.rows} with {found.digest[:12]}."
            )
    for table in NUMBERED:
        last = await dialect(source).last_id(source, table)
        await dialect(target).skip_ids(target, table, last)
    return copied


async def contents(tx: Transaction, table: str) -> Contents:
    digest = _Digest()
    async for rows in _read(tx, table):
        digest.add(rows)
    return digest.contents()


async def _copy_table(source: Transaction, target: Transaction, table: str) -> Contents:
    digest = _Digest()
    async for rows in _read(source, table):
        digest.add(rows)
        await _write(target, table, rows)
    return digest.contents()


async def _read(tx: Transaction, table: str) -> AsyncIterator[list[Row]]:
    key = TABLES[table]
    names = [f"{name} {dialect(tx).bytewise}" if name in TEXTS else name for name in key]
    ordered = f"ORDER BY {', '.join(names)} LIMIT {ROWS}"
    after = f"WHERE ({', '.join(names)}) > ({', '.join('?' * len(names))})"
    rows = await tx.all(f"SELECT * FROM {table} {ordered}")  # noqa: S608 - names of ours
    while rows:
        yield rows
        last = [rows[-1][name] for name in key]
        rows = await tx.all(f"SELECT * FROM {table} {after} {ordered}", last)  # noqa: S608


async def _write(tx: Transaction, table: str, rows: Sequence[Row]) -> None:
    columns = list(rows[0].keys())
    row = f"({', '.join('?' * len(columns))})"
    await tx.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * len(rows))}",  # noqa: S608
        (value for row in rows for value in row),
    )


class _Digest:
    """Of rows, however the engine orders their columns."""

    def __init__(self) -> None:
        self._rows = 0
        self._hash = hashlib.sha256()

    def add(self, rows: Sequence[Row]) -> None:
        columns = sorted(rows[0].keys())
        if not self._rows:
            self._hash.update(msgspec.msgpack.encode(columns))
        for row in rows:
            self._hash.update(msgspec.msgpack.encode([row[column] for column in columns]))
        self._rows += len(rows)

    def contents(self) -> Contents:
        return Contents(self._rows, self._hash.hexdigest())


async def is_empty(tx: Transaction) -> bool:
    for table in TABLES:
        if table not in PASSING and await tx.exists(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
            return False
    return True


async def clear(tx: Transaction) -> None:
    for table in reversed(TABLES):
        await tx.execute(f"DELETE FROM {table}")  # noqa: S608


async def is_ours(tx: Transaction) -> bool:
    """Whether there are tables of Flugpost's, of whatever version."""
    try:
        return await dialect(tx).version(tx) > 0
    except StoreFault:
        return False


async def require_present(tx: Transaction) -> None:
    """Copies are of this bot's tables: those of another one are its own to copy."""
    found, known = await dialect(tx).version(tx), len(list(MIGRATIONS.glob("*.sql")))
    if found != known:
        raise Unusable(
            f"The database is of version {found}, and this Flugpost takes copies of version {known}; take it "
            "with the one that runs on it."
        )


async def begun(tx: Transaction, title: str, rules_version: int) -> list[int]:
    """Games that can be replayed, whether they are over or not."""
    return await tx.column(
        "SELECT id FROM games WHERE status IN ('running', 'over') AND title = ? AND rules_version = ? "
        "ORDER BY id",
        (title, rules_version),
    )
