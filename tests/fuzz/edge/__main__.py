"""`make fuzz`, its last part: a million inputs at the places where something comes in from outside.

    python -m tests.fuzz.edge [--inputs 1000000] [--seed 1] [--target NAME]
    python -m tests.fuzz.edge --target NAME --again HEX

The first line of a fault says how to have it again. `python -m tests.fuzz.edge.guided` has its inputs made by
atheris, where that is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tests.fuzz.edge.presses import PRESSES, pressed
from tests.fuzz.edge.targets import TARGETS
from tests.fuzz.edge.trying import Faulty, Tally, many, tried

AT_ONCE = 2_000
"""Inputs that a process tries before it takes others."""
PRESSED_IN = 500
"""One input of so many goes through the whole bot."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--target", choices=[*TARGETS, PRESSES])
    parser.add_argument("--again", type=bytes.fromhex, metavar="HEX")
    wanted = parser.parse_args()
    try:
        if wanted.again is not None:
            print("taken" if tried(wanted.target, wanted.again) else "refused")
        else:
            fuzz(wanted.inputs, wanted.seed, wanted.target)
    except Faulty as fault:
        print(fault)
        return 1
    return 0


def fuzz(inputs: int, seed: str, target: str | None) -> None:
    print("| what comes in  |    inputs |     taken |   refused | inputs/s | MB more |")
    print("| -------------- | --------- | --------- | --------- | -------- | ------- |")
    everything = 0
    for name, count in shares(inputs, target):
        began = time.monotonic()
        tally = asyncio.run(pressed(seed, count)) if name == PRESSES else spread(name, seed, count)
        rate = tally.inputs / (time.monotonic() - began)
        everything += tally.inputs
        refused = tally.inputs - tally.taken
        print(
            f"| {name:<14} | {tally.inputs:>9,} | {tally.taken:>9,} | {refused:>9,} | {rate:>8,.0f} "
            f"| {tally.grown:>7} |",
            flush=True,
        )
    print(f"{everything:,} inputs, no fault")


def shares(inputs: int, target: str | None) -> Iterator[tuple[str, int]]:
    """How many inputs each place gets."""
    if target is not None:
        yield target, inputs
        return
    through = max(1, inputs // PRESSED_IN)
    for name, (_, share) in TARGETS.items():
        yield name, max(1, (inputs - through) * share // 100)
    yield PRESSES, through


def spread(name: str, seed: str, count: int) -> Tally:
    """Over all cores."""
    ranges = [range(at, min(at + AT_ONCE, count)) for at in range(0, count, AT_ONCE)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        tallies = list(pool.map(many, [name] * len(ranges), [seed] * len(ranges), ranges))
    return Tally(
        sum(tally.inputs for tally in tallies),
        sum(tally.taken for tally in tallies),
        max(tally.grown for tally in tallies),
    )


if __name__ == "__main__":
    sys.exit(main())
