"""Work done apart: one thing at a time, and nobody waits for it too long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bot.kit.apart import Apart

PATIENCE = 60.0
"""Seconds; only a failing test spends them."""


def _until_it_is_there(file: Path) -> str:
    while not file.exists():
        time.sleep(0.01)
    return "done"


async def test_whoever_waits_too_long_for_another_gives_up_and_the_other_goes_on(tmp_path: Path) -> None:
    apart, ready = Apart(times=9), tmp_path / "ready"
    first = asyncio.create_task(apart.do(PATIENCE, _until_it_is_there, ready))
    await asyncio.sleep(0)
    second = asyncio.create_task(apart.do(0.05, _until_it_is_there, ready))
    done, _ = await asyncio.wait({first, second}, timeout=PATIENCE / 4, return_when=asyncio.FIRST_COMPLETED)
    ready.touch()
    assert done == {second}
    assert isinstance(second.exception(), TimeoutError)
    assert await first == "done"
    apart.close()


async def test_what_takes_too_long_is_ended(tmp_path: Path) -> None:
    apart = Apart(times=9)
    (late,) = await asyncio.gather(
        apart.do(0.05, _until_it_is_there, tmp_path / "never"), return_exceptions=True
    )
    assert isinstance(late, TimeoutError)
    assert apart._pool is None
