"""Test selection by static imports: which test files are nearest to what was changed.

Nearest are the tests that were changed themselves, then those that mirror a changed module by their path,
then those that import it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath

LAYERS = ("bot", "rules", "render", "sandbox", "words")

Path = PurePosixPath


def nearest(changed: Iterable[Path], sources: Mapping[Path, str]) -> list[Path]:
    """The test files to run, the nearest first; `sources` are all modules by their path from the root."""
    wanted = [path for path in changed if path.suffix == ".py"]
    tests = sorted(path for path in sources if path.name.startswith("test_"))
    imports = {path: set(imported(sources[path])) for path in tests}
    found = [
        *(path for path in wanted if path in imports),
        *(test for path in wanted for test in tests if mirrors(test, path)),
        *(test for path in wanted for test in tests if module(path) in imports[test]),
    ]
    return list(dict.fromkeys(found))


def mirrors(test: Path, path: Path) -> bool:
    """`tests/bot/desk/test_lobby.py` mirrors `bot/desk/lobby.py`, and a folder of tests what helps it."""
    if path.parts[0] in LAYERS:
        return test == Path("tests", *path.parts[:-1], f"test_{path.name}")
    return path.parent == test.parent and path.parts[0] == "tests"


def module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str) -> Iterator[str]:
    """The modules, and what may be modules, that are imported anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
