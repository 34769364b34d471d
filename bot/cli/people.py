"""`flugpost export` and `flugpost forget`: what is kept of a game or a person, handed out or taken away."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.cli.counting import counted
from bot.cli.failure import OK, Failure
from bot.cli.recorded import writing
from bot.core import Core
from bot.kit.clock import SystemClock
from bot.kit.refusal import Refusal
from bot.post.leaving import hand_on
from bot.settings import load
from bot.store import privacy
from bot.store.engines import claim
from bot.store.sqlite.health import PRIVATE
from render.artists import ARTISTS
from rules.titles import TITLES

Got = TypeVar("Got")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    export = commands.add_parser(
        "export",
        help="write out one game, or all that is kept of a person",
        description="Writes the record of a finished game, or everything that is kept of a person, as JSON. "
        "The bot must not be running.",
    )
    export.add_argument("what", choices=("game", "person"))
    export.add_argument("number", type=int, help="the game's number, or the person's id on Discord")
    export.add_argument("-o", "--output", type=Path, required=True, help="the file to write")
    export.set_defaults(command=run_export)
    forget = commands.add_parser(
        "forget",
        help="take a person out of everything that is kept",
        description="Forgets a person: preferences, name and id are gone from all games, which go on with a "
        "stand-in in their seat and are run by somebody else who plays. What they chose stays part of the "
        "games' records, as anybody's. What stands on Discord has to be deleted there, and copies of the "
        "database still know them. The bot must not be running; take a backup first, for this cannot be "
        "undone, and delete it when all is well.",
    )
    forget.add_argument("person", type=int, help="the person's id on Discord")
    forget.set_defaults(command=run_forget)


def run_export(arguments: argparse.Namespace) -> int:
    number: int = arguments.number

    async def game(core: Core) -> bytes:
        return (await core.records.file(number)).data

    async def person(core: Core) -> bytes:
        async with core.store.reading() as tx:
            found = await privacy.held(tx, number)
        if not any(found.values()):
            raise Refusal(f"Nothing is kept of {number}.")
        return msgspec.json.format(msgspec.json.encode({"person": number, **found}), indent=1)

    data = _with_the_core(game if arguments.what == "game" else person)
    with writing(arguments.output):
        handle = os.open(arguments.output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
    print(f"Wrote {arguments.output}.")
    return OK


def run_forget(arguments: argparse.Namespace) -> int:
    async def forget(core: Core) -> tuple[int, list[int]]:
        async with core.store.transaction(everything=True) as tx:
            running = await privacy.in_play(tx, arguments.person)
            await hand_on(tx, arguments.person, SystemClock().now())
            return await privacy.forget(tx, arguments.person), running

    games, running = _with_the_core(forget)
    print(f"Forgotten, in {counted(games, 'game')}.")
    if running:
        print(f"A stand-in plays on in {', '.join(f'Game {game}' for game in running)}.")
    return OK


def _with_the_core(work: Callable[[Core], Awaitable[Got]]) -> Got:
    """Do something with the bot's database, while the bot itself does not run."""
    database = load().database
    if isinstance(database, Path) and not database.exists():
        raise Failure(f"There is no database at {database} yet.")

    async def done() -> Got:
        async with AsyncExitStack() as closing:
            closing.push_async_callback((await claim(database)).close)
            core = await Core.open(database, TITLES, ARTISTS, SystemClock())
            closing.push_async_callback(core.stop)
            return await work(core)

    return asyncio.run(done())
