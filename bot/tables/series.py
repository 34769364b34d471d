"""Several matches between the same people: how they stand together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import Transaction, games
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import Outcome
from rules.said import Text
from words import english


@dataclass(frozen=True)
class Standings:
    """After a match: everybody's points, the most first."""

    match: int
    matches: int
    points: tuple[tuple[Text, int], ...]

    @property
    def last(self) -> bool:
        return self.match == self.matches


async def standings_after(tx: Transaction, tables: Tables, loaded: LoadedGame, outcome: Outcome) -> Standings:
    """The points of all matches so far, with this one, which has just ended so.

    They are the seat's, whoever sat there: one that passes on, or is left to a stand-in, keeps what it has.
    """
    points = [outcome.scores.get(player.seat, 0) for player in loaded.players]
    for game_id in await games.matches_before(tx, loaded.game):
        before = await tables.load(tx, game_id)
        if (ended := before.table.outcome) is not None:
            turned = (loaded.game.match - before.game.match) % 2
            for seat in range(len(points)):
                points[seat] += ended.scores.get(len(points) - 1 - seat if turned else seat, 0)
    ranked = sorted(loaded.players, key=lambda player: (-points[player.seat], english(player.written)))
    named = tuple((player.written, points[player.seat]) for player in ranked)
    return Standings(loaded.game.match, loaded.game.terms.matches, named)
