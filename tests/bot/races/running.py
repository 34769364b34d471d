"""A race from its first game to the verdict."""

from __future__ import annotations

from dataclasses import dataclass

import asyncpg

from tests.bot.races.judging import COMMITS, Verdict, judged
from tests.bot.races.people import People
from tests.bot.races.process import opened
from tests.bot.races.processes import Processes
from tests.bot.races.wire import Orders

PROCESSES = 3


@dataclass(frozen=True)
class Course:
    """What a race is to be: so many seconds and so many steps at least."""

    seed: str
    games: int = 8
    seconds: float = 0
    steps: int = 0
    patience: float = 45.0
    """Seconds after which a game in which all have chosen counts as stalled."""
    durable: bool = True
    unlocked: bool = False


async def run(url: str, course: Course) -> Verdict:
    """In an empty database."""
    core = await opened(url, durable=course.durable)
    try:
        await _note_commits(url)
        orders = Orders(0, url, "", course.durable, course.unlocked)
        async with Processes(orders, PROCESSES) as processes:
            people = People(core, processes, course.seed, course.games, course.patience)
            await people.play(seconds=course.seconds, steps=course.steps)
        return await judged(core, people, processes)
    finally:
        await core.stop()


async def _note_commits(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(COMMITS)
    finally:
        await connection.close()
