"""Handbooks: the rules of a title in our own words, by topic: `<language>/handbooks/<title>.md`.

Each topic has a heading with its key, which is the same in every language: `## Planning {#planning}`. A
comment below the English heading has the ids of the rules that it is about: `<!-- D-001 D-010–D-011 -->`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from words.catalogue import ENGLISH

log = logging.getLogger(__name__)

HOME = Path(__file__).parent
_HEADING = re.compile(r"^## +", re.MULTILINE)
_TITLE = re.compile(r"(?P<title>.+?) +\{#(?P<key>[a-z0-9-]+)\}")
_RULES = re.compile(r"<!--(?P<rules>[^>]*)-->\s*")
_RULE = re.compile(r"([a-z])(?:-([0-9]{1,3})|([0-9]{3}))")
_SENTENCE = re.compile(r"(?<=[.:;])\s+|\n+")


@dataclass(frozen=True)
class Topic:
    key: str
    title: str
    text: str
    rules: tuple[str, ...] = ()


def handbook(title: str, language: str = ENGLISH) -> tuple[Topic, ...]:
    """A title's topics in their order, in English where a language lacks one; none if none are written."""
    there = {topic.key: topic for topic in written(title, language)}
    english = written(title, ENGLISH)
    return tuple(replace(there.get(each.key, each), rules=each.rules) for each in english)


def about(title: str, words: str, language: str) -> tuple[Topic, ...]:
    """Topics that speak of all these words, in this language or in English, those first that are called so;
    if none does, of any of them. The id of a rule finds what is written about it."""
    topics = handbook(title, language)
    if found := tuple(topic for topic in topics if _id(words) in topic.rules):
        return found
    pairs = tuple(zip(topics, handbook(title, ENGLISH), strict=True))
    sought = words.casefold().split()
    for enough in (len(sought), 1):
        if found := tuple(dict.fromkeys(_speaking(pairs, sought, enough))):
            return found
    return ()


def passage(topic: Topic, words: str) -> str:
    """The first sentence of a topic that has one of these words; else its first."""
    sentences = [part.strip("-* ") for part in _SENTENCE.split(topic.text) if part.strip("-* ")]
    return next(_with(sentences, words), sentences[0] if sentences else "")


def written(title: str, language: str) -> tuple[Topic, ...]:
    """The topics of one file, as they stand there."""
    return _read(HOME / language / "handbooks" / f"{title}.md")


@cache
def _read(file: Path) -> tuple[Topic, ...]:
    if not file.exists():
        return ()
    _, *sections = _HEADING.split(file.read_text("utf-8"))
    return tuple(topic for topic in map(_topic, sections) if topic is not None)


def _topic(section: str) -> Topic | None:
    heading, _, text = section.partition("\n")
    named, told = _TITLE.fullmatch(heading.strip()), _RULES.match(text)
    if named is None:
        log.error("a handbook has a heading without a key: %s", heading)
        return None
    rules = tuple(_ids(told["rules"].split())) if told else ()
    return Topic(named["key"], named["title"], text[told.end() if told else 0 :].strip(), rules)


def _ids(written: Iterable[str]) -> Iterator[str]:
    """“D-010–D-012” is D-010, D-011 and D-012."""
    for each in written:
        first, _, last = each.partition("–")
        letter, low, high = first[0], int(first[2:]), int((last or first)[2:])
        yield from (f"{letter}-{number:03}" for number in range(low, high + 1))


def _id(words: str) -> str | None:
    """However it is typed: “B-067”, “b067”, “b-67”."""
    typed = _RULE.fullmatch(words.strip().casefold())
    return None if typed is None else f"{typed[1].upper()}-{int(typed[2] or typed[3]):03}"


def _speaking(pairs: Sequence[tuple[Topic, Topic]], sought: Sequence[str], enough: int) -> Iterator[Topic]:
    """Of topics, each beside itself in English: those called so first, and those that people read before
    those they do not."""
    if enough == 0:
        return
    for text in (lambda topic: topic.title, lambda topic: f"{topic.title} {topic.text}"):
        for at in (0, 1):
            yield from (pair[0] for pair in pairs if _count(text(pair[at]), sought) >= enough)


def _count(text: str, words: Sequence[str]) -> int:
    return sum(word in text.casefold() for word in words)


def _with(sentences: Sequence[str], words: str) -> Iterator[str]:
    sought = words.casefold().split()
    return (text for text in sentences if any(word in text.casefold() for word in sought))
