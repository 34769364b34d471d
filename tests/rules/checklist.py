"""The rules checklist of a title, and which of its lines the tests beside it name by `@rule(…)`."""

from __future__ import annotations

import ast
from pathlib import Path


def listed(folder: Path) -> set[str]:
    return set((folder / "checklist_ids.txt").read_text(encoding="ascii").split())


def marked(folder: Path) -> set[str]:
    """The ids in the `@rule(…)` marks of the folder's tests."""
    return set[str]().union(*(_marked_in(path) for path in folder.rglob("test_*.py")))


def _marked_in(path: Path) -> set[str]:
    return {
        str(argument.value)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    }
