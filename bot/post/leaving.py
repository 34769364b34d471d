"""Somebody has left the server, or is no more: a stand-in sits in, until they should be back."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.kit.text import escape
from bot.store import Transaction, acts, games, outbox
from bot.store.games import Game
from bot.store.letters import Letter
from bot.tables.succession import pass_on


async def stand_in_for(tx: Transaction, game: Game, user: int, now: datetime) -> None:
    """Said once for each time it happens. Who still has the seat after that takes it back by any act."""
    players = await games.players(tx, game.id)
    player = next((each for each in players if each.user == user), None)
    if game.status != "running" or player is None or player.absent:
        return
    await games.note_absence(tx, game.id, replace(player, absent=True))
    runs = await pass_on(tx, game, players, user)
    what = f"{escape(player.name)} has left the server. A stand-in plays for them until they are back.{runs}"
    await acts.note(tx, game.id, game.step, "left", what, now)
    letter = Letter(kind="post", game=game.id, key=f"left:{player.seat}:{game.step}", text=what)
    await outbox.put(tx, [letter], now)
