"""A stretch of events in acts: what comes before the first round, each round, and what comes after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.dogfight.film.glide import Glide
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView
from rules.values import Event


class Act(NamedTuple):
    """What happened in one round of a turn; round 0 is before the first."""

    turn: int
    round: int
    events: tuple[Event, ...]

    def of(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    @property
    def glides(self) -> list[Glide]:
        """Every card flown, and every airplane pushed along the ground."""
        return [
            Glide(
                event.data["plane"],
                Pose(**event.data["start"]),
                Pose(**event.data["end"]),
                event.data.get("card"),
            )
            for event in self.of("moved", "taxied")
        ]


def acts(before: DogfightView, events: Sequence[Event]) -> Iterator[Act]:
    """In order."""
    turn, round_, batch = before.turn, before.round, list[Event]()
    for event in events:
        now = event.data.get("round", round_)
        new_turn = event.kind == "turn"
        if batch and (now != round_ or new_turn):
            yield Act(turn, round_, tuple(batch))
            batch = []
        turn, round_ = (event.data["turn"], 0) if new_turn else (turn, now)
        batch.append(event)
    yield Act(turn, round_, tuple(batch))
