"""People at several tables play by panel, all at once; each edit takes its time, by whichever route."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.app import App
from bot.discord.pointing import point_discord_at
from bot.settings import BARE
from rules.dice import Stream, derive
from sandbox import Person, Sandbox
from sandbox.faults import EDIT, EDIT_REPLY, Lag
from sandbox.model import Channel, Message
from sandbox.people import CannotDo
from tests.bot.discord.house import labels, words
from tests.bot.whole.players import ENDED, fill_in
from tests.panels.look import left_open, phrase_of
from tests.panels.rest import at_rest
from words import ENGLISH

Found = TypeVar("Found")

PATIENCE = 600.0
"""Real seconds that anybody waits for anything."""
PEOPLE = ("Ann", "Ben", "Cleo")
"""At each table; stand-ins take the seats that are left."""
MOST_SEATS = 6
LATEST = 12
"""Messages that people look at, in their direct messages and at the table: what is older is done with."""
FOR_LONG = 24
"""Answers after which people leave a game as it stands, and begin one of another title."""
BESIDE = 6
"""One plan in so many is made on a panel that only its player sees."""
UNSURE = 4
"""After one plan in so many its player presses Change at once, and locks in again."""


@dataclass
class Seen:
    """What came of an evening."""

    over: Counter[str] = field(default_factory=Counter)
    """Panels by letter whose step is over, by title."""
    left_open: list[str] = field(default_factory=list)
    games: int = 0
    edits: int = 0


class Evening:
    def __init__(
        self, folder: Path, titles: Sequence[str], *, tables: int, seed: str, longest: float, processes: int
    ) -> None:
        """`longest`: seconds that a request may be on its way, and so may its answer."""
        self._titles, self._seed, self._processes = titles, seed, processes
        self._rooms = [f"table-{number}" for number in range(tables)]
        self._database = folder / "games.sqlite3"
        people = [f"{name}-{room}" for room in self._rooms for name in PEOPLE]
        self._sandbox = Sandbox(people, channels=self._rooms, patience=PATIENCE)
        self._sandbox.faults.lag = Lag(seed, longest, (EDIT, EDIT_REPLY))
        self._wanted, self._games = 0, 0
        self._enough = False
        self._answers: Counter[int] = Counter()
        """In each game, by its thread."""

    async def play(self, panels: int) -> Seen:
        """Until so many panels have seen the end of their step."""
        self._wanted = panels
        await self._sandbox.start()
        with point_discord_at(self._sandbox.url):
            settings = replace(BARE, processes=self._processes)
            app = App(self._database, self._sandbox.token, guild_ready_timeout=0.01, settings=settings)
            await app.start()
            await self._sandbox.ready()
            async with asyncio.TaskGroup() as tables:
                for number, room in enumerate(self._rooms):
                    tables.create_task(self._table(number, room))
            await at_rest(app.client, app.core, self._sandbox)
            found = left_open(self._sandbox, self._database)
            await app.stop()
        await self._sandbox.stop()
        edits = sum(each.method == "PATCH" for each in self._sandbox.requests)
        return Seen(self._over(), found, self._games, edits)

    def _over(self) -> Counter[str]:
        with closing(sqlite3.connect(self._database)) as connection:
            rows = connection.execute(
                "SELECT g.title, count(*) FROM messages m JOIN games g ON g.id = m.game "
                "JOIN choices c ON c.game = m.game AND m.key = 'panel:' || c.step || ':' || c.seat "
                "WHERE c.step < g.step GROUP BY g.title"
            ).fetchall()
        return Counter(dict(rows))

    async def _table(self, number: int, room: str) -> None:
        channel = self._sandbox.channel(room)
        people = [self._sandbox.person(f"{name}-{room}") for name in PEOPLE]
        while not self._enough:
            title = self._titles[number % len(self._titles)]
            number += 1
            self._games += 1
            thread = await self._begun(channel, people, title)
            async with asyncio.TaskGroup() as playing:
                for person in people:
                    dice = Stream(derive(self._seed.encode(), f"{person.name} {number}"))
                    playing.create_task(self._answer(person, thread, dice))

    async def _begun(self, channel: Channel, people: Sequence[Person], title: str) -> Channel:
        """A game with the settings that everything has by default."""
        host, *others = people
        threads = self._sandbox.threads(channel)
        form = (await (await host.slash(channel, "game new", {"title": title})).finished()).message
        await (await host.press(form, "Open the lobby")).finished()
        post = (await self._until(lambda: [m for m in host.reads(channel) if "Join" in labels(m)]))[-1]
        for other in others:
            await (await other.press(post, "Join")).finished()
        started = max(phrase_of(ENGLISH, "panels.lobby-started"), key=len)
        for _ in range(MOST_SEATS):
            if started in words((await (await host.press(post, "Start")).finished()).message):
                break
            await (await host.press(post, "Add stand-in")).finished()
        await self._until(lambda: len(self._sandbox.threads(channel)) > len(threads))
        return self._sandbox.threads(channel)[-1]

    async def _answer(self, person: Person, thread: Channel, dice: Stream) -> None:
        """Whatever is asked in this game, until it is over, was played for long, or enough was seen."""
        heads = (f"**<#{thread.id}>**", f"**{thread.name.partition(' · ')[0]} · ")

        def asked() -> list[Message]:
            letters = list(person.dm.messages.values()) if person.dm else []
            panels = [each for each in letters[-LATEST:] if not each.ephemeral and not _is_closed(each)]
            return [each for each in panels if words(each).startswith(heads)]

        def over() -> bool:
            told = list(thread.messages.values())[-LATEST:]
            return self._answers[thread.id] >= FOR_LONG or any(ENDED in words(each) for each in told)

        while not self._enough:
            await self._until(lambda: over() or asked() or self._enough)
            if over() or not asked():
                return
            panel = asked()[-1]
            with suppress(CannotDo):  # its step may end, or it may be changed, while it is looked at
                if not dice.below(BESIDE):
                    panel = (await (await person.slash(thread, "plan")).finished()).message
                await fill_in(person, panel, dice)
                locked_in = await self._locked_in(person, panel)
                self._answers[thread.id] += locked_in
                self._enough = self._enough or self._over().total() >= self._wanted
                if not locked_in:
                    await self._until(partial(_is_closed, panel))
                elif not dice.below(UNSURE):
                    await (await person.press(panel, "Change")).finished()

    async def _locked_in(self, person: Person, panel: Message) -> bool:
        """Whether that was done; if not, the step of this panel is over, and it is about to be closed."""
        pressed = await (await person.press(panel, "Lock in")).finished()
        if "Are you sure?" in words(panel):
            pressed = await (await person.press(panel, "Lock in anyway")).finished()
        assert not any(words(each).startswith(("Pick ", "Still to choose")) for each in pressed.followups)
        return not pressed.followups

    async def _until(self, predicate: Callable[[], Found]) -> Found:
        return await self._sandbox.until(predicate, timeout=PATIENCE)


def _is_closed(panel: Message) -> bool:
    return "Lock in" not in labels(panel)
