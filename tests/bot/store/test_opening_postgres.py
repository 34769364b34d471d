"""A PostgreSQL database that is new, and one of an older bot."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from bot.store.postgres import opening
from bot.store.postgres.connection import PostgresStore
from tests.postgres.cluster import cluster, required

pytestmark = pytest.mark.postgres

COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public'
    ORDER BY table_name, column_name
"""
INDEXES = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef"


@pytest.fixture
async def url() -> str:
    """Of a database with nothing in it."""
    required()
    run = cluster()
    assert run
    return await run.create(f"opened {uuid4().hex}")


async def opened(url: str) -> PostgresStore:
    """As the bot opens it, on a server that waits for no disk."""
    return await PostgresStore.open(url, must_be_durable=False)


async def laid_out(url: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for sql in (COLUMNS, INDEXES) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


async def version(url: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT version FROM schema_version"))
    finally:
        await connection.close()


async def test_a_new_one_is_called_new_once_and_nothing_is_said_of_older_versions(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        first = await opened(url)
        await first.close()
        again = await opened(url)
        await again.close()
    assert (first.is_new, again.is_new) == (True, False)
    assert "is brought to version" not in caplog.text


async def test_an_older_one_is_brought_up_to_date_and_the_log_says_so(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as older:
        older.setattr(opening, "MIGRATIONS", tmp_path)
        await (await opened(url)).close()
    before, names = await version(url), sorted(path.stem for path in opening.MIGRATIONS.glob("*.sql"))
    with caplog.at_level("INFO"):
        store = await opened(url)
        await store.close()
    assert not store.is_new
    assert (before, await version(url)) == (opening.BASELINE, int(names[-1]))
    assert caplog.text.count("is brought to version") == len(names)
    new = await cluster().create(f"new {uuid4().hex}")  # type: ignore[union-attr]
    await (await opened(new)).close()
    assert await laid_out(url) == await laid_out(new)
