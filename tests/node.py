"""Packages from npm that some tests use: installed by `make clients`, or in or beside the repository."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = [root / "node_modules" for root in (ROOT / ".venv", ROOT, ROOT.parent)]


def at_hand(package: str) -> Path:
    """Where it lies; without it the test that asks is skipped."""
    for folder in FOLDERS:
        if (folder / package).is_dir():
            return folder / package
    pytest.skip(f"{package} is not installed: `make clients` does it, where there is npm.")
