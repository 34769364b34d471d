"""A page of a game's log, and the buttons that turn it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.desk import Desk
from bot.desk.chronicle import LogPage
from bot.discord.limits import EMBED_TITLE, clip
from bot.discord.panels.ids import LogId
from bot.discord.panels.parts import button, view_of
from bot.discord.replies import Face, Reply
from words import phrase


class LogPanel:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, reply: Reply, game: int, search: str = "", page: int | None = None) -> None:
        await reply.whisper(face=_face(await self._desk.chronicle.page(game, search, page)))

    async def press(self, reply: Reply, pressed: LogId, _: Sequence[str]) -> None:
        await reply.redraw(lambda: self._turned(pressed))

    async def _turned(self, to: LogId) -> Face:
        return _face(await self._desk.chronicle.page(to.game, to.search, to.page))


def _face(log: LogPage) -> Face:
    title = phrase("panels.log-title", game=str(log.game_id), title=log.title, page=log.page, pages=log.pages)
    embed = discord.Embed(title=clip(title, EMBED_TITLE), description=log.text)
    if log.pages == 1:
        return Face(embed)
    earlier = LogId("turn", log.game_id, log.page - 1, log.search)
    later = LogId("turn", log.game_id, log.page + 1, log.search)
    turns = (
        button(phrase("panels.log-earlier"), earlier, disabled=log.page == 1),
        button(phrase("panels.log-later"), later, disabled=log.page == log.pages),
    )
    return Face(embed, view_of(turns))
