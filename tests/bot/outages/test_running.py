"""The whole bot on a PostgreSQL that goes away and comes back, or that another bot has taken meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from bot.app import App, _run
from bot.discord.pointing import point_discord_at
from bot.discord.replies import SOMETHING_BROKE
from bot.kit import alive
from bot.kit.environment import Url
from bot.store import InUse, heartbeat
from bot.store.engines import ailment, claim, open_store
from bot.store.postgres import claiming
from bot.store.postgres.claiming import ONE_BOT, SessionClaim
from bot.turns import scheduler
from sandbox import Person
from tests.bot.discord.house import labels, words
from tests.postgres.cluster import PrivateCluster, private
from tests.sandbox.protocol.watched import WatchedSandbox
from words import say

PATIENCE = 60.0
"""Seconds that only a failing test spends."""
HOLDERS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted"


@pytest.fixture(scope="module")
def own() -> Iterator[PrivateCluster]:
    with private(durable=True) as own:
        yield own


@pytest.fixture(autouse=True)
def as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine follows from the URL, and whatever is tried again is so at once."""
    monkeypatch.setattr("bot.core.open_store", open_store)
    monkeypatch.setattr(claiming, "TRY_AGAIN", 0.05)
    monkeypatch.setattr(claiming, "ASK_AGAIN", 0.05)
    monkeypatch.setattr(scheduler, "TRY_AGAIN", scheduler.TRY_AGAIN / 100)
    monkeypatch.setattr(heartbeat, "BEAT_SECONDS", 0.05)


@pytest.fixture
async def url(own: PrivateCluster) -> Url:
    return Url(await own.create(f"games {uuid4().hex}"))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what others do is looked at from outside
            await asyncio.sleep(0.01)


async def holders(url: Url) -> int:
    connection = await asyncpg.connect(url.text)
    try:
        return int(await connection.fetchval(HOLDERS, ONE_BOT & 0xFFFFFFFF))
    finally:
        await connection.close()


@asynccontextmanager
async def running(url: Url) -> AsyncIterator[tuple[App, WatchedSandbox]]:
    sandbox = WatchedSandbox()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(url, sandbox.token, guild_ready_timeout=0.01)
        await app.start()
        await sandbox.ready()
        try:
            yield app, sandbox
        finally:
            await app.stop()
    await sandbox.stop()


# Presses


async def ask_for_a_game(sandbox: WatchedSandbox, person: Person) -> str:
    asked = await person.slash(sandbox.channel("games"), "game new", {"title": "dogfight"})
    form = (await asked.finished()).message
    if "Open the lobby" not in labels(form):
        return words(form)
    pressed = await (await person.press(form, "Open the lobby")).finished()
    return words(pressed.message) + "".join(words(each) for each in pressed.followups)


async def test_people_hear_of_it_and_all_goes_on_when_the_server_is_back(
    own: PrivateCluster, url: Url, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot")
    async with running(url) as (app, sandbox):
        ann, ben = sandbox.person("Ann"), sandbox.person("Ben")
        assert "is open" in await ask_for_a_game(sandbox, ann)
        await sandbox.until(lambda: ann.reads(sandbox.channel("games")))
        own.kill()
        assert say(SOMETHING_BROKE) in await ask_for_a_game(sandbox, ben)
        app.core.scheduler._calendar.awake.set()
        await until(lambda: app.core.scheduler.door.downtime.writes_fail)
        await until(lambda: alive.ailment(url) == "No PostgreSQL answers at the address in FLUGPOST_DB.")
        assert await app.counts() == {}
        own.start()
        await until(lambda: not app.core.scheduler.door.downtime.writes_fail)
        await until(lambda: alive.ailment(url) is None)
        await until(lambda: "the database is this bot's again" in caplog.text)
        assert await holders(url) == 1
        assert "is open" in await ask_for_a_game(sandbox, ben)
        await sandbox.until(lambda: len(ann.reads(sandbox.channel("games"))) == 2)
        assert (await app.counts())["games in the lobby"] == 2


# One bot for a database


async def test_a_second_bot_on_the_same_database_is_turned_away(url: Url) -> None:
    async with running(url) as (first, sandbox):
        second = App(url, sandbox.token, guild_ready_timeout=0.01)
        with pytest.raises(InUse, match="Another Flugpost is running on this PostgreSQL database"):
            await second.start()
        await first.stop()
        await second.start()
        await sandbox.ready()
        await second.stop()
        await first.start()


async def test_a_bot_whose_database_was_taken_meanwhile_stops(
    own: PrivateCluster, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other is faster when the server is back."""
    sandbox, stop = WatchedSandbox(), asyncio.Event()
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(url, sandbox.token, guild_ready_timeout=0.01)
        run = asyncio.create_task(_run(app, stop))
        await sandbox.ready()
        monkeypatch.setattr(claiming, "TRY_AGAIN", PATIENCE)
        own.kill()
        take, tried = SessionClaim.take, asyncio.Event()

        async def late(held: SessionClaim) -> None:
            """Not before the other has it."""
            tried.set()
            await taken.wait()
            await take(held)

        taken = asyncio.Event()
        monkeypatch.setattr(SessionClaim, "take", late)
        async with asyncio.timeout(PATIENCE):
            await tried.wait()
        own.start()
        other = SessionClaim(url.text)
        await take(other)
        taken.set()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(InUse, match="Another Flugpost is running on this PostgreSQL database"):
                await run
        assert await holders(url) == 1
        await other.close()
    await sandbox.stop()


async def test_a_connection_that_was_lost_unheard_is_not_another_bot(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server does not answer on it, and holds the lock for it all the same; the holder ends it there."""
    held = await claim(url)
    assert isinstance(held, SessionClaim)
    former, execute, terminate = held._connection, asyncpg.Connection.execute, asyncpg.Connection.terminate

    async def silent(connection: asyncpg.Connection[asyncpg.Record], sql: str, **how: Any) -> str:
        if connection is former:
            raise TimeoutError
        return await execute(connection, sql, **how)

    def unheard(connection: asyncpg.Connection[asyncpg.Record]) -> None:
        if connection is not former:
            terminate(connection)

    monkeypatch.setattr(asyncpg.Connection, "execute", silent)
    monkeypatch.setattr(asyncpg.Connection, "terminate", unheard)
    await until(lambda: held._connection is not former or held.lost.done())
    assert not held.lost.done()
    assert await holders(url) == 1
    await held.close()
    assert await holders(url) == 0


@pytest.mark.parametrize("asked", ["execute", "fetch", "fetchval"])
async def test_a_server_that_goes_while_the_lock_is_taken_again_is_asked_once_more(
    asked: str, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await claim(url)
    assert isinstance(held, SessionClaim)
    former, ask, failed = held._connection, getattr(asyncpg.Connection, asked), asyncio.Event()
    assert former is not None

    async def once(connection: asyncpg.Connection[asyncpg.Record], *given: object, **how: Any) -> object:
        if connection is not former and not failed.is_set():
            failed.set()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return await ask(connection, *given, **how)

    monkeypatch.setattr(asyncpg.Connection, asked, once)
    former.terminate()
    await until(lambda: held._connection is not former or held.lost.done())
    assert failed.is_set()
    assert not held.lost.done()
    await held.close()


async def test_a_look_from_outside_that_loses_its_connection_is_a_sentence(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The heartbeat takes it, and goes on."""

    async def lost(_: asyncpg.Connection[asyncpg.Record], _sql: str) -> str:
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    monkeypatch.setattr(asyncpg.Connection, "execute", lost)
    assert (
        await ailment(url, datetime.now(UTC))
        == "PostgreSQL refuses what Flugpost asks; its own log says why."
    )


async def test_what_nobody_thought_of_ends_the_bot_as_well(url: Url, monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim that nobody keeps would be worse."""
    held = await claim(url)
    assert isinstance(held, SessionClaim)

    async def fails(_: SessionClaim) -> None:
        raise KeyError("unheard of")

    monkeypatch.setattr(SessionClaim, "take", fails)
    assert held._connection is not None
    held._connection.terminate()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(KeyError):
            await held.lost
    await held.close()


async def test_one_that_is_let_go_can_be_taken_at_once(url: Url, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late the server hears that the connection has ended."""
    first = await claim(url)
    assert isinstance(first, SessionClaim)
    assert first._connection is not None
    end = first._connection.terminate
    with monkeypatch.context() as late:
        late.setattr(asyncpg.Connection, "terminate", lambda _: None)
        await first.close()
    await (await claim(url)).close()
    end()


def test_the_heartbeats_file_tells_databases_apart_but_not_passwords() -> None:
    one, same, other = (
        alive.beat_file(Url(f"postgresql://keeper:{secret}@/games?host={host}"))
        for secret, host in (("a", "/run/a"), ("b", "/run/a"), ("a", "/run/b"))
    )
    assert one == same != other
