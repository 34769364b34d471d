"""A pytest plugin that tells where the time of a run went: seconds by folder, beside what each may take.

It tells and asserts nothing: a busy machine is not a fault.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

BUDGET = Path(__file__).parent / "budget.toml"
LEAST = 60
"""Seconds of a run of which the table is worth its lines."""
REST = "elsewhere"


class Times:
    """With xdist the reports of all workers come together where this is asked to tell them."""

    def __init__(self, budget: Mapping[str, int]) -> None:
        self._budget = budget
        self._taken: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.count(report.nodeid, report.duration)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if sum(self._taken.values()) >= LEAST:
            terminalreporter.section("seconds by folder, of those it may take on a quiet machine")
            for line in self.table():
                terminalreporter.write_line(line)

    def count(self, test: str, seconds: float) -> None:
        """To the deepest folder that has a budget."""
        within = [folder for folder in self._budget if test.startswith(f"{folder}/")]
        self._taken[max(within, key=len, default=REST)] += seconds

    def table(self) -> Iterator[str]:
        longest = sorted(self._taken.items(), key=lambda each: -each[1])
        rows = [(folder, taken, self._budget.get(folder, 0)) for folder, taken in longest]
        for folder, taken, allowed in (*rows, ("all", sum(self._taken.values()), sum(self._budget.values()))):
            yield f"{folder:20} {taken:6.0f} of {allowed:5}{'  over' if taken > allowed else ''}"


def plugin() -> Times:
    return Times(tomllib.loads(BUDGET.read_text(encoding="utf-8")))
