"""What keeps the bot from starting: one sentence with the cause, exit code 1, and no traceback."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.sqlite import connection
from bot.store.sqlite.lock import lock
from tests.bot.cli.test_doctor import TOKEN

pytestmark = pytest.mark.sqlite

Prepared = AbstractContextManager[object]


def folder(path: Path) -> Prepared:
    path.mkdir()
    return nullcontext()


def diary(path: Path) -> Prepared:
    path.write_bytes(b"dear diary " * 500)
    return nullcontext()


def from_the_future(path: Path) -> Prepared:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 999")
    return nullcontext()


def taken(path: Path) -> Prepared:
    return lock(path)


def held(path: Path) -> Prepared:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE mine (a)")
    other.execute("BEGIN EXCLUSIVE")
    return closing(other)


def somebody_elses(path: Path) -> Prepared:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE days (words)")
    return nullcontext()


@pytest.mark.parametrize(
    ("prepare", "sentence"),
    [
        (folder, "is a folder; FLUGPOST_DB must name a file."),
        (diary, "file is not a database. Put a copy in its place with `flugpost restore`"),
        (from_the_future, "The database is of version 999"),
        (taken, "Another Flugpost is running on"),
        (held, "is locked by another program; close it, and start again."),
        (somebody_elses, "is another program's database"),
    ],
)
def test_a_database_that_cannot_be_used(
    prepare: Callable[[Path], Prepared],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setattr(connection, "PRAGMAS", ("busy_timeout=1",))
    with prepare(path):
        assert said(path, monkeypatch, capfd).count(sentence) == 1


def test_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """SQLite speaks of one when a file may grow no further."""
    monkeypatch.setattr(connection, "PRAGMAS", (*connection.PRAGMAS, "max_page_count=3"))
    path = tmp_path / "games.sqlite3"
    assert f"The disk with {path} is full; make room, and start again." in said(path, monkeypatch, capfd)


def said(
    path: Path | str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    *,
    logged: bool = False,
) -> str:
    """What `flugpost` says before it gives up, and what it logs if that is looked at as well."""
    monkeypatch.setenv("FLUGPOST_DB", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FLUGPOST_DISCORD_URL", "http://127.0.0.1:1")
    if isinstance(path, Path):
        monkeypatch.chdir(path.parent)
    assert main(["run"]) == 1
    text = "".join(capfd.readouterr())
    lines = text.splitlines()
    assert lines[-1].startswith("flugpost: ")
    assert "Traceback" not in text
    assert logged or len(lines) == 1
    return text
