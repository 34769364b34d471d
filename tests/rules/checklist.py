"""The rules as docs/rules/ lists them, and which of them the tests name by `@rule(…)`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
PAGES = TESTS.parent / "docs" / "rules"

_ROW = re.compile(r"\| (\w+-\d+) \|(.*)\|")


class Rule(NamedTuple):
    id: str
    scope: str
    """The editions or modes in which it holds."""
    says: str
    where: str


def listed(page: Path) -> list[Rule]:
    """The rules of a title's page, in its order."""
    rows = filter(None, map(_ROW.fullmatch, page.read_text(encoding="utf-8").splitlines()))
    return [Rule(row[1], *(cell.strip() for cell in row[2].split("|"))) for row in rows]


def marked(tests: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The ids in these tests' marks, each with the file that has it."""
    for path in tests:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                yield from ((ast.literal_eval(argument), path) for argument in node.args)
