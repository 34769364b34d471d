"""Things going wrong on demand, as an unmodified discord.py sees them."""

import asyncio

import aiohttp
import discord
import pytest

from bot.discord.pointing import point_discord_at
from sandbox import Sandbox
from sandbox.errors import missing_access
from sandbox.faults import (
    SEND,
    closed_dms,
    lost_after_effect,
    lost_before_effect,
    rate_limited,
    refused,
    server_error,
)
from sandbox.model import Channel
from tests.sandbox.conftest import Clock
from tests.sandbox.trial_bot import TrialBot


def games(client: TrialBot) -> discord.TextChannel:
    return client.guilds[0].text_channels[0]


def contents(sandbox: Sandbox) -> list[str]:
    return [message.content for message in sandbox.messages()]


async def opened_thread(sandbox: Sandbox, client: TrialBot) -> tuple[discord.Thread, Channel]:
    thread = await games(client).create_thread(name="game", type=discord.ChannelType.public_thread)
    [channel] = sandbox.threads()
    return thread, channel


async def test_rate_limit_is_waited_out(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.faults.add(SEND, rate_limited(0.001), times=2)
    await games(client).send("patient")
    assert contents(sandbox) == ["patient"]
    assert [each.status for each in sandbox.requests if each.route.endswith("/messages")] == [429, 429, 200]
    assert sandbox.faults.pending == 0


async def test_global_rate_limit(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.faults.add(SEND, rate_limited(0.001, everywhere=True))
    await asyncio.gather(games(client).send("one"), games(client).send("two"))
    assert sorted(contents(sandbox)) == ["one", "two"]


async def test_503_reaches_the_bot(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.faults.add(SEND, server_error(503))
    with pytest.raises(discord.DiscordServerError):
        await games(client).send("lost")
    assert contents(sandbox) == []


@pytest.mark.parametrize("taken", [False, True])
async def test_a_lost_connection(sandbox: Sandbox, client: TrialBot, *, taken: bool) -> None:
    sandbox.faults.add(SEND, lost_after_effect() if taken else lost_before_effect())
    with pytest.raises(aiohttp.ClientError):
        await games(client).send("once", nonce="n1")
    assert contents(sandbox) == (["once"] if taken else [])
    sent = await games(client).send("once", nonce="n1")
    assert contents(sandbox) == ["once"], "the nonce makes sending again harmless"
    assert sent.id == sandbox.messages()[0].id


async def test_a_nonce_is_forgotten_after_some_minutes(
    sandbox: Sandbox, client: TrialBot, clock: Clock
) -> None:
    await games(client).send("once", nonce="n1")
    clock.advance(minutes=3)
    await games(client).send("once", nonce="n1")
    assert contents(sandbox) == ["once"]
    clock.advance(seconds=1)
    await games(client).send("once", nonce="n1")
    assert contents(sandbox) == ["once", "once"]


async def test_a_nonce_counts_per_channel(sandbox: Sandbox, client: TrialBot) -> None:
    thread, _ = await opened_thread(sandbox, client)
    await games(client).send("here", nonce="n1")
    await thread.send("there", nonce="n1")
    assert contents(sandbox)[-2:] == ["here", "there"]


async def test_refusals_to_order_by_condition(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.faults.add(SEND, closed_dms(), when=lambda call: call.form["content"] == "b")
    sandbox.faults.add(SEND, refused(missing_access()), when=lambda call: call.form["content"] == "c")
    await games(client).send("a")
    for content, code in (("b", 50007), ("c", 50001)):
        with pytest.raises(discord.Forbidden) as refusal:
            await games(client).send(content)
        assert refusal.value.code == code
    assert contents(sandbox) == ["a"]


async def test_a_held_request(sandbox: Sandbox, client: TrialBot) -> None:
    gate = sandbox.faults.hold(SEND, after_effect=True)
    sending = asyncio.create_task(games(client).send("held"))
    await gate.reached.wait()
    assert contents(sandbox) == ["held"]
    assert not sending.done()
    with pytest.raises(AssertionError, match="never quiet"):
        await sandbox.quiet(timeout=0.05)
    gate.open()
    assert (await sending).content == "held"
    await sandbox.quiet()


async def test_a_dropped_gateway_is_resumed_and_nothing_is_missed(sandbox: Sandbox, client: TrialBot) -> None:
    ann, channel = sandbox.person("Ann"), sandbox.channel("games")
    sandbox.gateway.drop()
    await sandbox.until(lambda: not sandbox.gateway.connected)
    assert (await ann.slash(channel, "maneuvers", {"first": "left"})).content == "left, None"
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


async def test_a_requested_reconnect(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.gateway.ask_to_reconnect()
    await sandbox.until(lambda: sandbox.gateway.resumed == 1)
    assert (await sandbox.person("Ann").slash(sandbox.channel("games"), "game table lay")).content == "laid"


@pytest.mark.parametrize("how", ["invalidated", "forgotten"])
async def test_an_invalid_session_is_begun_anew(
    sandbox: Sandbox, client: TrialBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py would wait five seconds here."""

    monkeypatch.setattr(client, "before_identify_hook", at_once)
    if how == "invalidated":
        sandbox.gateway.invalidate()
    else:
        sandbox.gateway.forget_sessions()
        sandbox.gateway.drop()
    await sandbox.until(lambda: sandbox.gateway.identified == 2)
    assert (await sandbox.person("Ann").slash(sandbox.channel("games"), "game table lay")).content == "laid"


async def test_privileged_intents_are_refused(sandbox: Sandbox) -> None:
    with point_discord_at(sandbox.url):
        client = discord.Client(intents=discord.Intents.all())
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(sandbox.token)
        await client.close()


async def test_a_deleted_thread(sandbox: Sandbox, client: TrialBot) -> None:
    thread, channel = await opened_thread(sandbox, client)
    sandbox.delete_channel(channel)
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("anyone?")
    assert refusal.value.code == 10003
    await sandbox.until(lambda: sandbox.gateway.idle)
    assert sandbox.threads() == []


async def test_deleting_a_channel_takes_its_threads(sandbox: Sandbox, client: TrialBot) -> None:
    thread, _ = await opened_thread(sandbox, client)
    sandbox.delete_channel(sandbox.channel("games"))
    with pytest.raises(discord.NotFound):
        await thread.send("anyone?")


async def test_an_archived_thread_wakes_for_a_message_but_not_for_an_edit(
    sandbox: Sandbox, client: TrialBot
) -> None:
    thread, channel = await opened_thread(sandbox, client)
    sent = await thread.send("before")
    sandbox.archive(channel)
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(content="after")
    assert refusal.value.code == 50083
    await thread.send("awake")
    assert channel.thread
    assert not channel.thread.archived
    await sent.edit(content="after")
    await thread.edit(archived=True)
    assert channel.thread.archived


async def test_a_locked_thread_stays_shut(sandbox: Sandbox, client: TrialBot) -> None:
    thread, channel = await opened_thread(sandbox, client)
    sandbox.archive(channel, locked=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await thread.send("anyone?")
    assert refusal.value.code == 50083
    await thread.edit(archived=False, locked=False)
    await thread.send("open again")


async def test_a_deleted_message(sandbox: Sandbox, client: TrialBot) -> None:
    sent = await games(client).send("soon gone")
    await sent.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await sent.edit(content="?")
    assert refusal.value.code == 10008


@pytest.mark.parametrize(
    ("lacking", "code"), [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]
)
async def test_missing_permissions(sandbox: Sandbox, client: TrialBot, lacking: str, code: int) -> None:
    sandbox.deny(sandbox.channel("games"), discord.Permissions(**{lacking: True}).value)
    with pytest.raises(discord.Forbidden) as refusal:
        await games(client).send("hello", file=discord.File(__file__, "note.txt"))
    assert refusal.value.code == code
    await sandbox.until(lambda: not getattr(games(client).permissions_for(client.guilds[0].me), lacking))


async def test_one_thread_per_message(sandbox: Sandbox, client: TrialBot) -> None:
    sent = await games(client).send("start")
    await sent.create_thread(name="first")
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.create_thread(name="second")
    assert refusal.value.code == 160004


async def test_a_thread_takes_its_parents_refusals(sandbox: Sandbox, client: TrialBot) -> None:
    thread, _ = await opened_thread(sandbox, client)
    sandbox.deny(sandbox.channel("games"), discord.Permissions(send_messages_in_threads=True).value)
    with pytest.raises(discord.Forbidden) as refusal:
        await thread.send("hello")
    assert refusal.value.code == 50013


async def test_whoever_goes_away_while_sending_is_no_fault(
    sandbox: Sandbox, client: TrialBot, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = sandbox.url.removeprefix("http://").split("/")[0].split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"POST /api/v10/channels/{games(client).id}/messages HTTP/1.1\r\nHost: {host}\r\n"
        f"Authorization: Bot {sandbox.token}\r\nContent-Type: multipart/form-data; boundary=x\r\n"
        "Content-Length: 1000\r\n\r\n--x\r\n".encode()
    )
    await sandbox.until(lambda: any(each.method == "POST" for each in sandbox.requests))
    writer.transport.abort()
    await sandbox.until(lambda: sandbox._rest.in_flight == 0)
    await games(client).send("still here")
    assert contents(sandbox) == ["still here"]
    assert "Error handling request" not in caplog.text
