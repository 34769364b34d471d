"""`flugpost backup FILE`: a sound copy of the database, even while the bot runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.failure import OK, Failure
from bot.settings import load
from bot.store.file.health import copy


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the database safely, even while the bot runs",
        description="Writes a sound copy of the database. An existing file is not overwritten.",
    )
    parser.add_argument("file", type=Path, help="where the copy goes")
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    database = load().database
    if not database.exists():
        raise Failure(f"There is no database at {database} yet.")
    if arguments.file.exists():
        raise Failure(f"{arguments.file} exists already.")
    if not arguments.file.parent.is_dir():
        raise Failure(f"{arguments.file.parent} is not a folder.")
    copy(database, arguments.file)
    print(f"Copied {database} to {arguments.file}.")
    return OK
