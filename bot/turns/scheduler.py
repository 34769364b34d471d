"""When things happen: the one door to resolution, deadlines, reminders and the sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.locks import Locks
from bot.kit.reporting import report
from bot.post import notices, telling
from bot.post.telling import Turn
from bot.store import Store, Transaction, choices, games, orders, outbox, steps, timers
from bot.store.letters import Letter
from bot.store.timers import Kind, Timer
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.resolution import NotDue, Resolved, consider
from rules.table import encode

log = logging.getLogger(__name__)

SWEEP = timedelta(minutes=1)
SHORTEST_LEAD = timedelta(minutes=10)


class Scheduler:
    """One task: it sleeps until the next timer, the next sweep or a nudge."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._locks = Locks()
        self._nudged: set[int] = set()
        self._awake = asyncio.Event()
        self._next_sweep = clock.now()
        self._seen: dict[int, games.Pulse] = {}
        """Games that were found waiting, as they were then: the sweep passes over those unchanged."""
        self._noted: set[tuple[int, int]] = set()
        self._task: asyncio.Task[None] | None = None

    # The one door

    async def resolve_if_due(self, game_id: int) -> bool:
        """Resolve the game's current step if it is due; whether it was.

        The lock saves work; the database is what refuses a second resolution. A fault stays with its
        game: it is logged, told at the table once, and tried again by the sweep.
        """
        async with self._locks.of(game_id):
            try:
                return await self._resolve_if_due(game_id)
            except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
                await self._note(game_id, fault)
                return False

    async def _resolve_if_due(self, game_id: int) -> bool:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            game = await games.get(tx, game_id)
            if game is None or game.status != "running":
                return False
            loaded = await self._tables.load(tx, game_id)
        found = await asyncio.to_thread(consider, loaded, now)
        if isinstance(found, NotDue):
            await self._wait(loaded, found, now)
            return False
        letters, story = await asyncio.to_thread(_letters, found)
        try:
            async with self._store.transaction() as tx:
                await _write_step(tx, found, letters, story, now)
        except steps.AlreadyResolved:
            # Another trigger was first, or somebody changed their mind: look again at what stands now.
            self.nudge(game_id)
            return False
        log.info("game %d: step %d resolved", game_id, loaded.step)
        if not found.turn.owing:
            self.nudge(game_id)
        return True

    async def _wait(self, loaded: LoadedGame, found: NotDue, now: datetime) -> None:
        game = loaded.game
        if found.late:
            async with self._store.transaction() as tx:
                await outbox.put(tx, [notices.overdue(loaded, found.late)], now)
        expired = game.deadline is not None and game.deadline <= now
        self._seen[game.id] = games.Pulse(game.step, len(loaded.chosen), expired)

    async def _note(self, game_id: int, fault: Exception) -> None:
        """Log a fault and say once at the table that there was one."""
        try:
            async with self._store.transaction() as tx:
                game = await games.get(tx, game_id)
                step = game.step if game else 0
                if game:
                    await outbox.put(tx, [notices.stuck(game_id, step)], self._clock.now())
        except Exception as second:  # noqa: BLE001 - the store itself may be what fails
            report(log, f"game {game_id}: a fault could not be told", second)
            step = 0
        level = logging.DEBUG if (game_id, step) in self._noted else logging.ERROR
        self._noted.add((game_id, step))
        report(log, f"game {game_id} step {step}", fault, level)

    # Its own task

    def nudge(self, game_id: int) -> None:
        """Look at this game soon."""
        self._nudged.add(game_id)
        self._awake.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            until = self._clock.now() + SWEEP
            try:
                await self.tick()
                until = await self._next_look()
            except Exception as fault:  # noqa: BLE001 - tried again after a pause
                report(log, "the scheduler stumbled", fault)
            await sleep_or_wake(self._clock, until, self._awake)

    async def tick(self) -> None:
        """Do all that is due now. The first one looks at every running game."""
        async with self._store.transaction() as tx:
            due = await timers.due(tx, self._clock.now())
        for timer in due:
            await self._ring(timer)
        if self._clock.now() >= self._next_sweep:
            self._next_sweep = self._clock.now() + SWEEP
            await self._sweep()
        nudged, self._nudged = self._nudged, set()
        for game_id in sorted(nudged):
            await self.resolve_if_due(game_id)

    @property
    def idle(self) -> bool:
        """Whether nothing is left that could be done without waiting."""
        return not self._nudged

    async def _next_look(self) -> datetime:
        async with self._store.transaction() as tx:
            timer = await timers.first(tx)
        return self._next_sweep if timer is None else min(timer, self._next_sweep)

    async def _sweep(self) -> None:
        """The safety net: every running game that has changed since it was found waiting."""
        async with self._store.transaction() as tx:
            pulses = await games.pulses(tx, self._clock.now())
        self._seen = {game: pulse for game, pulse in self._seen.items() if game in pulses}
        self._nudged.update(game for game, pulse in pulses.items() if self._seen.get(game) != pulse)

    # Timers

    async def _ring(self, timer: Timer) -> None:
        """A timer rings once, whatever comes of it: the sweep looks after deadlines that were missed."""
        if timer.kind == "deadline":
            await self.resolve_if_due(timer.game)
        else:
            await self._remind(timer)
        async with self._store.transaction() as tx:
            await timers.done(tx, timer)

    async def _remind(self, timer: Timer) -> None:
        """Safe to repeat: the letters' keys let each be written once."""
        try:
            async with self._store.transaction() as tx:
                await self._write_reminders(tx, timer)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            await self._note(timer.game, fault)

    async def _write_reminders(self, tx: Transaction, timer: Timer) -> None:
        loaded = await self._tables.load(tx, timer.game)
        if loaded.step != timer.step or loaded.game.status != "running":
            return
        for player in loaded.owing():
            filled = bool(await choices.draft(tx, timer.game, timer.step, player.seat))
            panel = await outbox.state_of(tx, timer.game, telling.panel_key(timer.step, player.seat))
            letter = notices.reminder(loaded, player, timer.kind, filled=filled, closed=panel == "given up")
            await outbox.put(tx, [letter], self._clock.now())


def _letters(found: Resolved) -> tuple[list[Letter], str]:
    public, story = telling.public_letters(found.turn)
    closing = telling.closing_edits(found.before)
    return [*closing, *public, *telling.private_letters(found.turn)], story


async def _write_step(
    tx: Transaction, found: Resolved, letters: Sequence[Letter], story: str, now: datetime
) -> None:
    """The choices, the step and all that follows from it: everything or, if it came too late, nothing."""
    loaded = found.before
    game, step = loaded.game.id, loaded.step
    if await choices.at_step(tx, game, step) != loaded.chosen:
        raise steps.AlreadyResolved
    if await orders.at_step(tx, game, step) != loaded.orders:
        raise steps.AlreadyResolved
    for seat, (choice, source) in found.filled.items():
        await choices.put(tx, game, step, seat, choice, source, now)
    if not await games.advance(tx, game, found.turn.table.step):
        raise steps.AlreadyResolved
    await choices.drop_drafts(tx, game)
    await write_turn(tx, found.turn, letters, story, now)


async def write_turn(
    tx: Transaction, turn: Turn, letters: Sequence[Letter], story: str, now: datetime
) -> None:
    """The table after a step or the set-up, what is to be said of it, and when to look again."""
    game, table = turn.party.game, turn.table
    await steps.add(
        tx,
        game.id,
        table.step,
        events=encode(turn.events),
        snapshot=table.snapshot(),
        digest=table.digest,
        position=table.dice.position,
        story=story,
        now=now,
    )
    if table.outcome:
        await games.set_status(tx, game.id, "over")
        await timers.replace(tx, game.id, table.step, {})
    else:
        await games.set_deadline(tx, game.id, turn.deadline)
        await timers.replace(tx, game.id, table.step, alarms(now, turn.deadline))
    await outbox.put(tx, letters, now)


def alarms(now: datetime, deadline: datetime | None) -> dict[Kind, datetime]:
    """The deadline, and reminders when half and when a tenth of the time is left, but at least 10 minutes."""
    if deadline is None:
        return {}
    pace = deadline - now
    first, last = max(pace / 2, SHORTEST_LEAD), max(pace / 10, SHORTEST_LEAD)
    due: dict[Kind, datetime] = {"deadline": deadline}
    if first < pace:
        due["first reminder"] = deadline - first
    if last < first:
        due["last reminder"] = deadline - last
    return due
