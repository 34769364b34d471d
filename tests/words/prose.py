"""Sentences that stand in the code, where they can be neither read together nor said in another language."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
ROOMS = ("rules", "render", "bot/discord", "bot/post", "bot/desk", "bot/turns")

LEAST_WORDS = 3
_WORD = re.compile(r"[^\W\d_]{2,}")
_SENTENCE = re.compile(r"^\s|\s$|^[“(]?[A-Z]|[.,:;!?…“”()]|\{\}")
"""Tokens (“out of control”) and lists of keys have none of it."""
_LOGGING = re.compile(r"\blog\b|logged|note|report|fault|explain", re.IGNORECASE)
"""What is called with texts for operators, by the name of the function or of what it belongs to."""


SHAPING = re.compile(
    "capitalize|endswith|lower|partition|remove(pre|suf)fix|replace|split|startswith|[lr]?strip|title|upper"
)
VOICES = frozenset({"say", "phrase", "english"})


class Found(NamedTuple):
    path: PurePosixPath
    line: int
    text: str


def files() -> list[PurePosixPath]:
    listed = subprocess.run(["git", "ls-files", *ROOMS], capture_output=True, text=True, check=True, cwd=ROOT)
    return [PurePosixPath(each) for each in listed.stdout.splitlines() if each.endswith(".py")]


def sentences(path: PurePosixPath) -> Iterator[Found]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    for line, text in found_in(tree):
        yield Found(path, line, text)


def found_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Prose outside of docstrings, asserts, exceptions and what goes to a log."""
    left_out = {id(each) for node in ast.walk(tree) for each in _unread(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.expr)
            and id(node) not in left_out
            and (text := _text(node)) is not None
            and is_prose(text)
        ):
            yield node.lineno, text


def is_prose(text: str) -> bool:
    return len(_WORD.findall(text)) >= LEAST_WORDS and " " in text.strip() and bool(_SENTENCE.search(text))


def _text(node: ast.expr) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _unread(node: ast.AST) -> Iterator[ast.AST]:
    """What players do not read: what a statement stands around."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.JoinedStr):  # read as a whole
        yield from node.values
    if isinstance(node, ast.Assert | ast.Raise) or (isinstance(node, ast.Call) and _logs(node)):
        yield from ast.walk(node)
    if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.value:
        yield from ast.walk(node.value) if node.annotation.id == "TypeAlias" else ()


def shaped(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Where somebody changes what a voice has said: no other language has the same letters to take away."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and SHAPING.fullmatch(node.func.attr)
        ):
            said = node.func.value
            if isinstance(said, ast.Call) and ast.unparse(said.func) in VOICES:
                yield node.lineno, ast.unparse(node)


def _logs(call: ast.Call) -> bool:
    return _LOGGING.search(ast.unparse(call.func)) is not None
