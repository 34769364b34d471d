"""Edits of one message have one order, whoever makes them: the answer to a press, the outbox, a redraw.

Each takes its turn: it waits for the answer to the one before it, and only then reads what it is to show. So
whatever order they were asked for in, and whichever route each of them takes, the last edit that arrives
shows the newest state.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

import discord

from bot.kit.locks import Locks

_TURNS: WeakKeyDictionary[discord.Client, Locks] = WeakKeyDictionary()


def turn(client: discord.Client, message_id: int) -> asyncio.Lock:
    """Whoever is about to edit that message holds this from before they read what to show until Discord has
    answered. It is first come, first served; nobody holds two of a person's panels at once."""
    return _TURNS.setdefault(client, Locks()).of(message_id)
