"""A title's rules in our own words, by topic: `handbook.md` beside its code, a heading for each topic."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files

from rules.values import Frozen

_HEADING = re.compile(r"^## +", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=[.:;])\s+|\n+")


class Topic(Frozen, frozen=True):
    """`key` is the title in small letters and hyphens."""

    key: str
    title: str
    text: str


def topics_in(package: str) -> tuple[Topic, ...]:
    """The topics that lie in the package, in their order."""
    page = (files(package) / "handbook.md").read_text("utf-8")
    _, *sections = _HEADING.split(page)
    return tuple(_topic(*section.split("\n", 1)) for section in sections)


def _topic(title: str, text: str) -> Topic:
    return Topic(re.sub(r"[^a-z0-9]+", "-", title.strip().lower()).strip("-"), title.strip(), text.strip())


def about(topics: Sequence[Topic], words: str) -> tuple[Topic, ...]:
    """Topics that speak of all these words, those first that are called so; if none does, of any of them."""
    sought = words.casefold().split()
    for enough in (len(sought), 1):
        named = [topic for topic in topics if 0 < enough <= _count(topic.title, sought)]
        told = [topic for topic in topics if 0 < enough <= _count(f"{topic.title} {topic.text}", sought)]
        if found := tuple(dict.fromkeys([*named, *told])):
            return found
    return ()


def _count(text: str, words: Sequence[str]) -> int:
    return sum(word in text.casefold() for word in words)


def passage(topic: Topic, words: str) -> str:
    """The first sentence of a topic that has one of these words; else its first."""
    sentences = [part.strip("-* ") for part in _SENTENCE.split(topic.text) if part.strip("-* ")]
    return next(_with(sentences, words), sentences[0] if sentences else "")


def _with(sentences: Sequence[str], words: str) -> Iterator[str]:
    sought = words.casefold().split()
    return (text for text in sentences if any(word in text.casefold() for word in sought))
