"""`flugpost sandbox`: the stand-in for Discord alone, for a bot in another process."""

from __future__ import annotations

import argparse
import asyncio
import signal
from contextlib import AsyncExitStack
from datetime import timedelta

from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.kit.clock import WoundClock
from bot.sandbox import Sandbox
from bot.sandbox.doorway import who_may_come
from bot.sandbox.keeping import CannotRestore, keeping, restore
from bot.settings import BadSettings, Settings, load


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "sandbox",
        help="run the sandbox without the bot",
        description="Runs the local stand-in for Discord alone and says how to point a bot at it.",
    )
    parser.set_defaults(command=run)


def run(_: argparse.Namespace) -> int:
    try:
        settings = load()
    except BadSettings as faults:
        raise Failure(str(faults)) from None
    try:
        asyncio.run(_serve(settings))
    except CannotRestore as fault:
        raise Failure(str(fault), FOUND_WANTING) from None
    except OSError as fault:
        raise Failure(f"Cannot start: {fault}.", FOUND_WANTING) from None
    return OK


async def _serve(settings: Settings) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    clock = WoundClock()
    sandbox = Sandbox(clock=clock)
    async with AsyncExitStack() as closing:
        kept = settings.sandbox_keep
        if kept and (saved := restore(sandbox, kept)):
            # A world whose time was put forward goes on from there: ids grow with it.
            await clock.advance(max(timedelta(), saved - clock.now()))
        await sandbox.start(settings.sandbox_host, settings.sandbox_port)
        closing.push_async_callback(sandbox.stop)
        if kept:
            kept.mkdir(parents=True, exist_ok=True)
            await closing.enter_async_context(keeping(sandbox, kept))
        print(f"The sandbox is open: {sandbox.url} ({who_may_come(settings.sandbox_host)})")
        print("Run a bot against it from another terminal:")
        print(f"DISCORD_TOKEN={sandbox.token} FLUGPOST_DISCORD_URL={sandbox.url} flugpost", flush=True)
        await stop.wait()
