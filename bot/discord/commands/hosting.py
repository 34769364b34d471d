"""/game pause, resume, deadline, nudge, host and cancel: for its host, and the moderators of its server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

import discord
from discord import app_commands

from bot.desk import Desk
from bot.desk.hosting import Actor
from bot.discord.commands.game import AnyCommand, Typed
from bot.discord.commands.meant import WHICH, game_meant
from bot.discord.panels.confirm import cancelling
from bot.discord.replies import Interaction, Reply


def actor(interaction: Interaction) -> Actor:
    return Actor(interaction.user.id, interaction.guild_id, interaction.permissions.manage_threads)


def hosting_commands(desk: Desk) -> Iterator[AnyCommand]:
    hosting = desk.hosting
    yield _plain(desk, "pause", "Stop the clock of a game; the time that is left is kept", hosting.pause)
    yield _plain(desk, "resume", "Let a paused game go on", hosting.resume)
    yield _plain(desk, "nudge", "Remind those whom a game waits for", hosting.nudge)
    yield _deadline(desk)
    yield _host(desk)
    yield _cancel(desk)


def _plain(
    desk: Desk, name: str, description: str, act: Callable[[int, Actor], Awaitable[str]]
) -> AnyCommand:
    @app_commands.command(name=name, description=description)
    @app_commands.describe(game=WHICH)
    async def command(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await reply.whisper(await act(await game_meant(desk, reply, game), actor(interaction)))

    return command


def _deadline(desk: Desk) -> AnyCommand:
    @app_commands.command(name="deadline", description="Give more or less time for what is asked now")
    @app_commands.describe(hours="So many hours from now", game=WHICH)
    async def deadline(
        interaction: Interaction, hours: app_commands.Range[float, 0.2, 720.0], game: Typed | None = None
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        await reply.whisper(await desk.hosting.deadline(number, actor(interaction), hours))

    return deadline


def _host(desk: Desk) -> AnyCommand:
    @app_commands.command(name="host", description="Let another player run a game")
    @app_commands.describe(to="Who runs it from now on", game=WHICH)
    async def host(interaction: Interaction, to: discord.User, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        await reply.whisper(await desk.hosting.hand_over(number, actor(interaction), to.id))

    return host


def _cancel(desk: Desk) -> AnyCommand:
    @app_commands.command(name="cancel", description="End a game without a result; you are asked once more")
    @app_commands.describe(game=WHICH)
    async def cancel(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        await reply.whisper(face=cancelling(number))

    return cancel
