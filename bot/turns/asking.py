"""Asking somebody who was not awaited when a question came, and is now; and until when, if that changes."""

from __future__ import annotations

import asyncio
from datetime import datetime

from bot.post import hosted, telling
from bot.store import Store, Transaction, outbox
from bot.tables.loaded import LoadedGame, Tables
from rules.values import Seat


async def prepare_table(store: Store, tables: Tables, game_id: int) -> None:
    """Restore a game's table in a thread, where it is kept: a writing transaction that asks it whom it waits
    for must not be held up by that."""
    loaded = await store.read(tables.load, game_id)
    await asyncio.to_thread(loaded.owing)


async def tell_time(tx: Transaction, before: LoadedGame, loaded: LoadedGame, now: datetime) -> None:
    """Whoever is awaited reads on their panel until when, if the deadline was moved."""
    if loaded.game.deadline == before.game.deadline or loaded.step != before.step:
        return
    for player in loaded.owing():
        sent = await outbox.letter(tx, loaded.game.id, telling.panel_key(loaded.step, player.seat))
        if sent is not None and sent.panel is not None:
            asked = telling.retimed(loaded, player.seat, sent)
            await outbox.put(tx, [telling.panel_edit(loaded, player.seat, asked.text)], now)


async def ask_in_words(tx: Transaction, loaded: LoadedGame, seat: Seat, now: datetime) -> None:
    """What somebody is asked, in the language that they speak by now."""
    player = loaded.player(seat)
    decision = loaded.table.asked().get(seat)
    if decision is None or player not in loaded.owing():
        return
    asked = telling.asked_anew(loaded, seat, decision)
    key = telling.panel_key(loaded.step, seat)
    if await outbox.reword(tx, loaded.game.id, key, asked.text, asked.question):
        await outbox.put(tx, [telling.panel_edit(loaded, seat, asked.text)], now)


async def ask_again(tx: Transaction, loaded: LoadedGame, seat: Seat, now: datetime) -> None:
    """Their panel, if the table waits for them and they have none for this step."""
    player = loaded.player(seat)
    if player not in loaded.owing():
        return
    key = telling.panel_key(loaded.step, seat)
    sent = await outbox.letter(tx, loaded.game.id, key)
    if sent is not None and sent.panel is not None:
        return
    if await outbox.state_of(tx, loaded.game.id, key) is not None:  # told what happened, and asked nothing
        await outbox.retire(tx, loaded.game.id, key)
    await outbox.put(tx, hosted.asking(loaded, player), now)
