"""The figures of a run as a page, and as JSON for whoever wants to compare."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime

from tests.bench.ratio import Ratio

Found = Mapping[str, Sequence[Ratio]]

HEADINGS = {
    "latency": "Waiting for the bot",
    "growth": "With many games, and long ones",
    "rates": "The rules alone",
    "quickness": "The longest that the rules take",
    "turns": "Resolving a turn",
    "pictures": "Drawing the table",
    "stills": "Every still",
    "memory": "What drawing keeps in memory",
    "films": "Films",
    "queue": "Films in the queue",
    "roundtrip": "A choice, there and back",
    "taps": "A tap on a panel",
    "loading": "Loading a game",
    "engines": "SQLite and PostgreSQL",
    "starting": "Starting",
    "calendar": "Days a game takes",
}
INTRODUCTION = """# How fast it is

Written by `python -m tests.bench --page docs/performance.md`; `make bench` measures the same and fails where
a budget is missed. A ratio says how many times the yardstick something takes: both are measured in the same
run, so that it means the same on any machine. The amounts are those of the machine that wrote this page.

The yardsticks: *an empty transaction* is one of the bot's own, through its store, with nothing in it;
*encoding the picture* is Pillow's PNG of the finished picture at the bot's own level; *a move of chess* is
one of python-chess at random, which makes 20,000 a second on the machine that aims are set for; a time (50
ms, 1 s) is what is promised. How long people wait is measured from outside, by pretend people of a sandbox in
another process.
"""


def as_json(found: Found) -> bytes:
    figures = {
        name: [asdict(ratio) | {"over_budget": ratio.over_budget} for ratio in ratios]
        for name, ratios in found.items()
    }
    return json.dumps({"machine": machine(), "figures": figures}, indent=2).encode()


def machine() -> dict[str, str]:
    return {
        "when": f"{datetime.now(UTC):%Y-%m-%d}",
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[1]:.1f}",
    }


def written(found: Found) -> str:
    told = machine()
    about = (
        f"Measured on {told['when']}: Python {told['python']}, SQLite {told['sqlite']}, "
        f"{told['cores']} cores, "
        f"with a load of {told['load']} over the last five minutes of the run.\n"
    )
    return "\n".join([INTRODUCTION, about, *(_section(*each) for each in found.items())])


def _section(name: str, ratios: Sequence[Ratio]) -> str:
    rows = [
        f"| {each.what} | {each.amount} | {each.value:.3g} × {each.against} | {_budget(each)} |"
        for each in ratios
    ]
    head = ["| what | here | ratio | budget |", "|---|--:|--:|---|"]
    return "\n".join([f"## {HEADINGS[name]}\n", *head, *rows, ""])


def _budget(ratio: Ratio) -> str:
    if ratio.budget is None:
        return ""
    return f"**over {ratio.budget:g}**" if ratio.over_budget else f"{ratio.budget:g}"
