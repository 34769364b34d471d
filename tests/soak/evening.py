"""How it all goes: games begin, people answer, hosts act, things break; now and then all is calm."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

from rules.dice import Stream, derive
from rules.titles import TITLES
from tests.soak.audit import Audit
from tests.soak.faults import Faults
from tests.soak.hosts import Hosts
from tests.soak.ledger import Ledger
from tests.soak.people import ADRIFT, People
from tests.soak.plan import plan
from tests.soak.town import Town

HANDS = 16
"""So many people are at it at the same time."""
AT_ONCE = 24
CALM_AFTER = 20
"""Games that end between two calms."""
HALF_TIME, STRETCH, FEWEST = 0.45, 0.05, 3
"""After the first share of all games pictures, films and analyses are real for the second share of them, or
for so many."""
STUCK = 450
"""Ticks of the clock, each heard by a bot that has nothing to do, in which a game must come forward."""
AT_LAST = 1_800.0
"""Real seconds after which a bot that has something to do for ever, or is never born, is given up."""
PRESS = 300.0
"""Real seconds for all that one of them does at a time."""
A_MINUTE = timedelta(minutes=1)
MINUTES = 200
"""Of calm, within which all that waits must be delivered."""
LOOKS = 4
"""In succession, at a bot that has nothing to do and does nothing: then it rests."""


class Size(NamedTuple):
    games: int
    faults: int
    servers: int = 4
    titles: tuple[str, ...] = tuple(sorted(TITLES))


class Evening:
    def __init__(self, town: Town, size: Size, seed: bytes, say: Callable[[str], None]) -> None:
        self._town, self._size, self._say = town, size, say
        self._dice = Stream(derive(seed, "whims"))
        self.ledger = Ledger(town)
        self._people = People(town, self.ledger, Stream(derive(seed, "people")))
        self._hosts = Hosts(town, self.ledger, Stream(derive(seed, "hosts")), size.titles)
        self._faults = Faults(town, self.ledger, plan(seed, size.faults))
        self.audit = Audit(town, self.ledger)
        self._beginning = 0
        self._calm = asyncio.Event()
        self._over = False
        self._busy = 0
        self._idle = 0
        self._told = 0
        self._steps = -1
        self._moved()

    async def play(self) -> None:
        self._calm.set()
        hands = [asyncio.create_task(self._hand()) for _ in range(HANDS)]
        weather = asyncio.create_task(self._weather())
        ended = 0
        try:
            while self._ended() < self._size.games and not self._stands_still():
                await asyncio.sleep(0.5)
                self._raise(hands, weather)
                await self._keep_alive()
                await self._be_in_earnest()
                if self._ended() >= ended + CALM_AFTER:
                    ended = self._ended()
                    await self._have_calm()
                    self._moved()
        finally:
            self._over = True  # a fault that strikes is let finish: it may be bringing the bot back
            for hand in hands:
                hand.cancel()
            await asyncio.gather(weather, *hands, return_exceptions=True)
        await self._settle()
        await self._faults.end()
        self.ledger.load["starts of the bot"] = self._town.bot.births
        self.ledger.load["starts that failed"] = self._town.bot.stillbirths
        self.ledger.load["faults of the plan that met nothing"] = self._faults.left

    def _raise(self, hands: list[asyncio.Task[None]], weather: asyncio.Task[None]) -> None:
        for task in (weather, *hands):
            if task.done():
                task.result()

    async def _keep_alive(self) -> None:
        if self._town.bot.has_died:
            self.audit.living()
            await self._town.bot.give_birth()

    async def _be_in_earnest(self) -> None:
        """A bot that draws, films and analyses for real takes the other's place for a while, and finishes all
        that it has begun."""
        first, long = HALF_TIME * self._size.games, max(STRETCH * self._size.games, FEWEST)
        earnest = first <= self._ended() < first + long
        if earnest != self._town.bot.in_earnest:
            if not earnest:
                await self._have_calm()
            self._town.bot.in_earnest = earnest
            self._say("in earnest" if earnest else "sketching again")
            await self._town.bot.ask_to_stop()
            await self._town.bot.give_birth()

    def _count(self, status: str) -> int:
        return int(self._town.rows("SELECT count(*) FROM games WHERE status = ?", status)[0][0])

    def _ended(self) -> int:
        return int(
            self._town.rows(
                "SELECT count(*) FROM games WHERE status = 'over' OR (status = 'cancelled' AND step > 0)"
            )[0][0]
        )

    def _stands_still(self) -> bool:
        """No game has come forward for long, though people answer, time passes and the bot has nothing to do.
        A machine that is busy with something else makes all of it slow, and nothing of it wrong."""
        steps = self._town.rows("SELECT count(*) + (SELECT count(*) FROM choices) FROM steps")[0][0]
        if steps != self._steps:
            self._steps = steps
            self._moved()
        return self._town.idle_ticks > self._tick + STUCK or time.monotonic() > self._moment + AT_LAST

    def _moved(self) -> None:
        self._tick, self._moment = self._town.idle_ticks, time.monotonic()

    # What people do

    async def _hand(self) -> None:
        while True:
            await self._calm.wait()
            self._busy += 1
            try:
                async with asyncio.timeout(PRESS):
                    await self._do_something()
            except (TimeoutError, *ADRIFT):
                self.ledger.load["presses given up"] += 1
            finally:
                self._busy -= 1
            await asyncio.sleep(0)

    async def _do_something(self) -> None:
        whim = self._dice.below(100)
        running = self._count("running")
        begun = running + self._ended() + self._beginning
        lively = (
            self._dice.below(AT_ONCE) < running
        )  # at few tables hosts act seldom, and time is not hurried
        if begun < self._size.games and running + self._beginning < AT_ONCE:
            self._beginning += 1
            try:
                if not await self._hosts.begin():
                    await asyncio.sleep(0.3)
            finally:
                self._beginning -= 1
        elif whim < 3 and lively:
            await self._hosts.do_something()
        elif whim < 5:
            await self._hosts.answer_offers()
        elif whim < 8:
            await self._people.come_too_late()
        elif whim < 11:
            await self._people.ask_for_a_panel()
        elif whim == 11 and lively and self._dice.below(3) == 0:
            self.ledger.load["times that hours passed"] += 1
            await self._town.later(timedelta(hours=3 + self._dice.below(10)))
        elif not await self._people.answer_something():
            await self._wait_for_something()

    async def _wait_for_something(self) -> None:
        """Hours pass only where nobody has anything to do."""
        self._idle += 1
        try:
            await asyncio.sleep(0.1)
            if self._idle >= self._busy and not self.audit.waiting():
                await self._hosts.resume_all()
                await self._town.later(timedelta(hours=1))
        finally:
            self._idle -= 1

    # What goes wrong

    async def _weather(self) -> None:
        while not self._over:
            await asyncio.sleep(0.1)
            await self._calm.wait()
            done = min(1.0, (self._ended() + self._count("running") * 0.7) / self._size.games)
            if self._faults.met + self._faults.ordered < self._size.faults * done:
                await self._faults.strike()

    # When all is well again

    async def _have_calm(self) -> None:
        self._calm.clear()
        try:
            await self._settle()
        finally:
            self._calm.set()

    async def _settle(self) -> None:
        """Everything is healed; then all that waits is delivered, and everyone has been asked."""
        await self._town.until(lambda: self._busy == 0, 2 * PRESS)
        self._faults.heal()
        self.audit.living()
        await self._town.bot.give_birth()
        await self._town.until(lambda: self._town.sandbox.gateway.connected, AT_LAST)
        await self._hosts.resume_all()
        for _ in range(MINUTES):
            await self._town.later(A_MINUTE)
            if await self._rests():
                break
        self.audit.now()
        self.audit.count_pictures()
        self._town.tidy()
        self._say(
            f"{self._ended()} games ended, {self._faults.met} faults, "
            f"{len(self.ledger.violations)} violations"
        )
        for each in self.ledger.violations[self._told :]:
            self._say(f"{each.kind}: {each.what}")
        self._told = len(self.ledger.violations)

    async def _rests(self) -> bool:
        """Whether nothing is left to deliver once the bot has nothing to do and does nothing."""
        end, looks, before = time.monotonic() + AT_LAST, 0, -1
        while looks < LOOKS and time.monotonic() < end:
            await asyncio.sleep(0.1)
            pulse, seen = await self._town.bot.pulse(), len(self._town.sandbox.requests)
            looks = looks + 1 if pulse.here and not pulse.busy and seen == before else 0
            before = seen
        return self._at_rest()

    def _at_rest(self) -> bool:
        """Just born, a bot has many steps to work out, and nothing to say until the first is done."""
        return not self.audit.waiting() and not self.audit.stalled()
