"""When things happen: the one door to resolution, deadlines, reminders and the sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.locks import Locks
from bot.kit.metrics import STEPS
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import ending, notices, telling
from bot.post.lobby import lobby_edit, lobby_text
from bot.store import Store, Transaction, can_wait, games, outbox, questions, steps, timers
from bot.store.games import Game, Player
from bot.store.letters import Letter
from bot.store.timers import Timer
from bot.tables.loaded import LoadedGame, Party, Tables
from bot.tables.series import Standings, standings_after
from bot.turns import lobbies, patience
from bot.turns.absences import Absences
from bot.turns.ahead import Ahead
from bot.turns.beginning import begin
from bot.turns.downtime import Downtime
from bot.turns.hosts import Hosts
from bot.turns.reminding import remind
from bot.turns.resolution import NotDue, Resolved, after
from bot.turns.retention import Retention
from bot.turns.series import open_next_match
from bot.turns.upgrading import Upgrades
from bot.turns.workshop import Found, Workshop
from bot.turns.writing import questions_asked, write_step
from rules.engine import Outcome
from rules.table import Table

log = logging.getLogger(__name__)

SWEEP = timedelta(minutes=1)
GRACE = 5.0
"""Seconds for steps that are being worked out when the bot stops."""
MOMENT = 0.25
"""Seconds that somebody who has locked in is kept waiting to hear at once what came of it."""
MANY = 4
"""Games being resolved at once, from which on nobody is kept waiting: that their plan counts comes first."""


class Scheduler:
    """One task: it sleeps until the next timer, the next sweep or a nudge."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        workshop: Workshop | None = None,
        keep_days: int = 0,
    ) -> None:
        self._store = store
        self._workshop = workshop or Workshop(tables.catalogue)
        self._ahead = Ahead(store, tables, self._workshop)
        self._resolving: set[asyncio.Task[bool]] = set()
        self.on_worked_out: Callable[[LoadedGame], None] = lambda _game: None
        """Hears of a game as it will stand once its step is written."""
        self._crowded = asyncio.Event()
        """Set when so many games are resolved that nobody is kept waiting for theirs."""
        self.moment = MOMENT
        self._tables = tables
        self._clock = clock
        self._locks = Locks()
        self._absences = Absences(store, tables)
        self._downtime = Downtime(store, tables, clock)
        self._upgrades = Upgrades(store, tables, clock)
        self._retention = Retention(store, keep_days)
        self.hosts = Hosts(store, tables.catalogue, clock)
        self._nudged: set[int] = set()
        self._unbegun: set[int] = set()
        """Matches that begin by themselves, for another has just ended."""
        self._awake = asyncio.Event()
        self._next_sweep = clock.now()
        self._seen: dict[int, timers.Pulse] = {}
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
                await self._upgrades.once()
                return await self._resolve_if_due(game_id)
            except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
                await self._note(game_id, fault)
                return False

    async def resolve_soon(self, game_id: int) -> bool | None:
        """The same, for somebody who waits for an answer: after a moment, or at once where many are being
        resolved, it goes on without them. None: what comes of it is not known yet."""
        resolving = asyncio.create_task(self._resolve_beside(game_id))
        self._resolving.add(resolving)
        resolving.add_done_callback(self._resolving.discard)
        if len(self._resolving) >= MANY:
            self._crowded.set()
            self._crowded = asyncio.Event()
            return None
        crowded = asyncio.create_task(self._crowded.wait())
        await asyncio.wait({resolving, crowded}, timeout=self.moment, return_when=asyncio.FIRST_COMPLETED)
        crowded.cancel()
        return resolving.result() if resolving.done() else None

    async def _resolve_beside(self, game_id: int) -> bool:
        can_wait()
        return await self.resolve_if_due(game_id)

    async def _resolve_if_due(self, game_id: int) -> bool:
        now = self._downtime.now()
        async with self._store.transaction() as tx:
            loaded = await tx.at_once(self._running, game_id)
            if loaded is None:
                self._ahead.forget(game_id)
                return False
            if loaded.title.rules_version != loaded.game.rules_version:
                return False  # it could not be brought to these rules, which the log tells
            loaded = await self._downtime.excused(tx, loaded)
        if await asyncio.to_thread(loaded.waits, now):  # said at once: in the workshop one waits for others
            found: Found = NotDue()
        else:
            found = await self._workshop.work_out(loaded, now, self._ahead.known)
        if isinstance(found, NotDue):
            await self._wait(loaded, found, now)
            return False
        self.on_worked_out(after(found[-1]))
        try:
            await self._write(found, now)
        except steps.AlreadyResolved:
            # Another trigger was first, or somebody changed their mind: look again at what stands now.
            self.nudge(game_id)
            return False
        self._ahead.forget(game_id)
        STEPS.inc(len(found))
        for each in found:
            log.info("game %d: step %d resolved", game_id, each.before.step)
        if await asyncio.to_thread(_ends_a_turn, found):
            self.hosts.look_later(game_id)
        if found[-1].turn.owing:
            self._ahead.think_about(game_id)
        else:
            self.nudge(game_id)
        return True

    async def _running(self, tx: Transaction, game_id: int) -> LoadedGame | None:
        game = await games.get(tx, game_id)
        return None if game is None or game.status != "running" else await self._tables.load(tx, game_id)

    async def _write(self, chain: tuple[Resolved, ...], now: datetime) -> None:
        """These steps and, if they ended one match of several, the lobby of the next."""
        loaded, outcome = chain[0].before, chain[-1].turn.table.outcome
        standings = None
        if outcome and loaded.game.terms.matches > 1:
            async with self._store.transaction() as tx:
                standings = await standings_after(tx, self._tables, loaded, outcome)
        letters, story = await asyncio.to_thread(_letters, chain, standings)
        follows = outcome is not None and loaded.game.match < loaded.game.terms.matches
        if match := await self._store.at_once(_written, chain, letters, story, now, follows=follows):
            self._unbegun.add(match)

    async def _wait(self, loaded: LoadedGame, found: NotDue, now: datetime) -> None:
        game = loaded.game
        if not await self._store.at_once(_note_waiting, loaded, found, now):
            return
        self._ahead.think_about(game.id)
        expired = game.deadline is not None and game.deadline <= now
        absent = sum(player.user is None or player.absent for player in loaded.players)
        self._seen[game.id] = timers.Pulse(game.step, len(loaded.chosen), expired, absent)

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

    async def _begin(self, game_id: int) -> None:
        try:
            async with self._store.transaction() as tx:
                game = await games.get(tx, game_id)
                players = await games.players(tx, game_id)
            if game is not None and game.status == "lobby" and not self._left_again(game, players):
                await begin(self._store, self._tables.catalogue, game, players, self._clock.now())
                self.nudge(game_id)
        except Refusal as why:
            log.warning("game %d does not begin by itself: %s", game_id, why)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            report(log, f"game {game_id} does not begin by itself", fault)

    def _left_again(self, game: Game, players: tuple[Player, ...]) -> bool:
        """Whether somebody has left a table that was to begin because it was full."""
        return (
            game.terms.eager and len(players) < self._tables.catalogue.title_of(game).seats(game.options)[1]
        )

    # Its own task

    def nudge(self, game_id: int) -> None:
        """Look at this game soon."""
        self._nudged.add(game_id)
        self._awake.set()

    def start(self) -> None:
        self._workshop.warm_up()
        self._ahead.start()
        self.hosts.start()
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self.hosts.stop()
        await self._ahead.stop()
        if self._resolving:
            await asyncio.wait(self._resolving, timeout=GRACE)
        self._workshop.close()
        try:
            await self._downtime.note()
        except Exception as fault:  # noqa: BLE001 - at worst somebody gets a little more time than they lost
            report(log, "when the bot stopped could not be noted", fault)

    def lose(self) -> None:
        """The connection is lost, and nobody can answer: no deadline passes."""
        self._downtime.lose()

    def find(self) -> None:
        """It is there again."""
        self._downtime.find()
        self._awake.set()

    async def _run(self) -> None:
        can_wait()
        while True:
            self._awake.clear()
            until = self._clock.now() + SWEEP
            try:
                await self.tick()
                until = min(await self._next_look(), self._clock.now() + SWEEP)
            except Exception as fault:  # noqa: BLE001 - tried again after a pause
                report(log, "the scheduler stumbled", fault)
            await sleep_or_wake(self._clock, until, self._awake)

    async def tick(self) -> None:
        """Do all that is due now."""
        await self._upgrades.once()
        await self._downtime.make_up()
        async with self._store.transaction() as tx:
            due = await timers.due(tx, self._downtime.now())
        for timer in due:
            await self._ring(timer)
        # One that lies farther off was set by a clock that has been put back since.
        if not timedelta() < self._next_sweep - self._clock.now() <= SWEEP:
            self._next_sweep = self._clock.now() + SWEEP
            await self._sweep()
        unbegun, self._unbegun = self._unbegun, set()
        for game_id in sorted(unbegun):
            await self._begin(game_id)
        nudged, self._nudged = self._nudged, set()
        for game_id in sorted(nudged):
            await self.resolve_if_due(game_id)

    @property
    def idle(self) -> bool:
        """Whether nothing is left that could be done without waiting."""
        return not self._nudged and not self._unbegun and not self._resolving

    async def _next_look(self) -> datetime:
        async with self._store.transaction() as tx:
            timer = await timers.first(tx)
        return self._next_sweep if timer is None else min(timer, self._next_sweep)

    async def _sweep(self) -> None:
        """The safety net: every running game that may be due, and has changed since it was found waiting."""
        await self._downtime.note()
        async with self._store.transaction() as tx:
            pulses = await timers.pulses(tx, self._downtime.now())
            self._unbegun.update(await games.unbegun_matches(tx))
        self._seen = {game: pulse for game, pulse in self._seen.items() if game in pulses}
        self._nudged.update(game for game, pulse in pulses.items() if self._seen.get(game) != pulse)
        await self.note_who_is_away()
        await self._retention.empty(self._clock.now())

    async def note_who_is_away(self) -> None:
        """Begin and end the times away that have come; what that makes due is looked at soon."""
        try:
            for game_id in await self._absences.turn(self._clock.now()):
                self.nudge(game_id)
        except Exception as fault:  # noqa: BLE001 - tried again by the next sweep
            report(log, "nobody could be told who is away", fault)

    async def note_leaving(self, game_id: int) -> None:
        """Somebody has left, and a stand-in may sit in for them: the table says whom it waits for now. It may
        have been their game."""
        async with self._store.transaction() as tx:
            with suppress(Refusal):
                loaded = await self._tables.load(tx, game_id)
                if loaded.game.status == "running":
                    letter = telling.waiting_edit(loaded, loaded.owing())
                    await outbox.put(tx, [letter], self._clock.now())
        self.nudge(game_id)
        self.hosts.look_at(game_id)

    # Timers

    async def _ring(self, timer: Timer) -> None:
        """A timer rings once, whatever comes of it: the sweep looks after deadlines that were missed."""
        later = None
        if timer.kind == "deadline":
            await self.resolve_if_due(timer.game)
        elif timer.kind == "begin":
            await self._begin(timer.game)
        elif timer.kind == "close":
            await self._close(timer.game)
        else:
            later = await self._remind(timer)
        async with self._store.transaction() as tx:
            if later is None:
                await timers.done(tx, timer, self._downtime.now())
            else:
                await timers.put_off(tx, timer, later, self._downtime.now())

    async def _close(self, game_id: int) -> None:
        try:
            async with self._store.transaction() as tx:
                await lobbies.close(tx, self._tables.catalogue, game_id, self._clock.now())
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            report(log, f"the lobby of game {game_id} does not close", fault)

    async def _remind(self, timer: Timer) -> datetime | None:
        """Safe to repeat: the letters' keys let each be written once. When to do so, if somebody sleeps."""
        try:
            async with self._store.transaction() as tx:
                loaded = await self._tables.load(tx, timer.game)
                rings = await timers.rings_at(tx, timer)
                moved = rings is None or rings > self._downtime.now()  # since it was found due
                if loaded.step != timer.step or loaded.game.status != "running" or moved:
                    return None
                if timer.kind != "limit":
                    return await remind(tx, loaded, timer, self._clock.now())
                await patience.ask(tx, loaded, self._clock.now())
        except Refusal as why:
            log.info("game %d: its %s is passed over: %s", timer.game, timer.kind, why)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            await self._note(timer.game, fault)
        return None


async def _note_waiting(tx: Transaction, loaded: LoadedGame, found: NotDue, now: datetime) -> bool:
    """Not if it has gone on, or was called off, while it was looked at."""
    game = loaded.game
    if not await games.stands_at(tx, game.id, loaded.step):
        return False
    if found.overdue:
        await patience.say_time_is_up(tx, loaded, now)
    if not await questions.known(tx, game.id, loaded.step):
        await questions.replace(tx, game.id, loaded.step, questions_asked(loaded.table))
    return True


async def _written(
    tx: Transaction,
    chain: tuple[Resolved, ...],
    letters: list[Letter],
    story: str,
    now: datetime,
    *,
    follows: bool,
) -> int | None:
    """The next match, if one follows."""
    for found in chain[:-1]:
        await write_step(tx, found, (), "", now)
    await write_step(tx, chain[-1], letters, story, now)
    return await open_next_match(tx, chain[0].before, now) if follows else None


def _ends_a_turn(chain: tuple[Resolved, ...]) -> bool:
    before, after = chain[0].before, chain[-1].turn.table
    turn = before.title.turn_of(after.state)
    return turn is None or turn != before.title.turn_of(before.table.state)


def _lobby(party: Party, table: Table, outcome: Outcome) -> Letter:
    """The lobby's post, which says in the end what came of it."""
    over = replace(party.game, status="over")
    text = lobby_text(over, party.title, party.players, ending.result(party, table, outcome))
    return lobby_edit(over, text)


def _letters(chain: tuple[Resolved, ...], standings: Standings | None) -> tuple[list[Letter], str]:
    *earlier, last = (found.turn for found in chain)
    turn = replace(last, before=tuple(earlier))
    public, story = telling.public_letters(turn, standings)
    outcome = turn.table.outcome
    closing = [
        *telling.closing_edits(chain[0].before, played=chain[0].filled),
        *([_lobby(turn.party, turn.table, outcome)] if outcome is not None else []),
    ]
    left = () if outcome else tuple(player for found in chain for player in found.gone)
    gone = notices.taken_over(turn.party, turn.table.step, left)
    # What a whole table waits for goes first; what came before it is closed after that.
    return [*public, *closing, *gone, *telling.private_letters(turn)], story
