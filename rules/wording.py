"""Words that all titles need."""

from __future__ import annotations

from collections.abc import Sequence


def listed(items: Sequence[str]) -> str:
    """“A”, “A and B”, “A, B and C”; nothing for nothing."""
    return " and ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)
