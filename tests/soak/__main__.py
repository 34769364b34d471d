"""`make soak`: a club plays many games at once, of all titles with all options, by its panels alone.

    python -m tests.soak [--games 40] [--at-once 5] [--seed 1]

Now and then hours pass, so that deadlines run out, and now and then the bot is stopped and started again.
At the end every game has ended, every record has been replayed, and nothing went wrong meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rules.dice import Stream, derive
from tests.bot.whole.club import Club
from tests.soak.evening import Evening


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--at-once", type=int, default=5)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    asyncio.run(soak(arguments.games, arguments.at_once, arguments.seed))
    return 0


async def soak(games: int, at_once: int, seed: str) -> None:
    with TemporaryDirectory(prefix="flugpost-soak-") as folder:
        club = Club(Path(folder) / "games.sqlite3")
        await club.open()
        try:
            await Evening(club, Stream(derive(seed.encode(), "soak"))).play(games, at_once)
        finally:
            await club.close()


if __name__ == "__main__":
    sys.exit(main())
