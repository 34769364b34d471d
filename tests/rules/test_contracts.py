"""The import contracts name every title: none is registered that others might import unseen."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rules.titles import TITLES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("layer", ["rules", "render"])
def test_titles_are_independent_of_each_other(layer: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    bound = {module for each in contracts if each["type"] == "independence" for module in each["modules"]}
    missing = {f"{layer}.{key}" for key in TITLES} - bound
    assert not missing, f"add {', '.join(sorted(missing))} to an independence contract in pyproject.toml"
