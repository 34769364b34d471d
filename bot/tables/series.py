"""Several matches between the same people: how they stand together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.kit.text import escape
from bot.store import Transaction, games
from bot.store.games import Player
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
    """The points of all matches so far, with this one, which has just ended so."""
    points = dict.fromkeys(map(_who, loaded.players), 0)
    for game_id in await games.matches_before(tx, loaded.game):
        before = await tables.load(tx, game_id)
        if (ended := before.table.outcome) is not None:
            _add(points, before.players, ended)
    _add(points, loaded.players, outcome)
    named = [(escape(player.name), points[_who(player)]) for player in loaded.players]
    ranked = sorted(named, key=lambda each: (-each[1], each[0]))
    return Standings(loaded.game.match, loaded.game.matches, tuple(ranked))


def _who(player: Player) -> int | str:
    """A person is known by their account, a stand-in by its name."""
    return player.name if player.user is None else player.user


def _add(points: dict[int | str, int], players: tuple[Player, ...], outcome: Outcome) -> None:
    for player in players:
        if _who(player) in points:
            points[_who(player)] += outcome.scores.get(player.seat, 0)
