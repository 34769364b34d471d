"""Every kind of event that is declared happens, and nothing happens that is not declared."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from rules.dogfight import events

ROOM = Path(events.__file__).parent
TELLERS = {"tell", "_tell", "_lay"}
"""The functions that are handed a kind of event."""


def calls() -> Iterator[ast.Call]:
    for path in sorted(ROOM.rglob("*.py")):
        yield from (
            node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
        )


def _name(call: ast.Call) -> str:
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _strings(given: ast.expr) -> Iterator[str]:
    """What is given in plain words, or as one of two."""
    if isinstance(given, ast.IfExp):
        yield from (*_strings(given.body), *_strings(given.orelse))
    elif isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value


def test_every_kind_of_event_is_told_by_some_rule_and_no_other() -> None:
    told = {
        kind for call in calls() if _name(call) in TELLERS for given in call.args for kind in _strings(given)
    }
    assert told == set(events.EVENTS)


def test_no_event_is_made_by_hand() -> None:
    assert "Event" not in {_name(call) for call in calls()}
