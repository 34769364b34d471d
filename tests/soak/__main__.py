"""`make soak`: the proof that nothing is lost, doubled or stuck, whatever goes wrong.

    python -m tests.soak [--games 200] [--faults 1000] [--servers 4] [--seed 1]

People of several servers play games of all titles with a bot in a process of its own. They answer by panel,
by command, late, twice or never; hosts pause, replace and cancel; meanwhile the process is killed, requests
fail before and after they took effect or land when their sender is dead, connections break, servers turn the
bot away, the disk is full, the database locked and the clock wrong. In the end all that was promised is asked
of the database and of all that stands at Discord's. What does not hold is listed, the exit code is 1, and a
folder with the database, the log and every message stays behind.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp

from tests.soak import kept
from tests.soak.audit import PROMISES
from tests.soak.evening import Evening, Size
from tests.soak.faults import by_family
from tests.soak.ledger import Ledger
from tests.soak.town import Town

SHOWN = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--seed", default="1", help="what goes wrong, and in which order, follows from it")
    parser.add_argument("--keep", type=Path, help="a folder for what is found; it stays in any case")
    given = parser.parse_args()
    began = time.monotonic()
    size = Size(given.games, given.faults, given.servers)
    folder = given.keep or Path(mkdtemp(prefix="flugpost-soak-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(f"seed {given.seed}, in {folder}", flush=True)
    ledger = asyncio.run(soak(size, given.seed, folder, began))
    print(report(ledger, time.monotonic() - began))
    if ledger.violations:
        print(f"\nThe database, the log, every message, request and fault: {folder}")
        return 1
    if not given.keep:
        shutil.rmtree(folder)
    return 0


async def soak(size: Size, seed: str, folder: Path, began: float) -> Ledger:
    def say(what: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s: {what}", flush=True)

    town = Town(folder, size.servers)
    await town.open()
    evening = Evening(town, size, seed.encode(), say)
    try:
        await evening.play()
        evening.audit.finish()
    finally:
        kept.write(town, evening.ledger, folder)
        await town.close()
    return evening.ledger


def report(ledger: Ledger, seconds: float) -> str:
    """Load, faults by kind and violations, as tables."""
    violations = dict.fromkeys(PROMISES, 0)
    for each in ledger.violations:
        violations[each.kind] += 1
    parts = [
        table("load", sorted(ledger.load.items())),
        table(f"faults ({ledger.faults.total()})", by_family(ledger.faults)),
        table(f"violations ({len(ledger.violations)})", violations.items()),
        *(f"{each.kind}: {each.what}" for each in ledger.violations[:SHOWN]),
        f"{seconds:.0f} seconds",
    ]
    return "\n\n".join(parts)


def table(head: str, lines: Iterable[tuple[str, int]]) -> str:
    lines = list(lines)
    width = max([len(head), *(len(name) for name, _ in lines)])
    rows = [f"| {name:<{width}} | {number:>7,} |" for name, number in lines]
    return "\n".join([f"| {head:<{width}} |         |", f"|{'-' * (width + 2)}|--------:|", *rows])


if __name__ == "__main__":
    sys.exit(main())
