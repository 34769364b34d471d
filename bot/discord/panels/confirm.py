"""The second question before a game is ended for everybody."""

from __future__ import annotations

import discord

from bot.discord.panels.ids import TableId
from bot.discord.replies import Face


def confirmation(game: int) -> Face:
    view = discord.ui.View(timeout=None)
    style, custom_id = discord.ButtonStyle.danger, str(TableId("cancel", game))
    view.add_item(discord.ui.Button(label=f"End Game {game}", style=style, custom_id=custom_id))
    view.stop()  # the client answers by custom id; the library need not remember this view
    asked = f"End Game {game} without a result, for everybody? It cannot be taken up again."
    return Face(discord.Embed(description=asked, colour=discord.Colour(0xA83232)), view)
