"""The recorded games that lie here, of both formats."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
FILES = tuple(sorted(HERE.glob("*/*.json")))
"""Those of the present format, by title."""
FIRST = tuple(sorted((HERE / "first").glob("*/*.json")))
"""Those of the first: none is ever added or changed."""


def name_of(path: Path) -> str:
    """As tests name it: `dogfight/glory-shot-down`."""
    return str(path.relative_to(HERE).with_suffix(""))
