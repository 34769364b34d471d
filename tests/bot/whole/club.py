"""A club that plays: the sandbox, the whole bot beside it, and what people do there."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import App
from bot.discord.pointing import point_discord_at
from sandbox import Person
from sandbox.model import Channel, Message
from tests.bot.databases import engine
from tests.bot.discord.house import labels, pick, words
from tests.hand_clock import HandClock
from tests.panels.look import left_open
from tests.panels.rest import at_rest
from tests.sandbox.protocol.watched import WatchedSandbox

START = datetime(2026, 3, 14, 12, tzinfo=UTC)


class Club:
    """Opens and closes the bot; the sandbox and the database stay."""

    def __init__(self, database: Path) -> None:
        self.clock = HandClock(START)
        self.sandbox = WatchedSandbox(clock=self.clock, patience=60)
        self._database = database

    async def open(self) -> None:
        await self.sandbox.start()
        self._pointed = point_discord_at(self.sandbox.url)
        await self._start()

    async def _start(self) -> None:
        self.app = App(self._database, self.sandbox.token, self.clock, guild_ready_timeout=0.01)
        self._since = self.sandbox.world.new_id()
        await self.app.start()
        await self.sandbox.ready()

    async def restart(self) -> None:
        await self.app.stop()
        await self._start()

    async def close(self) -> None:
        await self.app.stop()
        await self.sandbox.stop()
        self._pointed.close()
        seen = engine().rows(self._database, "SELECT * FROM strangers")
        assert seen == [], "nobody else used the token"
        assert left_open(self.sandbox, self._database, self._since) == []

    async def check_panels(self) -> None:
        """Nothing that is over can still be pressed, once the bot has nothing more to do."""
        await at_rest(self.app.client, self.app.core, self.sandbox)
        assert left_open(self.sandbox, self._database, self._since) == []

    def check_protocol(self) -> None:
        """So far: closing the club asks again."""
        self.sandbox.check_protocol()

    # What people do

    @property
    def games(self) -> Channel:
        return self.sandbox.channel("games")

    @property
    def thread(self) -> Channel:
        return self.sandbox.threads()[-1]

    def person(self, name: str) -> Person:
        return self.sandbox.person(name)

    async def lobby(self, host: Person, title: str, **options: str) -> Message:
        """A lobby opened through the host's form, some of its selects answered."""
        form = (await (await host.slash(self.games, "game new", {"title": title})).finished()).message
        for name, value in options.items():
            await pick(host, form, name, value)
        await (await host.press(form, "Open the lobby")).finished()
        return (await self.sandbox.until(lambda: self.lobbies(host)))[-1]

    def lobbies(self, host: Person) -> list[Message]:
        return [each for each in host.reads(self.games) if "Join" in labels(each)]

    async def press(self, person: Person, message: Message, label: str) -> str:
        reply = await (await person.press(message, label)).finished()
        return words(reply.message)

    async def panel(self, person: Person, turn: int) -> Message:
        """The planning panel of that turn in this person's direct messages, once it is there.

        By then nothing of the turns before may be left to press.
        """

        def found() -> list[Message]:
            if person.dm is None:
                return []
            return [
                each
                for each in person.reads(person.dm)
                if f"turn {turn}" in words(each) and "Lock in" in labels(each)
            ]

        (await self.sandbox.until(found, timeout=15))
        await self.check_panels()
        return found()[-1]

    async def told(self, person: Person, text: str) -> Message:
        """The first message of the thread that says this, once it is there."""

        def found() -> list[Message]:
            return [each for each in person.reads(self.thread) if text in words(each)]

        return (await self.sandbox.until(found, timeout=15))[0]

    async def later(self, **by: float) -> None:
        await self.clock.advance(timedelta(**by))
