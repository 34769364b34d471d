"""Other libraries than ours talk to the sandbox, where they are at hand: it is written to the protocol."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.bot.protocol.watched import WatchedSandbox

HERE = Path(__file__).parent / "clients"
ROOT = Path(__file__).parents[3]
MODULES = [root / "node_modules" for root in (ROOT, ROOT.parent)]


def _hikari() -> list[str] | None:
    found = importlib.util.find_spec("hikari")
    return [sys.executable, str(HERE / "hikari_bot.py")] if found else None


def _discordjs() -> list[str] | None:
    node = shutil.which("node")
    found = any((modules / "discord.js").is_dir() for modules in MODULES)
    return [node, str(HERE / "discordjs_bot.js")] if node and found else None


@pytest.fixture(params=["hikari", "discord.js"])
def command(request: pytest.FixtureRequest) -> list[str]:
    words = {"hikari": _hikari, "discord.js": _discordjs}[request.param]()
    if words is None:
        pytest.skip(f"{request.param} is not installed here.")
    return words


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """What these libraries say beyond our own description is not ours to judge."""
    sandbox = WatchedSandbox()
    await sandbox.start()
    yield sandbox
    await Sandbox.stop(sandbox)
    assert sandbox.unknown_routes == []


async def test_a_command_and_a_press(sandbox: Sandbox, command: list[str]) -> None:
    about = {
        "SANDBOX_URL": sandbox.url,
        "SANDBOX_TOKEN": sandbox.token,
        "NODE_PATH": os.pathsep.join(map(str, MODULES)),
    }
    process = await asyncio.create_subprocess_exec(*command, env=os.environ | about)
    try:
        await sandbox.ready(timeout=30)
        await sandbox.until(lambda: sandbox.world.commands, timeout=30)
        ann, games = sandbox.person("Ann"), sandbox.channel("games")
        reply = await ann.slash(games, "knock")
        assert reply.text == "Who is there?"
        reply = await ann.press(reply.message, "Open")
        assert (reply.text, reply.message.buttons) == ("Come in.", [])
    finally:
        process.terminate()
        await process.wait()
