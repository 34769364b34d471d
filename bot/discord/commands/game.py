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
from bot.discord.commands.described import described
from bot.discord.commands.meant import WHICH, AnyCommand, Typed, about_game, game_meant, with_games
from bot.discord.panels.opening import OpeningPanel
from bot.discord.permissions import missing
from bot.discord.replies import Interaction, Reply
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.store.games import Player
from rules.said import Text, listed, said, series
from words import phrase, say

log = logging.getLogger(__name__)

LARGEST_FILE = 65_536
FETCH_SECONDS = 20
"""Time for a file of that size to come; whoever attached it looks on meanwhile."""
OWN = "custom"
"""The scenario that is in the attached file."""


def game_commands(desk: Desk, opening: OpeningPanel) -> Iterator[AnyCommand]:
    looks = _Looks(desk)
    yield _new(desk, opening)
    yield about_game(desk, "status", described("commands.game-status"), looks.status)
    yield about_game(desk, "board", described("commands.game-board"), looks.board)
    yield about_game(desk, "mat", described("commands.game-mat"), looks.mat)
    yield with_games(desk, _replay(desk))
    yield about_game(desk, "record", described("commands.game-record"), looks.record)
    yield about_game(desk, "verify", described("commands.game-verify"), looks.verify)
    yield about_game(desk, "analyse", described("commands.game-analyse"), looks.analyse)


class _Looks:
    """What can be looked at of a game, by whom it concerns."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def status(self, reply: Reply, game: int) -> None:
        await reply.whisper(_standing(await self._desk.queries.status(game)))

    async def board(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            picture = await self._desk.queries.board(game, reply.user)
        await reply.whisper(phrase("commands.look-board", game=str(game)), attached=(picture,))

    async def mat(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            picture = await self._desk.queries.mat(game, reply.user)
        await reply.whisper(phrase("commands.look-mat", game=str(game)), attached=(picture,))

    async def record(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            record = await self._desk.queries.record(game)
        await reply.whisper(phrase("commands.look-record", game=str(game)), attached=(record,))

    async def verify(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            verdict = await self._desk.queries.verify(game)
        await reply.whisper(verdict)

    async def analyse(self, reply: Reply, game: int) -> None:
        with self._desk.requests.of(reply.user):
            text, picture = await self._desk.queries.analysis(game, reply.user)
        await reply.whisper(text, attached=(picture,))


def _new(desk: Desk, opening: OpeningPanel) -> AnyCommand:
    @app_commands.command(name="new", description=described("commands.game-new"))
    @app_commands.describe(
        title=described("commands.game-new-title"),
        scenario=described("commands.game-new-scenario"),
        file=described("commands.game-new-file"),
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
                raise Refusal(said("commands.new-attach"))
            await opening.show(reply, title, scenario)
        else:
            if scenario not in {None, OWN}:
                raise Refusal(said("commands.new-not-both"))
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
    offered = [*known, (phrase("commands.new-own-scenario"), OWN)] if known else []
    return choices(pair for pair in offered if typed.casefold() in " ".join(pair).casefold())


async def _content(file: discord.Attachment) -> bytes:
    if file.size > LARGEST_FILE:
        raise Refusal(said("commands.new-too-large", size=f"{file.size:,}", most=f"{LARGEST_FILE:,}"))
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # a timeout is an OSError
        log.info("an attached file could not be fetched: %r", error)
        raise Refusal(said("commands.new-not-fetched")) from None


def _must_suit(interaction: Interaction) -> None:
    """A lobby needs a channel that can hold the game's thread, and the right to write there."""
    if interaction.guild_id is None:
        raise Refusal(said("commands.new-in-a-server"))
    channel = interaction.channel
    if channel is not None and channel.type is not discord.ChannelType.text:
        raise Refusal(said("commands.new-in-a-text-channel"))
    lacking = missing(interaction.app_permissions.value)
    if lacking:
        raise Refusal(said("commands.new-permissions", permissions=series(lacking)))


_PHASES = {
    "lobby": said("commands.status-lobby"),
    "over": said("commands.status-over"),
    "cancelled": said("commands.status-cancelled"),
}


def _standing(sheet: GameSheet) -> str:
    lines: list[Text] = [
        said("panels.game-and-title-bold", game=str(sheet.game_id), title=sheet.title),
        sheet.headline,
        _PHASES.get(sheet.status, ""),
        said("commands.status-players", players=listed(map(_player, sheet.players))),
    ]
    if sheet.waiting_for:
        players = listed(escape(name) for name in sheet.waiting_for)
        lines.append(said("panels.still-planning", players=players))
    if sheet.deadline:
        lines.append(said("panels.time-runs-out", when=stamp(sheet.deadline)))
    if sheet.thread:
        lines.append(said("commands.status-thread", thread=f"<#{sheet.thread}>"))
    lines += sheet.rules
    return "\n".join(say(line) for line in lines if line)


def _player(player: Player) -> Text:
    name = escape(player.name)
    if player.away is None:
        return name
    return said("commands.status-player-away", player=name, until=stamp(player.away.ends, "f"))


def _replay(desk: Desk) -> AnyCommand:
    @app_commands.command(name="replay", description=described("commands.game-replay"))
    @app_commands.describe(game=WHICH, turn=described("commands.game-replay-turn"))
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
            await reply.whisper(phrase("panels.end-time-lapse", game=str(number)), attached=(film,))
        else:
            with desk.requests.of(reply.user):
                sheet = await desk.replays.turn(number, turn, reply.user)
            heading = phrase("commands.look-turn", game=str(number), turn=sheet.at, last=sheet.last)
            await reply.whisper(f"{heading}\n{sheet.text}", attached=(sheet.picture,))

    return replay
