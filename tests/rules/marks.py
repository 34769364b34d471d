"""Marks for rules tests: `@rule("D-025")` names the checklist entries a test proves."""

import pytest

rule = pytest.mark.rule
