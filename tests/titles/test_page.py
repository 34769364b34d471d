"""The page on adding a title quotes code that exists, and names files that do."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-title.md").read_text()
QUOTED = re.findall(r"^(?:`([^`\n]+)`\n\n)?```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_it_quotes_every_module_of_the_example() -> None:
    example = {path.name for path in (ROOT / "tests/titles/nightmail").glob("*.py")} - {"__init__.py"}
    assert {Path(path).name for path, _ in QUOTED} >= example


@pytest.mark.parametrize(("path", "code"), QUOTED, ids=[code.split("\n")[0].strip() for _, code in QUOTED])
def test_what_it_quotes_stands_in_the_file_it_names(path: str, code: str) -> None:
    assert path, "a block of code without the name of its file"
    text = (ROOT / path).read_text()
    assert any(indent(code, " " * depth) in text for depth in (0, 4, 8))


def test_it_names_no_file_that_does_not_exist() -> None:
    named = re.findall(r"`((?:rules|render|bot|tests|docs)/[\w/.]+)`", PAGE)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []
