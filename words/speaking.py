"""The language of the time being. Code that shows something to somebody names their language around it
(`with speaking("de")`), and all that is said inside is said in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime

from words.catalogue import ENGLISH, LANGUAGES
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


def in_every_language(text: Text) -> tuple[str, ...]:
    """The reader's first: what somebody types is understood in whichever they learnt it."""
    spoken = dict.fromkeys((_NOW.get(), *LANGUAGES))
    return tuple(voice(each).say(text) for each in spoken)


def english(text: Text) -> str:
    """The same in English, for what has to stay the same whoever looks: the custom id of a card, say."""
    return voice(ENGLISH).say(text)


def figure(number: float) -> str:
    """A number by itself, as it is written."""
    return voice(_NOW.get()).figure(number)


def knows(key: str) -> bool:
    """Whether there is such a message; English has all there are."""
    return voice(ENGLISH).knows(key)


def moment(when: datetime) -> str:
    """A day and an hour, where Discord does not write them."""
    return voice(_NOW.get()).moment(when)


def phrase(key: str, **args: object) -> str:
    """A message of the catalogue with these arguments, in words."""
    return voice(_NOW.get()).phrase(key, args)
