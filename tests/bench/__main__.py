"""Prints one line per measurement: what was measured, against what, and the ratio of the two.

Medians of repeated runs, interleaved so that a busy moment of the machine touches both sides alike.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable

from tests.bench import films, loading, pictures, queue, roundtrip, starting, stills, taps, turns
from tests.bench.calendar import promises
from tests.bench.ratio import Ratio

BENCHES: tuple[Callable[[], list[Ratio]], ...] = (
    turns.measure,
    pictures.measure,
    stills.measure,
    stills.memory,
    films.measure,
    lambda: asyncio.run(queue.measure()),
    lambda: asyncio.run(roundtrip.measure()),
    lambda: asyncio.run(taps.measure()),
    lambda: asyncio.run(loading.measure()),
    starting.measure,
    promises.measure,
)


def main() -> int:
    started = time.perf_counter()
    print(f"{'what':58} {'against':44} {'ratio':>8}")
    ratios = [ratio for bench in BENCHES for ratio in bench()]
    for ratio in ratios:
        print(f"{ratio.what:58} {ratio.against:44} {ratio.value:8.2f}{ratio.verdict}")
    print(f"{len(ratios)} ratios in {time.perf_counter() - started:.0f} s")
    return 1 if any(ratio.over_budget for ratio in ratios) else 0


if __name__ == "__main__":
    sys.exit(main())
