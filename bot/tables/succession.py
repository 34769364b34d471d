"""Who runs a game when its host is gone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Transaction, games
from bot.store.games import Game, Player


def successor(game: Game, players: Sequence[Player], gone: int) -> int | None:
    """The co-host; else the first of the players, those who are there before those who are not."""
    others = [player for player in players if player.user not in {None, gone}]
    silent = {player.user for player in others if player.absent}
    if game.cohost is not None and game.cohost not in {gone, *silent}:
        return game.cohost
    return next((player.user for player in sorted(others, key=lambda each: not each.present)), None)


async def pass_on(tx: Transaction, game: Game, players: Sequence[Player], gone: int) -> str:
    """Let somebody else run the game if it was this person who did; what is to be said of it."""
    heir = successor(game, players, gone) if gone == game.host else None
    if heir is None:
        return ""
    await games.set_host(tx, game.id, heir)
    if heir == game.cohost:
        await games.set_cohost(tx, game.id, None)
    return f" <@{heir}> runs the game from now on."
