"""`python -m tests.bot.races --seconds 120`: the bot in three processes on one PostgreSQL, killed in turn.

Prints a table and each violation; the exit code is 1 if there is any. With `--unlocked` writing transactions
lock nothing: then there must be violations, or the race proves nothing, and the exit code is 1 if there is
none.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from tests.bot.races.running import Course, run
from tests.postgres import binaries
from tests.postgres.cluster import WHY_NOT, private

SHOWN = 5
"""Violations of a kind that are shown one by one."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.races", description=__doc__)
    parser.add_argument("--seconds", type=float, default=120, help="how long people play")
    parser.add_argument("--steps", type=int, default=400, help="and so many steps at least")
    parser.add_argument("--games", type=int, default=8, help="so many at a time")
    parser.add_argument("--seed", default="1", help="from which it follows who does what, and who is killed")
    parser.add_argument("--unlocked", action="store_true", help="leave the locks out")
    wanted = parser.parse_args()
    if binaries.found() is None:
        print(WHY_NOT)
        return 1
    began = time.monotonic()
    course = Course(
        wanted.seed, wanted.games, seconds=wanted.seconds, steps=wanted.steps, unlocked=wanted.unlocked
    )
    with private(durable=True) as cluster:
        verdict = asyncio.run(run(asyncio.run(cluster.create("races")), course))
    for kind, found in verdict.violations.items():
        for each in found[:SHOWN]:
            print(f"{kind}: {each}")
    print("", *verdict.table(), "", sep="\n")
    print(f"{verdict.count} violations in {time.monotonic() - began:.0f} s.")
    if not wanted.unlocked:
        return 1 if verdict.count else 0
    if not verdict.count:
        print("Without locks there should have been some: this race proves nothing.")
    return 0 if verdict.count else 1


if __name__ == "__main__":
    sys.exit(main())
