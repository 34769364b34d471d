"""Until a bot that runs in this process has nothing more to do."""

from __future__ import annotations

import asyncio

from bot.core import Core
from bot.discord.client import FlugpostClient
from sandbox import Sandbox


async def at_rest(client: FlugpostClient, core: Core, sandbox: Sandbox) -> None:
    """Everybody is answered, what was due is resolved, and all of it is told."""
    while True:
        await sandbox.quiet(timeout=60)
        if busy := {*client._at_work, *core.scheduler._resolving}:
            await asyncio.wait(busy)
            continue
        if core.outbox is not None:
            await core.outbox.drain()
        if not client._at_work and core.scheduler.idle and sandbox._at_rest():
            return
