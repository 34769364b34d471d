"""A database's password is nowhere to be read: not in the log, the process list, the figures or a trace."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import aiohttp
import pytest

from tests.bot.cli.test_start_postgres import PASSWORD, locked, of
from tests.postgres.cluster import PrivateCluster
from tests.sandbox.protocol.watched import WatchedSandbox

__all__ = ["locked"]

ROOT = Path(__file__).parents[3]
WRITTEN = (PASSWORD.encode(), quote(PASSWORD, safe="").encode())
PATIENCE = 60.0
"""Seconds that only a failing test spends."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def bot(
    folder: Path, sandbox: WatchedSandbox, **settings: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, Path]]:
    """`flugpost run` in a process of its own, and the file that it writes everything to."""
    log = folder / "log"
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("FLUGPOST", "PG"))
    }
    environment |= {
        "DISCORD_TOKEN": sandbox.token,
        "FLUGPOST_DISCORD_URL": sandbox.url,
        "FLUGPOST_LOG_LEVEL": "DEBUG",
        "FLUGPOST_PROCESSES": "1",
        "PYTHONASYNCIODEBUG": "1",
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        **settings,
    }
    with log.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=folder, env=environment, stdout=written, stderr=written
        )
    try:
        yield process, log
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            await process.wait()


def process_list() -> bytes:
    """As everybody on this machine may read it."""
    lines = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            lines.append(each.read_bytes())
        except OSError:  # gone meanwhile
            continue
    return b"\n".join(lines)


async def written(log: Path, words: bytes) -> None:
    def there() -> bool:
        return words in log.read_bytes()

    async with asyncio.timeout(PATIENCE):
        while not there():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("in_url", [True, False])
async def test_a_password_is_written_nowhere(
    locked: PrivateCluster,
    tmp_path: Path,
    *,
    in_url: bool,
) -> None:
    sandbox, port = WatchedSandbox(), free_port()
    await sandbox.start()
    given = (
        {"FLUGPOST_DB": of(locked)}
        if in_url
        else {"FLUGPOST_DB": of(locked, password=None), "PGPASSWORD": PASSWORD}
    )
    async with bot(tmp_path, sandbox, FLUGPOST_METRICS_PORT=str(port), **given) as (process, log):
        await written(log, b"connected to Discord")
        listed = process_list()
        assert b"-m\0bot\0run" in listed
        locked.kill()
        locked.start()
        await written(log, b"this bot's again")
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as told,
        ):
            figures = await told.read()
        listed += process_list()
    await sandbox.stop()
    assert process.returncode == 0
    logged = (tmp_path / "log").read_bytes()
    assert b"postgresql://keeper@/games" in logged
    for text in (logged, listed, figures):
        assert not [secret for secret in WRITTEN if secret in text]
