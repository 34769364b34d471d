"""Two worlds that differ in one answer, and where what others get of them differs."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

from bot.store.sqlite import connection
from rules.engine import Choice
from tests.bot.leaks.artists import Painter
from tests.bot.leaks.cases import ORDERS, Case
from tests.bot.leaks.looks import looks, refused, sought
from tests.bot.leaks.scenes import USERS
from tests.bot.leaks.worlds import World, answer, logged

SHORT = 300
"""So much of a difference is shown."""


async def differences(case: Case, path: Path, *, painted: bool) -> list[str]:
    """What others could tell the two worlds apart by. An empty list is the proof."""
    seen, own = [], []
    for number in (0, 1):
        others = await _lived(case, number, path.with_suffix(f".{number}"), painted=painted)
        seen.append(others[0])
        own.append(others[1])
    assert own[0] != own[1], f"the two worlds of {case} do not differ at all"
    return [f"{str(one)[:SHORT]} / {str(other)[:SHORT]}" for one, other in zip_longest(*seen) if one != other]


async def _lived(case: Case, number: int, path: Path, *, painted: bool) -> tuple[list[str], str]:
    """What the others, and what the planner has of it."""
    scene, plan = case.scene, case.scene.plans[number]
    with _listening() as records:
        world = await World(scene, path).open(Painter(scene.title.key, *scene.others) if painted else None)
        try:
            if case.closed:
                await world.never_reached(USERS[scene.planner])
            await world.house.settle()
            seen = await (_orders if case.name.kind == ORDERS else _plans)(world, case, plan)
            seen += await looks(world, *scene.others)
            seen += await sought(world, _words(case))
            desk, user = world.house.desk, USERS[scene.planner]
            form = desk.orders.form if case.name.kind == ORDERS else desk.planning.form
            return [*seen, *world.heard(), *logged(records)], await answer(form(world.game, user))
        finally:
            await world.close()


async def _plans(world: World, case: Case, plan: Choice) -> list[str]:
    """Filled in; and, where that is no reveal, locked in, taken up again, and locked in again."""
    await world.fill(plan)
    await world.house.settle()
    seen = await refused(world, world.scene.others)
    if case.together:
        await world.lock()
        await world.house.settle()
        await world.others_plan()
        seen += await looks(world, world.scene.others[0], films=False)
        await world.change()
        await world.house.settle()
        await world.lock(plan)
    return seen + await _wait(world)


async def _orders(world: World, case: Case, plan: Choice) -> list[str]:
    """Given; and then the turn goes on for the others."""
    given = await world.house.desk.orders.give(world.game, USERS[world.scene.planner], plan)
    assert not given.missing, f"{case}: orders that are not finished"
    await world.house.settle()
    seen = await refused(world, world.scene.others)
    return seen + await _wait(world)


async def _wait(world: World) -> list[str]:
    """Until shortly before the deadline: both reminders have come by then."""
    await world.house.pass_time(hours=13)
    seen = await looks(world, world.scene.others[-1], films=False)
    await world.house.pass_time(hours=10)
    return seen


def _words(case: Case) -> list[str]:
    """Every word of both plans: the log of a running game holds neither."""
    return sorted({str(value) for plan in case.scene.plans for value in plan.values()})


SLOW_READERS = connection.__name__
"""Logs how long a reader lived, if that was long: it says how busy the machine is, and nothing of a plan."""


@contextmanager
def _listening() -> Iterator[list[logging.LogRecord]]:
    """All that is logged meanwhile."""
    records: list[logging.LogRecord] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name != SLOW_READERS:
                records.append(record)

    root, keeping = logging.getLogger(), Keeping(logging.DEBUG)
    level = root.level
    root.addHandler(keeping)
    root.setLevel(logging.DEBUG)
    try:
        yield records
    finally:
        root.removeHandler(keeping)
        root.setLevel(level)
