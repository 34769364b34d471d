"""`flugpost restore COPY`: go on from a copy of the database, with dice that nobody has seen."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.post import notices
from bot.settings import load
from bot.store import Store, outbox, reseeded
from bot.store.file import health
from bot.store.file.lock import lock
from bot.store.file.opening import BESIDE
from rules.wording import counted

AT_ONCE = datetime(1970, 1, 1, tzinfo=UTC)
"""A letter that may have gone since then goes by any clock."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "restore",
        help="go on from a copy of the database",
        description="Puts a copy that `flugpost backup` made in place of the database, which is kept beside "
        "it. The bot must not be running. Dice that were rolled after the copy was taken have been seen, so "
        "every running game goes on with new ones: the number they follow from is told at its table and is "
        "part of its record.",
    )
    parser.add_argument("copy", type=Path, help="the copy to go on from")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    database = load().database
    if not arguments.copy.is_file():
        raise Failure(f"There is no copy at {arguments.copy}.")
    if database.exists() and arguments.copy.samefile(database):
        raise Failure(f"{arguments.copy} is the database itself; name a copy of it.")
    fault = health.examine(arguments.copy) or health.is_no_copy(arguments.copy)
    if fault is not None:
        raise Failure(fault, FOUND_WANTING)
    now = datetime.now(UTC)
    with lock(database):
        aside = _put_aside(database, now)
        health.copy(arguments.copy, database)
        laid = asyncio.run(_begin_anew(database, now))
    go = "goes" if laid == 1 else "go"
    print(f"{database} is as {arguments.copy} was; {counted(laid, 'running game')} {go} on with new dice.")
    if aside is not None:
        print(f"What was there before is kept as {aside}.")
    return OK


def _put_aside(database: Path, now: datetime) -> Path | None:
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.until-{now:%Y%m%d-%H%M%S}")
    for suffix in ("", *BESIDE):
        file = database.with_name(database.name + suffix)
        if file.exists():
            file.rename(aside.with_name(aside.name + suffix))
    return aside


async def _begin_anew(database: Path, now: datetime) -> int:
    """New dice at every table, which is told so; how many there are."""
    store = await Store.open(database)
    try:
        number = int(now.timestamp())
        async with store.transaction(everything=True) as tx:
            running = await reseeded.reseed(tx, number)
            await outbox.put(tx, [notices.restored(game, step, number) for game, step in running], AT_ONCE)
    finally:
        await store.close()
    return len(running)
