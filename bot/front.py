"""The sandbox's front door: cards that lead a newcomer to a table, and a clock that can be put forward.

A card does nothing that a person could not do: it types `/game new` and presses the buttons that follow.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from bot.core import Core
from bot.discord.panels.ids import LobbyId, OpeningId, digest, parse
from bot.kit.clock import WoundClock
from bot.store import timers
from bot.store.timers import Kind
from bot.terms import HOUR, PICKS
from render.artists import ARTISTS
from render.invitations import INVITATIONS
from rules.dice import Stream, derive
from rules.engine import AnyTitle
from rules.simulation import PLAYERS
from rules.table import Table, settle_options
from sandbox import CannotDo, Card, Moment, NothingHappenedError, Person, Sandbox, Time
from sandbox.model import Channel, Message
from words import say

WATCHED_EVERY = 4.0
"""Seconds for a look at the table before the next turn, when one only watches."""
LONGEST_WAIT = 20.0
"""Seconds in which a table has to be set."""

LABELS: Mapping[Kind, str] = {
    "first reminder": "the first reminder",
    "last reminder": "the last reminder",
    "deadline": "the deadline",
}
JUST_AFTER = timedelta(seconds=1)
LONGEST_FORM = 10
"""Pages."""
NO_ANSWERS: Mapping[str, str] = {}

TOGETHER = timedelta(hours=1)
"""Deadlines that lie so close are let pass at once, so that no game has to wait for another's turn."""

UNATTENDED = {
    PICKS["pace"].name: str(HOUR),
    PICKS["policy"].name: "autopilot",
    PICKS["patience"].name: "0",
}
"""Answers to the host's form: whoever misses a turn has it played by a stand-in, and keeps the seat.
Turns are short, so that other games stay as they are while one is watched."""


async def _at_once() -> None: ...


class Timekeeper:
    """Puts the clock forward, by hand or turn after turn."""

    def __init__(self, clock: WoundClock, core: Callable[[], Core]) -> None:
        self._clock = clock
        self._core = core
        self._running: asyncio.Task[None] | None = None
        self.still = asyncio.Lock()
        """While somebody holds it, time does not fly."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when time begins to run or stops, by hand or because there is nothing left to wait for."""
        self.quiet: Callable[[], Awaitable[None]] = _at_once
        """Returns when the bot owes nobody an answer, which would come too late if time flew."""

    def as_time(self) -> Time:
        return Time(self._clock.advance, self.moments, self.is_running, self.run)

    async def moments(self) -> Sequence[Moment]:
        found = [Moment(label, due[0]) for kind, label in LABELS.items() if (due := await self._due(kind))]
        return sorted(found, key=lambda each: each.when)

    async def _due(self, kind: Kind) -> list[datetime]:
        async with self._core().store.reading() as tx:
            return [when + JUST_AFTER for when in await timers.upcoming(tx, kind)]

    def is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    def run(self, on: bool) -> None:  # noqa: FBT001 - a switch
        if self._running is not None:
            self._running.cancel()
            self._running = None
        if on:
            self._running = asyncio.create_task(self._from_turn_to_turn(), name="time")
            self._running.add_done_callback(lambda _: self.on_change())
        self.on_change()

    async def _from_turn_to_turn(self) -> None:
        """Until no deadline is left to wait for: the last game is over."""
        while True:
            await asyncio.sleep(WATCHED_EVERY)
            with suppress(NothingHappenedError):
                await self.quiet()
            async with self.still:
                ahead = await self._due("deadline")
                if not ahead:
                    return
                then = max(when for when in ahead if when <= ahead[0] + TOGETHER)
                await self._clock.advance(max(timedelta(), then - self._clock.now()))


class FrontDoor:
    def __init__(self, titles: Mapping[str, AnyTitle], time: Timekeeper) -> None:
        self._titles = titles
        self._time = time
        self.sandbox: Sandbox
        """Set once there is one: it is built with these cards."""

    def cards(self) -> tuple[Card, ...]:
        played = tuple(self._card(title) for title in self._titles.values())
        first = next(iter(self._titles.values()))
        watch = Card(
            "watch",
            "Watch",
            "Stand-ins play a whole game, a turn every few seconds. You may pause it.",
            lambda: asyncio.to_thread(_drawn, first, 2, b"watching"),
            lambda person: self._watch(person, first),
        )
        return (*played, watch)

    def _card(self, title: AnyTitle) -> Card:
        return Card(
            title.key,
            say(INVITATIONS.get(title.key, f"Play {title.name}")),
            say(title.summary),
            lambda: asyncio.to_thread(_drawn, title, 1, b"playing"),
            lambda person: self._play(person, title),
        )

    async def _play(self, person: Person, title: AnyTitle) -> Channel:
        """A table with stand-ins; then wherever the bot asks for the first plan."""
        dm = person.open_dm()
        before = set(dm.messages)
        thread = await self._table(person, title)

        def asked() -> bool:
            return any(each.buttons or each.selects for key, each in dm.messages.items() if key not in before)

        await self.sandbox.world.changes.until(asked, LONGEST_WAIT)
        return dm if asked() else thread

    async def _watch(self, person: Person, title: AnyTitle) -> Channel:
        thread = await self._table(person, title, UNATTENDED)
        self._time.run(on=True)
        return thread

    async def _table(
        self, person: Person, title: AnyTitle, answers: Mapping[str, str] = NO_ANSWERS
    ) -> Channel:
        """The game's thread, once stand-ins have filled the seats and the game has begun."""
        try:
            async with self._time.still:
                return await self._set(person, title, answers)
        except NothingHappenedError:
            raise CannotDo("The table was not set in time; look into the channel, or try again.") from None

    async def _set(self, person: Person, title: AnyTitle, answers: Mapping[str, str]) -> Channel:
        home = next((each for each in person.channels() if each.guild and not each.thread), None)
        if home is None:
            raise CannotDo(f"{person.name} is in no server with the bot.")
        form = (await (await person.slash(home, "game new", {"title": title.key})).finished()).message
        for field, value in answers.items():
            await _answer(person, form, field, value)
        before, known = set(home.messages), set(self.sandbox.threads())
        await (await person.press(form, _button(form, OpeningId, "open"))).finished()
        [lobby, *_] = await self.sandbox.until(lambda: _lobbies(person, home, before), LONGEST_WAIT)
        least, _ = title.seats(settle_options(title, {}))
        for act in [*["add"] * (least - 1), "start"]:
            await (await person.press(lobby, _button(lobby, LobbyId, act))).finished()
        new = await self.sandbox.until(lambda: _thread_of(self.sandbox, lobby, known), LONGEST_WAIT)
        return new[0]


def _thread_of(sandbox: Sandbox, lobby: Message, known: set[Channel]) -> list[Channel]:
    """The thread under the lobby's post, or else a new one."""
    threads = sandbox.threads()
    return [each for each in threads if each.id == lobby.id] or [
        each for each in threads if each not in known
    ]


def _lobbies(person: Person, home: Channel, before: set[int]) -> list[Message]:
    new = [each for each in person.reads(home) if each.id not in before]
    return [each for each in new if _ids(each, LobbyId, "start")]


def _ids(message: Message, kind: type[LobbyId | OpeningId], act: str) -> list[str]:
    ids = [str(button.get("custom_id")) for button in message.buttons if not button.get("disabled")]
    known = [(each, parse(each)) for each in ids]
    return [each for each, meant in known if isinstance(meant, kind) and meant.act == act]


def _button(message: Message, kind: type[LobbyId | OpeningId], act: str) -> str:
    for custom_id in _ids(message, kind, act):
        return custom_id
    raise CannotDo(message.text or "The bot did not offer what was expected.")


async def _answer(person: Person, form: Message, field: str, value: str) -> None:
    """Pick this value for that field, on whatever page of the form it is asked."""
    for _ in range(LONGEST_FORM):
        for select in form.selects:
            meant = parse(select["custom_id"])
            if isinstance(meant, OpeningId) and meant.field == digest(field):
                await (await person.choose(form, select["custom_id"], [value])).finished()
                return
        turns = _ids(form, OpeningId, "turn")
        if not turns:
            break
        await (await person.press(form, turns[-1])).finished()
    raise CannotDo("The bot did not ask what was expected.")


def _drawn(title: AnyTitle, turns: int, seed: bytes) -> bytes:
    """The table as everybody sees it, after its stand-ins have played that many steps."""
    options = settle_options(title, {})
    table = Table.new(title, title.seats(options)[0], options, seed=seed)
    for step in range(turns):
        for seat in sorted(table.pending()):
            table.submit(seat, PLAYERS["autopilot"](table, seat, Stream(derive(seed, "luck", seat, step))))
    names = {seat: f"Seat {seat + 1}" for seat in range(table.seats)}
    return ARTISTS[title.key].board(table.view(None), names).data
