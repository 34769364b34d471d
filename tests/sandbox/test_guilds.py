"""Several guilds, who comes and goes in them, and what the bot may do there."""

import base64

import discord
import pytest

from bot.discord import permissions
from sandbox import CannotDo, Sandbox
from sandbox.flags import Permission
from sandbox.guilds import Rank, appoint
from sandbox.permissions import INVITED
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import TrialBot, running


def test_the_bot_holds_what_its_invitation_asks_for_and_what_everybody_has() -> None:
    sandbox = WatchedSandbox()
    asked = sum(permissions.NEEDED.values())
    assert asked == INVITED
    held = sandbox.world.guild.permissions(sandbox.world.bot)
    assert held & ~asked == Permission.use_application_commands


def test_the_token_says_whose_it_is() -> None:
    sandbox = WatchedSandbox()
    whose, middle, last = sandbox.token.split(".")
    assert int(base64.b64decode(whose + "==")) == sandbox.world.bot.id
    assert (len(middle) >= 4, len(last) >= 20) == (True, True)


async def test_two_guilds(sandbox: Sandbox, client: TrialBot) -> None:
    ben, cleo = sandbox.person("Ben"), sandbox.person("Cleo")
    away = sandbox.found_guild("Hangar", ["Cleo", "Dan"], ["hall"])
    await client.wait_for("guild_join", timeout=10)
    assert (await cleo.slash(sandbox.channel("hall"), "game new", {"title": "dogfight"})).content
    with pytest.raises(CannotDo, match="Ben cannot see #hall"):
        await ben.slash(sandbox.channel("hall"), "game new", {"title": "dogfight"})
    listed = [guild async for guild in client.fetch_guilds()]
    assert [guild.id for guild in listed] == [guild.id for guild in client.guilds]
    assert client.guilds[1].id == away.id


async def test_a_bot_that_is_sent_away_and_asked_back(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    await (await ann.slash(games, "whisper")).finished()
    sandbox.kick_bot(sandbox.world.guild)
    await client.wait_for("guild_remove", timeout=10)
    with pytest.raises(CannotDo, match="There is no /whisper"):
        await ann.slash(games, "whisper")
    with pytest.raises(discord.Forbidden) as refusal:
        await client.get_partial_messageable(games.id).send("still there?")
    assert refusal.value.code == 50001
    with pytest.raises(discord.Forbidden) as refusal:
        await (await client.fetch_user(ann.id)).send("and here?")
    assert refusal.value.code == 50278
    sandbox.invite_bot(sandbox.world.guild)
    await client.wait_for("guild_join", timeout=10)
    await (await ann.slash(games, "whisper")).finished()


async def test_people_come_and_go_and_rise(sandbox: Sandbox, client: TrialBot) -> None:
    games, guild = sandbox.channel("games"), sandbox.world.guild
    zoe = sandbox.add_person("Zoe")
    offered = len(zoe.commands(games))
    assert "moderate" not in [command["name"] for command in zoe.commands(games)]
    appoint(sandbox.world, guild, zoe.user, Rank.MODERATOR)
    assert len(zoe.commands(games)) == offered + 1
    appoint(sandbox.world, guild, zoe.user, Rank.ONLOOKER)
    assert zoe.commands(games) == []
    zoe.leave_guild()
    assert games not in zoe.channels()
    zoe.join_guild()
    assert len(zoe.commands(games)) == offered


async def test_who_may_write_may_wake_a_thread_but_not_lock_it() -> None:
    """With no more than the invitation asks for."""
    sandbox = WatchedSandbox()
    await sandbox.start()
    async with running(sandbox) as client:
        thread = (
            await client.guilds[0]
            .text_channels[0]
            .create_thread(name="game", type=discord.ChannelType.public_thread)
        )
        [channel] = sandbox.threads()
        sandbox.archive(channel)
        assert not (await thread.edit(archived=False)).archived
        await thread.edit(name="game, renamed by who opened it")
        with pytest.raises(discord.Forbidden):
            await thread.edit(locked=True)
        sandbox.archive(channel, locked=True)
        with pytest.raises(discord.Forbidden):
            await thread.edit(archived=False)
    await sandbox.stop()
