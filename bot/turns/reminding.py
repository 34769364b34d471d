"""Reminders: to whoever is awaited and wants them, and not while they sleep or are away.

The key of each says of which deadline: for a later one people are reminded anew, and for none of them twice.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.standstill import Once, Span, still_until
from bot.post import notices, telling
from bot.store import Store, Transaction, outbox, timers
from bot.store.games import Player
from bot.store.timers import Kind, Timer
from bot.tables.loaded import LoadedGame, Tables
from bot.turns import patience
from bot.turns.calendar import Calendar
from bot.turns.deadlines import nights_of
from bot.turns.door import Door

log = logging.getLogger(__name__)

_KINDS: tuple[Kind, ...] = ("first reminder", "last reminder", "limit")

MOVED = timedelta(minutes=10)
"""By less than this a deadline is still the one that people were reminded of: after a short pause, say."""


class Reminders:
    """What rings before time runs out and, where the table waits, long after that."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, door: Door, calendar: Calendar) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._door = door
        for kind in _KINDS:
            calendar.rings[kind] = self._remind

    async def _remind(self, timer: Timer) -> datetime | None:
        """Safe to repeat: the letters' keys let each be written once. When to do so, if somebody sleeps."""
        try:
            async with self._store.transaction(game=timer.game) as tx:
                loaded = await self._tables.load(tx, timer.game)
                rings = await timers.rings_at(tx, timer)
                moved = rings is None or rings > self._door.downtime.now()  # since it was found due
                if loaded.step != timer.step or loaded.game.status != "running" or moved:
                    return None
                if timer.kind != "limit":
                    return await remind(tx, loaded, timer, self._clock.now())
                await patience.ask(tx, loaded, self._clock.now())
        except Refusal as why:
            log.info("game %d: its %s is passed over: %s", timer.game, timer.kind, why)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            await self._door.note(timer.game, fault)
        return None


async def remind(tx: Transaction, loaded: LoadedGame, timer: Timer, now: datetime) -> datetime | None:
    """Write to those who may hear of it now; when to look again for the first of the others."""
    deadline = loaded.game.deadline
    if deadline is None or (timer.kind == "first reminder" and await _overtaken(tx, timer, now)):
        return None
    later = []
    for player in loaded.owing():
        if not player.person.reminders or await _reminded(tx, timer, player, deadline):
            continue
        awake = _quiet_until(player, now)
        if awake is not None:
            later.append(awake)
            continue
        filled = bool(loaded.drafts.get(player.seat))
        panel = await outbox.state_of(tx, timer.game, telling.panel_key(timer.step, player.seat))
        closed = panel == "given up"
        letter = notices.reminder(loaded, player, timer.kind, deadline, filled=filled, closed=closed)
        await outbox.put(tx, [letter], now)
    return min((awake for awake in later if awake < deadline), default=None)


async def _reminded(tx: Transaction, timer: Timer, player: Player, deadline: datetime) -> bool:
    """Whether they were told so of this deadline or a later one."""
    of = await outbox.said(tx, timer.game, notices.reminders_key(timer.kind, timer.step, player.seat))
    least = (deadline - MOVED).timestamp()
    return any(int(ends) > least for ends in of if ends.isdecimal())  # others are of who sat here before


async def _overtaken(tx: Transaction, timer: Timer, now: datetime) -> bool:
    """Whether it was put off for so long that the last reminder is due as well."""
    last = await timers.rings_at(tx, replace(timer, kind="last reminder"))
    return last is not None and last <= now


def _quiet_until(player: Player, now: datetime) -> datetime | None:
    away = player.away
    stops = [*nights_of(player), *([] if away is None else [Once(Span(away.begins, away.ends))])]
    return still_until(now, stops)
