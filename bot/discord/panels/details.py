"""The whole account of a turn, for whoever presses under its post."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.discord.panels.ids import DetailsId
from bot.discord.replies import Face, Reply
from words import phrase


class DetailsPanel:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def press(self, reply: Reply, pressed: DetailsId, _: Sequence[str]) -> None:
        """In as many messages as it takes, in the reader's language."""
        await reply.think()
        with self._desk.requests.of(reply.user):
            account = await self._desk.chronicle.account(pressed.game, pressed.step, pressed.at)
        game, step, pages = str(account.game_id), str(account.step), len(account.pages)
        for page, text in enumerate(account.pages, 1):
            title = phrase("panels.details-title", game=game, step=step, page=page, pages=pages)
            await reply.whisper(face=Face(discord.Embed(title=title, description=text)))
