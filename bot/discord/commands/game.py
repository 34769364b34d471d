"""/game: open a game, and look at one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot.desk import Desk
from bot.desk.sheets import GameSheet
from bot.discord.commands.completion import Offered, quietly
from bot.discord.commands.meant import EVERYWHERE, SERVERS, WHICH, game_meant, suggest_games
from bot.discord.limits import OPTION_TEXT, OPTIONS, clip
from bot.discord.panels.opening import OpeningPanel
from bot.discord.permissions import missing
from bot.discord.replies import Interaction, Reply
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.store.games import Player
from rules.wording import listed

log = logging.getLogger(__name__)

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None]

LARGEST_FILE = 65_536
FETCH_SECONDS = 20
"""Time for a file of that size to come; whoever attached it looks on meanwhile."""
OWN = "custom"
"""The scenario that is in the attached file."""

Typed: TypeAlias = app_commands.Range[str, 1, 100]


def game_commands(desk: Desk, opening: OpeningPanel, more: Iterable[AnyCommand]) -> app_commands.Group:
    group = app_commands.Group(
        name="game",
        description="Open a game, look at one, or run it",
        allowed_contexts=EVERYWHERE,
        allowed_installs=SERVERS,
    )
    group.add_command(_new(desk, opening))
    for command in (
        _status(desk),
        _board(desk),
        _mat(desk),
        _replay(desk),
        _record(desk),
        _verify(desk),
        _analyse(desk),
        *more,
    ):
        _complete_games(desk, command)
        group.add_command(command)
    return group


def _complete_games(desk: Desk, command: AnyCommand) -> None:
    @command.autocomplete("game")
    @quietly
    async def games(interaction: Interaction, typed: str) -> Offered:
        return await suggest_games(desk, interaction, typed)


def _new(desk: Desk, opening: OpeningPanel) -> AnyCommand:
    titles = [
        app_commands.Choice(name=clip(title.name, OPTION_TEXT), value=title.key)
        for title in desk.queries.titles()[:OPTIONS]
    ]

    @app_commands.command(name="new", description="Open a lobby in this channel")
    @app_commands.describe(
        title="What is played",
        scenario="Which scenario, for titles that have several",
        file="A scenario of your own, for titles that take one",
    )
    @app_commands.choices(title=titles)
    async def new(
        interaction: Interaction,
        title: str,
        scenario: Typed | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        _must_suit(interaction)
        if file is None:
            if scenario == OWN:
                raise Refusal("Attach your scenario as well: it goes into `file`.")
            await opening.show(reply, title, scenario)
        else:
            if scenario not in {None, OWN}:
                raise Refusal(
                    "A file is a scenario of its own: leave `scenario` out, or choose your own there."
                )
            with desk.requests.of(reply.user):
                await opening.show_own(reply, title, await _content(file))

    @new.autocomplete("scenario")
    @quietly
    async def scenarios(interaction: Interaction, typed: str) -> Offered:
        return _scenarios(opening, str(interaction.namespace.title or ""), typed)

    return new


def _scenarios(opening: OpeningPanel, title: str, typed: str) -> Offered:
    """Those of the title whose name holds what is typed, and the host's own."""
    known = [(option.label, option.value) for option in opening.scenarios(title)]
    offered = [*known, ("A scenario of your own: attach its file", OWN)] if known else []
    return [
        app_commands.Choice(name=clip(label, OPTION_TEXT), value=value)
        for label, value in offered
        if typed.casefold() in f"{label} {value}".casefold()
    ][:OPTIONS]


async def _content(file: discord.Attachment) -> bytes:
    if file.size > LARGEST_FILE:
        raise Refusal(f"That file has {file.size:,} bytes; at most {LARGEST_FILE:,} are read.")
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # a timeout is an OSError
        log.info("an attached file could not be fetched: %r", error)
        raise Refusal(
            "Discord did not hand me your file, so nothing was opened; please attach it again."
        ) from None


def _must_suit(interaction: Interaction) -> None:
    """A lobby needs a channel that can hold the game's thread, and the right to write there."""
    if interaction.guild_id is None:
        raise Refusal("A game is opened in a channel of a server; its plans are then made here.")
    channel = interaction.channel
    if channel is not None and channel.type is not discord.ChannelType.text:
        raise Refusal("A game gets a thread of its own: open it in a text channel, not in here.")
    lacking = missing(interaction.app_permissions.value)
    if lacking:
        raise Refusal(f"I lack permissions in this channel: {', '.join(lacking)}.")


def _status(desk: Desk) -> AnyCommand:
    @app_commands.command(name="status", description="Where a game stands, and who is still planning")
    @app_commands.describe(game=WHICH)
    async def status(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await reply.whisper(_standing(await desk.queries.status(await game_meant(desk, reply, game))))

    return status


_PHASES = {
    "lobby": "It has not begun: the lobby is open.",
    "over": "It is over.",
    "cancelled": "It was called off.",
}


def _standing(sheet: GameSheet) -> str:
    lines = [f"**Game {sheet.game_id} · {sheet.title}**", sheet.headline, _PHASES.get(sheet.status, "")]
    lines.append("Players: " + listed(_player(player) for player in sheet.players))
    if sheet.waiting_for:
        lines.append("Still planning: " + listed(escape(name) for name in sheet.waiting_for))
    if sheet.deadline:
        lines.append(f"Time runs out {stamp(sheet.deadline)}.")
    if sheet.thread:
        lines.append(f"Thread: <#{sheet.thread}>")
    lines += sheet.rules
    return "\n".join(line for line in lines if line)


def _player(player: Player) -> str:
    away = "" if player.away is None else f" (away until {stamp(player.away.ends, 'f')})"
    return f"{escape(player.name)}{away}"


def _board(desk: Desk) -> AnyCommand:
    @app_commands.command(name="board", description="The table as you may see it")
    @app_commands.describe(game=WHICH)
    async def board(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        with desk.requests.of(reply.user):
            picture = await desk.queries.board(number, reply.user)
        await reply.whisper(f"The table of Game {number}:", attached=(picture,))

    return board


def _mat(desk: Desk) -> AnyCommand:
    @app_commands.command(name="mat", description="Your own side of the table")
    @app_commands.describe(game=WHICH)
    async def mat(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        with desk.requests.of(reply.user):
            picture = await desk.queries.mat(number, reply.user)
        await reply.whisper(f"Your own side in Game {number}:", attached=(picture,))

    return mat


def _replay(desk: Desk) -> AnyCommand:
    @app_commands.command(
        name="replay", description="A turn once more, moving; or the whole game, turn by turn"
    )
    @app_commands.describe(game=WHICH, turn="Which turn (default: all of them, one picture each)")
    async def replay(
        interaction: Interaction,
        game: Typed | None = None,
        turn: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        if turn is None:
            with desk.requests.of(reply.user):
                film = await desk.replays.lapse(number, reply.user)
            await reply.whisper(f"Game {number}, turn by turn", attached=(film,))
        else:
            with desk.requests.of(reply.user):
                sheet = await desk.replays.turn(number, turn, reply.user)
            heading = f"**Game {number} · turn {sheet.at} of {sheet.last}**"
            await reply.whisper(f"{heading}\n{sheet.text}", attached=(sheet.picture,))

    return replay


def _record(desk: Desk) -> AnyCommand:
    @app_commands.command(name="record", description="The whole of a finished game, as a file")
    @app_commands.describe(game=WHICH)
    async def record(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        with desk.requests.of(reply.user):
            record = await desk.queries.record(number)
        await reply.whisper(f"The record of Game {number}:", attached=(record,))

    return record


def _analyse(desk: Desk) -> AnyCommand:
    @app_commands.command(name="analyse", description="How a finished game went, and who was lucky")
    @app_commands.describe(game=WHICH)
    async def analyse(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        with desk.requests.of(reply.user):
            text, picture = await desk.queries.analysis(number, reply.user)
        await reply.whisper(text, attached=(picture,))

    return analyse


def _verify(desk: Desk) -> AnyCommand:
    @app_commands.command(name="verify", description="Check that the dice of a game were fair")
    @app_commands.describe(game=WHICH)
    async def verify(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        number = await game_meant(desk, reply, game)
        with desk.requests.of(reply.user):
            verdict = await desk.queries.verify(number)
        await reply.whisper(verdict)

    return verify
