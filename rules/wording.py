"""Small pieces of language that all titles, pictures and posts share."""

from __future__ import annotations

from collections.abc import Iterable


def listed(items: Iterable[str]) -> str:
    """“A”, “A and B”, “A, B and C”; nothing for nothing."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
