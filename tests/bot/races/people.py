"""People who choose last, change their minds and press on two devices, all at the same moment.

In every batch each game plays one step. One person has chosen; then, within a few hundredths of a second and
each in another process, the others choose and that person changes their mind. In most batches a process is
killed meanwhile. Whoever was not answered presses the same again, elsewhere.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from bot.core import Core
from tests.bot.backroom import opening
from tests.bot.races.processes import Processes

ROUNDS = 12
AT_ONCE = 0.04
"""Seconds within which those who press at the same moment do."""
LOOKS = 0.03
"""Seconds between two looks at how far the games are."""
KILLS = 0.8
"""The part of batches in which a process is killed."""
NUMBERS = (("1", "2", "3"), ("4", "5", "6"))
"""What can be bid at even and odd steps: never what was bid last, and another number with each press."""
TRIES = 5


@dataclass(frozen=True)
class Pressed:
    """A choice, from when until when it was under way."""

    number: str
    begun: float
    ended: float
    acknowledged: bool


@dataclass
class Race:
    """A game, and all that was pressed in it."""

    game: int
    users: tuple[int, ...]
    luck: random.Random = field(repr=False)
    """Of its own: which of two games comes first is nobody's plan."""
    step: int = 0
    pressed: dict[tuple[int, int], list[Pressed]] = field(default_factory=dict)
    """By step and seat."""
    stalled: bool = False


class People:
    def __init__(self, core: Core, processes: Processes, seed: str, games: int, patience: float) -> None:
        self._core = core
        self._processes = processes
        self._seed = seed
        self._luck = random.Random(seed)  # noqa: S311 - nobody's dice
        self._at_a_time = games
        self._patience = patience
        self._stood: dict[int, int] = {}
        """The step that each running game was last seen at; those that are over are not in it."""
        self._moved = asyncio.Condition()
        self._span = 0.5
        """How long a batch takes, about."""
        self.races: list[Race] = []
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    @property
    def steps(self) -> int:
        """That have been played."""
        return sum(race.step for race in self.races)

    async def play(self, *, seconds: float = 0, steps: int = 0) -> None:
        """Until both are reached."""
        end = time.monotonic() + seconds
        watching = asyncio.create_task(self._watch())
        try:
            running: list[Race] = []
            while time.monotonic() < end or self.steps < steps:
                running = [race for race in running if race.step < ROUNDS and not race.stalled]
                while len(running) < self._at_a_time:
                    running.append(await self._sit_down())
                await self._batch(running)
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    async def _sit_down(self) -> Race:
        """A game of two or three."""
        first = 1_000 + 10 * len(self.races)
        luck = random.Random(f"{self._seed} {first}")  # noqa: S311 - nobody's dice
        users = tuple(range(first, first + luck.choice((2, 3))))
        lobby = self._core.desk.lobby
        game = await lobby.open(opening("tiny", {"rounds": ROUNDS}, host=first, pace=None))
        for user in users[1:]:
            await lobby.join(game, user, f"Player {user}")
        await lobby.start(game, first)
        self.races.append(Race(game, users, luck))
        self._stood[game] = 0
        return self.races[-1]

    # A batch

    async def _batch(self, running: list[Race]) -> None:
        began = time.monotonic()
        async with asyncio.TaskGroup() as together:
            for race in running:
                together.create_task(self._step(race))
            if self._luck.random() < KILLS:
                together.create_task(self._kill(self._luck.randrange(3), self._luck.random() * self._span))
        self._span = (self._span + time.monotonic() - began) / 2
        await self._processes.all_open()

    async def _kill(self, name: int, after: float) -> None:
        await asyncio.sleep(after)
        self._processes.kill(name)

    async def _step(self, race: Race) -> None:
        luck, places = race.luck, [0, 1, 2]
        seats = list(range(len(race.users)))
        luck.shuffle(seats)
        luck.shuffle(places)
        early, *late = seats
        first, second, third = luck.sample(NUMBERS[race.step % 2], 3)
        await self._choose(race, early, first, luck.randrange(3))
        at_once = [(early, second), *((seat, first) for seat in late)]
        if luck.random() < 0.3:
            self.counts["presses on two devices"] += 1
            at_once.append((late[-1], third))
        self.counts["changes of mind"] += 1
        async with asyncio.TaskGroup() as together:
            for number, (seat, bid) in enumerate(at_once):
                together.create_task(
                    self._choose(race, seat, bid, places[number % 3], luck.random() * AT_ONCE)
                )
        await self._resolved(race)

    async def _choose(self, race: Race, seat: int, bid: str, place: int, after: float = 0) -> None:
        """Press until there is an answer."""
        await asyncio.sleep(after)
        step, pressed = race.step, race.pressed.setdefault((race.step, seat), [])
        for _ in range(TRIES):
            process = await self._processes.one(place)
            begun = time.monotonic()
            answer = await process.press(race.game, race.users[seat], step, bid)
            done = answer is not None and answer.came_to == "acknowledged"
            pressed.append(Pressed(bid, begun, time.monotonic(), done))
            if answer is None:
                self.counts["pressed again"] += 1
                place = (place + 1) % 3
            elif answer.came_to == "too fast":
                self.counts["told to try again"] += 1
            elif answer.came_to == "refused":
                await self._refused(race, step, answer.words)
                return
            elif answer.came_to == "failed":
                self.faults.append(answer.words)
            else:
                self.counts["acknowledged"] += 1
                return
        self.faults.append(f"game {race.game} step {step}: pressed {TRIES} times in vain")

    async def _refused(self, race: Race, step: int, words: str) -> None:
        """It may have come too late, and for no other reason."""
        await self._look()
        if self._stood.get(race.game, step + 1) > step:
            self.counts["refused as too late"] += 1
        else:
            self.faults.append(words)

    # How far they are

    async def _resolved(self, race: Race) -> None:
        def gone_on() -> bool:
            return self._stood.get(race.game, race.step + 1) > race.step

        try:
            async with asyncio.timeout(self._patience), self._moved:
                await self._moved.wait_for(gone_on)
        except TimeoutError:
            race.stalled = True
        else:
            race.step += 1

    async def _watch(self) -> None:
        while True:
            await self._look()
            await asyncio.sleep(LOOKS)

    async def _look(self) -> None:
        asked = list(self._stood)
        marks = ", ".join("?" * len(asked)) or "0"
        running = f"SELECT id, step FROM games WHERE status = 'running' AND id IN ({marks})"  # noqa: S608
        async with self._core.store.reading() as tx:
            found = {row[0]: row[1] for row in await tx.all(running, asked)}
        async with self._moved:
            for game in asked:
                if game in found:
                    self._stood[game] = max(found[game], self._stood.get(game, 0))
                else:
                    self._stood.pop(game, None)
            self._moved.notify_all()
