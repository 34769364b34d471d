"""A whole game counted: share and cash by round, takeovers, and what everybody held in the end.

Cash may have been hidden while the game was on. When it is over everybody may know all of it, and it is
read off what each airline saw of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.airbaron.view import AirBaronView, AirlineView
from rules.story import Chapter, turns
from rules.values import Seat


class Tally:
    def __init__(self, history: Sequence[Chapter]) -> None:
        self.last: AirBaronView = history[-1].view
        self._ends = [turn.after for turn in turns(history)]
        self.tried: Counter[Seat] = Counter()
        self.taken: Counter[Seat] = Counter()
        for event in (event for chapter in history for event in chapter.events):
            if event.kind == "takeover":
                self.tried[event.data["seat"]] += 1
                self.taken[event.data["seat"]] += event.data["won"]

    @property
    def rounds(self) -> int:
        return len(self._ends)

    def totals(self, seat: Seat) -> list[int]:
        """Share and cash at the end of each round, less what is owed."""
        return [_total(_airline(chapter, seat)) for chapter in self._ends]

    def hubs(self, seat: Seat) -> int:
        return sum(hub.dominated_by == seat for hub in self.last.hubs)


def _airline(chapter: Chapter, seat: Seat) -> AirlineView:
    """As its owner saw it, where that is told."""
    view: AirBaronView = chapter.own[seat] if chapter.own else chapter.view
    return next(airline for airline in view.airlines if airline.seat == seat)


def _total(airline: AirlineView) -> int:
    return airline.share + (airline.cash or 0) - airline.loan
