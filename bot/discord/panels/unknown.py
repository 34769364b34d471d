"""A press on a message that is no letter's, as far as the store knows.

What a killed bot had sent may land after nobody looks for it any more, and a copy of the database that was
put back knows nothing of what was sent since. The outbox cannot close such a message; the press does.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from bot.desk import Desk
from bot.discord.editing import turn
from bot.discord.panels import plan_face
from bot.discord.replies import Reply
from rules.said import said
from words import say

log = logging.getLogger(__name__)

LOOKING_UP = 0.5
"""Seconds: whoever pressed waits for their answer, and can press again when the bot is less busy."""
CLOSED = said("panels.old-and-closed")


async def take_away(desk: Desk, reply: Reply) -> bool:
    """Close the pressed message if nobody knows it; whether it is closed. What only one person sees is no
    letter, and lapses by itself."""
    message = reply.interaction.message
    if message is None or message.flags.ephemeral or message.interaction_metadata is not None:
        return False
    try:
        async with asyncio.timeout(LOOKING_UP):
            known = await desk.queries.is_letter(message.id, message.channel.id)
    except TimeoutError:
        return False
    if known:
        return False
    shown: dict[str, Any] = {"view": None}
    if message.flags.components_v2:
        shown = {"view": plan_face.closed(say(CLOSED)), "attachments": []}
    try:
        async with turn(reply.interaction.client, message.id):
            await message.edit(**shown)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
        log.info("an unknown message could not be closed (%s)", type(fault).__name__)
        return False
    log.info("a message that no letter is known to be was pressed, and is closed")
    return True
