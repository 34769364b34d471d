"""The second question before something that cannot be taken back."""

from __future__ import annotations

import discord

from bot.discord.panels.ids import TableId
from bot.discord.replies import Face


def resigning(game: int, question: str) -> Face:
    view = discord.ui.View(timeout=None)
    style, custom_id = discord.ButtonStyle.danger, str(TableId("resign", game))
    label = f"Resign from Game {game}"
    view.add_item(discord.ui.Button(label=label, style=style, custom_id=custom_id))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return Face(discord.Embed(description=question, colour=discord.Colour(0xA83232)), view)
