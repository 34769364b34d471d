"""The examples of docs/library.md do what the page says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
_EXAMPLE = re.compile(r"^## \d+\. ([^\n]+)\n.*?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = dict(_EXAMPLE.findall(PAGE.read_text(encoding="utf-8")))


def test_there_are_eight() -> None:
    assert len(EXAMPLES) == 8


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_runs_by_itself(name: str) -> None:
    example = doctest.DocTestParser().get_doctest(EXAMPLES[name], {}, name, str(PAGE), None)
    told: list[str] = []
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)
