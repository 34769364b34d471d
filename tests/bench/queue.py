"""Twenty films in the queue, shot by the bot's own studio: how long the event loop is held up meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.core import Core
from bot.kit.clock import SystemClock
from bot.settings import BARE, Limits
from render.artists import ARTISTS
from rules.titles import TITLES
from tests.bench.games import game_of_a_turn
from tests.bench.ratio import Ratio
from tests.bench.scenes import again, dogfights

FILMS = 20
LAG = 0.050
"""Seconds by which anything else may be late because of them."""

TICK = 0.002
ALONE = 3.0
"""Seconds for which the loop is watched with nothing to do: what the machine itself holds up."""


async def measure() -> list[Ratio]:
    with TemporaryDirectory() as folder:
        settings = replace(BARE, limits=Limits(lobbies=FILMS))
        core = await Core.open(Path(folder) / "bench.sqlite3", TITLES, ARTISTS, SystemClock(), settings)
        try:
            tables = [again(table) for table in dogfights(4, count=FILMS)]
            refs = [await game_of_a_turn(core, table) for table in tables]
            idle = await _lag(asyncio.sleep(ALONE))
            lag = await _lag(asyncio.gather(*(core.films.shoot(ref) for ref in refs)))
        finally:
            await core.stop()
    return [
        Ratio("the loop's longest delay, nothing to do", "50 ms", idle / LAG),
        Ratio(f"the loop's longest delay, {FILMS} films queued", "50 ms", lag / LAG, budget=1.0),
    ]


async def _lag(work: Awaitable[object]) -> float:
    """The longest that a task which only wants to sleep for a moment had to wait while that was done.

    No longer than this process was at work meanwhile: when the machine is busy with something else, that is
    not the bot's doing.
    """
    worst, done = 0.0, asyncio.Event()

    async def watch() -> None:
        nonlocal worst
        while not done.is_set():
            begun, worked = time.perf_counter(), time.process_time()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - begun - TICK
            worst = max(worst, min(late, time.process_time() - worked))

    watching = asyncio.create_task(watch())
    await work
    done.set()
    await watching
    return worst
