"""Which game is meant: the one named, the one of this thread, or the only one there is."""

from __future__ import annotations

import re

from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.completion import Offered
from bot.discord.limits import OPTION_TEXT, OPTIONS, clip, quoted
from bot.discord.replies import Interaction, Reply
from bot.kit.refusal import Refusal
from bot.store.questions import GameLine

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS = app_commands.AppInstallationType(guild=True, user=False)
WHICH = "Which game; left out, the one of this thread or your only one"

_NUMBER = re.compile(r"\s*(?:game\s*)?#?(\d{1,18})\b.*", re.IGNORECASE | re.DOTALL)


def game_number(typed: str) -> int:
    found = _NUMBER.fullmatch(typed)
    if found is None:
        raise Refusal(f"{quoted(typed)} is not a game; pick one from the list or type its number.")
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
        raise Refusal("You are in no game just now: name the one you mean with the game option.")
    raise Refusal(f"You are in {len(games)} games: name the one you mean with the game option.")


async def game_here(desk: Desk, interaction: Interaction) -> int | None:
    """The game of this thread, if this person plays in it."""
    here = interaction.channel_id
    game = None if here is None else await desk.queries.game_in(here)
    return (
        game
        if any(line.game_id == game for line in await desk.queries.games_of(interaction.user.id))
        else None
    )


async def suggest_games(desk: Desk, interaction: Interaction, typed: str) -> Offered:
    """A person's games, for autocomplete."""
    games = await desk.queries.games_of(interaction.user.id)
    return [choice for game in games if typed.casefold() in (choice := _choice(game)).name.casefold()][
        :OPTIONS
    ]


def _choice(game: GameLine) -> app_commands.Choice[str]:
    return app_commands.Choice(
        name=clip(f"Game {game.game_id} · {game.title}", OPTION_TEXT), value=str(game.game_id)
    )
