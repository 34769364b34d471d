"""/game: open a game, and look at one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import aiohttp
import discord
from discord import app_commands

from bot.desk import Desk
from bot.desk.sheets import GameSheet
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, about_game, game_meant, with_games
from bot.discord.panels.opening import OpeningPanel
from bot.discord.permissions import missing
from bot.discord.replies import Interaction, Reply
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.store.games import Player
from rules.wording import listed
from words import say

log = logging.getLogger(__name__)

LARGEST_FILE = 65_536
FETCH_SECONDS = 20
"""Time for a file of that size to come; whoever attached it looks on meanwhile."""
OWN = "custom"
"""The scenario that is in the attached file."""


def game_commands(desk: Desk, opening: OpeningPanel) -> Iterator[AnyCommand]:
    looks = _Looks(desk)
    yield _new(desk, opening)
    yield about_game(desk, "status", "Where a game stands, and who is still planning", looks.status)
    yield about_game(desk, "board", "The table as you may see it", looks.board)
    yield about_game(desk, "mat", "Your own side of the table", looks.mat)
    yield with_games(desk, _replay(desk))
    yield about_game(desk, "record", "The whole of a finished game, as a file", looks.record)
    yield about_game(desk, "verify", "Check that the dice of a game were fair", looks.verify)
    yield about_game(desk, "analyse", "How a finished game went, and who was lucky", looks.analyse)


class _Looks:
    """What can be looked at of a game, by whom it concerns."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def status(self, reply: Reply, game: int) -> None:
        await reply.whisper(_standing(await self._desk.queries.status(game)))

    async def board(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            picture = await self._desk.queries.board(game, reply.user)
        await reply.whisper(f"The table of Game {game}:", attached=(picture,))

    async def mat(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            picture = await self._desk.queries.mat(game, reply.user)
        await reply.whisper(f"Your own side in Game {game}:", attached=(picture,))

    async def record(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            record = await self._desk.queries.record(game)
        await reply.whisper(f"The record of Game {game}:", attached=(record,))

    async def verify(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            verdict = await self._desk.queries.verify(game)
        await reply.whisper(verdict)

    async def analyse(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            text, picture = await self._desk.queries.analysis(game, reply.user)
        await reply.whisper(text, attached=(picture,))


def _new(desk: Desk, opening: OpeningPanel) -> AnyCommand:
    @app_commands.command(name="new", description="Open a lobby in this channel")
    @app_commands.describe(
        title="What is played",
        scenario="Which scenario, for titles that have several",
        file="A scenario of your own, for titles that take one",
    )
    @app_commands.choices(title=choices((title.name, title.key) for title in desk.queries.titles()))
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
    known = [(say(option.label), option.value) for option in opening.scenarios(title)]
    offered = [*known, ("A scenario of your own: attach its file", OWN)] if known else []
    return choices(pair for pair in offered if typed.casefold() in " ".join(pair).casefold())


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
