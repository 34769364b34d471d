"""Lobbies while nobody looks: a full one may begin by itself, and one that nobody starts closes."""

from __future__ import annotations

from datetime import datetime

from bot.post.lobby import lobby_edit, lobby_text
from bot.store import Transaction, endings, games, outbox, timers
from bot.store.games import Game
from bot.store.timers import Kind
from bot.tables.catalogue import Catalogue


async def watch(tx: Transaction, game: Game, now: datetime, *, ready: bool) -> None:
    """Set the alarms of a lobby; `ready` says that every seat is taken."""
    due: dict[Kind, datetime] = {} if game.closes is None else {"close": game.closes}
    if game.terms.eager and ready:
        due["begin"] = now
    await timers.replace(tx, game.id, 0, due)


async def close(tx: Transaction, catalogue: Catalogue, game_id: int, now: datetime) -> None:
    """Nobody has started it; its post says so from now on."""
    game = await games.get(tx, game_id)
    if game is None or game.status != "lobby" or game.closes is None or game.closes > now:
        return
    await endings.end(tx, game_id, "cancelled", now)
    closed = await games.get(tx, game_id) or game
    text = lobby_text(closed, catalogue.title_of(closed), await games.players(tx, game_id))
    await outbox.put(tx, [lobby_edit(closed, text)], now)
