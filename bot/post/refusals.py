"""Retry with backoff: what becomes of a letter that was not delivered.

- Asked to wait (429): it waits that long, and its lane with it.
- Nobody knows (a connection lost, a 5xx): searched for and attempted again with exponential backoff.
- A person takes no direct messages: said once at the table; nothing more is sent there for this step.
- A person has left the server, is no more, or takes none any more: a stand-in sits in for them.
- A thread is gone: the game goes on in its channel.
- A thread is closed: the letter goes to the channel, and the next one tries the thread again.
- The bot may not write there, or not see it, or is on that server no more, or a letter has to be searched
  for where it may not read: the destination is unavailable. The letter waits, with all behind it, and is
  attempted again with backoff and when something changes there; whoever runs the game is told by direct
  message. When the destination is available, the table is caught up.
- An edit that cannot be made now lets others pass.
- The destination of an analysis is unavailable, or it is cut short again and again: it is left out.
- One that is only searched for, and cannot be: attempted again with backoff for a week, in its own lane.
- Discord will never take it, it cannot be made, or its destination was unavailable for a week: it is given
  up, which is a WARNING, and whoever runs the game is told. Each letter waits a week at most: what lies
  behind it counts from when it was written. A host who cannot be told, for the bot is on that server no
  more, is not waited for.

Each of these is a move of the letter's state machine (`bot/store/mail/states.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Unpack

from bot.kit.clock import Clock
from bot.kit.reporting import report
from bot.post import trouble
from bot.post.courier import Courier, Unheard, Why
from bot.post.delivery import in_thread
from bot.post.leaving import not_reached, say_dms_closed
from bot.store import Store, Transaction, attempts, games, outbox, people
from bot.store.games import NOBODY, Game
from bot.store.letters import late
from bot.store.mail import dm_channels
from bot.store.mail.states import Cause, MoveDetails, move
from bot.store.outbox import FARTHEST, Waiting
from words import speaking

log = logging.getLogger(__name__)

TRIES = 14
"""Of a letter that cannot be made; it takes some hours."""
A_LONG_TIME = 6
"""After so many tries in vain, some minutes, nobody wants to see each of the posts that lie behind it."""
ANALYSIS_TRIES = A_LONG_TIME
"""Tries of an analysis that is cut short: each may take minutes of a core."""
FIRST_PAUSE = timedelta(seconds=5)
LONGEST_PAUSE = timedelta(minutes=30)
UNAVAILABLE_FOR = timedelta(days=7)
"""After its destination was unavailable for so long, a letter is given up."""

_UNAVAILABLE = frozenset({Why.FORBIDDEN, Why.UNSEEN})


class Refusals:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        courier: Courier,
        on_leaving: Callable[[int], Awaitable[None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._courier = courier
        self._on_leaving = on_leaving

    async def later(self, waiting: Waiting, seconds: float) -> None:
        async with self._store.transaction(game=waiting.letter.game) as tx:
            pause = min(timedelta(seconds=seconds), FARTHEST)
            await _not_taken(tx, waiting, retry_at=self._clock.now() + pause)

    async def unknown(self, waiting: Waiting, fault: Exception) -> None:
        """It met a fault. If that was not Discord's or the network's, it may meet it for ever."""
        letter, ours = waiting.letter, not isinstance(fault, (Unheard, OSError))
        level = logging.WARNING if ours or waiting.tries in {0, A_LONG_TIME} else logging.INFO
        report(log, f"game {letter.game}: letter {letter.key} met a fault", fault, level)
        hopeless = ours and waiting.tries + 1 >= (ANALYSIS_TRIES if letter.analysis else TRIES)
        async with self._store.transaction(game=letter.game) as tx:
            still = await outbox.still(tx, waiting) if hopeless else None
            if still is not None:
                await self._give_up(tx, still.waiting, still.game, Why.UNMADE)
            else:
                await self._fail(tx, waiting)
                if waiting.tries >= A_LONG_TIME:
                    await move(tx, waiting.id, Cause.BLOCK, unavailable_since=self._since(waiting))

    async def refused(self, waiting: Waiting, why: Why) -> None:
        """Discord would not have it."""
        letter = waiting.letter
        log.info("game %d: letter %s not delivered: %s", letter.game, letter.key, why.value)
        async with self._store.transaction(game=letter.game) as tx:
            game = await games.get(tx, letter.game)
            if game is None:
                await move(tx, waiting.id, Cause.DROP)
                return
            if waiting.in_doubt:
                await self._not_seen(tx, waiting, why)
                return
        shut_out = await self._courier.shut_out(game.guild)
        user = None if shut_out or letter.kind != "direct" else letter.user
        left = user is not None and await self._courier.has_left(game.guild, user)
        stood_in = False
        async with self._store.transaction(game=letter.game, person=() if user is None else user) as tx:
            if shut_out and trouble.is_for_host(letter):
                # Nobody there can be told; it is in the log, and would only wait for what is lost as well.
                await self._give_up(tx, waiting, game, why)
            elif user is not None:
                stood_in = await self._refused_by(tx, waiting, user, game, why, left=left)
            elif letter.kind == "edit":
                await self._not_edited(tx, waiting, why, shut_out=shut_out)
            else:
                await self._not_posted(tx, waiting, game, why, shut_out=shut_out)
        if stood_in:
            await self._on_leaving(letter.game)

    async def _not_seen(self, tx: Transaction, waiting: Waiting, why: Why) -> None:
        """It cannot be searched for there now; where all is gone, it is gone too."""
        attempt, now = waiting.attempt, self._clock.now()
        if why is Why.GONE or attempt is None or now - attempt.at >= UNAVAILABLE_FOR:
            await move(tx, waiting.id, Cause.UNSEARCHABLE)
        else:
            await self._fail(tx, waiting)

    async def _refused_by(
        self, tx: Transaction, waiting: Waiting, user: int, game: Game, why: Why, *, left: bool
    ) -> bool:
        """A direct message; whether a stand-in plays for its reader from now on."""
        now = self._clock.now()
        if why is Why.GONE and not left and waiting.tries < TRIES:
            await dm_channels.forget(tx, user)
            await self._fail(tx, waiting)
            return False
        if why is Why.CLOSED and not left and trouble.is_for_host(waiting.letter):
            # What is asked of them besides goes by itself: if that is refused too, the table hears of it.
            await attempts.abandon(tx, waiting, waiting.lost)
            return False
        await attempts.give_up_lane(tx, waiting)
        if left or why is Why.CLOSED:
            return await not_reached(tx, game, user, now, left=left)
        _warn(waiting, why.value)
        if game.status == "running":
            await say_dms_closed(tx, game, user, now)
        return False

    async def _not_edited(self, tx: Transaction, waiting: Waiting, why: Why, *, shut_out: bool) -> None:
        """What is gone needs no edit, and a still tells what a film does."""
        if waiting.letter.film is not None or why in {Why.GONE, Why.CLOSED}:
            await move(tx, waiting.id, Cause.RETRACT)
        elif (why in _UNAVAILABLE or shut_out) and not self._too_long(waiting):
            await self._fail(tx, waiting)
            since, lane = self._since(waiting), late(waiting.lane)
            await move(tx, waiting.id, Cause.BLOCK, unavailable_since=since, lane=lane)
        else:
            _warn(waiting, why.value)
            await move(tx, waiting.id, waiting.lost)

    async def _not_posted(
        self, tx: Transaction, waiting: Waiting, game: Game, why: Why, *, shut_out: bool
    ) -> None:
        now, forbidden = self._clock.now(), why is Why.FORBIDDEN and not shut_out
        threaded = waiting.letter.kind == "post" and in_thread(waiting.letter, game) and not waiting.aside
        hopeless = why is Why.REFUSED or self._too_long(waiting) or waiting.letter.analysis
        if hopeless or (waiting.letter.kind == "thread" and forbidden):
            await self._give_up(tx, waiting, game, why)
            if self._too_long(waiting):
                await outbox.block_behind(tx, waiting)
        elif threaded and why is Why.GONE:
            log.warning("game %d: its thread is gone, and it goes on in the channel", game.id)
            await games.update(tx, game.id, thread=None)
            await _not_taken(tx, waiting, retry_at=now)
        elif threaded and forbidden:
            await _not_taken(tx, waiting, retry_at=now, aside=True)
        else:
            if waiting.unavailable_since is None:
                log.warning("game %d: letter %s has to wait: %s", game.id, waiting.letter.key, why.value)
                if waiting.letter.kind != "direct" and not shut_out and game.host != NOBODY:
                    with speaking(await _host_speaks(tx, game)):
                        told = trouble.unavailable(game, waiting.id, why.told)
                    await outbox.put(tx, [told], now)
            await _not_taken(tx, waiting)
            await self._fail(tx, waiting)
            since = self._since(waiting)
            await move(tx, waiting.id, Cause.BLOCK, unavailable_since=since, aside=False)

    async def _fail(self, tx: Transaction, waiting: Waiting) -> None:
        """It waits for its next attempt, the longer the more there were."""
        until = self._clock.now() + min(FIRST_PAUSE * (1 << min(waiting.tries, TRIES)), LONGEST_PAUSE)
        await move(tx, waiting.id, Cause.FAIL, retry_at=until, tries=waiting.tries + 1)

    def _since(self, waiting: Waiting) -> datetime:
        """Its destination is unavailable now."""
        return waiting.unavailable_since or self._clock.now()

    def _too_long(self, waiting: Waiting) -> bool:
        since = waiting.unavailable_since
        return since is not None and self._clock.now() - since >= UNAVAILABLE_FOR

    async def _give_up(self, tx: Transaction, waiting: Waiting, game: Game, why: Why) -> None:
        if waiting.in_doubt:
            await move(tx, waiting.id, Cause.UNSEARCHABLE)
            return
        if waiting.letter.analysis:  # nobody waits for it, and `/game analyse` shows it as well
            await _not_taken(tx, waiting)
            await attempts.abandon(tx, waiting, Cause.RETRACT)
            return
        _warn(waiting, why.value)
        await attempts.abandon(tx, waiting, waiting.lost)
        if not trouble.is_for_host(waiting.letter) and game.host != NOBODY:
            with speaking(await _host_speaks(tx, game)):
                lost = trouble.given_up(game, waiting.letter, waiting.id, why.told)
            await outbox.put(tx, [lost], self._clock.now())


async def _host_speaks(tx: Transaction, game: Game) -> str:
    return (await people.get(tx, game.host)).speaks


async def _not_taken(tx: Transaction, waiting: Waiting, **details: Unpack[MoveDetails]) -> None:
    """Discord did not take it this time. An earlier attempt, perhaps in another channel, may have come still:
    that one is searched for, and no longer this one."""
    cause = Cause.REJECT
    if waiting.attempt is not None:
        cause, details["attempt"] = Cause.DEFER, waiting.attempt
    await move(tx, waiting.id, cause, **details)


def _warn(waiting: Waiting, why: str) -> None:
    log.warning("game %d: letter %s is given up: %s", waiting.letter.game, waiting.letter.key, why)
