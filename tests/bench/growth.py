"""Many games and long ones: starting and memory, the bytes of a step, and what a late step costs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.core import Core
from bot.kit.clock import SystemClock
from bot.store.games import Opening
from bot.terms import Terms
from render.artists import ARTISTS
from rules.dice import Stream, derive
from rules.titles import TITLES
from tests.bench.games import game_of_steps
from tests.bench.living import PLENTY, Living
from tests.bench.ratio import Ratio

FEW, MANY = 100, (1_000, 10_000)
EARLY, LATE, ROUNDS = 10, 1_000, 9
MEMORY = 1.5
"""Times what it takes with few games."""
SLOWER = 1.5
"""Times the cost of an early step."""
STEPS = 40
"""Of each title, whose bytes are counted."""


async def measure() -> list[Ratio]:
    return [*await _starting(), *await _late_steps(), *await _bytes_of_a_step()]


# Starting


async def _starting() -> list[Ratio]:
    await _started(1)  # which does not count: whatever is imported first is imported then
    few, small = await _started(FEW)
    found = [Ratio(f"start with {FEW} games", "the same", 1.0, None, f"{few:.2f} s, {small / 1e6:.0f} MB")]
    for count in MANY:
        took, memory = await _started(count)
        found += [
            Ratio(f"start with {count:,} games", f"with {FEW}", took / few, None, f"{took:.2f} s"),
            Ratio(
                f"memory with {count:,} games",
                f"with {FEW}",
                memory / small,
                MEMORY,
                f"{memory / 1e6:.0f} MB",
            ),
        ]
    return found


async def _started(count: int) -> tuple[float, int]:
    """Seconds and bytes, once it has looked after all of its games."""
    with TemporaryDirectory() as folder:
        living = Living(Path(folder))

        async def one_game(core: Core) -> None:
            await game_of_steps(core, 1)

        try:
            await living.prepare(one_game)
            await asyncio.to_thread(_multiply, living.database, count)
            took = await living.start()
            await living.all_said()
            return took, living.memory
        finally:
            await living.close()


def _multiply(database: Path, count: int) -> None:
    """The one game there is, so many times, with all that was said in it delivered."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN")
        connection.execute("UPDATE outbox SET state = 'sent' WHERE kind <> 'edit'")
        connection.execute("DELETE FROM outbox WHERE kind = 'edit'")
        for table, key in (("games", "id"), *((each, "game") for each in ("seats", "steps", "questions"))):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("n.value" if name == key else name for name in columns)
            connection.execute(
                f"INSERT INTO {table} SELECT {chosen} FROM {table}, "  # noqa: S608 - names of our own tables
                "(WITH RECURSIVE n(value) AS (SELECT 2 UNION ALL SELECT value + 1 FROM n WHERE value < ?) "
                f"SELECT value FROM n) AS n WHERE {table}.{key} = 1",
                (count,),
            )
        connection.execute("COMMIT")


# Long games


async def _late_steps() -> list[Ratio]:
    """From the last choice that is stored to the step that is written."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        core = await Core.open(path, TITLES, ARTISTS, SystemClock(), PLENTY)
        try:
            await _resolved(core, await game_of_steps(core, EARLY))
            pairs = []
            for _ in range(ROUNDS):
                early, late = await game_of_steps(core, EARLY), await game_of_steps(core, LATE)
                await asyncio.to_thread(_checkpoint, path)
                pairs.append((await _resolved(core, early), await _resolved(core, late)))
        finally:
            await core.stop()
    at_ten, at_thousand = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    return [
        Ratio(
            f"resolving step {LATE:,} of a game", f"step {EARLY}", at_thousand / at_ten, SLOWER,
            f"{at_thousand * 1000:.1f} ms",
        )
    ]  # fmt: skip


def _checkpoint(path: Path) -> None:
    """What a thousand commits have left in the log is written now, and not while a step is measured."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _resolved(core: Core, game: int) -> float:
    async with core.store.reading() as tx:
        loaded = await core.tables.load(tx, game)
    step, table, people = loaded.step, loaded.table, [player for player in loaded.players if player.user]
    last = people[-1]
    for player in people:
        luck = Stream(derive(b"growth", player.seat))
        plan = loaded.title.autopilot(table.view(player.seat), table.form(player.seat), luck)
        if player is not last:
            await core.desk.planning.lock_in(game, player.user or 0, step, plan)
    begun = time.perf_counter()
    await core.desk.planning.lock_in(game, last.user or 0, step, plan)
    await core.scheduler.resolve_if_due(game)
    return time.perf_counter() - begun


# Bytes


async def _bytes_of_a_step() -> list[Ratio]:
    found = []
    for key in sorted(TITLES):
        stored, snapshot, steps = await _whole_game(key)
        what = f"bytes of a step in the database, {TITLES[key].name}"
        found.append(
            Ratio(what, "its table as JSON", stored / snapshot, None, f"{stored:,.0f} in {steps} steps")
        )
    return found


async def _whole_game(key: str) -> tuple[float, float, int]:
    """What each step adds to the file, the size of the table as it is sent nowhere, and how many steps."""
    added = sizes = steps = 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        core = await Core.open(path, TITLES, ARTISTS, SystemClock(), PLENTY)
        try:
            while steps < STEPS:
                game = await _begun(core, key)
                before = await asyncio.to_thread(_size, path)
                while steps < STEPS and (size := await _played(core, game)):
                    steps, sizes = steps + 1, sizes + size
                added += await asyncio.to_thread(_size, path) - before
        finally:
            await core.stop()
    return added / steps, sizes / steps, steps


async def _begun(core: Core, key: str) -> int:
    lobby = core.desk.lobby
    game = await lobby.open(
        Opening(guild=1, channel=1, host=1, host_name="Ann", title=key, options={}, terms=Terms(pace=None))
    )
    await lobby.join(game, 2, "Ben")
    await lobby.start(game, 1)
    return game


async def _played(core: Core, game: int) -> int:
    """The bytes of the table at a step that is played now; 0 if the game is over."""
    async with core.store.reading() as tx:
        loaded = await core.tables.load(tx, game)
    if loaded.game.status != "running":
        return 0
    table = loaded.table
    for player in loaded.owing():
        luck = Stream(derive(b"bytes", player.seat, loaded.step))
        plan = loaded.title.autopilot(table.view(player.seat), table.form(player.seat), luck)
        await core.desk.planning.lock_in(game, player.user or 0, loaded.step, plan)
    await core.scheduler.resolve_if_due(game)
    return len(table.snapshot())


def _size(path: Path) -> int:
    """Of the file once all letters are delivered, which are then emptied, with no page to spare."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE outbox SET state = 'sent', body = '' WHERE kind <> 'edit'")
        connection.execute("DELETE FROM outbox WHERE kind = 'edit'")
        connection.execute("VACUUM")
        (pages,), (size,) = (
            connection.execute(f"PRAGMA {each}").fetchone() for each in ("page_count", "page_size")
        )
    return int(pages) * int(size)
