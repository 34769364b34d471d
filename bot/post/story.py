"""The story of a turn in Discord's markup: what matters in bold, and no more than anybody would read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from bot.kit.text import PAGE, unformatted
from render.artist import Line, Weight
from render.kit.artist import MOST_ALT
from rules.said import Text, said
from words import say

MOST_TOLD = 2 * PAGE
"""Characters of what happened that are worth telling at once, where stand-ins did much of it."""
AND_MORE = said("telling.and-more")
_BOLD: frozenset[Weight] = frozenset({"great", "key"})


def written(lines: Iterable[Line]) -> list[str]:
    """In the order of telling; without what the headline says as well."""
    ranked = sorted(lines, key=lambda line: get_args(Weight).index(line.weight))
    told = ((say(line.text), line.weight) for line in ranked if line.weight != "echo")
    return [f"**{text}**" if weight in _BOLD else text for text, weight in told]


def cut(texts: Sequence[str], room: int) -> list[str]:
    """As much as there is room for. What matters least stands last, and goes first."""
    kept = list(texts)
    while len(kept) > 1 and sum(map(len, kept)) + len(kept) > room:
        kept.pop()
    return kept if len(kept) == len(texts) else [*kept, say(AND_MORE)]


def with_news(news: Sequence[Text], shown: str, most: int = MOST_ALT) -> str:
    """The alt text of a turn's picture: what is new, and then what is shown, which begins with who leads.

    Where there is no room for all of it, the headline has to do, which says what matters.
    """
    told = [unformatted(say(text)) for text in news]
    whole = " ".join([*told, shown])
    return whole if len(whole) <= most else " ".join([*told[:1], shown])
