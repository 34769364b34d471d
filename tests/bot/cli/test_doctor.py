"""The doctor says what is missing, and the backup is a sound copy."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.discord import permissions
from bot.kit import alive
from bot.store.engines import ailment
from bot.store.sqlite.connection import SqliteStore

pytestmark = pytest.mark.sqlite
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


def test_a_setting_by_a_name_that_it_had_before_is_named_and_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLUGPOST_FAVOURS_PER_PERSON", "5")
    assert main(["doctor"]) == 0
    assert "settings: FLUGPOST_FAVOURS_PER_PERSON is called FLUGPOST_REQUESTS_PER_PERSON now" in (
        capsys.readouterr().out
    )


def test_a_damaged_database_is_found(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "games.sqlite3").write_bytes(b"this is not a database, it is far too friendly" * 100)
    assert main(["doctor"]) == 1
    assert "games.sqlite3 cannot be read" in capsys.readouterr().out


async def test_a_second_bot_that_was_seen_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = home / "games.sqlite3"
    await (await SqliteStore.open(path)).close()
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    with closing(sqlite3.connect(path)) as connection:
        seen = (7001, 3, 70, datetime.now(UTC).timestamp())
        connection.execute("INSERT INTO strangers (message, game, channel, seen) VALUES (?, ?, ?, ?)", seen)
        connection.commit()
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["doctor"]) == 1
    text = capsys.readouterr().out
    assert "was seen in the thread of game 3 (70)" in text
    assert "Stop one of them." in text


def test_a_discord_that_does_not_answer_is_named_without_the_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FLUGPOST_DISCORD_URL", "http://127.0.0.1:9")
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    assert "cannot be reached" in text
    assert TOKEN not in text


async def letters(path: Path, *rows: tuple[str, float, float | None]) -> None:
    """A database with letters in it: their state, since when they may go, and when one was tried."""
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO games"
            " (id, guild, channel, host, title, options, rules_version, pack, status, policy, created)"
            " VALUES (1, 1, 1, 1, 't', '{}', 1, 'standard', 'running', 'default', 0)"
        )
        connection.executemany(
            "INSERT INTO outbox (game, lane, kind, key, nonce, body, state, not_before, tried_at)"
            " VALUES (1, 'game:1', 'post', ?, ?, '{}', ?, ?, ?)",
            [(str(number), str(number), *row) for number, row in enumerate(rows)],
        )
        connection.commit()


async def test_letters_that_are_stuck_or_given_up_are_noticed(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, now = home / "games.sqlite3", datetime.now(UTC).timestamp()
    await letters(path, ("waiting", now - 60, None), ("given up", 0, now - 200_000), ("sent", 0, now))
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    assert "none is stuck" in capsys.readouterr().out
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE outbox SET tried_at = ? WHERE state = 'given up'", (now - 3600,))
        connection.commit()
    for words in (["doctor"], ["doctor", "--alive"]):
        looked_after(path)
        assert await asyncio.to_thread(main, words) == 1
        assert "1 letters were given up since yesterday" in capsys.readouterr().out
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE outbox SET not_before = ? WHERE state = 'waiting'", (now - 3600,))
        connection.commit()
        connection.execute("UPDATE outbox SET tried_at = ? WHERE state = 'sent'", (now - 3600,))
        connection.commit()
    for words in (["doctor"], ["doctor", "--alive"]):
        looked_after(path)
        assert await asyncio.to_thread(main, words) == 1
        assert "1 letters could have gone for more than 15 minutes" in capsys.readouterr().out


async def test_a_busy_bot_is_alive(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hours of letters wait after an outage, and go out one after the other."""
    path, now = home / "games.sqlite3", datetime.now(UTC).timestamp()
    await letters(path, ("waiting", now - 9 * 3600, None), ("sent", 0, now - 5))
    looked_after(path)
    assert await asyncio.to_thread(main, ["doctor", "--alive"]) == 0
    assert "running and connected" in capsys.readouterr().out
    with closing(sqlite3.connect(path, isolation_level=None)) as busy:
        busy.execute("PRAGMA journal_mode=DELETE")
        busy.execute("BEGIN EXCLUSIVE")
        looked_after(path)
    assert await asyncio.to_thread(main, ["doctor", "--alive"]) == 0


def test_a_bot_that_is_silent_is_not_alive(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--alive"]) == 1
    file = alive.beat_file(home / "games.sqlite3")
    file.touch()
    assert main(["doctor", "--alive"]) == 0
    os.utime(file, (0, time.time() - 100))
    assert main(["doctor", "--alive"]) == 1
    assert "no sign of life" in capsys.readouterr().out


def test_the_health_check_imports_little() -> None:
    """It is asked every minute, on machines that have other things to do: under 0.2 seconds of CPU. Each of
    these would take about that."""
    heavy = {"asyncio", "msgspec", "PIL", "discord", "aiohttp", "aiosqlite", "sqlite3", "rules", "render"}
    asked = "import sys; from bot.__main__ import main; main(['doctor', '--alive']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True, text=True)
    assert not heavy & set(told.stdout.split())


def looked_after(path: Path) -> None:
    """A bot that runs on this database has just looked how it is."""
    with ThreadPoolExecutor(1) as elsewhere:  # whoever asks may have a loop of their own
        alive.renew(path, elsewhere.submit(asyncio.run, ailment(path, datetime.now(UTC))).result())


def test_a_full_disk_is_noticed(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = shutil.disk_usage(home)._replace(free=3_000_000)
    monkeypatch.setattr("shutil.disk_usage", lambda _path: full)
    looked_after(home / "games.sqlite3")
    for words in (["doctor"], ["doctor", "--alive"]):
        assert main(words) == 1
        assert "only 3 MB are left" in capsys.readouterr().out


def test_a_folder_in_place_of_the_database_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLUGPOST_DB", str(home))
    assert main(["doctor"]) == 1
    assert "is a folder" in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("FLUGPOST_DISCORD_URL", "http://127.0.0.1:9")
    assert main(["run"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith("is a folder; FLUGPOST_DB must name a file.")


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
