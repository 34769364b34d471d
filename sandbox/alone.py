"""The sandbox without a bot of its own, until the process is told to stop."""

import asyncio
import signal
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

from sandbox.doorway import who_may_come
from sandbox.keeping import keeping, restore
from sandbox.model import WallClock
from sandbox.server import Sandbox


async def serve(host: str, port: int, keep: Path | None, how_to_join: str) -> None:
    """`how_to_join` is told to whoever starts a bot; `{url}` and `{token}` in it are this sandbox's own."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    clock = WallClock()
    sandbox = Sandbox(clock=clock)
    async with AsyncExitStack() as closing:
        if keep and (saved := restore(sandbox, keep)):
            # A world whose time was put forward goes on from there: ids grow with it.
            clock.ahead = max(timedelta(), saved - clock.now())
        await sandbox.start(host, port)
        closing.push_async_callback(sandbox.stop)
        if keep:
            await closing.enter_async_context(keeping(sandbox, keep))
        print(f"The sandbox is open: {sandbox.url} ({who_may_come(host)})")
        print(how_to_join.format(url=sandbox.url, token=sandbox.token), flush=True)
        await stop.wait()
