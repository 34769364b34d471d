"""Every line of the rules checklist is carried by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
_ID = re.compile(r"D-\d{3}")


def carried() -> set[str]:
    marks = re.compile(r"@rule\(([^)]*)\)")
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for mark in marks.findall(path.read_text(encoding="utf-8")):
            found.update(_ID.findall(mark))
    return found


def checklist() -> set[str]:
    return set((HERE / "checklist_ids.txt").read_text(encoding="ascii").split())


def test_no_rule_goes_without_a_test() -> None:
    assert sorted(checklist() - carried()) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(carried() - checklist()) == []
