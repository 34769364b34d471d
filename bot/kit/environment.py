"""What is set: the environment, and .env for what it leaves out. Nothing is checked here."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

DATABASE_SETTING, DATABASE = "FLUGPOST_DB", "flugpost.sqlite3"
SCHEMES = ("postgresql://", "postgres://")
UNREADABLE = "FLUGPOST_DB is no URL that can be used; it looks like postgresql://user:password@host/database."
_PLAIN = re.compile(
    r"(?P<scheme>\w+://)(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?(?P<at>@))?"
    r"(?P<place>(?:[^:@/?#\[\]]|:\d+(?=[,/?]|$)|\[[^\]@/?#]*\])*(?:/[^@?#]*)?)(?P<options>\?[^@#]*)?"
)
_SECRET_OPTION = re.compile(r"(?<=[?&])(?:ssl)?password=[^&]*")


@dataclass(frozen=True)
class Url:
    """Where a PostgreSQL database is. Shown, it has no password: of a text in which a password cannot be told
    from the rest, nothing is shown."""

    text: str = field(repr=False)

    def __str__(self) -> str:
        plain = _PLAIN.fullmatch(self.text)
        if plain is None:
            return f"{SCHEMES[0]}…"
        return "".join(part or "" for part in plain.group("scheme", "user", "at", "place"))

    @property
    def is_postgres(self) -> bool:
        return self.text.casefold().startswith(SCHEMES)

    @property
    def address(self) -> str:
        """All but the password, to tell it from others."""
        plain = _PLAIN.fullmatch(self.text)
        return f"{self}{_SECRET_OPTION.sub('', plain['options'] or '') if plain else ''}"


Database: TypeAlias = Path | Url
"""Of SQLite a file, of PostgreSQL a URL."""


def given(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> dict[str, str]:
    return {**_read_dotenv(dotenv), **(os.environ if environment is None else environment)}


def database(found: Mapping[str, str]) -> Database:
    return database_named(found.get(DATABASE_SETTING, "").strip() or DATABASE)


def database_named(text: str) -> Database:
    """Whatever looks like a URL is one, and refused as such: as a file's name it would be shown."""
    return Url(text) if "://" in text else Path(text)


def shown(text: str) -> str:
    """The same, without a password if it is a URL."""
    return str(Url(text)) if "://" in text else text


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
