"""Games that ended long ago are emptied, if the operator wants it: most of a database is their tables."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.store import Store, endings
from bot.turns.calendar import Calendar

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many games in one sweep: nobody shall notice."""


class Retention:
    def __init__(self, store: Store, keep_days: int, calendar: Calendar) -> None:
        self._store = store
        self._keep = timedelta(days=keep_days)
        if keep_days:
            calendar.sweeps.append(self.empty)

    async def empty(self, now: datetime) -> tuple[int, ...]:
        """Some of those that ended long enough ago, each by itself; nothing is due at them."""
        async with self._store.reading() as tx:
            found = await endings.ended_before(tx, now - self._keep, AT_ONCE)
        for game in found:
            async with self._store.transaction(game=game) as tx:
                await endings.empty(tx, game)
            log.info("game %d ended long ago and is emptied", game)
        return ()
