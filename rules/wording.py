"""How words are put together, wherever a title, a picture or the bot speaks to people."""

from __future__ import annotations

from collections.abc import Iterable


def listed(items: Iterable[str]) -> str:
    """“A”, “A and B”, “A, B and C”; nothing for none."""
    *others, last = [*items] or [""]
    return f"{', '.join(others)} and {last}" if others else last


def counted(number: int, what: str) -> str:
    """A number of things: “1 card”, “2 cards”, “2 factories”, “2 days”."""
    plural = f"{what[:-1]}ies" if what.endswith("y") and what[-2] not in "aeiou" else f"{what}s"
    return f"{number} {what if number == 1 else plural}"
