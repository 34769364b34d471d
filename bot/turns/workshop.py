"""Where steps are worked out: apart from everything that answers people, and the quick ones first.

A stand-in may think for a while, and a table full of them for seconds. In the default executor that would
keep panels and completions waiting, and in any thread it would hold the interpreter. So steps have places of
their own: in processes where the bot runs for real, in a thread otherwise. The rules are pure: a game goes
in, what came of it comes out, and the process can be killed at any time.
"""

from __future__ import annotations

import asyncio
import functools
import io
import logging
import multiprocessing
import os
import pickle
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.kit import logs
from bot.kit.queueing import Queue
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import KeptTables, LoadedGame
from bot.tables.packs import with_packs
from bot.turns.resolution import NotDue, Resolved, play_on
from render.artists import ARTISTS
from rules.titles import TITLES

log = logging.getLogger(__name__)

Found = NotDue | tuple[Resolved, ...]

STEPS = 500
"""Games worked out after which a process is replaced by a fresh one, so that it cannot grow for ever."""


class Workshop:
    """`processes` of its own, or none: then a thread. Tables with an Ace have a place to themselves, for it
    thinks for seconds where others are done at once."""

    def __init__(self, catalogue: Catalogue, processes: int = 0, packs: Path | None = None) -> None:
        self._catalogue = catalogue
        self._kept = KeptTables()
        self._quick = _Bench(processes, packs)
        self._thoughtful = _Bench(min(processes, 1), packs)

    def close(self) -> None:
        for bench in (self._quick, self._thoughtful):
            bench.close()

    def warm_up(self) -> None:
        """Let the processes begin: nobody who has locked in should wait until one has learnt the rules."""
        self._quick.warm_up()

    async def work_out(self, loaded: LoadedGame, now: datetime) -> Found:
        """The step, if it is due, and those that follow by themselves."""
        bench = self._thoughtful if _thinks(loaded) else self._quick
        async with bench.queue.place(_patience(loaded)):
            if not bench.processes:
                return await bench.here(loaded, now)
            try:
                given = packed((loaded, now), self._catalogue)
                done = await asyncio.get_running_loop().run_in_executor(bench.outside(), _work, given)
            except BrokenExecutor:
                bench.forget()
                log.warning("game %d: the process that worked it out died; I do it myself", loaded.game.id)
                return await bench.here(loaded, now)
            found: Found = unpacked(done, self._catalogue, self._kept)
            return found


class _Bench:
    """So many processes, begun when they are needed, and a thread for when there is none."""

    def __init__(self, processes: int, packs: Path | None) -> None:
        self.processes = processes
        self.queue = Queue(max(processes, 1))
        self._packs = packs
        self._thread = ThreadPoolExecutor(1, "workshop")
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        for executor in (self._thread, self._pool):
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    def forget(self) -> None:
        """A pool that has lost a process is of no more use."""
        self._pool = None

    def warm_up(self) -> None:
        for _ in range(self.processes):
            self.outside().submit(_nothing)

    async def here(self, loaded: LoadedGame, now: datetime) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, play_on, loaded, now)

    def outside(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            begin = functools.partial(_set_up, self._packs, *logs.current())
            self._pool = ProcessPoolExecutor(self.processes, clean, begin, max_tasks_per_child=STEPS)
        return self._pool


def _thinks(loaded: LoadedGame) -> bool:
    return any(player.user is None and player.level == "ace" for player in loaded.players)


def _patience(loaded: LoadedGame) -> int:
    """How much thinking a step may take: by how many stand-ins are at the table."""
    return sum(player.user is None or player.absent for player in loaded.players)


# Games on their way to another process and back: what both sides have is named, not sent.


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, catalogue: Catalogue) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        titles = {id(title): ("title", key) for key, title in catalogue.titles.items()}
        self._named = titles | {id(artist): ("artist", key) for key, artist in catalogue.artists.items()}

    def persistent_id(self, value: object) -> tuple[str, str] | None:
        return ("kept", "") if isinstance(value, KeptTables) else self._named.get(id(value))


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, catalogue: Catalogue, kept: KeptTables) -> None:
        super().__init__(file)
        self._catalogue = catalogue
        self._kept = kept

    def persistent_load(self, named: tuple[str, str]) -> object:
        kind, key = named
        if kind == "kept":
            return self._kept
        return self._catalogue.titles[key] if kind == "title" else self._catalogue.artists[key]


def packed(value: object, catalogue: Catalogue) -> bytes:
    buffer = io.BytesIO()
    _Packer(buffer, catalogue).dump(value)
    return buffer.getvalue()


def unpacked(data: bytes, catalogue: Catalogue, kept: KeptTables) -> Any:
    return _Unpacker(io.BytesIO(data), catalogue, kept).load()


# In the other process

_catalogue = Catalogue(TITLES, ARTISTS)
_tables = KeptTables()


def _set_up(packs: Path | None, level: int, as_json: bool) -> None:  # noqa: FBT001 - as `logs.current` has it
    """Whatever else this machine does comes first; figures and log are those of the bot."""
    global _catalogue  # noqa: PLW0603 - a process of its own, which does nothing else
    with suppress(OSError, AttributeError):
        os.nice(5)
    logs.begin(level, as_json=as_json)
    _catalogue = Catalogue(with_packs(TITLES, packs), ARTISTS)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A bot that is killed says no goodbye, and this process would wait for work for ever."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)


def _nothing() -> None: ...


def _work(data: bytes) -> bytes:
    loaded, now = unpacked(data, _catalogue, _tables)
    return packed(play_on(loaded, now), _catalogue)
