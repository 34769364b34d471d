"""Keeping a world between runs: one file, written anew when something has changed."""

import asyncio
import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.sandbox.model import Channel
from bot.sandbox.server import Sandbox

FILE = "world"
FORM = 1
EVERY = 5.0
"""Seconds between looks at whether there is something to keep."""
KNOWN = {"bot.sandbox.model", "datetime", "builtins"}
BUILTINS = {"set", "frozenset", "bytearray"}


class CannotRestore(Exception):  # noqa: N818 - says what is the matter
    """The file is not a world of this version's."""


def save(sandbox: Sandbox, folder: Path) -> None:
    """Everything but what Discord itself forgets: interactions, and what only one person saw for a while."""
    world = sandbox.world
    channels = {key: _lasting(each) for key, each in world.channels.items() if not each.deleted}
    for channel in channels.values():
        if channel.thread:
            channel.thread = replace(channel.thread, parent=channels[channel.thread.parent.id])
        for message in channel.messages.values():
            message.channel = channel
    kept = {
        "form": FORM,
        "users": world.users,
        "bot": world.bot,
        "guilds": world.guilds,
        "channels": channels,
        "attachments": world.attachments,
        "commands": world.commands,
        "now": world.now(),
    }
    fresh = folder / f"{FILE}.new"
    fresh.write_bytes(pickle.dumps(kept))
    fresh.replace(folder / FILE)


def _lasting(channel: Channel) -> Channel:
    messages = {
        key: replace(each, interaction=None) for key, each in channel.messages.items() if not each.ephemeral
    }
    return replace(channel, messages=messages)


def restore(sandbox: Sandbox, folder: Path) -> datetime | None:
    """The world that was saved there, and when that was by its own clock.

    A folder without one leaves everything as it is.
    """
    file = folder / FILE
    if not file.exists():
        return None
    try:
        with file.open("rb") as stream:
            kept = _Reader(stream).load()
        known = kept["form"] == FORM
    except (pickle.UnpicklingError, EOFError, KeyError, TypeError, AttributeError):
        known = False
    if not known:
        raise CannotRestore(f"{file} is not a world that this sandbox knows; delete it to start anew.")
    world = sandbox.world
    world.users, world.bot, world.guilds = kept["users"], kept["bot"], kept["guilds"]
    world.channels, world.attachments = kept["channels"], kept["attachments"]
    world.commands = kept["commands"]
    sandbox.meet_again()
    saved: datetime = kept["now"]
    return saved


@asynccontextmanager
async def keeping(sandbox: Sandbox, folder: Path) -> AsyncIterator[None]:
    """Meanwhile the world is saved whenever something has changed, and once more at the end."""
    task = asyncio.create_task(_keep(sandbox, folder))
    try:
        yield
    finally:
        task.cancel()
        save(sandbox, folder)


async def _keep(sandbox: Sandbox, folder: Path) -> None:
    changes = sandbox.world.changes.subscribe()
    try:
        while True:
            await changes.get()
            await asyncio.sleep(EVERY)
            while not changes.empty():
                changes.get_nowait()
            save(sandbox, folder)
    finally:
        sandbox.world.changes.unsubscribe(changes)


class _Reader(pickle.Unpickler):
    """Reads the sandbox's own values and nothing else, so that a file cannot make anything happen."""

    def find_class(self, module: str, name: str) -> Any:
        if module not in KNOWN or (module == "builtins" and name not in BUILTINS):
            raise pickle.UnpicklingError(f"{module}.{name} does not belong in a world.")
        return super().find_class(module, name)
