"""`flugpost sandbox`: the stand-in for Discord alone, for a bot in another process."""

from __future__ import annotations

import argparse
import asyncio

from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.settings import load
from sandbox.alone import serve

HOW_TO_JOIN = """Run a bot against it from another terminal:
DISCORD_TOKEN={token} FLUGPOST_DISCORD_URL={url} flugpost"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "sandbox",
        help="run the sandbox without the bot",
        description="Runs the local stand-in for Discord alone and says how to point a bot at it.",
    )
    parser.set_defaults(command=run)


def run(_: argparse.Namespace) -> int:
    settings = load()
    try:
        asyncio.run(serve(settings.sandbox_host, settings.sandbox_port, settings.sandbox_keep, HOW_TO_JOIN))
    except OSError as fault:
        raise Failure(f"Cannot start: {fault}.", FOUND_WANTING) from None
    return OK
