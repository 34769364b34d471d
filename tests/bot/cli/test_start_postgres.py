"""A PostgreSQL that the bot cannot start on: one sentence with the cause, exit code 1, and no password."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from urllib.parse import quote
from uuid import uuid4

import asyncpg
import pytest

from bot.__main__ import main
from bot.kit.environment import UNREADABLE, Url, database_named
from bot.settings import Settings, load
from bot.store import Unusable
from bot.store.engines import NO_DRIVER, ailment, claim, looking, open_store
from bot.store.postgres import opening
from tests.bot.cli.test_start import said
from tests.postgres.cluster import Cluster, PrivateCluster, cluster, private, required

PASSWORD = "ge-heim?es#W0rt@/"  # noqa: S105 - of a server that lives as long as a test
LOCKED_DOOR = "local all postgres trust\nlocal all all scram-sha-256\n"


async def told(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="module")
def locked() -> Iterator[PrivateCluster]:
    """A server that asks for passwords, with a database for somebody who has one."""
    with private(durable=True) as own:
        asyncio.run(
            told(
                own.url(),
                f"CREATE ROLE keeper LOGIN PASSWORD '{PASSWORD}'",
                "CREATE ROLE guest LOGIN PASSWORD 'guest'",
                "CREATE DATABASE games OWNER keeper",
            )
        )
        (own.folder / "data/pg_hba.conf").write_text(LOCKED_DOOR)
        own.restart()
        yield own


@pytest.fixture
def durable() -> Cluster:
    required()
    found = cluster(durable=True)
    assert found
    return found


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Refused:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.core.open_store", open_store)
    return Refused(monkeypatch, capfd)


class Refused:
    """What `flugpost run` says of a database before it gives up, with everything logged."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capfd = monkeypatch, capfd

    def __call__(self, url: str) -> str:
        self._monkeypatch.setenv("FLUGPOST_LOG_LEVEL", "DEBUG")
        text = said(url, self._monkeypatch, self._capfd, logged=True)
        assert PASSWORD not in text
        assert quote(PASSWORD, safe="") not in text
        return text


def of(own: Cluster, user: str = "keeper", password: str | None = PASSWORD, database: str = "games") -> str:
    secret = "" if password is None else f":{quote(password, safe='')}"
    return f"postgresql://{user}{secret}@/{database}?host={quote(str(own.folder))}"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://keeper:{PASSWORD}@127.0.0.1/games",
        f"postgresql://keeper:{quote(PASSWORD, safe='')}@127.0.0.1:port/games",
        f"postgresql://keeper:{quote(PASSWORD, safe='')}@127.0.0.1:99999999/games",
        f"postgresql://keeper:{quote(PASSWORD, safe='')}@{'x' * 300}/games",
        f"postgresq://keeper:{quote(PASSWORD, safe='')}@127.0.0.1/games",
        f"mysql://keeper:{quote(PASSWORD, safe='')}@127.0.0.1/games",
        "postgresql://keeper@127.0.0.1/games?sslmode=whatever",
    ],
)
def test_a_url_that_cannot_be_used(url: str, refused: Refused) -> None:
    assert refused(url).endswith(f"flugpost: {UNREADABLE}\n")


def test_a_server_that_is_not_there(refused: Refused, tmp_path: Path) -> None:
    secret = quote(PASSWORD, safe="")
    for where in ("@127.0.0.1:9/games", f"@/games?host={tmp_path}"):
        assert "No PostgreSQL answers at the address in FLUGPOST_DB." in refused(
            f"postgresql://keeper:{secret}{where}"
        )


def test_a_wrong_password_and_a_missing_one(locked: PrivateCluster, refused: Refused) -> None:
    for password in (f"not {PASSWORD}", None):
        assert "refuses the user or the password of FLUGPOST_DB." in refused(of(locked, password=password))


def test_a_user_and_a_database_that_are_not_there(locked: PrivateCluster, refused: Refused) -> None:
    assert "refuses the user or the password" in refused(of(locked, user="nobody"))
    assert "has no database of the name in FLUGPOST_DB" in refused(of(locked, database="toys"))


def test_a_user_who_may_make_no_tables(locked: PrivateCluster, refused: Refused) -> None:
    assert "make it the owner of the database" in refused(of(locked, "guest", "guest"))


async def test_the_password_may_come_from_the_environment(
    locked: PrivateCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So `compose.postgres.yaml` gives it."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    store = await open_store(Url(of(locked, password=None)))
    await store.close()
    monkeypatch.setenv("PGPASSWORD", "another")
    with pytest.raises(Unusable, match="refuses the user or the password"):
        await open_store(Url(of(locked, password=None)))


def test_a_server_that_is_too_old(
    durable: Cluster, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OLDEST_SERVER", 990_000)
    assert "; 99 or newer is needed." in refused(durable.url())


@pytest.mark.parametrize("tables", [("diary",), ("diary", "schema_version"), ("games",)])
def test_another_programs_database(tables: tuple[str, ...], durable: Cluster, refused: Refused) -> None:
    url = asyncio.run(durable.create(f"other {uuid4().hex}"))
    asyncio.run(told(url, *(f"CREATE TABLE {table} (version TEXT)" for table in tables)))
    assert "This is another program's database" in refused(url)


def test_a_database_of_a_newer_bot(durable: Cluster, refused: Refused) -> None:
    url = asyncio.run(durable.create(f"newer {uuid4().hex}"))

    async def begun() -> None:
        await (await open_store(Url(url))).close()

    asyncio.run(begun())
    asyncio.run(told(url, "UPDATE schema_version SET version = 999"))
    assert "The database is of version 999" in refused(url)


def test_a_second_bot(durable: Cluster, refused: Refused) -> None:
    url = asyncio.run(durable.create(f"taken {uuid4().hex}"))

    elsewhere = asyncio.new_event_loop()
    thread = Thread(target=elsewhere.run_forever)
    thread.start()
    held = asyncio.run_coroutine_threadsafe(claim(Url(url)), elsewhere).result()
    try:
        assert "Another Flugpost is running on this PostgreSQL database." in refused(url)
    finally:
        asyncio.run_coroutine_threadsafe(held.close(), elsewhere).result()
        elsewhere.call_soon_threadsafe(elsewhere.stop)
        thread.join()
        elsewhere.close()


def test_a_server_that_forgets_what_it_has_confirmed(refused: Refused) -> None:
    required()
    forgetful = cluster()
    assert forgetful
    assert "PostgreSQL runs with fsync=off" in refused(forgetful.url())


def test_a_standby(durable: Cluster, refused: Refused) -> None:
    url = asyncio.run(durable.create(f"standby {uuid4().hex}"))
    name = url.partition("?")[0].rpartition("/")[2].replace("%20", " ")
    asyncio.run(told(durable.url(), f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    assert "FLUGPOST_DB must name the primary server, not a standby." in refused(url)


def test_without_its_driver_the_extra_is_named(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refused("postgresql://keeper@127.0.0.1/games").endswith(f"flugpost: {NO_DRIVER}\n")
    assert "flugpost[postgres]" in NO_DRIVER


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://keeper:secret@server:5432/games", "postgresql://keeper@server:5432/games"),
        ("postgres://k@a:1,b:2/g?target_session_attrs=primary", "postgres://k@a:1,b:2/g"),
        ("postgresql://keeper:secret@[::1]:5432/games", "postgresql://keeper@[::1]:5432/games"),
        ("postgresql:///games?host=/run&password=secret", "postgresql:///games"),
        ("postgresql://keeper:secret@host:secret/games", "postgresql://…"),
        ("postgresql://keeper:1?secret@host/games", "postgresql://…"),
        ("postgresql://keeper:1/secret@host/games", "postgresql://…"),
        ("postgresql://keeper:1#secret@host/games", "postgresql://…"),
        ("postgresql://keeper:secret", "postgresql://…"),
    ],
)
def test_a_url_is_shown_without_its_password(text: str, shown: str) -> None:
    settings = load({"FLUGPOST_DB": text}, dotenv=Path("none"))
    assert settings.database == database_named(text) == Url(text)
    assert str(settings.database) == shown
    for each in (
        repr(settings),
        repr(settings.database),
        Url(text).address,
        repr([Settings(database=Url(text))]),
    ):
        assert "secret" not in each


async def test_what_ails_a_bot_whose_server_is_away_is_said(tmp_path: Path) -> None:
    away = Url(f"postgresql://keeper@/games?host={tmp_path}")
    assert await ailment(away, datetime.now(UTC)) == "No PostgreSQL answers at the address in FLUGPOST_DB."
    with pytest.raises(Unusable):
        async with looking(away):
            pass


def test_all_other_commands_say_it_as_well(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLUGPOST_DB", f"postgresql://keeper:{quote(PASSWORD, safe='')}@127.0.0.1:9/games")
    assert main(["forget", "1"]) == 1
    assert capfd.readouterr().err == "flugpost: No PostgreSQL answers at the address in FLUGPOST_DB.\n"
