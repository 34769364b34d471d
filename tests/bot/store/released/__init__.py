"""Databases as released versions left them, each made by its own code: see `README.md`."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent
RELEASES = tuple(sorted(path.name.removesuffix(".sql.xz") for path in FOLDER.glob("*.sql.xz")))


def lay_out(release: str, path: Path) -> None:
    """The database of that release, in a file."""
    restore_dump(FOLDER / f"{release}.sql.xz", path)


def restore_dump(dump: Path, path: Path) -> None:
    script = lzma.decompress(dump.read_bytes()).decode()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
