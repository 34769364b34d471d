"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render.artist import Names
from render.dogfight.frame import stage_name, turn_name
from render.dogfight.phrases import Data, Sentence, Tale, lower
from render.dogfight.result import told_points, verdict
from render.dogfight.sides import STYLES
from render.dogfight.words import told_damage, told_flight, told_goals, told_ground, told_heights
from rules.dogfight.view import DogfightView
from rules.values import Event

SENTENCES: dict[str, Sentence] = (
    told_flight.SENTENCES
    | told_goals.SENTENCES
    | told_damage.SENTENCES
    | told_ground.SENTENCES
    | told_heights.SENTENCES
)
_TOGETHER = {"moved": told_flight.moved}
"""Kinds of which several in a row make one sentence."""


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(SENTENCES) | frozenset(_TOGETHER)

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """In order; the moves of a round in one sentence, and each round announced once."""
        seen = [event for event in events if event.visible_to(self._seat)]
        announced = 0
        for (kind, round_), group in groupby(
            seen, key=lambda event: (event.kind, event.data.get("round", 0))
        ):
            for sentence in self._group(kind, [event.data for event in group]):
                opening = f"Round {round_}: " if round_ and round_ != announced else ""
                announced = round_ or announced
                yield opening + sentence

    def _group(self, kind: str, batch: list[Data]) -> Iterator[str]:
        if kind in _TOGETHER:
            yield _TOGETHER[kind](self._tale, batch)
        elif kind in SENTENCES:
            yield from (SENTENCES[kind](self._tale, data) for data in batch)


def headline(view: DogfightView, names: Names) -> str:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        return f"{view.scenario}, over: {verdict(view, view.outcome, names)}, {told_points(view)}."
    now = lower(stage_name(view))
    return f"{view.scenario}, {lower(turn_name(view))}, {now}: {_flying(view)}; {told_points(view)}."


def _flying(view: DogfightView) -> str:
    counts = {side: sum(p.side == side and p.status == "flying" for p in view.planes) for side in STYLES}
    waiting = sum(plane.status == "waiting" for plane in view.planes)
    aloft = sum(balloon.status == "aloft" for balloon in view.balloons)
    more = [f"{waiting} still to come"] if waiting else []
    more += [f"{aloft} balloon{'' if aloft == 1 else 's'} aloft"] if aloft else []
    return ", ".join([f"{counts['entente']} against {counts['central']} in the air", *more])
