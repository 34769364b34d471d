"""What a turn's post says, kept as things to be said: the news, what stands above it, and what below."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.packed import text_of
from rules.said import Argument, Said, Text, lines

_LINES, _NEWS = "lines", "news"


def put_together(above: Iterable[Text] = (), news: Iterable[Text] = (), below: Iterable[Text] = ()) -> Said:
    """A line each."""
    parts = {"above": tuple(above), _NEWS: tuple(news), "below": tuple(below)}
    return Said(_LINES, tuple((name, lines(texts)) for name, texts in parts.items() if texts))


def in_lines(posted: Said) -> list[Text]:
    """All of it, one below the other."""
    return [line for _, part in posted.args for line in _texts(part)]


def news_in(stored: str) -> tuple[Text, ...]:
    """The headline, and how it came to that; nothing in what an older version wrote."""
    text = text_of(stored)
    news = dict(text.args).get(_NEWS) if isinstance(text, Said) else None
    return tuple(_texts(news))


def _texts(part: Argument | None) -> list[Text]:
    return [each for _, each in part.args if isinstance(each, str | Said)] if isinstance(part, Said) else []
