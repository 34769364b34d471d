"""Copies of a PostgreSQL database as SQLite files: taken out of one snapshot, and opened to be put back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.copying import rows
from bot.store.sqlite import health
from bot.store.sqlite.backups import UNFINISHED
from bot.store.sqlite.connection import SqliteStore
from bot.store.sqlite.opening import BESIDE
from bot.store.transactions import Transaction


async def take(source: Transaction, file: Path) -> None:
    """A copy of the moment that a reader sees; under its name it is whole."""
    half = file.with_name(file.name + UNFINISHED)
    discard(half)
    try:
        await rows.require_present(source)
        await _fill(half, source)
        half.rename(file)
    finally:
        discard(half)


async def _fill(file: Path, source: Transaction) -> None:
    store = await SqliteStore.open(file)
    try:
        async with store.transaction(everything=True) as target:
            await rows.copy_rows(source, target)
    finally:
        await store.close()


@asynccontextmanager
async def opened(copy: Path) -> AsyncIterator[Transaction]:
    """What is in a copy, of whatever version, as the present one has it. The file itself stays as it is."""
    with TemporaryDirectory(dir=copy.parent, prefix=".flugpost-") as folder:
        present = Path(folder) / copy.name
        await asyncio.to_thread(health.copy, copy, present)
        store = await SqliteStore.open(present)
        try:
            async with store.transaction(everything=True) as tx:
                yield tx
        finally:
            await store.close()


def discard(file: Path) -> None:
    for suffix in ("", *BESIDE):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
