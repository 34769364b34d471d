"""People go away and come back: all their tables hear of it, and deadlines are worked out again."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime

from msgspec import structs

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import away, telling
from bot.store import Store, StoreFault, Transaction, acts, games, outbox, people, timers
from bot.store.games import Allowance, Player
from bot.store.letters import Letter
from bot.store.people import Absence, Person, Telling
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.asking import ask_again, prepare_table, tell_time
from bot.turns.calendar import Calendar
from bot.turns.deadlines import deadline_of, time_left
from bot.turns.writing import alarms
from rules.said import Said

log = logging.getLogger(__name__)


class Absences:
    def __init__(self, store: Store, tables: Tables, calendar: Calendar) -> None:
        self._store = store
        self._tables = tables
        calendar.sweeps.append(self.turn)

    async def turn(self, now: datetime) -> list[int]:
        """Begin and end every absence whose time has come; the games at which something may be due now.

        Somebody may sit in hundreds of games. Each is told by itself, so that nobody else waits for all of
        them; what is left when the bot dies is told when it is back.
        """
        async with self._store.reading() as tx:
            moved = [*await people.leaving(tx, now), *await people.returning(tx, now)]
        for user in moved:
            async with self._store.transaction(person=user) as tx:
                if user in await people.leaving(tx, now):
                    await _begin(tx, user, now)
                if user in await people.returning(tx, now):
                    await _end(tx, user)
        async with self._store.reading() as tx:
            changed = await people.all_untold(tx)
        found = []
        for user in changed:
            while (told := await self._tell_next(user, now)) is not None:
                found.append(told)
        return found

    async def tell_leaving(self, game_id: int, now: datetime) -> None:
        """Somebody has left for good, and a stand-in may sit in: the table says whom it waits for now."""
        async with self._store.transaction(game=game_id) as tx:
            with suppress(Refusal):
                loaded = await self._tables.load(tx, game_id)
                if loaded.game.status == "running":
                    letter = telling.waiting_edit(loaded, loaded.owing())
                    await outbox.put(tx, [letter], now)

    async def _tell_next(self, user: int, now: datetime) -> int | None:
        """The next of somebody's tables; None if all have been told."""
        while True:
            due, game_id = await self._store.read(_next_table, user)
            if due is None:
                return None
            if game_id is not None:
                with suppress(Exception):  # met again below
                    await prepare_table(self._store, self._tables, game_id)
            named = () if game_id is None else (game_id,)
            async with self._store.transaction(game=named, person=user) as tx:
                if await _next_table(tx, user) == (due, game_id):
                    await self._tell(tx, user, game_id, now, early=due.early)
                    return game_id

    async def _tell(
        self, tx: Transaction, user: int, game_id: int | None, now: datetime, *, early: bool
    ) -> None:
        if game_id is not None:
            await self._refresh(tx, game_id, user, now, early=early)
        else:
            person = await people.get(tx, user)
            if person.absence is not None and person.absence.state == "over":
                await people.put(tx, user, _with(person, None))
        await people.note_told(tx, user, game_id)

    async def _refresh(self, tx: Transaction, game_id: int, user: int, now: datetime, *, early: bool) -> None:
        """A game that cannot be played any more must not keep its people from going."""
        try:
            loaded = await self._tables.load(tx, game_id)
            owing = loaded.owing()
            await _move_deadline(tx, loaded, owing, now)
            current = await self._tables.load(tx, game_id)
            letters: list[Letter] = [telling.waiting_edit(current, owing)]
        except Refusal:
            return
        except StoreFault:  # the transaction may be lost, and nothing can be written in it any more
            raise
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            report(log, f"game {game_id}: nobody could be told who is away", fault)
            return
        if (told := _told(loaded, user, early=early)) is not None:
            what, letter = told
            letters.insert(0, letter)
            await acts.note(tx, game_id, loaded.step, "away", what, now)
        await outbox.put(tx, letters, now)
        await tell_time(tx, loaded, current, now)
        for player in owing:
            if player.user == user:
                await ask_again(tx, current, player.seat, now)


async def _next_table(tx: Transaction, user: int) -> tuple[Telling | None, int | None]:
    """Whether somebody's tables have still to be told, and which is next."""
    due = await people.untold(tx, user)
    return due, None if due is None else await games.next_running_of(tx, user, due.up_to)


async def _begin(tx: Transaction, user: int, now: datetime) -> None:
    person = await people.get(tx, user)
    absence = person.absence
    if absence is None or absence.ends <= now:  # it came and went while the bot did not run
        await people.put(tx, user, _with(person, None))
        return
    await people.put(tx, user, _with(person, structs.replace(absence, state="begun")))
    await people.begin_telling(tx, user)


async def _end(tx: Transaction, user: int) -> None:
    person = await people.get(tx, user)
    if person.absence is not None:
        await people.put(tx, user, _with(person, structs.replace(person.absence, state="over")))
        await people.begin_telling(tx, user, early=person.absence.state == "over")


def _with(person: Person, absence: Absence | None) -> Person:
    return structs.replace(person, absence=absence)


def _told(loaded: LoadedGame, user: int, *, early: bool) -> tuple[Said, Letter] | None:
    """What the table hears of it, if anything."""
    seat = loaded.seat_of(user)
    absence = None if seat is None else loaded.player(seat).person.absence
    if seat is None or absence is None or (absence.state != "begun" and not early):
        return None
    what = away.told(loaded, loaded.player(seat), absence)
    return what, away.letter(loaded, loaded.player(seat), absence, what)


async def _move_deadline(
    tx: Transaction, loaded: LoadedGame, owing: tuple[Player, ...], now: datetime
) -> None:
    """As much time as they had left, counted anew with who is here and who is not."""
    left = time_left(loaded, owing, now)
    deadline = loaded.game.deadline
    if left is None or deadline is None or deadline <= now or loaded.game.paused:
        return
    allowance = Allowance(now, left)
    moved = deadline_of(loaded, owing, allowance)
    await games.set_deadline(tx, loaded.game.id, moved, allowance)
    if moved != deadline:
        await timers.replace(tx, loaded.game.id, loaded.step, alarms(now, moved))
