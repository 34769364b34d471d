"""`python -m tests.posts`: turns of every title, what is posted of them, and what was when posts told all.

    python -m tests.posts [--title KEY] [--turns 200] [--print 20] [--language de] [--seed WORD]

The seed is a fresh one unless it is given. Fails if anything that happened is not told behind Details.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from rules.titles import TITLES
from tests.posts.evening import Told, evening
from words import ENGLISH, LANGUAGES, speaking


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.posts")
    parser.add_argument("--title", choices=TITLES)
    parser.add_argument("--turns", type=int, default=200, help="of all titles together")
    parser.add_argument("--print", type=int, default=0, dest="shown", help="posts of each title to print")
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="of the tables")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    wanted = parser.parse_args()
    titles = [title for key, title in TITLES.items() if wanted.title in {None, key}]
    print(f"seed {wanted.seed}")
    missing = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, title in enumerate(titles):
            turns = (wanted.turns + number) // len(titles)
            with speaking(wanted.language):
                told = asyncio.run(evening(title, turns, Path(folder), wanted.seed.encode()))
            print(f"\n{title.key}: {len(told)} posts", *_table(told), sep="\n")
            every = max(1, len(told) // max(1, wanted.shown))
            for each in told[::every][: wanted.shown]:
                print("", *(f"    {line}" for line in each.post.splitlines()), sep="\n")
            for each in told:
                for line in each.missing:
                    print(f"NOT BEHIND DETAILS  {title.key}: {line}")
                missing += len(each.missing)
    print(f"\n{missing} lines of what happened are not told behind Details.")
    return 1 if missing else 0


def _table(told: Sequence[Told]) -> list[str]:
    return [
        "                  characters    lines    (median, most)",
        _row("the former post", told, lambda each: each.former),
        _row("the post", told, lambda each: each.post),
        _row("its news", told, lambda each: "\n".join(each.news)),
    ]


def _row(name: str, told: Sequence[Told], text: Callable[[Told], str]) -> str:
    texts = [text(each) for each in told]
    characters = [len(each) for each in texts]
    lines = [len([line for line in each.splitlines() if line]) for each in texts]
    return f"{name:16}{median(characters):7.0f} {max(characters):5}{median(lines):5.0f} {max(lines):3}"


if __name__ == "__main__":
    sys.exit(main())
