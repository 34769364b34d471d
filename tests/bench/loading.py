"""Loading a game: the snapshot is read, nothing is replayed, so that a long game loads like a short one."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.core import Core
from bot.kit.clock import SystemClock
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Tables
from render.artists import ARTISTS
from rules.titles import TITLES
from tests.bench.games import game_of_steps
from tests.bench.ratio import Ratio, aside_by_aside


async def measure() -> list[Ratio]:
    with TemporaryDirectory() as folder:
        core = await Core.open(Path(folder) / "bench.sqlite3", TITLES, ARTISTS, SystemClock())
        try:
            short = await game_of_steps(core, 10)
            long = await game_of_steps(core, 500)
            at_ten, at_five_hundred = await aside_by_aside(
                lambda: _load(core, short), lambda: _load(core, long), rounds=41
            )
        finally:
            await core.stop()
    return [Ratio("loading a game at step 500", "loading one at step 10", at_five_hundred / at_ten, 1.5)]


async def _load(core: Core, game: int) -> None:
    async with core.store.reading() as tx:
        loaded = await Tables(Catalogue(TITLES, ARTISTS)).load(tx, game)
    loaded.table.view()
