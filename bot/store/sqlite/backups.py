"""Online backup on a schedule: a copy beside the database every so many hours; the newest are kept."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.kit.clock import Clock
from bot.store.sqlite.health import copy

log = logging.getLogger(__name__)

TRY_AGAIN = timedelta(hours=1)
"""After a copy that could not be taken; sooner than the next one would be."""
FORM = "%Y%m%d-%H%M%S"
UNFINISHED = ".new"


def copies_beside(database: Path) -> list[str]:
    """All copies that lie there: scheduled ones, and those that upgrades and `flugpost restore` leave."""
    found = (path.name for path in database.parent.iterdir() if path.name.startswith(f"{database.name}."))
    return sorted(name for name in found if not name.endswith(UNFINISHED))


def taken(database: Path) -> list[tuple[datetime, Path]]:
    """The scheduled ones, and when each was taken; the oldest first."""
    start, found = f"{database.name}.backup-", []
    for name in copies_beside(database):
        with suppress(ValueError):
            at = datetime.strptime(name.removeprefix(start), FORM).replace(tzinfo=UTC)
            found.append((at, database.with_name(name)))
    return found


def take(database: Path, now: datetime, kept: int) -> Path:
    """A copy of now; those that are too old go only when it is whole."""
    target = database.with_name(f"{database.name}.backup-{now.astimezone(UTC):{FORM}}")
    half = target.with_name(target.name + UNFINISHED)
    half.unlink(missing_ok=True)
    copy(database, half)
    half.replace(target)
    for _, path in taken(database)[:-kept]:
        path.unlink(missing_ok=True)
    return target


def due(database: Path, now: datetime, every: timedelta) -> datetime:
    """When the next copy is to be taken: restarts do not put it off."""
    last = next((at for at, _ in reversed(taken(database)) if at <= now), None)
    return now if last is None else max(now, last + every)


async def keep_backups(database: Path, clock: Clock, hours: int, kept: int) -> None:
    """Take them until cancelled; one that fails is an ERROR in the log, and tried again."""
    while True:
        await clock.sleep_until(due(database, clock.now(), timedelta(hours=hours)))
        try:
            path = await asyncio.to_thread(take, database, clock.now(), kept)
        except (OSError, sqlite3.Error) as fault:
            log.error("no backup could be taken: %s", fault)  # noqa: TRY400 - the reason is all there is to it
            await clock.sleep_until(clock.now() + min(TRY_AGAIN, timedelta(hours=hours)))
        else:
            log.info("a backup is in %s", path)
