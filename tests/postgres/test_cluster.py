"""The tests' own PostgreSQL: shared by a run, copied for a test, and never left running."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import asyncpg
import pytest

from tests.postgres import binaries
from tests.postgres.cluster import MEMORY, ROOT, WHY_NOT, Cluster, _folder, cluster, private, required
from tests.postgres.server import unprivileged, within_reach

USE = """
from tests.postgres.cluster import cluster
found = cluster()
print(found.folder, found.pid, flush=True)
input()
"""


@pytest.fixture
def shared() -> Cluster:
    required()
    found = cluster()
    assert found
    return found


@contextmanager
def user_of(run: str) -> Iterator[tuple[subprocess.Popen[str], Cluster, int]]:
    """Another process that uses the cluster of that run, the cluster, and the server's number."""
    environment = os.environ | {"PYTEST_XDIST_TESTRUNUID": run}
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", USE]
    with subprocess.Popen(words, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        folder, pid = process.stdout.readline().split()
        try:
            yield process, Cluster(Path(folder)), int(pid)
        finally:
            process.kill()


async def asked(url: str, question: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


async def told(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it did not come to that in a minute"
        time.sleep(0.02)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_database_is_a_copy_of_its_template_and_goes_with_those_who_use_it(shared: Cluster) -> None:
    model, copy = f"model {uuid4().hex}", f"copy {uuid4().hex}"
    await told(
        await shared.create(model), "CREATE TABLE planes (name TEXT)", "INSERT INTO planes VALUES ('Camel')"
    )
    url = await shared.create(copy, template=model)
    await told(url, "INSERT INTO planes VALUES ('Albatros')")
    assert await asked(url, "SELECT count(*) FROM planes") == 2
    assert await asked(shared.url(model), "SELECT count(*) FROM planes") == 1
    connected = await asyncpg.connect(url)
    await shared.drop(copy)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        await asyncpg.connect(url)
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
        await connected.execute("SELECT 1")
    await shared.drop(model)
    await shared.drop(model)


async def test_a_template_is_filled_once(shared: Cluster) -> None:
    filled = []

    async def fill(url: str) -> None:
        filled.append(url)
        await told(url, "CREATE TABLE planes (name TEXT)")

    name = f"model {uuid4().hex}"
    assert await asyncio.gather(*(shared.template(name, fill) for _ in range(3))) == [name] * 3
    assert len(filled) == 1
    assert await asked(shared.url(name), "SELECT count(*) FROM planes") == 0
    await shared.drop(name)


async def test_a_template_that_could_not_be_filled_is_filled_by_the_next(shared: Cluster) -> None:
    async def fails(_: str) -> None:
        raise KeyError

    async def fill(url: str) -> None:
        await told(url, "CREATE TABLE planes (name TEXT)")

    name = f"model {uuid4().hex}"
    with pytest.raises(KeyError):
        await shared.template(name, fails)
    await shared.template(name, fill)
    assert await asked(shared.url(name), "SELECT count(*) FROM planes") == 0
    await shared.drop(name)


@pytest.mark.parametrize(("durable", "fsync"), [(False, "off"), (True, "on")])
async def test_it_listens_on_its_socket_alone_and_waits_for_the_disk_if_asked(
    fsync: str, *, durable: bool
) -> None:
    with private(durable=durable) as own:
        assert await asked(own.url(), "SHOW fsync") == fsync
        assert await asked(own.url(), "SHOW listen_addresses") == ""
        assert await asked(own.url(), "SHOW max_connections") == "200"
        assert own.folder.stat().st_mode & 0o077 == 0
        assert not (durable and own.folder.is_relative_to(MEMORY))
        pid = own.pid
    until(lambda: gone(pid) and not own.folder.exists())


def test_processes_of_a_run_share_one_that_ends_with_the_last_of_them() -> None:
    required()
    run = uuid4().hex
    with user_of(run) as (_, cluster_of_first, first), user_of(run) as (process, cluster_of_second, second):
        assert (cluster_of_first, first) == (cluster_of_second, second)
        with user_of(uuid4().hex) as (_, other, _):
            assert other != cluster_of_first
        process.communicate("\n")
        assert not gone(first)
        assert asyncio.run(asked(cluster_of_first.url(), "SELECT 1")) == 1
    until(lambda: gone(first) and not cluster_of_first.folder.exists())


def test_it_stops_when_its_keeper_is_killed() -> None:
    required()
    with user_of(uuid4().hex) as (_, found, server):
        status = Path(f"/proc/{server}/status")
        if not status.exists():
            pytest.skip("only Linux ends a child with its parent")
        (keeper,) = [
            int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("PPid")
        ]
        os.kill(keeper, signal.SIGKILL)
        until(lambda: gone(server))
        subprocess.run(["rm", "-r", found.folder], check=True)


async def test_what_was_committed_is_there_after_a_kill_and_a_start() -> None:
    with private() as own:
        url = await own.create("games")
        await told(url, "CREATE TABLE planes (name TEXT)", "INSERT INTO planes VALUES ('Camel')")
        connected = await asyncpg.connect(url)
        own.kill()
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
            await connected.execute("SELECT 1")
        with pytest.raises(OSError, match=r"refused|No such file"):
            await asyncpg.connect(url)
        own.start()
        assert await asked(url, "SELECT name FROM planes") == "Camel"
        before = own.pid
        own.restart()
        assert own.pid != before
        assert await asked(url, "SELECT name FROM planes") == "Camel"
        own.stop()
        with pytest.raises(OSError, match=r"refused|No such file"):
            await asyncpg.connect(url)


def test_the_socket_fits_however_long_the_name_of_the_temporary_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deep = tmp_path / ("x" * 100)
    monkeypatch.setattr("tempfile.tempdir", str(deep))
    assert not _folder("a run", durable=True).is_relative_to(deep)
    monkeypatch.setattr("tempfile.tempdir", "/tmp/short")  # noqa: S108
    assert _folder("a run", durable=True).is_relative_to("/tmp/short")  # noqa: S108


@pytest.mark.skipif(os.getuid() != 0, reason="only root has to run it as somebody else")
def test_programs_in_a_folder_of_roots_own_are_copied_to_where_the_server_may_run_them() -> None:
    user = unprivileged()
    assert user
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        closed = folder / "closed"
        programs = closed / "wheel/installed/bin"
        programs.mkdir(parents=True)
        (programs / "initdb").write_text("#!/bin/sh\n")
        (programs / "initdb").chmod(0o755)
        (closed / "wheel.libs").mkdir()
        (closed / "wheel.libs/libpq.so").touch()
        assert within_reach(programs, folder / "copy", user) == programs
        for each in (closed, programs.parent):
            each.chmod(0o700)
        copy = within_reach(programs, folder / "copy", user)
        assert copy == folder / "copy/wheel/installed/bin"
        subprocess.run([copy / "initdb"], user=user.pw_uid, check=True)
        assert (folder / "copy/wheel.libs/libpq.so").exists()


def test_without_a_server_a_test_is_skipped_and_on_ci_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binaries, "found", lambda: None)
    assert cluster() is None
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=WHY_NOT):
        required()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=WHY_NOT):
        required()


def test_a_folder_with_the_clients_library_alone_is_no_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "psql").touch()
    assert binaries.version(tmp_path) == 0
    monkeypatch.setenv(binaries.CHOSEN, str(tmp_path))
    assert binaries.found.__wrapped__() is None


def test_ci_has_a_server() -> None:
    required()
