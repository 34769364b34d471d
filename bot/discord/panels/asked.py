"""Buttons under a post that asks for somebody's answer."""

from __future__ import annotations

import discord

from bot.discord.panels.ids import ManageId, OfferId


def offer_view(offer: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for label, style, custom_id in (
        ("Yes", discord.ButtonStyle.success, OfferId("yes", offer)),
        ("No", discord.ButtonStyle.secondary, OfferId("no", offer)),
    ):
        view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(custom_id)))
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view


def late_view(game: int, step: int) -> discord.ui.View:
    """What a table that has waited for long at this step can do."""
    view = discord.ui.View(timeout=None)
    for label, style, custom_id in (
        ("Wait on", discord.ButtonStyle.primary, ManageId("ask", "wait", game, str(step))),
        ("Stand-in", discord.ButtonStyle.secondary, ManageId("ask", "sitin", game, str(step))),
        ("Replace", discord.ButtonStyle.secondary, ManageId("choose", "replace", game)),
        ("End the game", discord.ButtonStyle.danger, ManageId("ask", "cancel", game)),
    ):
        view.add_item(discord.ui.Button(label=label, style=style, custom_id=str(custom_id)))
    view.stop()
    return view
