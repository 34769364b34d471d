"""Every declared kind of event happens somewhere: none is left over from a rule that is gone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import rules.airbaron
from rules.airbaron.events import EVENTS

TELLERS = ("tell", "whisper")


def told() -> Iterator[str]:
    """The texts in all calls that tell of an event."""
    for path in Path(rules.airbaron.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in TELLERS:
                yield from (
                    each.value
                    for argument in node.args
                    for each in ast.walk(argument)
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )


def test_the_rules_tell_of_every_declared_kind_and_of_no_other() -> None:
    assert set(told()) == set(EVENTS)
