"""The store itself is tried as it is when people play."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def disk() -> None:
    """It waits until what is written lies on the disk."""
