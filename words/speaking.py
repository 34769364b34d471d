"""The language of the time being. Code that shows something to somebody names their language around it
(`with speaking("de")`), and all that is said inside is said in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from words.catalogue import ENGLISH
from words.voice import Text, voice

_NOW: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    return _NOW.get()


def speak(language: str) -> None:
    """For the rest of this task."""
    _NOW.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    before = _NOW.set(language)
    try:
        yield
    finally:
        _NOW.reset(before)


def say(text: Text) -> str:
    """A said thing in words; a string as it is."""
    return text if isinstance(text, str) else voice(_NOW.get()).say(text)


def short(text: Text) -> str:
    """The same for a narrow place: in its short form, where it has one in this language."""
    return text if isinstance(text, str) else voice(_NOW.get()).short(text)


def english(text: Text) -> str:
    """The same in English, for what has to stay the same whoever looks: the custom id of a card, say."""
    return voice(ENGLISH).say(text)


def phrase(key: str, **args: object) -> str:
    """A message of the catalogue with these arguments, in words."""
    return voice(_NOW.get()).phrase(key, args)
