"""The composition root: it starts once per database, and stops without leaving anything behind."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from uuid import uuid4

import aiohttp
import pytest

from bot import app as bot_app
from bot.app import App, _run, run_bot
from bot.discord.client import BadToken, FlugpostClient, Unreachable
from bot.discord.pointing import point_discord_at
from bot.kit import alive
from bot.kit.environment import Database, Url
from bot.settings import BARE
from bot.store import InUse, TooNew, heartbeat
from bot.store.engines import claim, open_store
from bot.store.postgres import opening
from bot.store.sqlite import backups
from bot.store.sqlite.lock import lock
from tests.bot.databases import ENGINES
from tests.postgres.cluster import cluster, required
from tests.sandbox.protocol.watched import WatchedSandbox

NOWHERE = "http://127.0.0.1:9"
"""Nothing listens there."""
A_GAME = (
    "INSERT INTO games"
    " (id, guild, channel, host, title, options, rules_version, pack, status, policy, created)"
    " VALUES (1, 1, 1, 1, 't', '{}', 1, 'standard', 'running', 'default', 0)"
)
ITS_LETTER = (
    "INSERT INTO outbox (game, lane, kind, key, nonce, body, state, not_before, written)"
    " VALUES (1, 'game:1', 'post', 'a', 'b', '{}', 'sent', 0, 1777636800)"
)


@pytest.fixture
def operated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database is opened as an operator's is; the tests' own server waits for no disk, which the bot would
    refuse."""

    async def fit(*_: object, **__: object) -> None: ...

    monkeypatch.setattr(opening, "_require_fit", fit)
    monkeypatch.setattr("bot.core.open_store", open_store)


async def test_a_second_bot_on_the_same_database_is_turned_away(tmp_path: Path) -> None:
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        first = App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01)
        second = App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01)
        await first.start()
        await first.client.wait_until_ready()
        with pytest.raises(InUse, match="Another Flugpost"):
            await second.start()
        await first.stop()
        await second.start()
        await second.client.wait_until_ready()
        await second.stop()
    await sandbox.stop()


async def test_a_refused_token_leaves_nothing_open(tmp_path: Path) -> None:
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        for _ in range(2):
            with pytest.raises(BadToken):
                await App(tmp_path / "games.sqlite3", "wrong.token.here").start()
    await sandbox.stop()


@pytest.mark.sqlite
async def test_a_database_that_cannot_be_opened_is_let_go(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    await is_let_go(database)


@pytest.mark.postgres
async def test_so_is_one_on_a_server(tmp_path: Path, operated: None) -> None:
    database = Url(await ENGINES["postgres"].address(tmp_path / "games"))
    ENGINES["postgres"].rows(tmp_path / "games", "UPDATE schema_version SET version = 99")
    await is_let_go(database)


async def is_let_go(database: Database) -> None:
    app = App(database, "wrong.token.here")
    for _ in range(2):
        with pytest.raises(TooNew):
            await app.start()
    await (await claim(database)).close()


async def test_whoever_stops_waiting_for_the_connection_leaves_it_alone(tmp_path: Path) -> None:
    """Answers under way are finished first, and the connection ends last."""
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01)
        await app.start()
        await app.client.wait_until_ready()
        waiting = asyncio.create_task(app.wait())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        connected = app._connection is not None and not app._connection.done()
        await app.stop()
    await sandbox.stop()
    assert connected


async def test_a_connection_that_fails_is_reported_once_and_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(_: FlugpostClient) -> None:
        raise ConnectionError("the gateway is closed to us")

    monkeypatch.setattr(FlugpostClient, "connect", connect)
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(tmp_path / "games.sqlite3", sandbox.token)
        await app.start()
        with pytest.raises(ConnectionError):
            await app.wait()
        await app.stop()
    await sandbox.stop()
    lock(tmp_path / "games.sqlite3").close()


async def told_at_the_start(database: Database, caplog: pytest.LogCaptureFixture) -> str:
    caplog.clear()
    with (
        point_discord_at(NOWHERE),
        caplog.at_level("INFO", "bot"),
        pytest.raises(Unreachable),
    ):
        await App(database, "no.such.token").start()
    return caplog.text


@pytest.mark.sqlite
async def test_the_start_says_what_it_found(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A lost volume must not look like a fresh bot."""
    database = tmp_path / "games.sqlite3"
    first = await told_at_the_start(database, caplog)
    assert f"flugpost {version('flugpost')}: {database} is a new database" in first
    assert "lie beside it" not in first
    with closing(sqlite3.connect(database)) as connection:
        for statement in (A_GAME, ITS_LETTER):
            connection.execute(statement)
        connection.commit()
    second = await told_at_the_start(database, caplog)
    assert "holds 1 games running; the newest letter is of 2026-05-01 12:00 UTC" in second
    database.rename(tmp_path / "games.sqlite3.backup-20260501-120000")
    lost = await told_at_the_start(database, caplog)
    assert "is a new database" in lost
    assert "copies of an older one lie beside it (games.sqlite3.backup-20260501-120000)" in lost


@pytest.mark.postgres
async def test_the_start_says_what_it_found_on_a_server(
    operated: None, caplog: pytest.LogCaptureFixture
) -> None:
    required()
    run = cluster()
    assert run
    database = Url(await run.create(f"found {uuid4().hex}"))
    first = await told_at_the_start(database, caplog)
    assert f"flugpost {version('flugpost')}: {database} is a new database" in first
    assert first.count("\n") == 1
    store = await open_store(database)
    async with store.transaction(everything=True) as tx:
        for statement in (A_GAME, ITS_LETTER):
            await tx.execute(statement)
    await store.close()
    second = await told_at_the_start(database, caplog)
    assert "holds 1 games running; the newest letter is of 2026-05-01 12:00 UTC" in second


async def test_backups_are_taken_as_the_setting_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, done, whole = asyncio.get_running_loop(), asyncio.Event(), backups.take

    def take(database: Path, now: datetime, kept: int) -> Path:
        path = whole(database, now, kept)
        loop.call_soon_threadsafe(done.set)
        return path

    monkeypatch.setattr("bot.store.sqlite.backups.take", take)
    sandbox = WatchedSandbox()
    await sandbox.start()
    database = tmp_path / "games.sqlite3"
    with point_discord_at(sandbox.url):
        settings = replace(BARE, backup_hours=24)
        app = App(database, sandbox.token, guild_ready_timeout=0.01, settings=settings)
        await app.start()
        try:
            await asyncio.wait_for(done.wait(), 60)
        finally:
            await app.stop()
            await sandbox.stop()
    assert len(backups.taken(database)) == 1


async def test_of_a_server_no_backups_are_taken_and_the_log_says_what_to_do(
    tmp_path: Path, operated: None, caplog: pytest.LogCaptureFixture
) -> None:
    database = Url(await ENGINES["postgres"].address(tmp_path / "games"))
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        settings = replace(BARE, backup_hours=24)
        app = App(database, sandbox.token, guild_ready_timeout=0.01, settings=settings)
        try:
            await app.start()
            await app.stop()
        finally:
            await sandbox.stop()
    assert caplog.text.count("FLUGPOST_BACKUP_HOURS takes no copies of a PostgreSQL database") == 1


async def test_figures_are_shown_in_the_sandbox_too(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = replace(BARE, sandbox_port=0, sandbox_keep=tmp_path, metrics_port=port)
    running = asyncio.create_task(run_bot(settings))
    told = None
    async with aiohttp.ClientSession() as session, asyncio.timeout(60):
        while told is None:
            try:
                async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    told = await answer.text()
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)
    assert 'flugpost_kept{what="games running"} 0.0' in told
    os.kill(os.getpid(), signal.SIGTERM)
    await running


@pytest.mark.parametrize("healthy", [True, False])
async def test_a_healthy_bot_shows_signs_of_life_until_it_stops(
    tmp_path: Path,
    healthy: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database, looked = tmp_path / "games.sqlite3", asyncio.Event()
    renew = alive.renew

    def renewed(path: Path, fault: str | None) -> None:
        renew(path, fault)
        looked.set()

    async def no_ailment() -> None: ...

    def asked() -> bool:
        if not healthy:
            looked.set()
        return healthy

    monkeypatch.setattr(alive, "renew", renewed)
    beating = asyncio.create_task(heartbeat.beat(database, asked, no_ailment))
    await looked.wait()
    assert (alive.ailment(database) is None) is healthy
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert alive.ailment(database) is not None


async def test_while_discord_cannot_be_reached_it_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.app.FIRST_PAUSE", 0)
    sandbox = WatchedSandbox()
    await sandbox.start()
    stop, attempts = asyncio.Event(), []
    login = FlugpostClient.login

    async def third_time_lucky(client: FlugpostClient, token: str) -> None:
        attempts.append(token)
        with point_discord_at(sandbox.url if len(attempts) == 3 else NOWHERE):
            await login(client, token)
        stop.set()

    monkeypatch.setattr(FlugpostClient, "login", third_time_lucky)
    with point_discord_at(sandbox.url):
        await _run(App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01), stop)
    await sandbox.stop()
    assert len(attempts) == 3
    told = [record.getMessage() for record in caplog.records if "cannot be reached" in record.getMessage()]
    assert told == ["Discord cannot be reached (ClientConnectorError); I try again in 0 seconds"] * 2
    lock(tmp_path / "games.sqlite3").close()


async def test_a_token_that_is_revoked_ends_the_bot_with_a_sentence(tmp_path: Path) -> None:
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01)
        await app.start()
        await app.client.wait_until_ready()
        await sandbox.gateway.turn_away()
        with pytest.raises(BadToken, match="no longer accepts this token"):
            await app.wait()
        await app.stop()
    await sandbox.stop()


async def test_what_the_bot_is_made_of_is_not_looked_through_while_people_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python's collector stops everything else while it does so."""
    frozen: list[int] = []

    async def for_a_moment(*_: object) -> None:
        frozen.append(gc.get_freeze_count())

    monkeypatch.setattr(bot_app, "_run_in_sandbox", for_a_moment)
    try:
        await run_bot(BARE)
    finally:
        gc.unfreeze()
    assert frozen[0] > 10_000
