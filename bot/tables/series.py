"""Several matches between the same people: how they stand together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.kit.text import escape
from bot.store import Transaction, games
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import Outcome


@dataclass(frozen=True)
class Standings:
    """After a match: everybody's points, the most first."""

    match: int
    matches: int
    points: tuple[tuple[str, int], ...]

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
    named = [(escape(player.name), points[player.seat]) for player in loaded.players]
    ranked = sorted(named, key=lambda each: (-each[1], each[0]))
    return Standings(loaded.game.match, loaded.game.terms.matches, tuple(ranked))
