"""`flugpost backup FILE`: a sound copy of the database, even while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.cli.databases import require_free, require_there, speaking_of
from bot.cli.failure import OK
from bot.cli.recorded import writing
from bot.kit.environment import Url
from bot.settings import load
from bot.store.copying import files
from bot.store.engines import looking
from bot.store.sqlite.health import copy


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the database safely, even while the bot runs",
        description="Writes a sound copy of the database, SQLite or PostgreSQL, as a SQLite file that this "
        "user alone can read. An existing file is not overwritten.",
    )
    parser.add_argument("file", type=Path, help="where the copy goes")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    database = load().database
    require_there(database)
    require_free(arguments.file)
    with writing(arguments.file), speaking_of(database):
        if isinstance(database, Url):
            asyncio.run(_write(database, arguments.file))
        else:
            copy(database, arguments.file)
    print(f"Copied {database} to {arguments.file}.")
    return OK


async def _write(database: Url, file: Path) -> None:
    async with looking(database) as source:
        await files.take(source, file)
