"""The question for which of several games to plan."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk.sheets import GameLine
from bot.discord.limits import OPTION_TEXT, clip
from bot.discord.panels.ids import WhichId
from bot.discord.panels.parts import asking, menu
from bot.discord.replies import Face


def which_game(games: Sequence[GameLine]) -> Face:
    """Those that are owed come first, as the desk lists them."""
    options = [
        discord.SelectOption(
            label=clip(f"Game {game.game_id} · {game.title}", OPTION_TEXT),
            value=str(game.game_id),
            description="waits for your plan" if game.owes else "locked in",
        )
        for game in games
    ]
    return asking("You are planning in several games.", menu(WhichId(), "Which game?", options))
