"""The buttons under the bot's posts: whoever sits at the table finds their own panel behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.discord.panels.ids import EndId, ManageId, OfferId, TableId
from bot.discord.panels.parts import button
from bot.store.letters import PanelRef


def buttons(ref: PanelRef) -> Iterator[discord.ui.Button[Any]]:
    """Those of every post but a lobby's, which knows what can be chosen there."""
    primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
    match ref.kind:
        case "table":
            yield button("Plan", TableId("plan", ref.game), primary)
            if ref.orders:
                yield button("Orders", TableId("orders", ref.game))
            yield button("Manage", TableId("manage", ref.game))
        case "back":
            yield button("Take my seat back", TableId("back", ref.game), success)
        case "late":
            step = str(ref.step or 0)
            yield button("Wait on", ManageId("ask", "wait", ref.game, step), primary)
            yield button("Stand-in", ManageId("ask", "sitin", ref.game, step))
            yield button("Replace", ManageId("choose", "replace", ref.game))
            yield button("End the game", ManageId("ask", "cancel", ref.game), discord.ButtonStyle.danger)
        case "offer":
            yield button("Yes", OfferId("yes", ref.offer or 0), success)
            yield button("No", OfferId("no", ref.offer or 0))
        case "end":
            yield button("Rematch", EndId("rematch", ref.game), success)
            yield button("Record", EndId("record", ref.game))
            yield button("Replay", EndId("replay", ref.game))
            yield button("Time-lapse", EndId("lapse", ref.game))
