"""Split-brain detection: two bots with one token, each on a copy of one database, tell every turn twice.

Neither can know of the other but by what it says. So after a post in a game's thread, at most once an hour,
the bot looks at what came there by its own account since an earlier post of this run. Posts from before this
run say nothing: the database may have been put back from an older copy since.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.kit.clock import Clock
from bot.kit.reporting import report
from bot.post.courier import Courier
from bot.store import Store
from bot.store.games import Game
from bot.store.mail import messages
from bot.store.mail.messages import MessageRef

log = logging.getLogger(__name__)

EVERY = timedelta(hours=1)


class SecondBot:
    def __init__(self, store: Store, clock: Clock, courier: Courier) -> None:
        self._store = store
        self._clock = clock
        self._courier = courier
        self._looked: dict[int, tuple[int, datetime | None]] = {}
        """By thread: up to which post of ours, and when."""

    async def watch(self, game: Game, post: MessageRef) -> None:
        """A post has just been delivered. Nothing depends on this: if it fails, the next post does it."""
        if post.channel != game.thread:
            return
        since, at = self._looked.setdefault(post.channel, (post.message, None))
        now = self._clock.now()
        if post.message <= since or (at is not None and timedelta() <= now - at < EVERY):
            return
        try:
            ours = await self._courier.own_posts(post.channel, since, post.message)
            if await self._news(game.id, post.channel, ours, now):
                log.warning(
                    "game %d: a message in its thread %d is by this bot's account, and this database did not "
                    "send it: does a second bot run with the same token?",
                    game.id,
                    post.channel,
                )
        except Exception as fault:  # noqa: BLE001 - see above
            report(log, f"game {game.id}: its thread cannot be looked through", fault, logging.INFO)
        else:
            self._looked[post.channel] = post.message, now

    async def _news(self, game: int, channel: int, ours: list[int], now: datetime) -> bool:
        """Whether there is news of a second bot."""
        if not await self._store.read(messages.strangers, channel, ours):
            return False
        async with self._store.transaction(game=game) as tx:
            found = await messages.strangers(tx, channel, ours)
            return bool(found) and await messages.note_stranger(tx, game, channel, found[-1], now)
