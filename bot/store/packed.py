"""How some columns are stored: compressed (zlib), and texts so that they can be said in any language.

Snapshots and events are most of a database, written once and seldom read. A said thing is kept as its key
and arguments; a plain string stands there as it is, and is read so: a name, or what an older version wrote.
What a turn's post says is kept so as well: the news, what stands above them, and what below.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable

import msgspec

from rules.said import Argument, Said, Text, lines

FUNCTION = "packed"
"""By this name migrations can do the same."""
_MARK = "\x1e"
"""Begins what is no plain string. No name has it, for it is a control character."""

# Made here, once: see `letters`.
_SAID = msgspec.json.Decoder(Said)


def pack(plain: bytes) -> bytes:
    return zlib.compress(plain)


def unpack(packed: bytes) -> bytes:
    """What was emptied stays empty."""
    return zlib.decompress(packed) if packed else b""


def pack_text(text: str) -> bytes:
    return pack(text.encode())


def kept(text: Text) -> str:
    """As it is stored."""
    return text if isinstance(text, str) else f"{_MARK}{msgspec.json.encode(text).decode()}"


def text_of(stored: str) -> Text:
    """As it was kept; what cannot be read so is shown as it is."""
    if not stored.startswith(_MARK):
        return stored
    try:
        return _SAID.decode(stored.removeprefix(_MARK))
    except msgspec.DecodeError:
        return stored


def rewritten(stored: str, change: Callable[[str], Argument]) -> str:
    """The same with every string in it changed: names stand in arguments."""
    text = text_of(stored)
    changed = change(text) if isinstance(text, str) else _changed(text, change)
    return kept(changed) if isinstance(changed, str | Said) else stored


def _changed(text: Said, change: Callable[[str], Argument]) -> Said:
    return Said(text.key, tuple((name, _argument(value, change)) for name, value in text.args))


def _argument(value: Argument, change: Callable[[str], Argument]) -> Argument:
    if isinstance(value, str):
        return change(value)
    return _changed(value, change) if isinstance(value, Said) else value


# The post of a step

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
