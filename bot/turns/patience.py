"""A table that waits does so for ever, but whoever runs it is asked after a while what to do."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.post import hosted, notices
from bot.store import Transaction, acts, games, outbox, servers, timers
from bot.store.games import Game
from bot.store.timers import Timer
from bot.tables.loaded import LoadedGame

WAIT_ON = "wait on"
TIME_GIVEN = (WAIT_ON, "deadline", "resume")
"""What a host does by which the wait begins anew."""


async def say_time_is_up(tx: Transaction, loaded: LoadedGame, now: datetime) -> None:
    """At a table that waits; once for each deadline that the host has set."""
    game = await games.get(tx, loaded.game.id)
    if game is None or game.deadline != loaded.game.deadline:
        return  # it was moved while the game was looked at
    moved = sum(kind != WAIT_ON for kind, _ in await _given(tx, game))
    await outbox.put(tx, [notices.overdue(loaded, moved)], now)
    await _mind_the_limit(tx, game)


async def _mind_the_limit(tx: Transaction, game: Game) -> None:
    """Set the alarm at which those who run a table that waits are asked, unless they have been."""
    if game.deadline is None or game.terms.patient_until is None:
        return
    given = await _given(tx, game)
    if await outbox.state_of(tx, game.id, hosted.long_wait_key(game.step, len(given))) is not None:
        return
    waits_on = [at for kind, at in given if kind == WAIT_ON]
    since = max([game.deadline - _time_for_it(game), *waits_on])
    await timers.add(
        tx, Timer(game.id, "limit", game.step), max(since + game.terms.patient_until, game.deadline)
    )


def _time_for_it(game: Game) -> timedelta:
    if game.terms.pace is not None:
        return timedelta(seconds=game.terms.pace)
    return timedelta() if game.allowance is None else game.allowance.allows


async def _given(tx: Transaction, game: Game) -> list[tuple[str, datetime]]:
    """How and when a host gave more time for what is asked now."""
    return [given for given in await acts.at_step(tx, game.id, game.step) if given[0] in TIME_GIVEN]


async def ask(tx: Transaction, loaded: LoadedGame, now: datetime) -> None:
    """What the table shall do; once for each time that it was given."""
    late = loaded.owing()
    if late and loaded.overdue(now):  # not if they were given more time, nor in a pause
        times = len(await _given(tx, loaded.game))
        role = await servers.role(tx, loaded.game.guild)
        await outbox.put(tx, [hosted.long_wait(loaded, late, times, role)], now)
