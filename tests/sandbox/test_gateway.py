"""The gateway as a plain websocket sees it."""

from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox

Json = dict[str, Any]


class Line:
    """A client that says exactly what it is told to."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def say(self, op: int, data: Any = None) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def hear(self) -> Json:
        return dict(await self._socket.receive_json(timeout=5))

    async def identify(self, sandbox: Sandbox, intents: int, token: str | None = None) -> None:
        properties = {"os": "linux", "browser": "a test", "device": "a test"}
        await self.say(2, {"token": token or sandbox.token, "intents": intents, "properties": properties})

    async def close_code(self) -> int | None:
        await self._socket.receive(timeout=5)
        return self._socket.close_code


@pytest.fixture
async def session() -> Any:
    async with aiohttp.ClientSession() as session:
        yield session


async def dial(sandbox: Sandbox, session: aiohttp.ClientSession, query: str = "v=10&encoding=json") -> Line:
    return Line(await session.ws_connect(f"{sandbox.url}/gateway/?{query}"))


async def test_hello_heartbeat_ready(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    assert (await line.hear())["op"] == 10
    await line.say(1)
    assert (await line.hear())["op"] == 11
    await line.identify(sandbox, discord.Intents(guilds=True).value)
    ready, guild = await line.hear(), await line.hear()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["guilds"] == [{"id": guild["d"]["id"], "unavailable": True}]
    members = guild["d"]["members"]
    assert [member["user"]["bot"] for member in members] == [True], "others need a privileged intent"


async def test_intents_decide_what_is_told(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    await line.hear()
    await line.identify(sandbox, 0)
    assert (await line.hear())["t"] == "READY"
    sandbox.add_channel("second")
    await line.say(1)
    assert (await line.hear())["op"] == 11, "the new channel was not told"


async def test_members_on_request(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    ann = str(sandbox.person("Ann").id)
    line = await dial(sandbox, session)
    await line.hear()
    await line.identify(sandbox, discord.Intents(guilds=True).value)
    await line.hear(), await line.hear()
    await line.say(8, {"guild_id": str(sandbox.world.guild.id), "user_ids": [ann, "1"], "nonce": "n"})
    chunk = (await line.hear())["d"]
    assert [member["user"]["id"] for member in chunk["members"]] == [ann]
    assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")


async def test_resuming_replays_what_was_missed(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    await line.hear()
    await line.identify(sandbox, discord.Intents(guilds=True).value)
    ready = await line.hear()
    await line.hear()
    sandbox.gateway.drop()
    await sandbox.until(lambda: not sandbox.gateway.connected)
    sandbox.add_channel("second")
    again = await dial(sandbox, session)
    await again.hear()
    resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 2}
    await again.say(6, resume)
    assert [(await again.hear())["t"] for _ in range(2)] == ["CHANNEL_CREATE", "RESUMED"]


async def test_an_unknown_session_cannot_be_resumed(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    await line.hear()
    await line.say(6, {"token": sandbox.token, "session_id": "none", "seq": 1})
    heard = await line.hear()
    assert (heard["op"], heard["d"]) == (9, False)


async def test_a_wrong_token(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    await line.hear()
    await line.identify(sandbox, 1, token="wrong")  # noqa: S106 - wrong on purpose
    assert await line.close_code() == 4004


async def test_what_is_not_known_is_remembered(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    line = await dial(sandbox, session)
    await line.hear()
    await line.say(4)
    await dial(sandbox, session, "compress=zstd-stream")
    await sandbox.until(lambda: len(sandbox.unknown_routes) == 2)
    assert sandbox.unknown_routes == ["gateway op 4", "gateway compress=zstd-stream"]
    sandbox.unknown_routes.clear()


async def test_guilds_are_dealt_out_among_shards(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    guild = sandbox.world.guild
    theirs = (guild.id >> 22) % 2
    for shard in (0, 1):
        line = await dial(sandbox, session)
        await line.hear()
        properties = {"os": "linux", "browser": "a test", "device": "a test"}
        about = {"token": sandbox.token, "intents": 1, "properties": properties, "shard": [shard, 2]}
        await line.say(2, about)
        ready = (await line.hear())["d"]
        assert ready["shard"] == [shard, 2]
        assert [each["id"] for each in ready["guilds"]] == ([str(guild.id)] if shard == theirs else [])
