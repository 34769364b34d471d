"""What still stood open when a game ended is closed with it: offers, and ways back to a seat."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.post import hosted, notices
from bot.store import Transaction, offers, outbox
from bot.store.games import Game, Player

_LEFT: dict[offers.Kind, str] = {
    "seat": "nobody else sits down",
    "undo": "nothing is taken back",
    "host": "nobody need run it any more",
}
"""What comes of each kind of offer."""


async def close(tx: Transaction, game: Game, title: str, players: Iterable[Player], now: datetime) -> None:
    for kind, left in _LEFT.items():
        for offer in await offers.open_ones(tx, game.id, kind):
            await offers.settle(tx, offer.id, "void")
            await outbox.put(tx, [hosted.answered(offer, f"Game {game.id} has ended; {left}.")], now)
    said = await outbox.keys(tx, game.id)
    for player in players:
        ways = notices.ways_back(said, player.seat)
        await outbox.put(tx, [notices.no_way_back(game, title, player, key) for key in ways], now)
