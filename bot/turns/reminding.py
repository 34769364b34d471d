"""Reminders: to whoever is awaited and wants them, and not while they sleep or are away."""

from __future__ import annotations

from datetime import datetime

from bot.kit.standstill import Once, Span, still_until
from bot.post import notices, telling
from bot.store import Transaction, outbox, timers
from bot.store.games import Player
from bot.store.timers import Timer
from bot.tables.loaded import LoadedGame
from bot.turns.deadlines import nights_of


async def remind(tx: Transaction, loaded: LoadedGame, timer: Timer, now: datetime) -> datetime | None:
    """Write to those who may hear of it now; when to look again for the first of the others."""
    if timer.kind == "first reminder" and await _overtaken(tx, timer, now):
        return None
    later = []
    for player in loaded.owing():
        if not player.person.reminders:
            continue
        awake = _quiet_until(player, now)
        if awake is not None:
            later.append(awake)
            continue
        filled = bool(loaded.drafts.get(player.seat))
        panel = await outbox.state_of(tx, timer.game, telling.panel_key(timer.step, player.seat))
        letter = notices.reminder(loaded, player, timer.kind, filled=filled, closed=panel == "given up")
        await outbox.put(tx, [letter], now)
    deadline = loaded.game.deadline
    return min((awake for awake in later if deadline is None or awake < deadline), default=None)


async def _overtaken(tx: Transaction, timer: Timer, now: datetime) -> bool:
    """Whether it was put off for so long that the last reminder is due as well."""
    last = await timers.rings_at(tx, timer.game, "last reminder", timer.step)
    return last is not None and last <= now


def _quiet_until(player: Player, now: datetime) -> datetime | None:
    away = player.away
    stops = [*nights_of(player), *([] if away is None else [Once(Span(away.begins, away.ends))])]
    return still_until(now, stops)
