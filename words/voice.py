"""A voice says things in one language. It is the only place that knows `fluent.runtime`.

Words never stop a game: what a catalogue lacks is said in English, what English lacks in a plain sentence,
and the fault is logged with its key.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache, lru_cache
from typing import Any, Protocol, TypeAlias

from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

from words.catalogue import ENGLISH, LANGUAGES, bundle, language_of, locale

log = logging.getLogger(__name__)

LACKING = "(Some words are missing here.)"
REMEMBERED = 8192
"""How many messages, as they were last said, are kept: names of things and labels are said over and over, and
Fluent takes a tenth of a millisecond for each."""
_MOMENTS = {ENGLISH: "EEE d MMMM y, HH:mm", "de": "EEE d. MMMM y, HH:mm"}
_MINUS = "−"
WRITTEN = "written"
_CANNOT_BE_SAID = (AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What an argument of the wrong kind, or a key that is none, comes to."""
_SEPARATORS = {"comma": ", ", "clauses": "; ", "sentences": " ", "dots": " · ", "lines": "\n"}

resolver.MAX_PART_LENGTH = 1_000_000
"""Fluent refuses what is filled in from 2,500 characters on, lest a message swell. Ours are our own, and
a list, or what a person wrote, may be long."""


class Sayable(Protocol):
    """What the rules hand over: a key, and arguments by name."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> tuple[tuple[str, Any], ...]: ...


Text: TypeAlias = str | Sayable


class Voice:
    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = Locale.parse(locale(language), sep="-")

    def say(self, text: Text) -> str:
        if isinstance(text, str):
            return text
        if text.key == WRITTEN:
            return self._written(dict(text.args))
        if "." not in text.key:
            return self._joined(text.key, [self._argument(part) for _, part in text.args])
        return self.phrase(text.key, dict(text.args))

    def short(self, text: Text) -> str:
        """The same for a narrow place: what the message has as its `.short`, its attribute `.note` as its
        `.note-short`; or as it is."""
        if isinstance(text, str):
            return text
        key = f"{text.key}-short" if text.key.count(".") > 1 else f"{text.key}.short"
        known = "." in text.key and self.knows(key)
        return self.phrase(key, dict(text.args)) if known else self.say(text)

    def phrase(self, key: str, args: Mapping[str, Any]) -> str:
        """A message with these arguments; in English, and at last in a plain sentence, where it fails."""
        try:
            return _phrase(self, key, tuple(args.items()))
        except _CANNOT_BE_SAID as fault:
            return self._instead(key, args, f"cannot be said with {', '.join(args)}: {fault}")

    def formatted(self, key: str, args: Mapping[str, Any]) -> str:
        """The same, worked out anew."""
        area, name, attribute = _parts(key)
        pattern = _pattern(self.language, area, name, attribute)
        if pattern is None:
            return self._instead(key, args, "is missing")
        said, faults = _formatted(bundle(self.language, area), pattern, self._filled_in(args))
        if faults:
            return self._instead(key, args, f"cannot be said with {', '.join(args)}: {faults[0]}")
        return said

    def _instead(self, key: str, args: Mapping[str, Any], fault: str) -> str:
        _note(self.language, key, fault)
        return LACKING if self.language == ENGLISH else voice(ENGLISH).phrase(key, args)

    def figure(self, number: float) -> str:
        """A number by itself."""
        return str(self._argument(number).format(self._locale))

    def moment(self, when: datetime) -> str:
        """A day and an hour: “Tue 3 March 2026, 18:00”."""
        return format_datetime(when, _MOMENTS.get(self.language, _MOMENTS[ENGLISH]), locale=self._locale)

    def knows(self, key: str) -> bool:
        return _pattern(self.language, *_parts(key)) is not None

    def _filled_in(self, args: Mapping[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            filled[name] = self._argument(value)
            if not isinstance(value, str | int | float):
                filled.update((f"{name}-{each}", said) for each, said in _attributes(self, value))
        return filled

    def attributes(self, noun: Sayable) -> Iterator[tuple[str, str]]:
        """What the catalogue says of a noun beside its name, such as its gender."""
        if "." not in noun.key:
            return
        area, message, attribute = _parts(noun.key)
        messages = bundle(self.language, area)
        if attribute or not messages.has_message(message):
            return
        args = self._filled_in(dict(noun.args))
        for each, pattern in messages.get_message(message).attributes.items():
            yield each, _formatted(messages, pattern, args)[0]

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return _Whole(value)
        if isinstance(value, float):
            return _Decimal(value)
        return self.say(value)

    def _written(self, texts: Mapping[str, str]) -> str:
        """What a person wrote in this language; or in English; or else in the first they thought of."""
        return next(texts[each] for each in (self.language, ENGLISH, *texts) if each in texts)

    def _joined(self, how: str, items: list[Any]) -> str:
        texts = [item if isinstance(item, str) else item.format(self._locale) for item in items]
        separator = _SEPARATORS.get(how)
        if separator is not None:
            return separator.join(texts)
        return format_list(texts, "or" if how == "or" else "standard", self._locale)


@cache
def _note(language: str, key: str, fault: str) -> None:
    """Once each, for a message may be said thousands of times."""
    log.error("%s: %s %s", language, key, fault)


@cache
def voice(language: str) -> Voice:
    """Of a locale that has none, that of its language; at last the English one."""
    return Voice(language if language in LANGUAGES else language_of(language))


@lru_cache(maxsize=REMEMBERED)
def _phrase(voice: Voice, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return voice.formatted(key, dict(args))


@lru_cache(maxsize=REMEMBERED)
def _attributes(voice: Voice, noun: Sayable) -> tuple[tuple[str, str], ...]:
    return tuple(voice.attributes(noun))


class _Whole(FluentInt):
    """A whole number: chooses a plural form, and is written without commas and with a real minus sign."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as Fluent calls it
        return f"{int(self)}".replace("-", _MINUS)


class _Decimal(FluentFloat):
    """The same with a decimal point, or what a language has in its place."""

    def format(self, locale: Locale) -> str:
        point = locale.number_symbols["latn"]["decimal"]
        return f"{float(self):.10g}".replace("-", _MINUS).replace(".", point)


@cache
def _parts(key: str) -> tuple[str, str, str]:
    area, name, *attribute = key.split(".")
    return area, name, attribute[0] if attribute else ""


@cache
def _pattern(language: str, area: str, name: str, attribute: str) -> Pattern | None:
    messages = bundle(language, area)
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _formatted(messages: FluentBundle, pattern: Pattern, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    """As `FluentBundle.format_pattern` does it, which would make plain numbers of ours."""
    faults: list[Exception] = []
    environment = ResolverEnvironment(context=messages, errors=faults, current=CurrentEnvironment(args=args))
    try:
        return str(pattern(environment)), faults
    except ValueError as fault:
        return "", [fault]
