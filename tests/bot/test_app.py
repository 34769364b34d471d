"""The composition root: it starts once per database, and stops without leaving anything behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app import App
from bot.discord.client import BadToken
from bot.discord.pointing import point_discord_at
from bot.store import heartbeat
from bot.store.lock import InUse
from tests.bot.protocol.watched import WatchedSandbox


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


@pytest.mark.parametrize("healthy", [True, False])
async def test_a_healthy_bot_shows_signs_of_life_until_it_stops(tmp_path: Path, healthy: bool) -> None:  # noqa: FBT001
    database = tmp_path / "games.sqlite3"
    beating = asyncio.create_task(heartbeat.beat(database, lambda: healthy))
    await asyncio.sleep(0)
    assert heartbeat.alive(database) is healthy
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert not heartbeat.alive(database)
