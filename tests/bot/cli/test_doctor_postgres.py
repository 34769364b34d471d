"""What the doctor says of a PostgreSQL, with a bot on it or without; it changes nothing there."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from bot.__main__ import main
from bot.kit import alive
from bot.kit.environment import Url
from bot.store.engines import ailment, claim, open_store
from bot.store.postgres import health
from bot.store.postgres.connection import PostgresStore, looking
from bot.store.postgres.health import NEEDED, examine
from tests.bot.cli.test_start_postgres import told
from tests.postgres import binaries
from tests.postgres.cluster import Cluster, cluster, private, required

SERVER = health.SERVER
A_GAME = (
    "INSERT INTO games"
    " (id, guild, channel, host, title, options, rules_version, pack, status, policy, created)"
    " VALUES (1, 1, 1, 1, 't', '{}', 1, 'standard', 'running', 'default', 0)"
)
Doctor = Callable[..., tuple[int, str]]
"""Gives the command on the database of a URL, with options; its exit code, and what it says."""


@pytest.fixture
def durable() -> Cluster:
    required()
    found = cluster(durable=True)
    assert found
    return found


@pytest.fixture
async def url(durable: Cluster) -> str:
    return await durable.create(f"games {uuid4().hex}")


@pytest.fixture
def doctor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Doctor:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    def asked(url: str, *options: str) -> tuple[int, str]:
        monkeypatch.setenv("FLUGPOST_DB", url)
        code = main(["doctor", *options])
        return code, capsys.readouterr().out

    return asked


async def test_a_database_before_and_after_its_first_start(url: str, doctor: Doctor) -> None:
    code, text = await asyncio.to_thread(doctor, url)
    assert code == 0
    assert "database: it is empty; its tables are made at the first start." in text
    assert "letters" not in text
    connection = await asyncpg.connect(url)
    assert not await connection.fetch("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    await (await open_store(Url(url))).close()
    code, text = await asyncio.to_thread(doctor, url)
    assert code == 0
    assert re.search(r"ok +server: PostgreSQL \d+\.\d+ .*\(15 or newer is needed\)", text)
    assert re.search(r"ok +database: it holds \d+ MB\.", text)
    assert re.search(rf"ok +connections: \d+ are free; a bot that is busy needs {NEEDED}\.", text)
    assert "clock: the server's agrees with this machine's." in text
    assert "letters: none is stuck, none was given up." in text
    assert "second bot: none was seen" in text
    assert "fsync" not in text
    assert "standby" not in text


async def test_it_looks_while_the_bot_runs(url: str, doctor: Doctor) -> None:
    held, store = await claim(Url(url)), await open_store(Url(url))
    async with store.transaction(everything=True) as tx:
        seen = (7001, 3, 70, datetime.now(UTC).timestamp())
        await tx.execute("INSERT INTO strangers (message, game, channel, seen) VALUES (?, ?, ?, ?)", seen)
    code, text = await asyncio.to_thread(doctor, url)
    assert code == 1
    assert "FAIL  second bot: a message of this bot's account" in text
    wanted = re.search(r"connections: \d+ are free; a bot that is busy needs (\d+) more\.", text)
    assert wanted
    assert int(wanted[1]) < NEEDED
    await store.close()
    await held.close()


async def test_letters_that_are_stuck_or_given_up_are_noticed_while_the_bot_runs_and_after(
    url: str, doctor: Doctor
) -> None:
    await (await open_store(Url(url))).close()
    await told(url, A_GAME)

    async def noticed(state: str, age: float, sentence: str) -> None:
        at = datetime.now(UTC).timestamp() - age
        await told(
            url,
            "DELETE FROM outbox",
            "INSERT INTO outbox (game, lane, kind, key, nonce, body, state, not_before, tried_at) "  # noqa: S608
            f"VALUES (1, 'game:1', 'post', 'a', 'a', '{{}}', '{state}', {at}, {at})",
        )
        alive.renew(Url(url), await ailment(Url(url), datetime.now(UTC)))
        for options in ([], ["--alive"]):
            code, text = await asyncio.to_thread(doctor, url, *options)
            assert (code, sentence in text) == (1, True), text

    try:
        await noticed("given up", 3600, "1 letters were given up since yesterday")
        await noticed("waiting", 3600, "1 letters could have gone for more than 15 minutes")
    finally:
        alive.end(Url(url))


def test_the_health_check_asks_no_server_and_imports_no_driver() -> None:
    """It is asked every minute, on machines that have other things to do."""
    asked = "import sys; from bot.__main__ import main; main(['doctor', '--alive']); print(*sys.modules)"
    away = os.environ | {"FLUGPOST_DB": "postgresql://keeper@127.0.0.1:9/games"}
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True, text=True, env=away)
    assert "no sign of life" in told.stdout
    assert not {"asyncio", "asyncpg", "msgspec", "sqlite3", "bot.store"} & set(told.stdout.split())


async def test_a_database_that_cannot_be_used_is_one_line_without_its_password(doctor: Doctor) -> None:
    for place, sentence in (
        ("@127.0.0.1:9/games", "No PostgreSQL answers at the address in FLUGPOST_DB."),
        ("@127.0.0.1:port/games", "FLUGPOST_DB is no URL that can be used"),
    ):
        code, text = await asyncio.to_thread(doctor, f"postgresql://keeper:geheim{place}")
        assert code == 1
        assert text.count(f"FAIL  database: {sentence}") == text.count("FAIL") == 1
        assert "geheim" not in text


async def test_another_programs_database_is_named(url: str, doctor: Doctor) -> None:
    await told(url, "CREATE TABLE diary (words TEXT)")
    code, text = await asyncio.to_thread(doctor, url)
    assert code == 1
    assert "FAIL  database: it is another program's" in text


async def test_a_server_without_fsync_is_named(doctor: Doctor) -> None:
    required()
    forgetful = cluster()
    assert forgetful
    code, text = await asyncio.to_thread(doctor, forgetful.url())
    assert code == 1
    assert "FAIL  fsync: is off" in text


async def test_an_old_server_is_named(url: str, doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "OLDEST_SERVER", 990_000)
    code, text = await asyncio.to_thread(doctor, url)
    assert code == 1
    assert re.search(r"FAIL +server: PostgreSQL .*\(99 or newer is needed\)", text)


async def test_clocks_that_differ_are_named(
    url: str, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = "extract(epoch FROM clock_timestamp())"
    for by, good in ((1.5, True), (-1.5, True), (400, False), (-400, False)):
        monkeypatch.setattr(health, "SERVER", SERVER.replace(there, f"({there} + {by})"))
        code, text = await asyncio.to_thread(doctor, url)
        assert code == (0 if good else 1)
        assert good or "FAIL  clock: the server's is 400 s apart from this machine's" in text


async def test_a_server_with_few_places_left_is_named(
    url: str, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = "current_setting('max_connections')::int"
    taken = "(SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend')"
    assert few in SERVER
    reserved = "current_setting('superuser_reserved_connections')::int"
    for free, good in ((NEEDED + 20, True), (NEEDED - 5, False)):
        monkeypatch.setattr(health, "SERVER", SERVER.replace(few, f"{taken} + {free} + {reserved}"))
        code, text = await asyncio.to_thread(doctor, url)
        assert code == (0 if good else 1)
        assert f"connections: {free} are free" in text


GOOD: dict[str, Any] = {
    "version": 150_000,
    "named": "15.1",
    "fsync": "on",
    "synchronous_commit": "on",
    "synchronous_standbys": "",
    "is_standby": False,
    "standbys": 0,
}


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({"standbys": 2}, "2 connected, none of them synchronous: a failover can lose plans"),
        ({"standbys": 1, "synchronous_standbys": "*", "synchronous_commit": "local"}, "is local"),
        ({"synchronous_standbys": "*"}, "none is connected: writes wait."),
        ({"is_standby": True}, "it is a standby and takes no writes"),
        ({"standbys": 1, "synchronous_standbys": "*"}, None),
    ],
)
def test_standbys(found: dict[str, Any], said: str | None) -> None:
    wanting = [remark.text for remark in health._durability(GOOD | found) if not remark.good]
    assert len(wanting) == (0 if said is None else 1)
    assert said is None or said in wanting[0]


async def test_a_standby_that_follows_is_seen() -> None:
    """To the server, whatever receives its log is one."""
    with private(durable=True) as own:
        assert "standby" not in await subjects(own.url())
        receiving = await replicate(own)
        try:
            while "standby" not in await subjects(own.url()):  # noqa: ASYNC110 - the server says when
                await asyncio.sleep(0.02)
        finally:
            receiving.kill()
            await receiving.wait()


async def subjects(url: str) -> list[str]:
    async with looking(url) as tx:
        said, _ = await examine(tx)
    return [remark.subject for remark in said if not remark.good]


async def replicate(own: Cluster) -> asyncio.subprocess.Process:
    programs = binaries.found()
    assert programs
    if not (programs / "pg_receivewal").exists():
        pytest.skip("this server came without pg_receivewal")
    return await asyncio.create_subprocess_exec(
        programs / "pg_receivewal", "-D", str(own.folder), "-h", str(own.folder), "-U", "postgres"
    )


async def test_the_bot_waits_for_the_disk_where_the_server_does_not(durable: Cluster) -> None:
    name = f"hasty {uuid4().hex}"
    url = await durable.create(name)
    await told(durable.url(), f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    store = await PostgresStore.open(url)
    async with store.transaction() as tx:
        assert await tx.value("SHOW synchronous_commit") == "on"
    await store.close()
    async with looking(url) as tx:
        said, _ = await examine(tx)
    assert [remark for remark in said if not remark.good] == []
    assert "synchronous_commit" in [remark.subject for remark in said]
