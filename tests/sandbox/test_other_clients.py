"""Other libraries than ours talk to the sandbox: it is written to the protocol."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.node import FOLDERS, ROOT, at_hand
from tests.sandbox.protocol.watched import WatchedSandbox

HERE = Path(__file__).parent / "clients"


def _hikari() -> list[str]:
    """It has an environment of its own, for it wants older versions of what the bot uses."""
    python = ROOT / ".venv" / "clients" / "bin" / "python"
    if not python.exists():
        pytest.skip("hikari is not installed: `make clients` does it.")
    return [str(python), str(HERE / "hikari_bot.py")]


def _discordjs() -> list[str]:
    at_hand("discord.js")
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed.")
    return [node, str(HERE / "discordjs_bot.js")]


@pytest.fixture(params=[_hikari, _discordjs], ids=["hikari", "discord.js"])
def command(request: pytest.FixtureRequest) -> list[str]:
    return list(request.param())


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
        "NODE_PATH": os.pathsep.join(map(str, FOLDERS)),
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
