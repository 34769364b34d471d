"""Numbered parameters: queries are written with `?`, which PostgreSQL knows as $1, $2 and so on."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import count

_QUOTED_OR_MARK = re.compile(r"'(?:[^']|'')*'|\?")


@lru_cache(maxsize=2048)
def numbered(sql: str) -> str:
    numbers = count(1)
    return _QUOTED_OR_MARK.sub(lambda found: f"${next(numbers)}" if found[0] == "?" else found[0], sql)
