"""How much of itself the bot lets people have; whoever runs it says so in the settings."""

from __future__ import annotations

from datetime import timedelta

from rules.values import Frozen


class Limits(Frozen, frozen=True, kw_only=True):
    lobby_days: int = 7
    """A lobby that nobody starts closes after so many days."""
    lobbies: int = 3
    """So many lobbies one person may have open on a server."""
    games: int = 100
    """So many games, with those that wait to begin, a server may have at a time."""

    @property
    def lobby_open(self) -> timedelta:
        return timedelta(days=self.lobby_days)
