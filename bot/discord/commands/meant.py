"""Which game is meant: the one named, the one of this thread, or the only one there is."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import locale_str

from bot.desk import Desk
from bot.discord.commands.completion import Offered, choices, quietly
from bot.discord.commands.described import described
from bot.discord.limits import quoted
from bot.discord.replies import Interaction, Reply
from bot.kit.refusal import Refusal
from rules.said import said
from words import phrase

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None]
Typed: TypeAlias = app_commands.Range[str, 1, 100]
WHICH = described("commands.option-game")

_NUMBER = re.compile(r"\s*(?:game\s*)?#?(\d{1,18})\b.*", re.IGNORECASE | re.DOTALL)


def game_number(typed: str) -> int:
    found = _NUMBER.fullmatch(typed)
    if found is None:
        raise Refusal(said("commands.not-a-game", typed=quoted(typed)))
    return int(found[1])


async def game_meant(desk: Desk, reply: Reply, typed: str | None) -> int:
    if typed:
        number = game_number(typed)
        await desk.queries.require_known(number, reply.user, reply.interaction.guild_id)
        return number
    here = reply.interaction.channel_id
    if here is not None and (game := await desk.queries.game_in(here)) is not None:
        return game
    games = await desk.queries.games_of(reply.user)
    if len(games) == 1:
        return games[0].game_id
    if not games:
        raise Refusal(said("commands.in-no-game"))
    raise Refusal(said("commands.in-several-games", games=len(games)))


def about_game(
    desk: Desk, name: str, description: locale_str, work: Callable[[Reply, int], Awaitable[None]]
) -> AnyCommand:
    """A command that asks for nothing but a game."""

    @app_commands.command(name=name, description=description)
    @app_commands.describe(game=WHICH)
    async def command(interaction: Interaction, game: Typed | None = None) -> None:
        reply = Reply.to(interaction)
        await reply.think()
        await work(reply, await game_meant(desk, reply, game))

    return with_games(desk, command)


def with_games(desk: Desk, command: AnyCommand) -> AnyCommand:
    """The same command, which offers a person's games while they type."""

    @command.autocomplete("game")
    @quietly
    async def games(interaction: Interaction, typed: str) -> Offered:
        known = await desk.queries.games_of(interaction.user.id)
        named = [
            (phrase("panels.game-and-title", game=str(game.game_id), title=game.title), str(game.game_id))
            for game in known
        ]
        return choices(pair for pair in named if typed.casefold() in pair[0].casefold())

    return command
