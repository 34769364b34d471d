"""A pytest plugin that tells where the time of a run went: seconds by folder.

It tells and asserts nothing: a busy machine is not a fault.
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
            yield f"{folder:24} {taken:6.0f}"
