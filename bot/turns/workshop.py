"""Where steps are worked out: apart from everything that answers people, and the quick ones first.

A stand-in may think for a while, and a table full of them for seconds. The rules are pure: a game goes in,
and what came of it comes out (`tables/outside.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from bot.kit.queueing import Calm
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import LoadedGame
from bot.tables.outside import Crew
from bot.turns.dramas import Past, play_and_tell
from bot.turns.resolution import NotDue, Resolved
from bot.turns.stand_ins import Thoughts, think_ahead
from rules.engine import Choice
from rules.values import Seat

Found: TypeAlias = NotDue | tuple[Resolved, ...]
Known: TypeAlias = Callable[[LoadedGame], Thoughts]
"""What stand-ins have come to at a table so far."""


class Workshop:
    """`processes` of its own, or none: then a thread. Tables with an Ace have a place to themselves, for it
    thinks for seconds where others are done at once."""

    def __init__(
        self,
        catalogue: Catalogue,
        processes: int = 0,
        packs: Path | None = None,
        calm: Calm | None = None,
    ) -> None:
        calm = calm or Calm()
        self._processes = processes
        self._quick = Crew("workshop", catalogue, processes, packs, calm=calm)
        self._thoughtful = Crew("aces", catalogue, min(processes, 1), packs, calm=calm)

    def close(self) -> None:
        for crew in (self._quick, self._thoughtful):
            crew.close()

    def warm_up(self) -> None:
        self._quick.warm_up()

    @property
    def apart(self) -> bool:
        """Whether what is done here takes no time from those who answer people."""
        return self._processes > 0

    async def work_out(self, loaded: LoadedGame, now: datetime, known: Known, past: Past = ()) -> Found:
        """The step, if it is due, and those that follow by themselves, with their news; by all that stand-ins
        have come to when its turn has come, and all that has happened before."""
        patience = _patience(loaded) - len(known(loaded))
        crew = self._crew(loaded)
        return await crew.do(
            patience, play_and_tell, loaded, now, past, latest=lambda: (dict(known(loaded)),)
        )

    async def think(self, loaded: LoadedGame, seat: Seat) -> Choice | None:
        """What a stand-in will answer. Whatever is due meanwhile waits for one such thought at most."""
        return await self._crew(loaded).do_at_leisure(think_ahead, loaded, seat)

    def _crew(self, loaded: LoadedGame) -> Crew:
        return self._thoughtful if _thinks(loaded) else self._quick


def _thinks(loaded: LoadedGame) -> bool:
    """Whether an Ace may have to answer: in a seat of its own, or for somebody who is away or late."""
    if loaded.deserted:
        return False
    aces = [player for player in loaded.players if loaded.level_of(player) == "ace"]
    if any(player.user is None or player.absent or loaded.stood_in(player) for player in aces):
        return True
    return bool(aces) and bool(loaded.table.asked().keys() - loaded.chosen.keys())


def _patience(loaded: LoadedGame) -> int:
    """How much thinking a step may take: by how many stand-ins are at the table."""
    return sum(player.user is None or player.absent for player in loaded.players)
