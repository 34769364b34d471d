"""`make leaks`: two runs for every field of every question of every title, and no difference for anyone else.

    python -m tests.bot.leaks [--title KEY] [--kind KIND] [--pairs 1] [--sketched]

Exits with 1 if anybody else could have told two runs apart. Of every picture the view it is drawn from and
its own bytes are compared; one pair of each question is tried once more with a planner who takes no direct
messages.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.store.sqlite import connection
from tests.bot.leaks.cases import Case, Name, found_in, sources
from tests.bot.leaks.pairs import differences


def main() -> int:
    parser = argparse.ArgumentParser(prog="make leaks")
    parser.add_argument("--title")
    parser.add_argument("--kind")
    parser.add_argument("--pairs", type=int, default=1, help="of each field, from as many games")
    parser.add_argument("--sketched", action="store_true", help="compare views only, and draw no picture")
    wanted = parser.parse_args()
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count(), initializer=_no_disk) as pool:
        games = [each for each in sources() if wanted.title in {None, each[0]}]
        found = list(pool.map(found_in, games))
        cases = chosen([case for each in found for case in each.cases], wanted.pairs, wanted.kind)
        print(f"{len(games)} games, {len(cases)} pairs to try", flush=True)
        tried = []
        for faults in pool.map(partial(tried_here, painted=not wanted.sketched), cases):
            tried.append(faults)
            if len(tried) % 25 == 0:
                print(f"{len(tried)} of {len(cases)} pairs tried", flush=True)
    print(table(cases, tried))
    for name in sorted({name for each in found for name in each.met} - {case.name for case in cases}):
        if wanted.kind in {None, name.kind}:
            print(f"not tried, for never were there two answers to it: {', '.join(name)}")
    for case, faults in zip(cases, tried, strict=True):
        for fault in faults:
            print(f"LEAK  {case}: {fault}")
    leaks = sum(map(len, tried))
    print(f"{len(cases)} pairs, {leaks} differences, in {time.monotonic() - began:.0f} s")
    return 1 if leaks or not cases else 0


def chosen(found: Iterable[Case], pairs: int, kind: str | None = None) -> list[Case]:
    """So many of each field, those first in which others are asked at the same time."""
    of_each: dict[Name, list[Case]] = {}
    for case in found:
        if kind in {None, case.name.kind}:
            of_each.setdefault(case.name, []).append(case)
    best = [sorted(of_each[name], key=lambda case: not case.together)[:pairs] for name in sorted(of_each)]
    first = {cases[0].name[:2]: cases[0] for cases in reversed(best)}
    return [
        *(case for cases in best for case in cases),
        *(replace(case, closed=True) for case in first.values()),
    ]


def tried_here(case: Case, *, painted: bool) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(differences(case, Path(folder) / "world", painted=painted))


def table(cases: list[Case], tried: list[list[str]]) -> str:
    """A line for each kind of question. Where others are asked at the same time, the answer was locked in."""
    questions: dict[str, list[tuple[Case, list[str]]]] = {}
    for case, faults in zip(cases, tried, strict=True):
        questions.setdefault(f"{case.name.title:<10} | {case.name.kind:<16}", []).append((case, faults))
    lines = ["| title      | question         | fields | pairs | locked in | differences |"]
    lines += ["| ---------- | ---------------- | ------ | ----- | --------- | ----------- |"]
    for question, pairs in questions.items():
        fields = len({case.name.field for case, _ in pairs})
        together = sum(case.together for case, _ in pairs)
        leaks = sum(len(faults) for _, faults in pairs)
        lines.append(f"| {question} | {fields:>6} | {len(pairs):>5} | {together:>9} | {leaks:>11} |")
    return "\n".join(lines)


def _no_disk() -> None:
    """Nobody waits for it: what is tried here is not whether anything is lost."""
    connection.PRAGMAS = (*connection.PRAGMAS, "synchronous=OFF")


if __name__ == "__main__":
    sys.exit(main())
