"""What is set: the environment, and .env for what it leaves out. Nothing is checked here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

DATABASE_SETTING, DATABASE = "FLUGPOST_DB", "flugpost.sqlite3"


def given(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> dict[str, str]:
    return {**_read_dotenv(dotenv), **(os.environ if environment is None else environment)}


def database(found: Mapping[str, str]) -> Path:
    return Path(found.get(DATABASE_SETTING, "").strip() or DATABASE)


def _read_dotenv(path: Path) -> dict[str, str]:
    """NAME=value lines; blank lines and # comments are passed over, quotes are taken off."""
    if not path.is_file():
        return {}
    values = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.strip().removeprefix("export ").partition("=")
        if equals and not name.startswith("#"):
            values[name.strip()] = value.strip().strip("\"'")
    return values
