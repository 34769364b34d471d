"""Integrity check and online backup: is a database sound, and a copy of it while it is in use."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.store.moments import from_store, to_store

MIGRATIONS = Path(__file__).parents[1] / "migrations"
PRIVATE = 0o600
"""Seeds and plans lie in a database, and in every copy of it."""
LEAST_ROOM = 50_000_000
"""Bytes on the disk below which it is as good as full: a day's games want some."""
STUCK_AFTER = timedelta(minutes=15)
"""A letter that could have gone for so long says that none are going."""
LATELY = timedelta(days=1)
OTHERS_LATELY = timedelta(days=7)
"""For so long after a second bot was last seen it is worth telling."""
LOCKED = "{path} is locked by another program; close it, and start again."
FOREIGN = "{path} is another program's database; Flugpost needs one of its own."


def examine(path: Path) -> str | None:
    """What is wrong with the file, in a sentence; None if nothing is."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
            verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
            faults = connection.execute("PRAGMA foreign_key_check").fetchall()
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
    except sqlite3.Error as fault:
        if "locked" in str(fault):
            return LOCKED.format(path=path)
        return f"{path} cannot be read: {fault}."
    if verdict != "ok":
        return f"{path} is damaged: {verdict}."
    if tables and "games" not in tables:
        return FOREIGN.format(path=path)
    return f"{path} holds {len(faults)} broken references." if faults else None


def is_no_copy(path: Path) -> str | None:
    """Why a sound file cannot be gone on from, which must be known before anything is put in its place."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        return f"{path} is empty."
    newest = len(list(MIGRATIONS.glob("*.sql")))
    return f"{path} was made by a newer Flugpost; restore it with that one." if version > newest else None


def room(path: Path) -> str | None:
    """What is wrong with the disk, if it is nearly full."""
    free = shutil.disk_usage(path.parent).free
    return f"only {free // 1_000_000} MB are left beside {path}; make room." if free < LEAST_ROOM else None


def mail(path: Path, now: datetime) -> str | None:
    """What is wrong with the letters of a database: some are stuck, or were given up lately."""
    try:
        waiting, given_up, _ = _letters(path, now)
    except sqlite3.Error as fault:
        return f"the letters in {path} cannot be read: {fault}."
    return _complaint(waiting, given_up)


def ailment(path: Path, now: datetime) -> str | None:
    """What ails a bot that runs on this database. One that is busy is well: while letters go out, those that
    wait their turn are not stuck, and a database that is in use just now is looked at next time."""
    full = room(path)
    if full is not None:
        return full
    try:
        waiting, given_up, at_work = _letters(path, now)
    except sqlite3.OperationalError:
        return None
    return _complaint(0 if at_work else waiting, given_up)


def _letters(path: Path, now: datetime) -> tuple[int, int, bool]:
    """How many lanes stand still, how many letters were given up since yesterday, and whether any letter was
    handed over just now."""
    stuck = (
        "SELECT count(*) FROM (SELECT min(id), max(not_before, written) AS could_go FROM outbox "
        "WHERE state = 'waiting' GROUP BY lane) WHERE could_go < ?"
    )
    lost = "SELECT count(*) FROM outbox WHERE state = 'given up' AND tried_at > ?"
    last = "SELECT max(id) - 10000 FROM outbox"
    busy = f"SELECT EXISTS (SELECT * FROM outbox WHERE tried_at > ? AND id > ({last}))"  # noqa: S608
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
        waiting = connection.execute(stuck, (to_store(now - STUCK_AFTER),)).fetchone()[0]
        given_up = connection.execute(lost, (to_store(now - LATELY),)).fetchone()[0]
        at_work = connection.execute(busy, (to_store(now - STUCK_AFTER),)).fetchone()[0]
    return waiting, given_up, bool(at_work)


def _complaint(waiting: int, given_up: int) -> str | None:
    if waiting:
        minutes = int(STUCK_AFTER.total_seconds()) // 60
        return f"{waiting} letters could have gone for more than {minutes} minutes; is the bot running?"
    if given_up:
        return f"{given_up} letters were given up since yesterday; the log says which and why."
    return None


def second_bot(path: Path, now: datetime) -> str | None:
    """What was seen of another bot with the same token."""
    latest = "SELECT game, channel, seen FROM strangers WHERE seen > ? ORDER BY seen DESC LIMIT 1"
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
            found = connection.execute(latest, (to_store(now - OTHERS_LATELY),)).fetchone()
    except sqlite3.Error:  # a database of an older version, which has not been opened by this one yet
        return None
    if found is None:
        return None
    game, thread, seen = found
    return (
        f"a message of this bot's account that this database did not send was seen in the thread of game "
        f"{game} ({thread}) at {from_store(seen):%Y-%m-%d %H:%M} UTC; does another bot run with the same "
        "token, on a copy of the database? Stop one of them."
    )


def copy(source: Path, target: Path) -> None:
    """A sound copy, taken page by page without stopping whoever writes; half a copy is taken away again."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
            there.backup(here)
    except BaseException:
        with suppress(OSError):
            target.unlink()
        raise
