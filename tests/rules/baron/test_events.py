"""What is declared is told of somewhere, and nothing is told of beside it."""

from __future__ import annotations

import re
from pathlib import Path

import rules.baron
from rules.baron.events import EVENTS

CODE = "\n".join(path.read_text(encoding="utf-8") for path in Path(rules.baron.__file__).parent.rglob("*.py"))


def test_every_kind_that_is_declared_is_told_of() -> None:
    told = re.findall(r"\.tell\(\s*\"(\w+)\"", CODE) + re.findall(r"\.tell_owner\(\s*\w+,\s*\"(\w+)\"", CODE)
    assert set(told) == set(EVENTS)


def test_no_event_is_made_beside_its_declaration() -> None:
    assert not re.findall(r"\bEvent\(", CODE)
