"""Whole games in another language: people who know no words press what the panels offer, and all is kept that
anybody could have read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from rules.dice import Stream, draw
from sandbox import Person, wire
from sandbox.model import Message
from tests.bot.discord.house import pick
from tests.bot.whole.club import Club
from tests.bot.whole.players import _cards, _choose, _does, _is_open

SUCCESS = 3
TEXTS = frozenset({"content", "title", "description", "label", "placeholder", "text", "name", "value"})
"""Where a message has words."""
NO_WORDS = frozenset({"custom_id", "url", "emoji", "footer_icon"})


def texts(message: Message) -> Iterator[str]:
    """All that stands on a message, and what its pictures are for those who do not see them."""
    yield message.content
    for part in (*message.embeds, *message.components):
        yield from _texts(part)
    yield from (each.description for each in message.attachments if each.description)


def _texts(part: Any, key: str = "") -> Iterator[str]:
    if isinstance(part, dict):
        option = "custom_id" not in part and {"label", "value"} <= part.keys()  # its value is a token
        for name, value in part.items():
            if name not in NO_WORDS and not (option and name == "value"):
                yield from _texts(value, name)
    elif isinstance(part, list):
        for each in part:
            yield from _texts(each, key)
    elif isinstance(part, str) and key in TEXTS:
        yield part


class Reading:
    """A club whose people and server have a language, and who read everything."""

    def __init__(self, club: Club, language: str, patch: pytest.MonkeyPatch) -> None:
        self.club, self.read = club, dict[str, None]()
        patch.setattr(wire, "LOCALE", language)
        self.people = [club.person(name) for name in ("Ann", "Ben")]
        for user in club.sandbox.world.users.values():
            user.locale = language

    def look(self) -> None:
        for message in self.club.sandbox.messages():
            self.read.update(dict.fromkeys(text for text in texts(message) if text.strip()))

    async def press(self, person: Person, message: Message, act: str) -> None:
        """The button whose custom id has this in it, whatever stands on it."""
        (button,) = (each for each in message.buttons if f":{act}:" in f":{each['custom_id']}:")
        reply = await (await person.press(message, button["custom_id"])).finished()
        self.read.update(dict.fromkeys(texts(reply.message)))
        self.look()

    async def play(self, title: str, luck: bytes, most: int, **options: str) -> None:
        """From the form to the end, or until so many answers are given."""
        ann, ben = self.people
        form = (await (await ann.slash(self.club.games, "game new", {"title": title})).finished()).message
        self.read.update(dict.fromkeys(texts(form)))
        for name, value in options.items():
            await pick(ann, form, name, value)
        await self.press(ann, form, "open")
        lobby = (await self.club.sandbox.until(self._lobbies))[-1]
        await self.press(ben, lobby, "join")
        await self.press(ann, lobby, "start")
        dice = Stream(luck)
        for _ in range(most):
            found = await self.club.sandbox.until(lambda: self._over() or self._asked(), timeout=30)
            self.look()
            if isinstance(found[0], Message):
                return
            person, panel = found[0]
            await self._answer(person, panel, dice)
        raise AssertionError(f"the game did not end within {most} answers")

    def _lobbies(self) -> list[Message]:
        found = self.people[0].reads(self.club.games)
        return [each for each in found if any("lobby:join" in b["custom_id"] for b in each.buttons)]

    def _over(self) -> list[Any]:
        threads = self.club.sandbox.threads()
        read = self.people[0].reads(threads[-1]) if threads else []
        return [each for each in read if any(file.filename.endswith(".json") for file in each.attachments)]

    def _asked(self) -> list[Any]:
        return [
            (person, each)
            for person in self.people
            if person.dm is not None
            for each in person.reads(person.dm)
            if any(_does(button, "lock") for button in each.buttons)
        ]

    async def _answer(self, person: Person, panel: Message, dice: Stream) -> None:
        while not any(_does(button, "lock") and button["style"] == SUCCESS for button in panel.buttons):
            if cards := _cards(panel):
                await (await person.press(panel, draw(dice, cards)["custom_id"])).finished()
            elif empty := [select for select in panel.selects if _is_open(select)]:
                await _choose(person, panel, empty[0], dice)
            else:
                await (await person.press(panel, _onward(panel.buttons))).finished()
            self.look()
        await self.press(person, panel, "lock")
        if any(_does(button, "sure") for button in panel.buttons):
            await self.press(person, panel, "sure")


def _onward(buttons: Sequence[dict[str, Any]]) -> str:
    onward = (each for each in buttons if _does(each, "turn") and "✓" not in each["label"])
    return str(next(onward)["custom_id"])
