"""Heavy work, done apart from everything that answers people: in processes of its own where the bot runs for
real, else in threads.

In the default executor it would keep panels and completions waiting, and in any thread it would hold the
interpreter. What is done there is pure: values go in, a value comes out, and the process can be killed at any
time. Titles and artists are named instead of sent, for both sides have them.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import io
import logging
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from bot.kit import logs
from bot.kit.apart import be_modest, end
from bot.kit.queueing import Calm, Queue
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import KeptTables
from bot.tables.packs import with_packs
from render.artists import ARTISTS
from rules.titles import TITLES

log = logging.getLogger(__name__)

T = TypeVar("T")

TASKS = 500
"""After so many a process is replaced by a fresh one, so that it cannot grow for ever."""
_AT_LEISURE = 1_000
"""The weight of what nobody waits for."""
MODESTY = 5
"""How much nicer than the bot a process is to whatever else the machine does."""


class Crew:
    """Those who do one kind of work: so many processes, begun when they are needed, or threads if there are
    to be none. Of those who wait for it the lightest comes first."""

    def __init__(
        self,
        name: str,
        catalogue: Catalogue,
        processes: int = 0,
        packs: Path | None = None,
        threads: int = 1,
        calm: Calm | None = None,
        spare: int = 0,
    ) -> None:
        """So many `spare` tasks are handed to processes at work: none of these waits for its next one, but
        what is lighter waits for those too."""
        self._name = name
        self._catalogue = catalogue
        self._kept = KeptTables()
        self._calm = calm or Calm()
        self._queue = Queue(processes + spare if processes else threads)
        self._threads = ThreadPoolExecutor(threads, name)
        self._begin = functools.partial(_set_up, packs, *logs.current())
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def close(self, *, wait: bool = False) -> None:
        """What a process has not done by now is not waited for. Whatever waits for its turn is cancelled when
        that comes."""
        self._closed = True
        self._threads.shutdown(wait=wait, cancel_futures=True)
        if self._pool is not None:
            end(self._pool)
            self._pool = None

    def warm_up(self) -> None:
        """Let the processes begin: whoever needs one first should not wait until it has learnt the rules."""
        for _ in range(self._processes):
            self._outside().submit(_nothing)

    async def do(
        self,
        weight: int,
        work: Callable[..., T],
        *given: object,
        latest: Callable[[], tuple[object, ...]] = tuple,
    ) -> T:
        """A function of some module, done on these values, and on the latest when its turn has come."""
        with self._calm.work():
            return await self._do(weight, work, *given, latest=latest)

    async def do_at_leisure(self, work: Callable[..., T], *given: object) -> T:
        """The same, for what nobody waits for: after everything else, and when it is calm elsewhere too."""
        await self._calm.come()
        return await self._do(_AT_LEISURE, work, *given)

    async def _do(
        self,
        weight: int,
        work: Callable[..., T],
        *given: object,
        latest: Callable[[], tuple[object, ...]] = tuple,
    ) -> T:
        loop = asyncio.get_running_loop()
        async with self._queue.place(weight):
            given = (*given, *latest())
            if self._processes:
                data = await asyncio.to_thread(packed, given, self._catalogue)
                pool = self._outside()
                try:
                    done = await loop.run_in_executor(pool, _do, work, data)
                except BrokenExecutor:
                    self._require_open()
                    if self._pool is pool:  # one that has lost a process is of no more use
                        self._pool = None
                    log.warning("%s: the process died; I do it myself", self._name)
                else:
                    found: T = unpacked(done, self._catalogue, self._kept)
                    return found
            self._require_open()
            return await loop.run_in_executor(self._threads, work, *given)

    def _require_open(self) -> None:
        if self._closed:
            raise asyncio.CancelledError

    def _outside(self) -> ProcessPoolExecutor:
        self._require_open()
        if self._pool is None:
            # Not a fork of this process: it has threads, and an open database.
            clean = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, clean, self._begin, max_tasks_per_child=TASKS)
        return self._pool


# Values on their way to another process and back: what both sides have is named, not sent.


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
    """Figures and log are those of the bot."""
    global _catalogue  # noqa: PLW0603 - a process of its own, which does nothing else
    be_modest(MODESTY)
    logs.begin(level, as_json=as_json)
    _catalogue = Catalogue(with_packs(TITLES, packs), ARTISTS)
    gc.disable()  # rules and artists make few reference cycles, and the process is replaced in time


def _nothing() -> None: ...


def _do(work: Callable[..., object], data: bytes) -> bytes:
    return packed(work(*unpacked(data, _catalogue, _tables)), _catalogue)
