"""`make bench`: one line for each measurement: what was measured, against what, and the ratio of the two.

    python -m tests.bench [--only latency,rates] [--json FILE] [--page docs/performance.md]

Medians of repeated runs, interleaved so that a busy moment of the machine touches both sides alike. What is
over its budget makes the exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench import (
    engines,
    films,
    growth,
    latency,
    loading,
    page,
    pictures,
    queue,
    quickness,
    rates,
    roundtrip,
    starting,
    stills,
    taps,
    turns,
)
from tests.bench.calendar import promises
from tests.bench.ratio import Ratio

BENCHES: dict[str, Callable[[], list[Ratio]]] = {
    "latency": lambda: asyncio.run(latency.measure()),
    "growth": lambda: asyncio.run(growth.measure()),
    "rates": rates.measure,
    "quickness": quickness.measure,
    "turns": turns.measure,
    "pictures": pictures.measure,
    "stills": stills.measure,
    "memory": stills.memory,
    "films": films.measure,
    "queue": lambda: asyncio.run(queue.measure()),
    "roundtrip": lambda: asyncio.run(roundtrip.measure()),
    "taps": lambda: asyncio.run(taps.measure()),
    "loading": lambda: asyncio.run(loading.measure()),
    "engines": lambda: asyncio.run(engines.measure()),
    "starting": starting.measure,
    "calendar": promises.measure,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--only", default=",".join(BENCHES), help="some of: %(default)s")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--page", type=Path, help="a page to write them to, as docs/performance.md is")
    given = parser.parse_args()
    gc.freeze()  # as the bot does
    started = time.perf_counter()
    found = {name: measured(name) for name in given.only.split(",")}
    ratios = [ratio for group in found.values() for ratio in group]
    print(f"{len(ratios)} ratios in {time.perf_counter() - started:.0f} s")
    if given.json:
        given.json.write_bytes(page.as_json(found))
    if given.page:
        given.page.write_text(page.written(found), "utf-8")
    return 1 if any(ratio.over_budget for ratio in ratios) else 0


def measured(name: str) -> list[Ratio]:
    ratios = BENCHES[name]()
    for ratio in ratios:
        print(
            f"{ratio.what:66} {ratio.amount:>16} {ratio.against:36} {ratio.value:9.3g}{ratio.verdict}",
            flush=True,
        )
    return ratios


if __name__ == "__main__":
    sys.exit(main())
