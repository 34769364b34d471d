"""Marks for rules tests: `@rule("D-025")` names the rules of docs/rules that a test proves."""

import pytest

rule = pytest.mark.rule
