"""`flugpost move FROM TO`: all games into another database, of either engine."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from bot.cli.counting import counted
from bot.cli.databases import claimed, require_there, speaking_of
from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.cli.titles import titles
from bot.kit.environment import Database, Url, database_named
from bot.store import Store, StoreFault, Transaction
from bot.store.copying import moved, rows
from bot.store.copying.files import discard
from bot.store.engines import looking, open_store
from bot.store.sqlite import health
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Tables
from bot.tables.records import Records
from render.artists import ARTISTS

SAMPLE = 10
"""Games of each title that are replayed."""


class Moved(NamedTuple):
    rows: int
    games: int
    replayed: int
    faults: list[str]
    """Of records that did not check out before either."""


class Unmarked(Failure):
    """All was moved, and the old database does not know it."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "move",
        help="move all games into another database, from SQLite to PostgreSQL or back",
        description="Copies everything from one database to another, each a SQLite file or a postgresql:// "
        "URL, compares every table, replays some games, and marks the old one as moved: the bot refuses it "
        "from then on. If anything fails, all is as it was. No bot may be running on either, and the new one "
        "must be empty.",
    )
    parser.add_argument("source", metavar="FROM", type=database_named, help="the database to move")
    parser.add_argument(
        "target", metavar="TO", type=database_named, help="an empty one, or a file to be made"
    )
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    source: Database = arguments.source
    target: Database = arguments.target
    require_there(source)
    if _are_the_same(source, target):
        raise Failure(f"{source} and {target} are the same database.")
    if isinstance(target, Path) and not target.parent.is_dir():
        raise Failure(f"{target.parent} is not a folder.")
    done = asyncio.run(_move(source, target))
    print(
        f"Moved {counted(done.games, 'game')} ({counted(done.rows, 'row')} in {len(rows.TABLES)} tables, "
        f"all compared) from {source} to {target}.",
        f"Replayed {counted(done.replayed, 'game')}: {'not all' if done.faults else 'all'} as recorded.",
        *done.faults,
        f"Set FLUGPOST_DB to {target}{_with_password(target)}; {source} is refused from now on.",
        sep="\n",
    )
    return OK


def _with_password(target: Database) -> str:
    """Which is not shown."""
    return ", with its password" if isinstance(target, Url) else ""


def _are_the_same(source: Database, target: Database) -> bool:
    """As far as the names say so; a server's database under two names cannot be claimed twice."""
    if isinstance(source, Path) and isinstance(target, Path):
        return target.exists() and target.samefile(source)
    return isinstance(source, Url) and isinstance(target, Url) and _place(source) == _place(target)


def _place(url: Url) -> tuple[str, str, str]:
    parts = urlsplit(url.text)
    return parts.netloc.rpartition("@")[2], parts.path, parts.query


async def _move(source: Database, target: Database) -> Moved:
    async with AsyncExitStack() as closing:
        await closing.enter_async_context(claimed(source))
        await closing.enter_async_context(claimed(target))
        with speaking_of(source):
            await _require_ours(source)
            there = await open_store(source)
        closing.push_async_callback(there.close)
        await closing.enter_async_context(_discarded_if_it_fails(target))
        with speaking_of(target):
            here = await open_store(target)
        closing.push_async_callback(here.close)
        return await _moved(there, here, source, target)


async def _require_ours(source: Database) -> None:
    """Opening would make tables where there are none."""
    if isinstance(source, Path):
        fault = health.examine(source) or health.is_no_copy(source)
        if fault is not None:
            raise Failure(fault, FOUND_WANTING)
        return
    async with looking(source) as tx:
        if not await rows.is_ours(tx):
            raise Failure(f"{source} is no database of Flugpost's.", FOUND_WANTING)


@asynccontextmanager
async def _discarded_if_it_fails(target: Database) -> AsyncIterator[None]:
    """A file that was not there before."""
    is_made = isinstance(target, Path) and not target.exists()
    try:
        yield
    except Unmarked:
        raise
    except BaseException:
        if is_made and isinstance(target, Path):
            discard(target)
        raise


async def _moved(there: Store, here: Store, source: Database, target: Database) -> Moved:
    """The copy is committed first, and the mark at once after it; until then both can be taken back."""
    done = None
    try:
        async with there.transaction(everything=True) as old:
            await moved.mark(old, str(target), datetime.now(UTC))
            async with here.transaction(everything=True) as new:
                if not await rows.is_empty(new):
                    raise Failure(f"{target} is not empty; name one without games.", FOUND_WANTING)
                await rows.clear(new)
                copied = await rows.copy_rows(old, new)
                replayed, faults = await _replayed(there, old, here, new)
            done = Moved(sum(each.rows for each in copied.values()), copied["games"].rows, replayed, faults)
    except StoreFault as fault:
        if done is not None:
            raise Unmarked(
                f"All is in {target}, but {source} could not be marked as moved ({fault}): do not run a bot "
                "on it.",
                FOUND_WANTING,
            ) from None
        raise Failure(f"Nothing was moved: {fault}", FOUND_WANTING) from None
    return done


async def _replayed(there: Store, old: Transaction, here: Store, new: Transaction) -> tuple[int, list[str]]:
    """How many games were replayed out of the new database, and those that did not check out in the old one,
    either."""
    catalogue = Catalogue(titles(), ARTISTS)
    before, after = Records(there, Tables(catalogue)), Records(here, Tables(catalogue))
    count, faults = 0, []
    for title in catalogue.titles.values():
        games = await rows.begun(new, title.key, title.rules_version)
        for game in games[:: max(1, -(-len(games) // SAMPLE))]:
            count += 1
            if (fault := await after.fault(new, game)) is None:
                continue
            if fault != await before.fault(old, game):
                raise StoreFault(f"Game {game} checks out no longer: {fault}")
            faults.append(f"Game {game} did not check out before, either: {fault}")
    return count, faults
