"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render.artist import Line, Names
from render.dogfight.frame import stage_name, turn_name
from render.dogfight.phrases import Data, Sentence, Tale, lower, side_name
from render.dogfight.result import told_points, verdict
from render.dogfight.sides import STYLES
from render.dogfight.words import told_damage, told_flight, told_goals, told_ground, told_heights
from render.kit.story import Weighed, chapters, weights
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView
from rules.values import Event
from rules.wording import listed

SENTENCES: dict[str, Sentence] = (
    told_flight.SENTENCES
    | told_goals.SENTENCES
    | told_damage.SENTENCES
    | told_ground.SENTENCES
    | told_heights.SENTENCES
)
_MOVED = "moved"
_WEIGHTS = weights(
    {
        "great": (
            "shot_down exploded out_of_control left collided barrage balloon_lost balloon_down "
            "observer_lost silenced crashed"
        ),
        "key": (
            "fired burst rocket_hit blast burning pilot_hit photographed bombed landed crippled bailed_out"
        ),
        "routine": (
            "moved level taxied reminder cleared tailed tail_lost smoke_cleared flames_out "
            "took_off clouded reloading"
        ),
        "echo": "turn asked over returned",
    }
)
"""What is not here is told in its place."""
_CAUGHT = {"burst": "hit", "blast": "planes"}
"""Where that is nobody, it matters less."""


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)
        self._announced = 0

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(SENTENCES) | {_MOVED}

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """What matters most first, with its round; what is routine in a line for each side."""
        seen = [event for event in events if event.visible_to(self._seat) and event.kind in self.kinds]
        for chapter in chapters(map(self._weighed, seen)):
            told = self._in_order if chapter.weight != "routine" else self._by_side
            yield from chapter.lines(told)

    def _weighed(self, event: Event) -> Weighed:
        weight = _WEIGHTS.get(event.kind, "plain")
        if event.kind in _CAUGHT and not event.data[_CAUGHT[event.kind]]:
            weight = "plain"
        if event.kind == "fired" and event.data["gun"] == "infantry":
            weight = "routine"
        return Weighed(event, weight, self._side(event.data) if weight == "routine" else None)

    def _side(self, data: Data) -> Side | None:
        piece = self._tale.piece(data.get("plane") or data.get("shooter") or data["gun"])
        return None if piece is None else piece.side

    def _in_order(self, events: Sequence[Event]) -> Iterator[str]:
        """Each round is announced once, wherever it begins."""
        for event in events:
            round_ = event.data.get("round", 0)
            opening = f"Round {round_}: " if round_ and round_ != self._announced else ""
            self._announced = round_ or self._announced
            yield opening + SENTENCES[event.kind](self._tale, event.data)

    def _by_side(self, events: Sequence[Event]) -> Iterator[str]:
        """All that a side did as usual: each airplane's cards in the order flown, then the rest."""
        side = self._side(events[0].data)
        flown = sorted((event for event in events if event.kind == _MOVED), key=_plane)
        deeds = [self._flight(plane, list(group)) for plane, group in groupby(flown, _plane)]
        others = [event for event in events if event.kind != _MOVED]
        deeds += [SENTENCES[event.kind](self._tale, event.data).rstrip(".") for event in others]
        yield f"{'' if side is None else f'{side_name(side)}: '}{'; '.join(deeds)}."

    def _flight(self, plane: str, moves: Sequence[Event]) -> str:
        cards = [self._tale.maneuver(plane, event.data["card"]) for event in moves]
        return f"{self._tale.named(plane)} flies {listed(cards)}"


def _plane(event: Event) -> str:
    return str(event.data["plane"])


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
