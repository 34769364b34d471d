"""How long people wait: for an acknowledgement, a completion, the word that a plan is in, what came of it in
words, and the picture of that.

The bot runs in processes of its own. Somebody who has nothing to do with it presses and types all the time
while nothing happens, while 25 pictures are drawn, while 50 games are resolved at once, and while twenty
tables full of stand-ins are: those have thought while people planned, but for two situations, right after a
start; in one of these, five Aces think. What they wait includes the sandbox, which runs beside the bot.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.core import Core
from bot.store.games import Opening
from bot.store.sqlite.connection import SqliteStore
from bot.terms import Level, Terms
from rules.dice import Stream, derive
from rules.engine import Choice
from sandbox import Person
from sandbox.answering import begin
from sandbox.model import Channel, InteractionKind, Message
from sandbox.people import Reply
from tests.bench.living import PROCESSES, Living
from tests.bench.ratio import Ratio

ALONE, PICTURES, STORM, TABLES, ACES = 12, 25, 50, 20, 5
QUIET = 8.0
"""Seconds for which nothing happens."""
ACK, CONFIRM, COMPLETE = 0.050, 0.500, 1.0
ALONE_TOLD, STORM_TOLD = 1.0, 1.5
"""Seconds from the last choice to the words of the post."""
ALONE_SHOWN = 1.0
STORM_SHOWN = 1.3
"""Seconds from the last choice to the picture; in a storm, times what drawing all of them takes."""
PAUSE = 0.02
LONGEST = 600.0
"""Seconds after which nobody waits any longer: what is late must be told, not given up."""


@dataclass
class Waits:
    """Seconds that somebody waited in one situation."""

    situation: str
    acknowledged: list[float] = field(default_factory=list)
    """By somebody who has nothing to do with it."""
    own: list[float] = field(default_factory=list)
    """By those who do: all of them at the same moment."""
    completed: list[float] = field(default_factory=list)
    confirmed: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    drawing: float = 0.0
    """What the pictures that are waited for take by themselves, shared out among those who draw."""
    unready: bool = False
    """Whether stand-ins had no time to think, so that what takes long is watched and not promised."""


async def measure() -> list[Ratio]:
    with TemporaryDirectory() as folder:
        town = Town(Living(Path(folder)))
        try:
            await town.settle()
            found = [
                await town.alone(),
                await town.while_pictures_are_drawn(),
                await town.while_stand_ins_think(),
                await town.while_games_are_resolved(),
                await town.right_after_a_start(),
                await town.while_aces_think(),
            ]
        finally:
            await town.living.close()
        empty = await _empty_transaction(Path(folder) / "empty.sqlite3")
    return [ratio for waits in found for ratio in _ratios(waits, empty)]


def _ratios(waits: Waits, empty: float) -> Iterable[Ratio]:
    where, alone = waits.situation, waits.situation == "nothing happens"
    middle, late = median(waits.acknowledged), _share(waits.acknowledged, 0.99)
    yield Ratio(
        f"acknowledged while {where} (median)", "an empty transaction", middle / empty, None, _ms(middle)
    )
    yield Ratio(f"acknowledged while {where} (p99)", "50 ms", late / ACK, 1.0, _ms(late))
    longest = max(waits.completed)
    yield Ratio(f"completion while {where} (longest)", "1 s", longest / COMPLETE, 1.0, _ms(longest))
    if waits.confirmed:
        middle = median(waits.own)
        yield Ratio(
            f"those who lock in, acknowledged while {where} (median)",
            "50 ms",
            middle / ACK,
            None,
            _ms(middle),
        )
        late = _share(waits.confirmed, 0.99)
        yield Ratio(f"locked in while {where} (p99)", "500 ms", late / CONFIRM, 1.0, _ms(late))
        told, shown = _share(waits.told, 0.9), _share(waits.shown, 0.9)
        limit, promised = ALONE_TOLD if alone else STORM_TOLD, None if waits.unready else 1.0
        what = f"last choice to its words while {where} (p90)"
        yield Ratio(what, f"{limit:g} s", told / limit, promised, _ms(told))
        what, last = f"last choice to its picture while {where}", max(waits.shown)
        if alone:
            yield Ratio(f"{what} (p90)", f"{ALONE_SHOWN:g} s", shown / ALONE_SHOWN, promised, _ms(shown))
        else:
            yield Ratio(
                f"{what} (the last)",
                "drawing all of them",
                last / waits.drawing,
                promised and STORM_SHOWN,
                _ms(last),
            )


def _share(found: list[float], share: float) -> float:
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def _is_shown(posts: list[Message]) -> bool:
    return any("-board." in each.filename for post in posts for each in post.attachments)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


async def _empty_transaction(path: Path) -> float:
    store = await SqliteStore.open(path)
    try:
        return median([await _transaction(store) for _ in range(200)])
    finally:
        await store.close()


async def _transaction(store: SqliteStore) -> float:
    begun = time.perf_counter()
    async with store.transaction():
        pass
    return time.perf_counter() - begun


@dataclass(frozen=True)
class Due:
    """A game that waits for one press."""

    game: int
    seat: int
    person: Person


class Ready(NamedTuple):
    """The same, with the panel that is pressed and the thread in which it is told."""

    due: Due
    panel: Message
    thread: Channel


class Town:
    def __init__(self, living: Living) -> None:
        self.living = living
        self._people = living.sandbox.people[:-1]
        self._zed = living.sandbox.people[-1]
        self._large: list[Due] = []
        self._small: list[Due] = []
        self._stood_in: list[Due] = []
        self._unready: list[Due] = []
        self._against_aces: list[Due] = []

    async def settle(self) -> None:
        await self.living.prepare(self._lay_tables)
        await self.living.start(draws=False)
        await self.living.all_said()
        await self.living.stop()
        await self.living.start()
        await self._lock_in(self._large.pop(), Waits("the bot starts"))
        await self.living.all_said()  # some minutes, for edits are made once more: stand-ins think meanwhile

    async def _lay_tables(self, core: Core) -> None:
        self._own = (await self._table(core, {}, [self._zed, self._people[0]])).game
        for number in range(ALONE + 1):
            self._large.append(await self._table(core, {"planes": 4}, self._pair(number)))
        for number in range(STORM):
            self._small.append(await self._table(core, {}, self._pair(number)))
        for number in range(2 * TABLES):
            alone = [self._people[number % len(self._people)]]
            tables = self._stood_in if number < TABLES else self._unready
            tables.append(await self._table(core, {"planes": 4}, alone, stand_ins=7))
        for person in self._people[:ACES]:
            due = await self._table(core, {"planes": 4}, [person], stand_ins=1, level="ace")
            self._against_aces.append(due)

    def _pair(self, number: int) -> list[Person]:
        count = len(self._people)
        return [self._people[number % count], self._people[(number + 1 + number // count) % count]]

    async def _table(
        self, core: Core, options: Choice, people: list[Person], stand_ins: int = 0, level: Level = "cadet"
    ) -> Due:
        """A dogfight for which all but the first have locked in, and the first has everything filled in."""
        guild, channel = self.living.sandbox.world.guild, self.living.sandbox.channel("games")
        host, *others = people
        lobby = core.desk.lobby
        game = await lobby.open(
            Opening(
                guild=guild.id,
                channel=channel.id,
                host=host.id,
                host_name=host.name,
                title="dogfight",
                options=options,
                terms=Terms(pace=None, policy="wait"),
            )
        )
        for other in others:
            await lobby.join(game, other.id, other.name)
        for _ in range(stand_ins):
            await lobby.add_stand_in(game, host.id, level)
        await lobby.start(game, host.id)
        async with core.store.reading() as tx:
            loaded = await core.tables.load(tx, game)
        table, seats = loaded.table, {player.user: player.seat for player in loaded.players}
        for person in (*others, host):
            seat = seats[person.id]
            luck = Stream(derive(b"bench", game, seat))
            plan = loaded.title.autopilot(table.view(seat), table.form(seat), luck)
            if person is host:
                await core.desk.planning.fill(game, person.id, loaded.step, plan)
            else:
                await core.desk.planning.lock_in(game, person.id, loaded.step, plan)
        return Due(game, seats[host.id], host)

    # What happens

    async def alone(self) -> Waits:
        waits = Waits("nothing happens")
        await self._during(asyncio.sleep(QUIET), waits)
        for due in self._large:
            await self._lock_in(due, waits)
            await self.living.all_said()
        return waits

    async def while_pictures_are_drawn(self) -> Waits:
        waits = Waits(f"{PICTURES} pictures are drawn")
        boards = [
            self._board(self._people[number % len(self._people)], due.game)
            for number, due in enumerate(self._small[:PICTURES])
        ]
        await self._during(asyncio.gather(*boards), waits)
        return waits

    async def while_games_are_resolved(self) -> Waits:
        waits = Waits(f"{STORM} games are resolved")
        await self._lock_in_together(self._small, waits)
        await self.living.all_said()
        return waits

    async def while_stand_ins_think(self) -> Waits:
        waits = Waits(f"the stand-ins of {TABLES} tables think")
        await self._lock_in_together(self._stood_in, waits)
        return waits

    async def right_after_a_start(self) -> Waits:
        """The same, when nothing of what they thought is known any more."""
        waits = Waits(f"the stand-ins of {TABLES} tables begin to think", unready=True)
        await self.living.stop()
        await self.living.start()
        await self._lock_in_together(self._unready, waits)
        return waits

    async def while_aces_think(self) -> Waits:
        waits = Waits(f"{ACES} Aces think", unready=True)
        await self.living.stop()
        await self.living.start()
        await self._lock_in_together(self._against_aces, waits)
        return waits

    async def _lock_in_together(self, dues: Sequence[Due], waits: Waits) -> None:
        ready = [self._ready(due) for due in dues]
        await self._during(asyncio.gather(*(self._lock_in_at(each, waits) for each in ready)), waits)
        waits.drawing = sum(self.living.drawing(due.game) for due in dues) / PROCESSES

    # What people do

    async def _during(self, work: Awaitable[object], waits: Waits) -> None:
        """Zed presses and types, over and over, until it is done."""
        doing = asyncio.ensure_future(work)
        channel = self.living.sandbox.channel("games")
        given = {"game": str(self._own)}
        while not doing.done():
            begun = time.perf_counter()
            reply = await self._zed.slash(channel, "help")
            waits.acknowledged.append(time.perf_counter() - begun)
            await reply.finished()
            begun = time.perf_counter()
            offered = await self._zed.autocomplete(channel, "maneuvers", given, focused="first")
            waits.completed.append(time.perf_counter() - begun)
            assert offered
            await asyncio.sleep(PAUSE)
        await doing

    async def _board(self, person: Person, game: int) -> None:
        channel = self.living.sandbox.channel("games")
        await (await person.slash(channel, "game board", {"game": str(game)})).finished()

    async def _lock_in(self, due: Due, waits: Waits) -> None:
        """The press that a table waits for, until its post is there."""
        await self._lock_in_at(self._ready(due), waits)

    def _ready(self, due: Due) -> Ready:
        """What is pressed, looked for beforehand: a storm should meet the bot, and not whoever measures."""
        thread = self.living.one("SELECT thread FROM games WHERE id = ?", due.game)
        return Ready(due, self._panel(due), self.living.sandbox.world.channels[thread])

    async def _lock_in_at(self, ready: Ready, waits: Waits) -> None:
        world, due, panel, thread = self.living.sandbox.world, *ready
        before = len(thread.messages)
        data: dict[str, object] = {
            "component_type": 2, "custom_id": f"plan:sure:{due.game}:{due.seat}:0:0:0:", "id": 1,
        }  # fmt: skip
        begun = time.perf_counter()
        pressed = begin(world, InteractionKind.COMPONENT, due.person.user, panel.channel, data, panel)
        sandbox = self.living.sandbox
        await sandbox.until(lambda: pressed.answer is not None, timeout=LONGEST)
        waits.own.append(time.perf_counter() - begun)
        await Reply(due.person._scene, pressed).finished()
        waits.confirmed.append(time.perf_counter() - begun)
        await sandbox.until(lambda: len(thread.messages) > before, timeout=LONGEST)
        waits.told.append(time.perf_counter() - begun)
        await sandbox.until(lambda: _is_shown(list(thread.messages.values())[before:]), timeout=LONGEST)
        waits.shown.append(time.perf_counter() - begun)

    def _panel(self, due: Due) -> Message:
        key = f"panel:0:{due.seat}"
        message = self.living.one("SELECT message FROM messages WHERE game = ? AND key = ?", due.game, key)
        assert due.person.dm
        return due.person.dm.messages[message]
