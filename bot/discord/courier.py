"""Letters carried to Discord. Every refusal of Discord's becomes one the outbox has a rule for."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final

import discord

from bot.discord.limits import DESCRIPTION, TEXT, THREAD_NAME, clip, divide
from bot.discord.panels.asked import late_view, offer_view
from bot.discord.panels.ending import end_view
from bot.discord.panels.lobby import LobbyPanel
from bot.discord.panels.plan import PlanPanel
from bot.discord.panels.table import back_view, table_view
from bot.discord.replies import Face, files
from bot.kit.refusal import Refusal
from bot.post.courier import Rendered, TryLater, Undeliverable, Why
from bot.store.letters import PanelRef
from render.artist import Picture

log = logging.getLogger(__name__)

WEEK: Final = 10_080
"""Minutes of silence after which Discord folds a thread away."""

HISTORY = 100

THREAD_EXISTS, ARCHIVED, UNKNOWN_MESSAGE = 160004, 50083, 10008
NOBODY = frozenset({10007, 10013})
"""No member of the server; no user at all."""

_BY_CODE = {
    50007: Why.CLOSED,
    50278: Why.CLOSED,
    50001: Why.FORBIDDEN,
    50013: Why.FORBIDDEN,
    ARCHIVED: Why.FORBIDDEN,
}
_BY_STATUS = {400: Why.REFUSED, 403: Why.FORBIDDEN, 404: Why.GONE, 413: Why.REFUSED}
_SOON = {40003: 60.0, 30046: 300.0}
"""DMs opened too fast; an old message edited too often."""

A_WHILE = {429: 60.0, 503: 5.0}
"""Seconds, when Discord does not say for how long it turns us away."""


class DiscordCourier:
    """Speaks for the outbox through a logged-in client."""

    def __init__(self, client: discord.Client, plan_panel: PlanPanel, lobby: LobbyPanel) -> None:
        self._client = client
        self._plan_panel = plan_panel
        self._lobby = lobby

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int:
        await self._client.wait_until_ready()
        async with _in_plain_terms():
            channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                raise Undeliverable(Why.FORBIDDEN)
            return await _thread_in(channel, message_id, clip(name, THREAD_NAME))

    async def open_dm(self, user_id: int) -> int:
        async with _in_plain_terms():
            return (await self._client.create_dm(discord.Object(user_id))).id

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        said = await self._said(letter)
        attached = files((*letter.pictures, *letter.files))
        async with _in_plain_terms():
            channel = self._client.get_partial_messageable(channel_id)
            return (await channel.send(**said, files=attached, nonce=nonce)).id

    async def edit(self, channel_id: int, message_id: int, letter: Rendered) -> None:
        said = await self._said(letter)
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with _in_plain_terms():
            try:
                await message.edit(**said)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await self._unfold(channel_id)
                await message.edit(**said)

    async def attach(self, channel_id: int, message_id: int, picture: Picture) -> None:
        channel = self._client.get_partial_messageable(channel_id)
        async with _in_plain_terms():
            message = await channel.fetch_message(message_id)
            if all(there.filename != picture.name for there in message.attachments):
                await message.edit(attachments=[*files((picture,)), *message.attachments])

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        await self._client.wait_until_ready()
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code in NOBODY
        except discord.HTTPException as error:
            log.warning("cannot ask for a member: status %d, code %d", error.status, error.code)
        return False

    async def find_recent(self, channel_id: int, letter: Rendered, since: datetime) -> int | None:
        text, _ = divide(letter.text, TEXT)
        names = [picture.name for picture in letter.pictures] + [file.name for file in letter.files]
        channel = self._client.get_partial_messageable(channel_id)
        async with _in_plain_terms():
            async for message in channel.history(limit=HISTORY, after=since, oldest_first=False):
                ours = self._client.user is not None and message.author.id == self._client.user.id
                attached = [attachment.filename for attachment in message.attachments]
                if ours and message.content.strip() == text.strip() and attached == names:
                    return message.id
        return None

    async def _said(self, letter: Rendered) -> dict[str, Any]:
        """Text, panel and whom it may ping, as Discord's library takes them."""
        text, rest = divide(letter.text, TEXT)
        embeds = [discord.Embed(description=clip(rest, DESCRIPTION))] if rest else []
        view: discord.ui.View | None = None
        if letter.panel is not None and letter.panel.kind == "lobby":
            view = await self._lobby.view(letter.panel.game)
        elif letter.panel is not None and letter.panel.kind == "table":
            view = table_view(letter.panel.game, orders=letter.panel.orders)
        elif letter.panel is not None and letter.panel.kind == "back":
            view = back_view(letter.panel.game)
        elif letter.panel is not None and letter.panel.kind == "end":
            view = end_view(letter.panel.game)
        elif letter.panel is not None and letter.panel.kind == "late":
            view = late_view(letter.panel.game, letter.panel.step or 0)
        elif letter.panel is not None and letter.panel.offer is not None:
            view = offer_view(letter.panel.offer)
        elif letter.panel is not None and (face := await self._plan(letter.panel)) is not None:
            embeds.append(face.embed)
            view = face.view
        pinged = [discord.Object(user) for user in letter.mentions]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pinged or False)
        return {"content": text, "embeds": embeds, "view": view, "allowed_mentions": mentions}

    async def _plan(self, panel: PanelRef) -> Face | None:
        if panel.seat is None or panel.step is None:
            return None
        try:
            return await self._plan_panel.of_seat(panel.game, panel.seat, panel.step)
        except Refusal:
            return None

    async def _unfold(self, channel_id: int) -> None:
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)


async def _thread_in(channel: discord.TextChannel, message_id: int | None, name: str) -> int:
    if message_id is not None:
        try:
            starter = channel.get_partial_message(message_id)
            return (await starter.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message_id
            if error.code != UNKNOWN_MESSAGE:
                raise
    for thread in channel.threads:
        if thread.name == name and thread.owner_id == channel.guild.me.id:
            return thread.id
    kind = discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id


@asynccontextmanager
async def _in_plain_terms() -> AsyncIterator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        verdict = judged(error)
        if verdict is None:
            raise
        raise verdict from error


def judged(error: discord.HTTPException) -> TryLater | Undeliverable | None:
    """What a refusal means for the letter; None if it may have been delivered all the same."""
    if error.code in _SOON:
        return TryLater(_SOON[error.code])
    if error.status in {429, 503}:
        return TryLater(_retry_after(error))
    why = _BY_CODE.get(error.code) or _BY_STATUS.get(error.status)
    if why is Why.REFUSED:
        log.error("Discord refuses a letter: status %d, code %d", error.status, error.code)
    return Undeliverable(why) if why else None


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return A_WHILE[error.status]
