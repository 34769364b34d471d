"""`flugpost restore COPY`: go on from a copy of the database, with dice that nobody has seen."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.cli.counting import counted
from bot.cli.databases import claimed, require_there, speaking_of
from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.cli.recorded import writing
from bot.kit.environment import Database, Url
from bot.post import notices
from bot.settings import load
from bot.store import Transaction, outbox, reseeded
from bot.store.copying import files, moved, rows
from bot.store.engines import looking, open_database
from bot.store.sqlite import health
from bot.store.sqlite.opening import BESIDE
from bot.tables.loaded import known
from words import speaking

AT_ONCE = datetime(1970, 1, 1, tzinfo=UTC)
"""A letter that may have gone since then goes by any clock."""
UNTIL = "until-{:%Y%m%d-%H%M%S}"


class Restored(NamedTuple):
    running: int
    """Games that go on with new dice."""
    aside: Path | None = None
    """Where that is kept which was there before."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "restore",
        help="go on from a copy of the database",
        description="Puts a copy that `flugpost backup` made in place of the database, which is kept beside "
        "it; what was in a PostgreSQL database is kept as a file beside the copy. The bot must not be "
        "running. Dice that were rolled after the copy was taken have been seen, so every running game goes "
        "on with new ones: the number they follow from is told at its table and is part of its record.",
    )
    parser.add_argument("copy", type=Path, nargs="?", help="the copy to go on from")
    parser.add_argument(
        "--here",
        action="store_true",
        help="copy nothing, only begin new dice: for a database that was put back by other means, such as "
        "the server's point-in-time recovery",
    )
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    database = load().database
    if arguments.here == (arguments.copy is not None):
        raise Failure("Name the copy to go on from, or say --here if the database has been put back already.")
    if arguments.here:
        require_there(database)
    else:
        _require_copy(arguments.copy, database)
    place = database if isinstance(database, Path) else (arguments.copy or Path()).parent
    with writing(place), speaking_of(database):
        done = asyncio.run(_restored(database, arguments.copy, datetime.now(UTC)))
    go = "goes" if done.running == 1 else "go"
    state = "is as it was" if arguments.here else f"is as {arguments.copy} was"
    print(f"{database} {state}; {counted(done.running, 'running game')} {go} on with new dice.")
    if done.aside is not None:
        print(f"What was there before is kept as {done.aside}.")
    return OK


def _require_copy(copy: Path, database: Database) -> None:
    if not copy.is_file():
        raise Failure(f"There is no copy at {copy}.")
    if isinstance(database, Path) and database.exists() and copy.samefile(database):
        raise Failure(f"{copy} is the database itself; name a copy of it.")
    fault = health.examine(copy) or health.is_no_copy(copy)
    if fault is not None:
        raise Failure(fault, FOUND_WANTING)


async def _restored(database: Database, copy: Path | None, now: datetime) -> Restored:
    async with claimed(database):
        if copy is None:
            return Restored(await _begin_here(database, now))
        if isinstance(database, Url):
            return await _replace_rows(database, copy, now)
        aside = _put_aside(database, now)
        await asyncio.to_thread(health.copy, copy, database)
        return Restored(await _begin_here(database, now), aside)


async def _begin_here(database: Database, now: datetime) -> int:
    store = await open_database(database)
    try:
        async with store.transaction(everything=True) as tx:
            return await _begin_anew(tx, now)
    finally:
        await store.close()


async def _replace_rows(database: Url, copy: Path, now: datetime) -> Restored:
    """In one transaction with the new dice: nobody can run on one without the other."""
    store = await open_database(database)
    try:
        aside = None
        async with looking(database) as tx:
            if not await rows.is_empty(tx):
                aside = copy.with_name(f"flugpost.{UNTIL.format(now)}.sqlite3")
                await files.take(tx, aside)
        async with files.opened(copy) as source, store.transaction(everything=True) as target:
            await rows.clear(target)
            await rows.copy_rows(source, target)
            return Restored(await _begin_anew(target, now), aside)
    finally:
        await store.close()


def _put_aside(database: Path, now: datetime) -> Path | None:
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.{UNTIL.format(now)}")
    for suffix in ("", *BESIDE):
        file = database.with_name(database.name + suffix)
        if file.exists():
            file.rename(aside.with_name(aside.name + suffix))
    return aside


async def _begin_anew(tx: Transaction, now: datetime) -> int:
    """New dice at every table, which is told so; how many there are."""
    number = int(now.timestamp())
    await moved.unmark(tx)
    running = await reseeded.reseed(tx, number)
    for game, step in running:
        with speaking((await known(tx, game)).terms.language):
            told = notices.restored(game, step, number)
        await outbox.put(tx, [told], AT_ONCE)
    return len(running)
