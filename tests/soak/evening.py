"""What happens at the club: lobbies open, people answer what they are asked, hours pass, the bot restarts."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from bot.sandbox import Person
from bot.sandbox.model import Channel, Message
from bot.sandbox.people import CannotDo
from rules.dice import Stream, draw
from rules.titles import TITLES
from rules.verify import verify
from tests.bot.discord.house import labels, words
from tests.bot.whole.club import Club
from tests.bot.whole.players import ENDED, answer, open_panels, record_of

MOST_SEATS = 8
PATIENCE = 30
"""Seconds of real time for the bot to do its work."""
MINUTES = 10


class Evening:
    def __init__(self, club: Club, dice: Stream) -> None:
        self._club = club
        self._dice = dice
        self._people = club.sandbox.people
        self._ended: dict[int, Message] = {}
        self._count: Counter[str] = Counter()
        self._faults = Faults()

    async def play(self, games: int, at_once: int) -> None:
        logging.getLogger().addHandler(self._faults)
        while len(self._ended) < games:
            running = len(self._threads()) - len(self._ended)
            if running < at_once and len(self._threads()) < games:
                await self._begin()
            else:
                await self._something_happens()
            self._notice()
        logging.getLogger().removeHandler(self._faults)
        self._club.check_protocol()
        print(f"{games} games: " + ", ".join(f"{count} {what}" for what, count in self._count.items()))

    # Beginning

    async def _begin(self) -> None:
        """A lobby with options at random, joined by some, filled up with stand-ins, and started."""
        host, *others = self._dice.shuffle(self._people)
        post = await self._lobby(host, draw(self._dice, sorted(TITLES)))
        before = len(self._threads())
        for other in others[: self._dice.below(3)]:
            await self._club.press(other, post, "Join")
        for _ in range(MOST_SEATS):
            if "begins" in (said := await self._club.press(host, post, "Start")):
                break
            await self._club.press(host, post, "Add stand-in")
        else:
            raise AssertionError(f"the game cannot be started: {said}")
        await self._club.sandbox.until(lambda: len(self._threads()) > before, timeout=PATIENCE)

    async def _lobby(self, host: Person, title: str) -> Message:
        asked = await host.slash(self._club.games, "game new", {"title": title})
        form = (await asked.finished()).message
        while True:
            await self._fill_in(host, form)
            if not _can_press(form, "Next ▶"):
                break
            await (await host.press(form, "Next ▶")).finished()
        known = len(self._club.lobbies(host))
        opened = await (await host.press(form, "Open the lobby")).finished()
        assert "is open" in words(opened.message), words(opened.message)
        posts = await self._club.sandbox.until(lambda: self._club.lobbies(host)[known:], timeout=PATIENCE)
        return posts[-1]

    async def _fill_in(self, host: Person, form: Message) -> None:
        """Most of what the page asks, each answered once; an answer may change what is asked below it."""
        done: set[str] = set()
        while left := [each for each in form.selects if each["placeholder"] not in done]:
            select = left[0]
            done.add(select["placeholder"])
            if select.get("disabled") or self._dice.below(3) == 0:
                continue
            options = [option["value"] for option in select["options"]]
            most = min(len(options), max(1, select.get("max_values", 1)))
            values = self._dice.shuffle(options)[: 1 + self._dice.below(most)]
            await (await host.choose(form, select["custom_id"], values)).finished()

    # Going on

    async def _something_happens(self) -> None:
        whim = self._dice.below(60)
        if whim == 0:
            self._count["restarts"] += 1
            await self._club.restart()
        elif whim == 1:
            self._count["times that half a day passed"] += 1
            await self._club.later(hours=12)
        else:
            await self._answer()

    async def _answer(self) -> None:
        """Somebody who is asked something answers it; a deadline may run out meanwhile."""
        found = await self._next_asked()
        if isinstance(found[0], Message):
            return
        person, panel = draw(self._dice, found)
        with suppress(CannotDo):
            said = await answer(self._club, person, panel, self._dice)
            if "Locked in" in said:
                self._count["answers"] += 1
                return
        assert "Lock in" not in labels(panel), f"an answer was not taken: {words(panel)}"
        self._count["answers that came too late"] += 1

    async def _next_asked(self) -> list[tuple[Person, Message]] | list[Message]:
        """In a silence minutes pass, for a letter that met a fault is tried again by the clock."""
        for _ in range(MINUTES):
            try:
                return await self._club.sandbox.until(self._asked, timeout=PATIENCE)
            except AssertionError:
                self._count["minutes of silence"] += 1
                await self._club.later(minutes=1)
        raise AssertionError(f"nobody is asked anything:\n{self._standing()}\n{self._faults.warned}")

    def _asked(self) -> list[tuple[Person, Message]] | list[Message]:
        return open_panels(self._people) or self._new_endings()

    # Ending

    def _notice(self) -> None:
        for ending in self._new_endings():
            record = record_of(ending)
            assert verify(record, TITLES).outcome
            self._ended[ending.channel.id] = ending
            self._count[f"of {record.title}"] += 1
            print(
                f"{len(self._ended)}: {record.title} {dict(record.options)}, {len(record.steps)} steps",
                flush=True,
            )
        assert not self._faults.told, self._faults.told

    def _new_endings(self) -> list[Message]:
        reader = self._people[0]
        return [
            each
            for thread in self._threads()
            if thread.id not in self._ended
            for each in reader.reads(thread)
            if ENDED in words(each)
        ]

    def _threads(self) -> Sequence[Channel]:
        return self._club.sandbox.threads()

    def _standing(self) -> str:
        """The last words of every game that goes on, and of every person's direct messages."""
        reader = self._people[0]
        rooms = [(thread, reader) for thread in self._threads() if thread.id not in self._ended]
        rooms += [(person.dm, person) for person in self._people if person.dm is not None]
        return "\n\n".join(
            f"{room.label}:\n" + "\n".join(f"{words(each)} {labels(each)}" for each in who.reads(room)[-3:])
            for room, who in rooms
        )


class Faults(logging.Handler):
    """What was logged as a fault, and warnings that may explain a silence."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []
        self.warned: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        (self.told if record.levelno >= logging.ERROR else self.warned).append(self.format(record))


def _can_press(form: Message, label: str) -> bool:
    return any(button["label"] == label and not button.get("disabled") for button in form.buttons)
