"""A table that waits does so for ever, but whoever runs it is asked after a while what to do."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.post import hosted
from bot.store import Transaction, acts, outbox, servers, timers
from bot.store.games import Game
from bot.store.timers import Timer
from bot.tables.loaded import LoadedGame

TIME_GIVEN = ("wait on", "deadline", "resume")
"""What a host does by which the wait begins anew."""


async def mind_the_limit(tx: Transaction, game: Game) -> None:
    """Set the alarm at which those who run a table that waits are asked, unless they have been."""
    if game.deadline is None or game.patient_until is None:
        return
    given = await _given(tx, game.id, game.step)
    if await outbox.state_of(tx, game.id, hosted.long_wait_key(game.step, len(given))) is not None:
        return
    since = max([game.deadline - _time_for_it(game), *given])
    await timers.add(tx, Timer(game.id, "limit", game.step), max(since + game.patient_until, game.deadline))


def _time_for_it(game: Game) -> timedelta:
    if game.pace is not None:
        return timedelta(seconds=game.pace)
    return timedelta() if game.allowance is None else game.allowance.allows


async def _given(tx: Transaction, game: int, step: int) -> list[datetime]:
    """When a host gave more time for what is asked at this step."""
    return [at for kind, at in await acts.at_step(tx, game, step) if kind in TIME_GIVEN]


async def ask(tx: Transaction, loaded: LoadedGame, timer: Timer, now: datetime) -> None:
    """What the table shall do; once for each time that it was given."""
    late = loaded.owing()
    if late and loaded.overdue(now):  # not if they were given more time, nor in a pause
        times = len(await _given(tx, timer.game, timer.step))
        role = await servers.role(tx, loaded.game.guild)
        await outbox.put(tx, [hosted.long_wait(loaded, late, times, role)], now)
