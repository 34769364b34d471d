"""Work done in a process of its own that steps back behind everything else: nobody's press waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar

G = TypeVar("G")
T = TypeVar("T")

NICENESS = 19


class Apart:
    """One thing at a time. The process is begun when it is needed, and replaced after so many `times`, so
    that it cannot grow for ever; after one, it takes its memory with it."""

    def __init__(self, times: int) -> None:
        self._times = times
        self._one = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._done = 0

    def close(self) -> None:
        """Nobody waits for what is under way."""
        pool, self._pool, self._done = self._pool, None, 0
        if pool is not None:
            end(pool)

    async def do(self, patience: float, work: Callable[[G], T], given: G) -> T:
        """What has not come to an end in so many seconds, waiting for others included, is ended:
        TimeoutError."""
        async with asyncio.timeout(patience), self._one:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._begun(), work, given)
            except (asyncio.CancelledError, BrokenExecutor):
                self.close()
                raise
            finally:
                self._done += 1
                if self._done >= self._times:
                    self.close()

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, clean, be_modest, (NICENESS,))
        return self._pool


def end(pool: ProcessPoolExecutor) -> None:
    """At once, whatever is under way: else the bot, and whoever stops it, would wait for that as well."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - nothing else ends one
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


# In the other process


def be_modest(niceness: int) -> None:
    """Whatever else this machine does comes first; and with the bot this process ends, no sooner: a Ctrl-C
    reaches all that a terminal runs, and the bot has yet to stop in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A bot that is killed says no goodbye, and this process would wait for work for ever."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
