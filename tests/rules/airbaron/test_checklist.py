"""Every rule of the checklist is named by a test, and no test names a rule that is not on it."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
RULES = msgspec.json.decode((HERE / "checklist.json").read_bytes(), type=list[str])


def marked(path: Path) -> set[str]:
    """The ids in the `@rule(…)` marks of one file."""
    return {
        str(argument.value)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    }


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    tested = set[str]().union(*(marked(path) for path in HERE.glob("test_*.py")))
    assert sorted(set(RULES) - tested) == [], "rules without a test"
    assert sorted(tested - set(RULES)) == [], "marks without a rule"


def test_the_list_is_whole() -> None:
    assert [f"A-{number:03}" for number in range(1, 139)] == RULES
