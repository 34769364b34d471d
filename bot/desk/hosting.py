"""Running a game: what its host and the moderators of its server may do, each act told in the thread."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.kit.clock import Clock, stamp
from bot.kit.refusal import Refusal
from bot.post import notices, telling
from bot.store import Store, Transaction, games, outbox, timers
from bot.store.games import Allowance, Game
from bot.store.letters import Letter
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.deadlines import deadline_of, time_left
from bot.turns.writing import alarms

BETWEEN_NUDGES = timedelta(hours=6)
SHORTEST, LONGEST = timedelta(minutes=10), timedelta(days=30)


@dataclass(frozen=True)
class Actor:
    """Who wants to run a game, and whether they may moderate the channel they ask in."""

    user: int
    guild: int | None
    moderates: bool

    def may_run(self, game: Game) -> bool:
        return self.user == game.host or (self.moderates and self.guild == game.guild)


class Hosting:
    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def pause(self, game_id: int, by: Actor) -> str:
        """The clock stops; the time that is left is kept, and plans can be made as before."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            if loaded.game.paused:
                raise Refusal(f"Game {game_id} is paused already.")
            await games.pause(tx, game_id, time_left(loaded, loaded.owing(), now))
            await timers.replace(tx, game_id, loaded.step, {})
            await self._tell(tx, loaded, by, "has paused the game: the clock stands still", now)
        return f"Game {game_id} is paused. Plans can be made as before."

    async def resume(self, game_id: int, by: Actor) -> str:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            if not loaded.game.paused:
                raise Refusal(f"Game {game_id} is not paused.")
            left = loaded.game.remaining
            given = None if left is None or left < timedelta() else Allowance(now, max(left, SHORTEST))
            deadline = deadline_of(loaded, loaded.owing(), given)
            await self._set_deadline(tx, loaded, deadline, given, now)
            until = f": time runs out {stamp(deadline)}" if deadline else ""
            await self._tell(tx, loaded, by, f"lets the game go on{until}", now)
        return f"Game {game_id} goes on."

    async def deadline(self, game_id: int, by: Actor, hours: float) -> str:
        """So many hours from now for what is asked just now, whatever the pace is."""
        now, left = self._clock.now(), timedelta(hours=hours)
        if not SHORTEST <= left <= LONGEST:
            raise Refusal("A deadline can be from 10 minutes to 30 days from now.")
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            if loaded.game.paused:
                raise Refusal(f"Game {game_id} is paused; let it go on first.")
            await self._set_deadline(tx, loaded, now + left, Allowance(now, left), now)
            await self._tell(tx, loaded, by, f"sets the deadline to {stamp(now + left, 'f')}", now)
        return f"Time runs out {stamp(now + left)} in Game {game_id}."

    async def nudge(self, game_id: int, by: Actor) -> str:
        """Name those who are awaited, with a mention, but not too often."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            owing = loaded.owing()
            if not owing:
                raise Refusal(f"Game {game_id} waits for nobody just now.")
            before = loaded.game.nudged
            if before is not None and now - before < BETWEEN_NUDGES:
                raise Refusal(f"They were reminded {stamp(before)}; again {stamp(before + BETWEEN_NUDGES)}.")
            await games.note_nudge(tx, game_id, now)
            await outbox.put(tx, [notices.nudge(loaded, owing, now)], now)
        return "They are reminded in the thread."

    async def hand_over(self, game_id: int, by: Actor, to: int) -> str:
        """Another player runs the game from now on."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            if loaded.seat_of(to) is None:
                raise Refusal("Only somebody who plays can run the game.")
            if to == loaded.game.host:
                raise Refusal("They run the game already.")
            await games.set_host(tx, game_id, to)
            await self._tell(tx, loaded, by, f"hands the game over: <@{to}> runs it now", now)
        return f"<@{to}> runs Game {game_id} now."

    async def cancel(self, game_id: int, by: Actor) -> str:
        """The game ends without a result; nothing more is asked."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            loaded = await self._run_by(tx, game_id, by)
            await games.set_status(tx, game_id, "cancelled")
            await timers.replace(tx, game_id, loaded.step, {})
            await outbox.put(tx, telling.closing_edits(loaded, "This game was called off."), now)
            await self._tell(tx, loaded, by, "has called this game off", now)
        return f"Game {game_id} is called off."

    async def _run_by(self, tx: Transaction, game_id: int, by: Actor) -> LoadedGame:
        loaded = await self._tables.load(tx, game_id)
        if not by.may_run(loaded.game):
            raise Refusal(f"Only the host of Game {game_id}, or a moderator of its server, can do that.")
        if loaded.game.status == "over":
            raise Refusal(f"Game {game_id} is over.")
        return loaded

    async def _set_deadline(
        self,
        tx: Transaction,
        loaded: LoadedGame,
        deadline: datetime | None,
        given: Allowance | None,
        now: datetime,
    ) -> None:
        await games.set_deadline(tx, loaded.game.id, deadline, given)
        await timers.replace(tx, loaded.game.id, loaded.step, alarms(now, deadline))

    async def _tell(self, tx: Transaction, loaded: LoadedGame, by: Actor, what: str, now: datetime) -> None:
        """What was done, by whom, and the waiting line of the step as it is now."""
        letters: list[Letter] = [notices.managed(loaded, by.user, what, now)]
        if (await games.get(tx, loaded.game.id) or loaded.game).status == "running":
            current = await self._tables.load(tx, loaded.game.id)
            letters.append(telling.waiting_edit(current, current.owing()))
        await outbox.put(tx, letters, now)
