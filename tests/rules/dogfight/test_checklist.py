"""Every line of the rules checklist is carried by a test that names it."""

from __future__ import annotations

from pathlib import Path

from tests.rules.checklist import listed, marked

HERE = Path(__file__).parent


def test_no_rule_goes_without_a_test() -> None:
    assert sorted(listed(HERE) - marked(HERE)) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(marked(HERE) - listed(HERE)) == []
