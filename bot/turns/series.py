"""The next of several matches: the same people and options, with sides swapped."""

from __future__ import annotations

from datetime import datetime

from bot.post.lobby import lobby_post, lobby_text
from bot.store import Transaction, games, outbox
from bot.store.games import Sitter
from bot.tables.loaded import LoadedGame, known


async def open_next_match(tx: Transaction, loaded: LoadedGame, now: datetime) -> int:
    """Its lobby, in which everybody sits already; its id. The order of seats is turned round."""
    game_id = await games.add_match(tx, loaded.game, now)
    turned = [Sitter(player.user, player.name, level=player.level) for player in reversed(loaded.players)]
    await games.seat_players(tx, game_id, turned)
    game = await known(tx, game_id)
    text = lobby_text(game, loaded.title, await games.players(tx, game_id))
    await outbox.put(tx, [lobby_post(game, text)], now)
    return game_id
