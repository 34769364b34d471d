"""People who play on while their bot dies and comes back."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sandbox import Person
from sandbox.model import Message
from sandbox.people import Reply
from tests.bot.backroom import bidding
from tests.bot.crash.life import Orders
from tests.bot.crash.nursery import Life, Nursery
from tests.bot.databases import engine
from tests.bot.discord.house import labels, pick, words
from tests.bot.whole.club import Club

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"

PATIENCE = 60.0
"""Real seconds; only a failing test spends them."""


@dataclass(frozen=True)
class Said:
    """A message as it stands in the end."""

    text: str
    attached: tuple[tuple[str, str | None, str], ...]
    """Name, alt text and fingerprint of each file."""
    buttons: tuple[str, ...]
    selects: int


class Calm(NamedTuple):
    """How two turns go when nobody dies, and the points at which somebody could."""

    transcript: dict[str, list[Said]]
    books: dict[str, list[tuple[object, ...]]]
    start: list[str]
    first_choice: list[str]
    last_choice: list[str]

    def choice(self, seat: int) -> dict[str, object]:
        """What that seat chose in the first turn."""
        [choice] = [row[2] for row in self.books["choices"] if row[:2] == (0, seat)]
        return whole(choice)


class MortalClub(Club):
    """The sandbox lives here; the bot is another process, and the two share nothing but a port."""

    def __init__(self, folder: Path, nursery: Nursery) -> None:
        super().__init__(folder / "games.sqlite3")
        self._nursery = nursery
        self._log = folder / "passed"
        self._life: Life | None = None
        self._panels: dict[str, Message] = {}

    async def open(self) -> None:
        await self.sandbox.start()

    async def close(self) -> None:
        if self._life is not None and not self._life.over:
            await self.kill()
        await self.sandbox.stop()

    # Life and death

    async def live(self, die_at: str | None = None, *, blind: bool = False) -> None:
        orders = Orders(
            url=self.sandbox.url,
            token=self.sandbox.token,
            database=await engine().address(self._database),
            now=self.clock.now(),
            passed=str(self._log),
            die_at=die_at,
            blind=blind,
        )
        self._life = self._nursery.begin(orders)
        await self.sandbox.ready()

    async def kill(self) -> None:
        self.strike()
        await self.death()

    def strike(self) -> None:
        assert self._life
        self._life.kill()

    async def death(self) -> None:
        """Until the process is gone, and all it had begun to say has been said."""
        assert self._life
        async with asyncio.timeout(PATIENCE):
            assert await self._life.death() == -signal.SIGKILL
        self.sandbox.faults.clear()
        await self.sandbox.until(lambda: not self.sandbox.gateway.connected)
        await self.sandbox.until(lambda: self.sandbox._rest.in_flight == 0)
        for interaction in self.sandbox.world.interactions.values():
            interaction.abandoned = not interaction.finished

    def passed(self) -> list[str]:
        """The points that the latest process met, in order."""
        return self._log.read_text("utf-8").splitlines()

    # Play

    async def sit_down(self) -> None:
        """A game between Ann and Ben; both have a bid for the first round on their panels."""
        await self.live()
        await self.open_lobby()
        await self.press(self.person("Ben"), self._lobby, "Join")
        await self.start_game()
        await self.plan()
        await self.kill()

    async def open_lobby(self) -> None:
        self._lobby = await self.lobby(self.person("Ann"), "tiny")

    async def gather(self) -> None:
        """Ben has joined Ann's lobby, and the lobby shows him."""
        await self.live(die_at="after commit 1 of edit lobby")
        await self.open_lobby()
        joining = self._press(self.person("Ben"), self._lobby, "Join")
        await self.death()
        await self.seen(joining)

    def start_game(self) -> asyncio.Task[Reply]:
        return self._press(self.person("Ann"), self._lobby, "Start")

    async def plan(self) -> None:
        await self.sandbox.until(self.sandbox.threads)
        await self.told_of(1)
        for name, bid in (("Ann", "4"), ("Ben", "2")):
            panel = self._panels[name] = await self.panel(self.person(name), 1)
            await pick(self.person(name), panel, "number", bid)

    async def first_choice(self) -> None:
        """Ann's bid is in and confirmed, and then the thread says so."""
        gate = self.sandbox.faults.hold(EDIT)
        await self.live(die_at="after commit 1 of edit step:0")
        await self.lock_in(self.person("Ann"))
        gate.open()
        await self.death()

    def lock_in(self, person: Person) -> asyncio.Task[Reply]:
        return self._press(person, self._panels[person.name], "Lock in")

    def _press(self, person: Person, message: Message, button: str) -> asyncio.Task[Reply]:
        """The task is done when the person has seen that it is done."""

        async def press() -> Reply:
            return await (await person.press(message, button)).finished()

        return asyncio.create_task(press())

    async def seen(self, pressed: asyncio.Task[Reply]) -> bool:
        """Whether it was confirmed before the bot died; if not, the person waits no longer."""
        if pressed.done():
            return not (await pressed).followups
        pressed.cancel()
        await asyncio.wait([pressed])
        return False

    async def play_on(self) -> None:
        """The second round, bid in a line each, up to the panels of the third."""
        await self.told_of(2)
        for name, bid in (("Ann", "5"), ("Ben", "3")):
            person = self.person(name)
            reply = await (await person.slash(self.thread, "bid", bidding(bid))).finished()
            assert "Locked in" in words(reply.message)
        await self.told_of(3)

    async def told_of(self, turn: int) -> None:
        """Until the thread and both players know of that round."""
        for name in ("Ann", "Ben"):
            await self.panel(self.person(name), turn)
            await self.told(self.person(name), f"Round {turn - 1} of 3 is played")

    async def panel(self, person: Person, turn: int) -> Message:
        def found() -> list[Message]:
            mine = person.reads(person.dm) if person.dm else []
            return [each for each in mine if f"Bid for round {turn}" in words(each)]

        return (await self.sandbox.until(found, timeout=PATIENCE))[0]

    async def settle(self, expected: dict[str, list[Said]]) -> None:
        """Until all is as expected, or it is clear that it will not be; and then until nothing more comes."""
        await self.sandbox.world.changes.until(lambda: self.transcript() == expected, timeout=5)
        await self.sandbox.quiet()

    # Looking

    def transcript(self) -> dict[str, list[Said]]:
        """All that stands in the channel, the thread and the direct messages, in order."""
        return {
            channel.label: [said(each) for each in channel.messages.values() if not each.ephemeral]
            for channel in self.sandbox.world.channels.values()
        }

    def books(self) -> dict[str, list[tuple[object, ...]]]:
        """What the database holds of the game: every step once, every choice whole."""
        return {
            "steps": self.rows("SELECT step, digest, position, events FROM steps ORDER BY step"),
            "choices": self.rows("SELECT step, seat, choice, source FROM choices ORDER BY step, seat"),
            "given up": self.rows("SELECT kind, key FROM outbox WHERE state = 'given up'"),
        }

    def choice(self, seat: int) -> dict[str, object] | None:
        """What is stored for the first turn."""
        rows = self.rows("SELECT choice FROM choices WHERE step = 0 AND seat = ?", seat)
        return whole(rows[0][0]) if rows else None

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        return engine().rows(self._database, sql, *values)


def whole(stored: object) -> dict[str, object]:
    choice: dict[str, object] = json.loads(str(stored))
    return choice


def said(message: Message) -> Said:
    files = [
        (each.filename, each.description, sha256(each.bytes).hexdigest()) for each in message.attachments
    ]
    # A turn that is resolved later has a later deadline.
    text = re.sub(r"<t:\d+:(\w)>", r"<t:\1>", message.text)
    return Said(text, tuple(files), tuple(labels(message)), len(message.selects))
