"""A pytest plugin that tells where the time of a run went: seconds by folder, beside what is agreed on.

It tells and asserts nothing: a busy machine is not a fault. What takes too long on a quiet one goes to
`make night`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePosixPath

import pytest

LEAST = 60
"""Seconds of a run of which the table is worth its lines."""
DEEP = 3
"""Folders are told apart as far down as this: `tests/bot/desk`."""
AGREED = {
    "tests/bot": 50,
    "tests/bot/browser": 110,
    "tests/bot/cli": 30,
    "tests/bot/crash": 100,
    "tests/bot/desk": 60,
    "tests/bot/discord": 140,
    "tests/bot/leaks": 60,
    "tests/bot/outages": 60,
    "tests/bot/post": 130,
    "tests/bot/store": 45,
    "tests/bot/turns": 90,
    "tests/words": 120,
    "tests/bot/whole": 90,
    "tests/conformance": 200,
    "tests/render": 20,
    "tests/render/dogfight": 40,
    "tests/rules": 40,
    "tests/rules/airbaron": 20,
    "tests/rules/dogfight": 120,
    "all": 1_510,
}
"""Seconds on a quiet machine, all workers together; all of them are twelve minutes on two cores."""
OTHERS = 20
"""For a folder that is not listed."""


class Times:
    """With xdist the reports of all workers come together where this is asked to tell them."""

    def __init__(self) -> None:
        self._taken: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.count(report.nodeid, report.duration)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if sum(self._taken.values()) >= LEAST:
            terminalreporter.section("seconds by folder")
            for line in self.table():
                terminalreporter.write_line(line)

    def count(self, test: str, seconds: float) -> None:
        folders = PurePosixPath(test.partition("::")[0]).parent.parts
        self._taken["/".join(folders[:DEEP])] += seconds

    def table(self) -> Iterator[str]:
        longest = sorted(self._taken.items(), key=lambda each: -each[1])
        for folder, taken in (*longest, ("all", sum(self._taken.values()))):
            agreed = AGREED.get(folder, OTHERS)
            yield f"{folder:24} {taken:6.0f} of {agreed:5}{'  over' if taken > agreed else ''}"
