"""The store itself is tried as it is when people play."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def disk() -> None:
    """It waits until what is written lies on the disk."""


@pytest.fixture
def shelf_of_versions(tmp_path: Path) -> Path:
    folder = tmp_path / "versions"
    folder.mkdir()
    ours = "CREATE TABLE games (id INTEGER) STRICT; CREATE TABLE things (thing TEXT NOT NULL) STRICT;"
    (folder / "0001.sql").write_text(ours)
    return folder
