"""The one door to resolution: whatever makes a step due, it is resolved here, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.kit.clock import Clock
from bot.kit.locks import Locks
from bot.kit.metrics import STEPS
from bot.kit.reporting import report
from bot.post import ending, notices, telling
from bot.post.addressed import speaking_at
from bot.post.lobby import lobby_edit, lobby_text
from bot.store import Store, Transaction, games, outbox, questions, steps, timers
from bot.store.letters import Letter
from bot.store.steps import StepTold
from bot.tables.loaded import LoadedGame, Party, Tables
from bot.tables.series import Standings, standings_after
from bot.turns import patience
from bot.turns.ahead import Ahead
from bot.turns.downtime import Downtime
from bot.turns.dramas import Pasts
from bot.turns.lobbies import open_next_match
from bot.turns.resolution import NotDue, Resolved, after
from bot.turns.upgrading import Upgrades
from bot.turns.workshop import Found, Workshop
from bot.turns.writing import clock_unchanged, questions_asked, write_step
from rules.engine import Outcome
from rules.table import Table

log = logging.getLogger(__name__)


def _nobody(_game: object) -> None: ...


class Door:
    def __init__(self, store: Store, tables: Tables, clock: Clock, workshop: Workshop) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._upgrades = Upgrades(store, tables, clock)
        self._locks = Locks()
        self._pasts = Pasts(store, tables)
        self._noted: set[tuple[int, int]] = set()
        self.workshop = workshop
        self.ahead = Ahead(store, tables, workshop)
        self.downtime = Downtime(store, tables, clock)
        self.seen: dict[int, timers.Pulse] = {}
        """Games that were found waiting, as they were then."""
        self.on_worked_out: Callable[[LoadedGame], None] = _nobody
        """Hears of a game as it will stand once its step is written."""
        self.on_more: Callable[[int], None] = _nobody
        """Hears of a game that has to be looked at again soon."""
        self.on_turn_end: Callable[[int], None] = _nobody
        self.on_next_match: Callable[[int], None] = _nobody

    def open(self) -> None:
        self.workshop.warm_up()
        self.ahead.start()

    async def close(self) -> None:
        """Once nothing is being resolved any more."""
        self.workshop.close()
        try:
            await self.downtime.note()
        except Exception as fault:  # noqa: BLE001 - at worst somebody gets a little more time than they lost
            report(log, "when the bot stopped could not be noted", fault)

    async def catch_up(self) -> None:
        """Bring games to the present rules, and make up for a downtime."""
        await self._upgrades.once()
        await self.downtime.make_up()

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
                await self.note(game_id, fault)
                return False

    async def _resolve_if_due(self, game_id: int) -> bool:
        now = self.downtime.now()
        loaded = await self._store.read(self._running, game_id)
        if loaded is None:
            self.ahead.forget(game_id)
            return False
        if loaded.title.rules_version != loaded.game.rules_version:
            return False  # it could not be brought to these rules, which the log tells
        loaded = await self.downtime.excused(loaded)
        if await asyncio.to_thread(loaded.waits, now):  # said at once: in the workshop one waits for others
            found: Found = NotDue()
        else:
            past = await self._pasts.of(loaded)
            found = await self.workshop.work_out(loaded, now, self.ahead.known, past)
        if isinstance(found, NotDue):
            await self._wait(loaded, found, now)
            return False
        self.on_worked_out(after(found[-1]))
        try:
            await self._write(found, now)
        except steps.AlreadyResolved:
            # Another trigger was first, or somebody has changed something: look again at what stands now.
            self.on_more(game_id)
            return False
        self._pasts.add(found)
        self.ahead.forget(game_id)
        STEPS.inc(len(found))
        for each in found:
            log.info("game %d: step %d resolved", game_id, each.before.step)
        if await asyncio.to_thread(_ends_a_turn, found):
            self.on_turn_end(game_id)
        if found[-1].turn.owing:
            self.ahead.think_about(game_id)
        else:
            self.on_more(game_id)
        return True

    async def _running(self, tx: Transaction, game_id: int) -> LoadedGame | None:
        game = await games.get(tx, game_id)
        return None if game is None or game.status != "running" else await self._tables.load(tx, game_id)

    async def _write(self, chain: tuple[Resolved, ...], now: datetime) -> None:
        """These steps and, if they ended one match of several, the lobby of the next."""
        loaded, outcome = chain[0].before, chain[-1].turn.table.outcome
        standings = None
        if outcome and loaded.game.terms.matches > 1:
            async with self._store.reading() as tx:
                standings = await standings_after(tx, self._tables, loaded, outcome)
        letters, told = await asyncio.to_thread(_letters, chain, standings)
        follows = outcome is not None and loaded.game.match < loaded.game.terms.matches
        async with self._store.transaction(game=loaded.game.id) as tx:
            match = await tx.batch(_written, chain, letters, told, now, follows=follows)
        if match:
            self.on_next_match(match)

    async def _wait(self, loaded: LoadedGame, found: NotDue, now: datetime) -> None:
        game = loaded.game
        if found.overdue or not await self._store.read(questions.known, game.id, loaded.step):
            async with self._store.transaction(game=game.id) as tx:
                await tx.batch(_note_waiting, loaded, found, now)
        self.ahead.think_about(game.id)
        expired = game.deadline is not None and game.deadline <= now
        absent = sum(player.user is None or player.absent for player in loaded.players)
        self.seen[game.id] = timers.Pulse(game.step, len(loaded.chosen), expired, absent)

    async def note(self, game_id: int, fault: Exception) -> None:
        """Log a fault and say once at the table that there was one."""
        try:
            async with self._store.transaction(game=game_id) as tx:
                game = await games.get(tx, game_id)
                step = game.step if game else 0
                if game:
                    with speaking_at(game):
                        told = notices.stuck(game_id, step)
                    await outbox.put(tx, [told], self._clock.now())
        except Exception as second:  # noqa: BLE001 - the store itself may be what fails
            report(log, f"game {game_id}: a fault could not be told", second)
            step = 0
        level = logging.DEBUG if (game_id, step) in self._noted else logging.ERROR
        self._noted.add((game_id, step))
        report(log, f"game {game_id} step {step}", fault, level)


async def _note_waiting(tx: Transaction, loaded: LoadedGame, found: NotDue, now: datetime) -> None:
    """Not if it has gone on, or was called off, while it was looked at."""
    game = loaded.game
    if not await games.stands_at(tx, game.id, loaded.step):
        return
    if found.overdue:
        await patience.say_time_is_up(tx, loaded, now)
    if not await questions.known(tx, game.id, loaded.step):
        await questions.replace(tx, game.id, loaded.step, questions_asked(loaded.table))


async def _written(
    tx: Transaction,
    chain: tuple[Resolved, ...],
    letters: list[Letter],
    told: StepTold,
    now: datetime,
    *,
    follows: bool,
) -> int | None:
    """The next match, if one follows."""
    if not await clock_unchanged(tx, chain[0].before):
        raise steps.AlreadyResolved
    for found in chain[:-1]:
        await write_step(tx, found, (), StepTold(), now)
    await write_step(tx, chain[-1], letters, told, now)
    return await open_next_match(tx, chain[0].before, now) if follows else None


def _ends_a_turn(chain: tuple[Resolved, ...]) -> bool:
    before, after = chain[0].before, chain[-1].turn.table
    turn = before.title.turn_of(after.state)
    return turn is None or turn != before.title.turn_of(before.table.state)


def _lobby(party: Party, table: Table, outcome: Outcome) -> Letter:
    """The lobby's post, which says in the end what came of it."""
    over = replace(party.game, status="over")
    with speaking_at(over):
        text = lobby_text(over, party.title, party.players, ending.result(party, table, outcome))
    return lobby_edit(over, text)


def _letters(chain: tuple[Resolved, ...], standings: Standings | None) -> tuple[list[Letter], StepTold]:
    *earlier, last = (found.turn for found in chain)
    turn = replace(last, before=tuple(earlier))
    public, told = telling.public_letters(turn, standings)
    outcome = turn.table.outcome
    closing = [
        *telling.closing_edits(chain[0].before, played=chain[0].filled),
        *([_lobby(turn.party, turn.table, outcome)] if outcome is not None else []),
    ]
    left = () if outcome else tuple(player for found in chain for player in found.gone)
    gone = notices.taken_over(turn.party, turn.table.step, left)
    # What a whole table waits for goes first; what came before it is closed after that.
    return [*public, *closing, *gone, *telling.private_letters(turn)], told
