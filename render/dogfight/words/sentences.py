"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from render.artist import Line, Names, Weight
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
            "took_off clouded reloading lowered"
        ),
        "echo": "turn asked over returned",
    }
)
"""What is not here is told in its place."""
_CAUGHT: dict[str, tuple[str, Weight]] = {"burst": ("hit", "routine"), "blast": ("planes", "plain")}
"""Where that is nobody, it matters less."""


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)
        self._announced = ""
        self._turns: dict[int, int] = {}
        """Of each event with a round its turn, where several are told."""

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(SENTENCES) | {_MOVED}

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """What matters most first, with its round; what is routine in a line for each side."""
        seen = [event for event in events if event.visible_to(self._seat) and event.kind in self.kinds]
        self._turns = _turns(seen)
        self._tale.heard(seen)
        for chapter in chapters(map(self._weighed, _without_echoes(seen))):
            told = self._in_order if chapter.weight != "routine" else self._by_side
            yield from chapter.lines(told)

    def _weighed(self, event: Event) -> Weighed:
        weight = _WEIGHTS.get(event.kind, "plain")
        caught, nobody = _CAUGHT.get(event.kind, ("", weight))
        if caught and not event.data[caught]:
            weight = nobody
        if event.kind == "fired" and event.data["gun"] == "infantry":
            weight = "routine"
        return Weighed(event, weight, self._side(event.data) if weight == "routine" else None)

    def _side(self, data: Data) -> Side | None:
        named = (data[key] for key in ("plane", "shooter", "balloon", "gun") if data.get(key))
        piece = self._tale.piece(next(named, ""))
        return None if piece is None else piece.side

    def _in_order(self, events: Sequence[Event]) -> Iterator[str]:
        """Each round is announced once, wherever it begins."""
        for event in events:
            at = self._moment(event)
            opening = f"{at}: " if at and at != self._announced else ""
            self._announced = at or self._announced
            yield opening + SENTENCES[event.kind](self._tale, event.data)

    def _moment(self, event: Event) -> str:
        round_ = event.data.get("round", 0)
        turn = self._turns.get(id(event))
        if not round_:
            return ""
        return f"Round {round_}" if turn is None else f"Turn {turn}, round {round_}"

    def _by_side(self, events: Sequence[Event]) -> Iterator[str]:
        """All that a side did as usual: each airplane's cards in the order flown, then the rest."""
        side = self._side(events[0].data)
        flown = sorted((event for event in events if event.kind == _MOVED), key=_plane)
        deeds = {plane: self._flight(plane, list(group)) for plane, group in groupby(flown, _plane)}
        others = [event for event in events if event.kind not in {_MOVED, "reloading"}]
        told = [lowered(SENTENCES[event.kind](self._tale, event.data).rstrip(".")) for event in others]
        if loading := [event.data for event in events if event.kind == "reloading"]:
            told.append(told_ground.reloaded(self._tale, loading).rstrip("."))
        story = "; ".join(_attributed(deeds, told))
        yield f"{story[:1].upper()}{story[1:]}." if side is None else f"{side_name(side)}: {story}."

    def _flight(self, plane: str, moves: Sequence[Event]) -> str:
        cards = [self._tale.maneuver(plane, event.data["card"]) for event in moves]
        return f"{self._tale.named(plane)} flies {listed(cards)}"


def _turns(events: Sequence[Event]) -> dict[int, int]:
    """Whoever was not waited for may have flown through several turns; nothing if it is one."""
    begun = [event.data["turn"] for event in events if event.kind == "turn"]
    found, turn = dict[int, int](), begun[0] - 1 if begun else 0
    for event in events:
        turn = event.data["turn"] if event.kind == "turn" else turn
        if event.data.get("round"):
            found[id(event)] = turn
    return found if len(set(found.values())) > 1 else {}


def _attributed(flights: Mapping[str, str], told: Sequence[str]) -> Iterator[str]:
    """Each flight with all else that is said of that airplane; then what is said of others."""
    mine = {plane: [one for one in told if one.startswith(f"{plane} ")] for plane in flights}
    for plane, flight in flights.items():
        also = listed(one.removeprefix(f"{plane} ") for one in mine[plane])
        yield f"{flight}; it {also}" if also else flight
    yield from (one for one in told if not any(one in own for own in mine.values()))


def _without_echoes(events: Sequence[Event]) -> Iterator[Event]:
    """Without shots whose shell has burst meanwhile, and fires of which it is said that they went out."""
    out = [event.data["plane"] for event in events if event.kind == "burnt" and not event.data["counters"]]
    for at, event in enumerate(events):
        later = (one.data["gun"] for one in events[at:] if one.kind == "burst")
        burst = event.kind == "placed" and event.data["gun"] in later
        if not burst and not (event.kind == "flames_out" and event.data["plane"] in out):
            yield event


def lowered(sentence: str) -> str:
    """As part of a longer one, a sentence begins small."""
    return f"{sentence[:1].lower()}{sentence[1:]}" if sentence.startswith(("The ", "Balloon ")) else sentence


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
