"""What the tables are read with is compiled by msgspec, which has written past its memory for some types."""

from __future__ import annotations

import os
import subprocess
import sys


def test_every_table_is_read_within_its_memory() -> None:
    """Python's debugging allocator sees what is written past a block, where others only crash later."""
    read = [sys.executable, "-c", "import rules.titles"]
    done = subprocess.run(read, env={**os.environ, "PYTHONMALLOC": "debug"}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-400:]
