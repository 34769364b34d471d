"""The examples of docs/library.md do what the page says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
_EXAMPLE = re.compile(r"^## \d+\. ([^\n]+)\n.*?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = dict(_EXAMPLE.findall(PAGE.read_text(encoding="utf-8")))
IN_README = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)


def test_there_are_eight_and_one_in_the_readme() -> None:
    assert (len(EXAMPLES), len(IN_README)) == (8, 1)


@pytest.mark.parametrize(("name", "code"), [*EXAMPLES.items(), ("README", *IN_README)])
def test_each_runs_by_itself(name: str, code: str) -> None:
    example = doctest.DocTestParser().get_doctest(code, {}, name, str(PAGE), None)
    told: list[str] = []
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)
