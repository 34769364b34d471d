"""Every rule of docs/rules/ is proved by a test that bears its id, and no test bears another."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.titles import TITLES
from tests.rules.checklist import PAGES, TESTS, Rule, listed, marked

every_title = pytest.mark.parametrize(
    "key", [key for key in sorted(TITLES) if (PAGES / f"{key}.md").exists()]
)
"""Every one that has a list of rules."""


@pytest.fixture(scope="module")
def marks() -> dict[str, Path]:
    return dict(marked(sorted(TESTS.rglob("test_*.py"))))


@every_title
def test_every_rule_is_proved_by_a_test(key: str, marks: dict[str, Path]) -> None:
    rules = [rule.id for rule in listed(PAGES / f"{key}.md")]
    assert rules, f"docs/rules/{key}.md lists no rule"
    assert [rule for rule in rules if rule not in marks] == [], "rules without a test"


def test_every_mark_names_a_rule(marks: dict[str, Path]) -> None:
    known = {rule.id for page in PAGES.glob("*.md") for rule in listed(page)}
    strange = {mark: str(path.relative_to(TESTS)) for mark, path in marks.items() if mark not in known}
    assert strange == {}, "marks without a rule"


@every_title
def test_every_id_is_given_once_in_order_and_says_something(key: str) -> None:
    rules = listed(PAGES / f"{key}.md")
    assert [rule.id for rule in rules] == sorted({rule.id for rule in rules})
    assert [rule.id for rule in rules if not all(rule)] == []


def test_a_page_is_read_row_by_row_and_marks_wherever_they_stand(tmp_path: Path) -> None:
    page, test = tmp_path / "page.md", tmp_path / "test_x.py"
    page.write_text("| id | mode | rule | where |\n|---|---|---|---|\n| X-001 | all | Draw one. | Draws |\n")
    test.write_text('@rule("X-001", "X-002")\ndef test_x(): ...\npytest.param(1, marks=rule("X-003"))\n')
    assert listed(page) == [Rule("X-001", "all", "Draw one.", "Draws")]
    assert [mark for mark, _ in marked([test])] == ["X-001", "X-002", "X-003"]
