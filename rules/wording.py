"""How words are put together, wherever a title, a picture or the bot speaks to people."""

from __future__ import annotations

import re
from collections.abc import Iterable


def listed(items: Iterable[str]) -> str:
    """“A”, “A and B”, “A, B and C”; nothing for none."""
    *others, last = [*items] or [""]
    return f"{', '.join(others)} and {last}" if others else last


def counted(number: int, what: str) -> str:
    """A number of things: “1 card”, “2 cards”, “2 factories”, “2 days”."""
    plural = f"{what[:-1]}ies" if what.endswith("y") and what[-2] not in "aeiou" else f"{what}s"
    return f"{number} {what if number == 1 else plural}"


def minus_signs(text: object) -> str:
    """A number, or a sentence with numbers, with real minus signs: “−1”, “Entente −1”."""
    return re.sub(r"(?<![\w-])-(?=\d)", "−", str(text))


def inner(name: str) -> str:
    """A name with brackets of its own, for use inside others: “Nieuport 17/23, A-firing”."""
    return re.sub(r" \(([^()]*)\)", r", \1", name)
