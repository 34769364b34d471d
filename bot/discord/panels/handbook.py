"""The rules by topic: a page of a title's handbook, what was found in it, and a select that leads on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.desk import Desk
from bot.discord.limits import DESCRIPTION, EMBED_TITLE, OPTIONS, clip, quoted
from bot.discord.panels.ids import RulesId
from bot.discord.panels.parts import menu, option, view_of
from bot.discord.replies import Face, Reply
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from rules.engine import AnyTitle
from rules.said import said
from words import language, phrase
from words.handbooks import Topic, about, handbook, passage

COLOUR = discord.Colour(0x5C7A99)
SHOWN = 8
"""Topics found that are told with a sentence each."""


class Entry(NamedTuple):
    """A topic of a title, or with none all of its topics."""

    title: AnyTitle
    topic: Topic | None = None

    @property
    def value(self) -> str:
        return f"{self.title.key}/{self.topic.key if self.topic else ''}"


class HandbookPanel:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, reply: Reply, words: str, key: str | None) -> None:
        """What is written about these words, in one title or in all; without words, what there is."""
        await reply.whisper(face=self.face(words, key))

    async def press(self, reply: Reply, _: RulesId, values: Sequence[str]) -> None:
        await reply.redraw(lambda: self._opened(values))

    async def _opened(self, values: Sequence[str]) -> Face:
        title, _, topic = (values[0] if len(values) == 1 else "").partition("/")
        return self._page(_entry(self.titles(title), topic))

    def titles(self, key: str | None = None) -> tuple[AnyTitle, ...]:
        """Those with a handbook, or the one that is named."""
        found = tuple(title for title in self._desk.queries.titles() if handbook(title.key))
        return found if key is None else tuple(title for title in found if title.key == key)

    def suggested(self, words: str, key: str | None) -> list[Entry]:
        """Topics to offer while somebody types."""
        entries = [Entry(title, topic) for title in self.titles(key) for topic in _topics(title)]
        if not words.strip():
            return entries[:OPTIONS]
        return self._found(words, key)[:OPTIONS]

    def face(self, words: str, key: str | None) -> Face:
        titles = self.titles(key)
        if not titles:
            raise Refusal(said("panels.rules-none"))
        if not words.strip():
            return self._page(Entry(titles[0])) if len(titles) == 1 else _shelf(titles)
        title, slash, topic = words.partition("/")
        if slash and self.titles(title):
            return self._page(_entry(self.titles(title), topic))
        found = self._found(words, key)
        if not found:
            raise Refusal(said("panels.rules-not-found", words=quoted(words)))
        return self._page(found[0]) if len(found) == 1 else _list(found, words)

    def _found(self, words: str, key: str | None) -> list[Entry]:
        return [
            Entry(title, topic) for title in self.titles(key) for topic in about(title.key, words, language())
        ]

    def _page(self, entry: Entry) -> Face:
        title, topic = entry
        name = (
            phrase("panels.rules-topic-title", title=title.name, topic=topic.title)
            if topic
            else phrase("panels.rules-of", title=title.name)
        )
        text = topic.text if topic else "\n".join(f"• {each.title}" for each in _topics(title))
        others = [Entry(title, each) for each in _topics(title)]
        asked = phrase("panels.rules-other-topic") if topic else phrase("panels.rules-which-topic")
        return _face(name, text, others, asked)


def _topics(title: AnyTitle) -> tuple[Topic, ...]:
    """In the language of whoever reads them."""
    return handbook(title.key, language())


def _entry(titles: Sequence[AnyTitle], key: str) -> Entry:
    title = next(iter(titles), None)
    topic = next((each for each in _topics(title) if each.key == key), None) if title else None
    if title is None or (key and topic is None):
        raise Refusal(said("panels.rules-page-gone"))
    return Entry(title, topic)


def _shelf(titles: Sequence[AnyTitle]) -> Face:
    text = "\n".join(
        phrase("panels.title-and-summary", title=title.name, summary=title.summary) for title in titles
    )
    entries = [Entry(title) for title in titles]
    return _face(phrase("panels.rules-all"), text, entries, phrase("panels.rules-of-which-game"))


def _list(found: Sequence[Entry], words: str) -> Face:
    lines = [
        phrase(
            "panels.rules-found",
            topic=entry.topic.title,
            title=entry.title.name,
            passage=clip(passage(entry.topic, words), 200),
        )
        for entry in found[:SHOWN]
        if entry.topic is not None
    ]
    more = len(found) - SHOWN
    lines += [phrase("panels.rules-more", more=more)] if more > 0 else []
    title = phrase("panels.rules-about", words=escape(quoted(words)))
    return _face(title, "\n".join(lines), found, phrase("panels.rules-which-topic"))


def _face(title: str, text: str, entries: Sequence[Entry], question: str) -> Face:
    several = len({entry.title.key for entry in entries}) > 1
    options = [
        option(entry.topic.title, entry.value, entry.title.name if several else "")
        if entry.topic
        else option(entry.title.name, entry.value)
        for entry in entries
    ]
    embed = discord.Embed(title=clip(title, EMBED_TITLE), description=clip(text, DESCRIPTION), colour=COLOUR)
    return Face(embed, view_of([menu(RulesId("open"), question, options)]))
