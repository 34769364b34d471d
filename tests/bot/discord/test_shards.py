"""A bot in three connections: each tells it of its own servers, the first of direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest

from bot.discord import client
from bot.discord.pointing import point_discord_at
from sandbox.model import Channel, Guild
from tests.bot.discord.house import START, House, labels, pick, words
from tests.hand_clock import HandClock

SHARDS = 3


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot in as many shards as it is told to have, with a server in each."""
    house = House(tmp_path / "flugpost.sqlite3", HandClock(START))
    house.sandbox.world.shards = SHARDS
    await house.sandbox.start()
    with point_discord_at(house.sandbox.url):
        while len(taken(house)) < SHARDS:
            await house.later(milliseconds=1)
            guild = house.sandbox.found_guild("Hangar", ["Ann", "Ben"], ["hall"])
            if [shard(each) for each in house.sandbox.world.guilds.values()].count(shard(guild)) > 1:
                house.sandbox.kick_bot(guild)
        await house.open()
        yield house
        await house.close()
    await house.sandbox.stop()


def shard(guild: Guild) -> int:
    return (guild.id >> 22) % SHARDS


def taken(house: House) -> dict[int, Guild]:
    """A server for each shard."""
    world = house.sandbox.world
    return {shard(guild): guild for guild in world.guilds_of(world.bot)}


def hall(house: House, guild: Guild) -> Channel:
    return next(
        each for each in house.sandbox.world.channels.values() if each.guild is guild and not each.thread
    )


async def begun(house: House, channel: Channel) -> Channel:
    """The thread of a game that Ann opened there, and Ben joined."""
    ann, ben, sandbox = house.ann, house.ben, house.sandbox
    form = (await (await ann.slash(channel, "game new", {"title": "survey"})).finished()).message
    await (await ann.press(form, "Open the lobby")).finished()
    (post,) = await sandbox.until(lambda: [each for each in ann.reads(channel) if "Join" in labels(each)])
    await (await ben.press(post, "Join")).finished()
    await (await ann.press(post, "Start")).finished()
    return (await sandbox.until(lambda: sandbox.threads(channel)))[0]


async def told(house: House, thread: Channel, text: str) -> None:
    await house.sandbox.until(lambda: [each for each in house.ann.reads(thread) if text in words(each)])


async def heard(bot: discord.Client, event: str, done: Callable[[], bool]) -> None:
    while not done():
        await bot.wait_for(event, timeout=10)


async def test_a_game_in_each_shard_is_planned_by_direct_message_which_comes_to_the_first(
    house: House,
) -> None:
    assert house.client.shard_count == SHARDS, "as Discord recommends"
    for number, guild in taken(house).items():
        known = house.client.get_guild(guild.id)
        assert known is not None
        assert known.shard_id == number
    threads = [await begun(house, hall(house, guild)) for guild in taken(house).values()]
    for number, thread in enumerate(threads, 1):
        for person in (house.ann, house.ben):
            panel = await house.panel(person, number)
            await pick(person, panel, "red.first", "left")
            await pick(person, panel, "red.second", "right")
            await (await person.press(panel, "Lock in")).finished()
        await told(house, thread, "Ann laid")


async def test_the_bot_is_out_of_reach_while_one_shard_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    async def lost() -> None:
        told.append("lost")

    async def found() -> None:
        told.append("found")

    monkeypatch.setattr(house.core, "lost", lost)
    monkeypatch.setattr(house.core, "found", found)
    house.sandbox.gateway.drop()
    await house.sandbox.until(lambda: house.sandbox.gateway.resumed == SHARDS)
    await heard(house.client, "shard_resumed", lambda: told.count("found") > 0)
    assert told == ["lost"] * SHARDS + ["found"], "when the last is back"
    channel = hall(house, taken(house)[2])
    assert await begun(house, channel)


async def test_a_shard_that_begins_anew_leaves_the_others_their_sessions(house: House) -> None:
    gateway = house.sandbox.gateway
    before = gateway.identified
    (first, *others) = sorted(gateway.sessions)
    gateway.forget_sessions(first)
    gateway.drop()
    await house.sandbox.until(lambda: gateway.resumed == SHARDS - 1 and gateway.identified == before + 1)
    assert set(others) <= gateway.sessions


async def test_a_gateway_that_is_not_told_is_asked_for_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.close()
    asked = discord.http.HTTPClient.get_bot_gateway
    failing: list[Exception] = [discord.GatewayNotFound(), OSError()]  # type: ignore[no-untyped-call]

    async def tell(self: discord.http.HTTPClient) -> object:
        if failing:
            raise failing.pop()
        return await asked(self)

    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", tell)
    monkeypatch.setattr(client, "CONNECT_AGAIN", 0)
    await house.open()
    assert house.client.is_ready()
    assert not failing
