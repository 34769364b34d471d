"""No said thing stands in an f-string: the types allow it, and a person would be told nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from mypy import build, nodes
from mypy.config_parser import parse_config_file
from mypy.find_sources import create_source_list
from mypy.options import Options

ROOT = Path(__file__).parent.parent.parent
LAYERS = ("rules", "render", "bot", "words")
SAID = "rules.said.Said"
OWN = "NameExpr(self [l])"
"""In `Said` itself, which refuses it."""


def formatted(layers: tuple[str, ...], root: Path = ROOT) -> Iterator[str]:
    """Every argument of an f-string, of `str.format` or of `str` that is a said thing, or may be one."""
    options = Options()
    parse_config_file(options, lambda: None, str(ROOT / "pyproject.toml"))
    options.export_types, options.preserve_asts = True, True
    options.incremental, options.cache_dir = False, os.devnull
    built = build.build(create_source_list([str(root / layer) for layer in layers], options), options)
    for call in built.types:
        if isinstance(call, nodes.CallExpr) and _makes_text(call.callee):
            for argument in call.args:
                kind = built.types.get(argument)
                if kind is not None and SAID in str(kind) and str(argument) != OWN:
                    yield f"line {argument.line}, column {argument.column}: {argument}"


def _makes_text(callee: nodes.Expression) -> bool:
    """An f-string is a call of `format` to the checker."""
    if isinstance(callee, nodes.MemberExpr):
        return callee.name == "format" and isinstance(callee.expr, nodes.StrExpr)
    return isinstance(callee, nodes.NameExpr) and callee.fullname == "builtins.str"


def test_nothing_that_has_to_be_said_is_formatted() -> None:
    assert list(formatted(LAYERS)) == []


def test_such_a_place_is_found(tmp_path: Path) -> None:
    code = "from rules.said import said\n\nTEXT = f\"{said('forms.twice', field='A')} twice\"\n"
    (tmp_path / "glued.py").write_text(code, "utf-8")
    assert len(list(formatted(("glued.py",), tmp_path))) == 1
