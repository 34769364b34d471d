"""Who rules the skies, and how long the war can go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.baron.dramas.books import Data
from rules.baron.dramas.story import Finder, Story
from rules.drama import Drama

SPENT = 4
"""With so little morale a side may be at its end with the next card."""


class AirSuperiority(Finder):
    """Whose Fighter is the better one, as each turn ends."""

    reads = ("turn",)

    def __init__(self) -> None:
        self._side = ""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind, data
        german, allied = story.books.best_fighter, story.books.allied["fighter"]
        if not story.number or german == allied:
            return
        before, self._side = self._side, "german" if german > allied else "allied"
        if before in {"", self._side}:
            return
        best = story.books.best_fighters()
        company: dict[str, Any] = {"company": best[0]} if len(best) == 1 else {}
        proof = [place for place, _ in story.of("rating", type="fighter")]
        yield story.drama(
            "skies",
            [*proof, story.close(at)],
            *company.values(),
            side=self._side,
            german=german,
            allied=allied,
            **company,
        )


class Morale(Finder):
    """A side that has little left, and had more when the turn before ended."""

    reads = ("turn",)

    def __init__(self) -> None:
        self._spent: set[str] = set()

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind, data
        morale = story.books.morale
        before, self._spent = self._spent, {side for side, left in morale.items() if left <= SPENT}
        for side in sorted(self._spent - before):
            proof = [place for place, _ in story.of("morale", side=side)]
            more = SPENT - morale[side]
            yield story.drama(
                "war-nears-its-end", [*proof, story.close(at)], more=more, side=side, morale=morale[side]
            )
