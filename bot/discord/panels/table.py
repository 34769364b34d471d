"""The buttons under a turn's post: whoever sits at the table finds their own panel behind them."""

from __future__ import annotations

import discord

from bot.discord.panels.ids import TableAct, TableId

_BUTTONS: tuple[tuple[TableAct, str, discord.ButtonStyle], ...] = (
    ("plan", "Plan", discord.ButtonStyle.primary),
    ("orders", "Orders", discord.ButtonStyle.secondary),
    ("manage", "Manage", discord.ButtonStyle.secondary),
)


def back_view(game: int) -> discord.ui.View:
    """The way back for somebody for whom a stand-in plays."""
    view = discord.ui.View(timeout=None)
    style, custom_id = discord.ButtonStyle.success, str(TableId("back", game))
    view.add_item(discord.ui.Button(label="Take my seat back", style=style, custom_id=custom_id))
    view.stop()
    return view


def table_view(game: int, *, orders: bool) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for act, label, style in _BUTTONS:
        if act != "orders" or orders:
            view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(TableId(act, game))))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view
