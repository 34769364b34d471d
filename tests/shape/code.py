"""Modules, folders and functions: how many, how long, and what is wrong with them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

LAYERS = ("bot", "rules", "render", "sandbox", "words")
TESTS = "tests"

MOST_MODULES = 25
"""In a folder; with more it is two rooms."""
MOST_LINES = 500
"""In a module; with more it is two things."""


LONGEST_FUNCTION = 50
"""Lines; with more it does two things."""
MOST_PARAMETERS = 8
"""With more, some of them are one value."""


@dataclass(frozen=True)
class Function:
    name: str
    lines: int
    parameters: int
    """Without the object it belongs to."""


@dataclass(frozen=True)
class Module:
    path: Path
    """From the root of the tree."""
    lines: int
    statements: int
    """Without docstrings."""
    functions: tuple[Function, ...]
    classes: tuple[str, ...]
    documented: bool

    @property
    def layer(self) -> str:
        return self.path.parts[0]

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"


def modules(root: Path) -> list[Module]:
    """Every module of the layers and of their tests."""
    return [
        _module(path.relative_to(root), path.read_text(encoding="utf-8"))
        for layer in (*LAYERS, TESTS)
        for path in sorted((root / layer).rglob("*.py"))
    ]


def _module(path: Path, text: str) -> Module:
    tree = ast.parse(text)
    return Module(
        path,
        lines=len(text.splitlines()),
        statements=_statements(tree),
        functions=tuple(_functions(tree)),
        classes=tuple(node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)),
        documented=ast.get_docstring(tree) is not None,
    )


def _statements(tree: ast.Module) -> int:
    return sum(isinstance(node, ast.stmt) and not _is_docstring(node) for node in ast.walk(tree))


def _is_docstring(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _functions(node: ast.AST, within: str = "") -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        name = within
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{within}.{child.name}".lstrip(".")
            if not isinstance(child, ast.ClassDef):
                lines = (child.end_lineno or child.lineno) - child.lineno + 1
                yield Function(name, lines, _parameters(child.args))
        yield from _functions(child, name)


def _parameters(arguments: ast.arguments) -> int:
    """Named and collected ones; a starred one counts as one."""
    named = [*arguments.posonlyargs, *arguments.args]
    if named and named[0].arg in {"self", "cls"}:
        named.pop(0)
    starred = [each for each in (arguments.vararg, arguments.kwarg) if each is not None]
    return len(named) + len(arguments.kwonlyargs) + len(starred)


def folders(found: Sequence[Module]) -> Mapping[Path, list[Module]]:
    """The modules by the folder they lie in; a package's own file is not counted as one of them."""
    rooms: dict[Path, list[Module]] = defaultdict(list)
    for module in found:
        if not module.is_package:
            rooms[module.path.parent].append(module)
    return rooms


def _large(module: Module) -> Iterator[str]:
    for each in module.functions:
        named = f"{module.path}: {each.name}"
        if each.lines > LONGEST_FUNCTION:
            yield f"{named} has {each.lines} lines; {LONGEST_FUNCTION} are the most in a function"
        if each.parameters > MOST_PARAMETERS:
            yield f"{named} takes {each.parameters} parameters; {MOST_PARAMETERS} are the most"


def faults(found: Sequence[Module]) -> Iterator[str]:
    """What is too large, and the rooms that do not say what they are."""
    for module in found:
        if module.layer in LAYERS:
            yield from _large(module)
    rooms = folders(found)
    for folder, within in rooms.items():
        if len(within) > MOST_MODULES:
            yield f"{folder} holds {len(within)} modules; {MOST_MODULES} are the most"
    for module in found:
        if module.lines > MOST_LINES:
            yield f"{module.path} has {module.lines} lines; {MOST_LINES} are the most"
    said = {module.path.parent for module in found if module.is_package and module.documented}
    for folder in sorted(rooms):
        if folder.parts[0] in LAYERS and folder not in said:
            yield f"{folder}/__init__.py does not say what lives there"
