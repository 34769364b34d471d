"""The doctor says what is missing, and the backup is a sound copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.discord import permissions
from bot.store import heartbeat

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789"  # noqa: S105 - made up


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLUGPOST_DB", str(tmp_path / "games.sqlite3"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


def test_a_healthy_machine_without_a_token_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "FAIL" not in text
    assert all(subject in text for subject in ("python", "fonts", "database", "token"))


def test_every_bad_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "nonsense")
    monkeypatch.setenv("FLUGPOST_SANDBOX_PORT", "x")
    assert main(["doctor"]) == 1
    assert capsys.readouterr().out.count("FAIL") == 2


def test_a_damaged_database_is_found(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "games.sqlite3").write_bytes(b"this is not a database, it is far too friendly" * 100)
    assert main(["doctor"]) == 1
    assert "games.sqlite3 cannot be read" in capsys.readouterr().out


def test_a_discord_that_does_not_answer_is_named_without_the_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FLUGPOST_DISCORD_URL", "http://127.0.0.1:9")
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    assert "cannot be reached" in text
    assert TOKEN not in text


def test_alive_follows_the_heartbeat(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--alive"]) == 1
    heartbeat.beat_file(home / "games.sqlite3").touch()
    assert main(["doctor", "--alive"]) == 0
    assert "running" in capsys.readouterr().out


def test_missing_permissions_are_named() -> None:
    granted = sum(permissions.NEEDED.values())
    assert permissions.missing(granted) == ()
    assert permissions.missing(granted & ~(1 << 35)) == ("Create Public Threads",)
    assert permissions.missing(permissions.ADMINISTRATOR) == ()
    assert f"permissions={granted}" in permissions.invitation(42)


def test_a_backup_is_a_sound_copy_and_overwrites_nothing(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(home / "games.sqlite3")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE t (x)")
        connection.execute("INSERT INTO t VALUES (42)")
        connection.commit()
        assert main(["backup", "copy.sqlite3"]) == 0
    with closing(sqlite3.connect(home / "copy.sqlite3")) as copied:
        assert copied.execute("SELECT x FROM t").fetchall() == [(42,)]
    assert main(["backup", "copy.sqlite3"]) == 2
    assert main(["backup", "no/such/folder.sqlite3"]) == 2
    assert "exists already" in capsys.readouterr().err


def test_a_backup_of_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "no database" in capsys.readouterr().err
