"""The second question before something that cannot be taken back."""

from __future__ import annotations

import discord

from bot.discord.panels.ids import TableAct, TableId
from bot.discord.replies import Face


def resigning(game: int) -> Face:
    return _asked(
        "resign",
        game,
        f"Resign from Game {game}",
        f"Leave Game {game} for good? A stand-in takes your seat, and you cannot have it back.",
    )


def _asked(act: TableAct, game: int, label: str, question: str) -> Face:
    view = discord.ui.View(timeout=None)
    style, custom_id = discord.ButtonStyle.danger, str(TableId(act, game))
    view.add_item(discord.ui.Button(label=label, style=style, custom_id=custom_id))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return Face(discord.Embed(description=question, colour=discord.Colour(0xA83232)), view)
