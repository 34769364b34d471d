"""Games of each title by panel, with default settings and real pictures, while edits cross each other.

    python -m tests.panels [--panels 1000] [--longest 400] [--tables 4] [--seed 1]

Every edit, by the interaction's route and by the bot's own, takes up to so many milliseconds until it has its
effect, and as many until that is answered; each route by lots of its own. In the end every panel is looked
at: one on which something can be pressed though its step is over is listed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from rules.titles import TITLES
from tests.panels.evening import Evening, Seen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.panels")
    parser.add_argument("--panels", type=int, default=1000)
    parser.add_argument("--longest", type=int, default=400, help="milliseconds")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    began = time.monotonic()
    with TemporaryDirectory(prefix="flugpost-panels-") as folder:
        evening = Evening(
            Path(folder),
            sorted(TITLES),
            tables=given.tables,
            seed=given.seed,
            longest=given.longest / 1000,
            processes=1,
        )
        seen = asyncio.run(evening.play(given.panels))
    print(report(seen, time.monotonic() - began))
    return 1 if seen.left_open else 0


def report(seen: Seen, seconds: float) -> str:
    rows = [(TITLES[title].name, number) for title, number in sorted(seen.over.items())]
    rows += [("panels whose step is over", seen.over.total()), ("with buttons after it", len(seen.left_open))]
    rows += [("games", seen.games), ("edits", seen.edits), ("seconds", round(seconds))]
    width = max(len(name) for name, _ in rows)
    lines = [f"| {name:<{width}} | {number:>7,} |" for name, number in rows]
    return "\n".join([*lines, *seen.left_open])


if __name__ == "__main__":
    sys.exit(main())
