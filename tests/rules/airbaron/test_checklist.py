"""Every rule of the checklist is named by a test, and no test names a rule that is not on it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.rules.checklist import marked

HERE = Path(__file__).parent
RULES = msgspec.json.decode((HERE / "checklist.json").read_bytes(), type=list[str])


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    assert sorted(set(RULES) - marked(HERE)) == [], "rules without a test"
    assert sorted(marked(HERE) - set(RULES)) == [], "marks without a rule"


def test_the_list_is_whole() -> None:
    assert [f"A-{number:03}" for number in range(1, 139)] == RULES
