"""How words are put together, the same in rules, pictures and posts."""

from __future__ import annotations

from collections.abc import Sequence


def listed(items: Sequence[str]) -> str:
    """“A, B and C”; nothing, if there is nothing to list."""
    return " and ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)
