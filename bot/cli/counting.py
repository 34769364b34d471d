"""Numbers of things, as the command line says them."""

from __future__ import annotations


def counted(number: int, what: str) -> str:
    """A number of things: “1 card”, “2 cards”, “2 factories”, “2 days”."""
    plural = f"{what[:-1]}ies" if what.endswith("y") and what[-2] not in "aeiou" else f"{what}s"
    return f"{number} {what if number == 1 else plural}"
