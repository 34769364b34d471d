"""Two things timed side by side."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Ratio:
    what: str
    against: str
    value: float
    budget: float | None = None
    """The most this ratio may be; None if it is only watched."""
    amount: str = ""
    """What was measured, as this machine has it; only ratios mean the same on others."""

    @property
    def over_budget(self) -> bool:
        return self.budget is not None and self.value > self.budget

    @property
    def verdict(self) -> str:
        if self.budget is None:
            return ""
        return f"  over its budget of {self.budget:g}" if self.over_budget else f"  within {self.budget:g}"


def seconds(work: Callable[[], object]) -> float:
    """Seconds of the processor's time, so that whatever else the machine does weighs little."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def side_by_side(
    one: Callable[[], object], other: Callable[[], object], rounds: int = 15
) -> tuple[float, float]:
    """Median seconds of each, taken in turns, after one run of each that does not count."""
    one()
    other()
    pairs = [(seconds(one), seconds(other)) for _ in range(rounds)]
    return median(first for first, _ in pairs), median(second for _, second in pairs)


async def aside_by_aside(
    one: Callable[[], Awaitable[object]], other: Callable[[], Awaitable[object]], rounds: int = 15
) -> tuple[float, float]:
    await one()
    await other()
    pairs = [(await _seconds(one), await _seconds(other)) for _ in range(rounds)]
    return median(first for first, _ in pairs), median(second for _, second in pairs)


async def _seconds(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun
