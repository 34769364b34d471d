"""A table that waits does so for ever, but whoever runs it is asked after a while what to do."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.post import hosted
from bot.store import Transaction, acts, outbox, servers, timers
from bot.store.games import Game
from bot.store.timers import Timer
from bot.tables.loaded import LoadedGame


async def mind_the_limit(tx: Transaction, game: Game) -> None:
    """Set the alarm at which those who run a table that waits are asked, unless they have been."""
    if game.deadline is None or game.patient_until is None:
        return
    times = await acts.count(tx, game.id, game.step, "wait on")
    if await outbox.state_of(tx, game.id, hosted.long_wait_key(game.step, times)) is not None:
        return
    since = game.deadline - timedelta(seconds=game.pace or 0)
    await timers.add(tx, Timer(game.id, "limit", game.step), max(since + game.patient_until, game.deadline))


async def ask(tx: Transaction, loaded: LoadedGame, timer: Timer, now: datetime) -> None:
    """What the table shall do; once for each time it was told to wait on, and not in a pause."""
    late = loaded.owing()
    if late and not loaded.game.paused:
        times = await acts.count(tx, timer.game, timer.step, "wait on")
        role = await servers.role(tx, loaded.game.guild)
        await outbox.put(tx, [hosted.long_wait(loaded, late, times, role)], now)
