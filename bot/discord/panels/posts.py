"""The buttons under the bot's posts: whoever sits at the table finds their own panel behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.discord.panels.ids import DetailsId, EndId, ManageId, OfferId, TableId
from bot.discord.panels.parts import button
from bot.store.letters import PanelRef
from words import phrase


def buttons(ref: PanelRef) -> Iterator[discord.ui.Button[Any]]:
    """Those of every post but a lobby's, which knows what can be chosen there."""
    primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
    match ref.kind:
        case "table":
            yield button(phrase("panels.post-plan"), TableId("plan", ref.game), primary)
            if ref.orders:
                yield button(phrase("panels.post-orders"), TableId("orders", ref.game))
            yield button(phrase("panels.post-manage"), TableId("manage", ref.game))
            yield from details(ref)
        case "back":
            yield button(phrase("panels.post-take-back-seat"), TableId("back", ref.game), success)
        case "late":
            step = str(ref.step or 0)
            yield button(phrase("panels.post-wait-on"), ManageId("ask", "wait", ref.game, step), primary)
            yield button(phrase("panels.post-stand-in"), ManageId("ask", "sitin", ref.game, step))
            yield button(phrase("panels.post-replace"), ManageId("choose", "replace", ref.game))
            yield button(
                phrase("panels.post-end"), ManageId("ask", "cancel", ref.game), discord.ButtonStyle.danger
            )
        case "offer":
            yield button(phrase("panels.post-yes"), OfferId("yes", ref.offer or 0), success)
            yield button(phrase("panels.post-no"), OfferId("no", ref.offer or 0))
        case "end":
            yield button(phrase("panels.post-rematch"), EndId("rematch", ref.game), success)
            yield button(phrase("panels.post-record"), EndId("record", ref.game))
            yield button(phrase("panels.post-replay"), EndId("replay", ref.game))
            yield button(phrase("panels.post-time-lapse"), EndId("lapse", ref.game))
            yield from details(ref)


def details(ref: PanelRef | None) -> Iterator[discord.ui.Button[Any]]:
    """What leads to the whole account of a turn, and stays when nothing else can be pressed."""
    if ref is not None and (told := ref.details) is not None:
        yield button(phrase("panels.post-details"), DetailsId(ref.game, told.step, told.at))
