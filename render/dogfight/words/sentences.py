"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from render.artist import Line, Names, Weight
from render.dogfight.naming import scenario_name
from render.dogfight.phrases import Data, Sentence, Tale, side_points
from render.dogfight.result import told_end
from render.dogfight.sides import side_name
from render.dogfight.words import told_damage, told_flight, told_goals, told_ground, told_heights
from render.kit.story import Weighed, chapters, weights
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView
from rules.said import Said, Text, listed, said, sentences
from rules.values import Event

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
        self._announced: Said | None = None
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

    def _in_order(self, events: Sequence[Event]) -> Iterator[Said]:
        """Each round is announced once, wherever it begins."""
        for event in events:
            at = self._moment(event)
            told = SENTENCES[event.kind](self._tale, event.data)
            yield told if at is None or at == self._announced else sentences((at, told))
            self._announced = at or self._announced

    def _moment(self, event: Event) -> Said | None:
        round_ = event.data.get("round", 0)
        turn = self._turns.get(id(event))
        if not round_:
            return None
        if turn is None:
            return said("dogfight-story.round", round=round_)
        return said("dogfight-story.turn-round", turn=turn, round=round_)

    def _by_side(self, events: Sequence[Event]) -> Iterator[Said]:
        """All that a side did as usual: each airplane's cards in the order flown, then the rest."""
        side = self._side(events[0].data)
        flown = sorted((event for event in events if event.kind == _MOVED), key=_plane)
        flights = {plane: self._flight(plane, list(group)) for plane, group in groupby(flown, _plane)}
        told: list[tuple[str, Said]] = [
            (event.data.get("plane", ""), SENTENCES[event.kind](self._tale, event.data))
            for event in events
            if event.kind not in {_MOVED, "reloading"}
        ]
        loading = [event.data for event in events if event.kind == "reloading"]
        told += [("", each) for each in told_ground.reloaded(self._tale, loading)]
        if side is None:
            yield from _attributed(flights, told)
        else:
            usual = said("dogfight-story.usual", side=side_name(side))
            yield sentences((usual, *_attributed(flights, told)))

    def _flight(self, plane: str, moves: Sequence[Event]) -> Said:
        cards = listed(self._tale.maneuver(plane, event.data["card"]) for event in moves)
        return said("dogfight-story.flies", plane=self._tale.named(plane), cards=cards)


def _turns(events: Sequence[Event]) -> dict[int, int]:
    """Whoever was not waited for may have flown through several turns; nothing if it is one."""
    begun = [event.data["turn"] for event in events if event.kind == "turn"]
    found, turn = dict[int, int](), begun[0] - 1 if begun else 0
    for event in events:
        turn = event.data["turn"] if event.kind == "turn" else turn
        if event.data.get("round"):
            found[id(event)] = turn
    return found if len(set(found.values())) > 1 else {}


def _attributed(flights: Mapping[str, Said], told: Sequence[tuple[str, Said]]) -> Iterator[Said]:
    """Each flight with all else that is said of that airplane; then what is said of others."""
    for plane, flight in flights.items():
        yield flight
        yield from (one for whose, one in told if whose == plane)
    yield from (one for whose, one in told if whose not in flights)


def _without_echoes(events: Sequence[Event]) -> Iterator[Event]:
    """Without shots whose shell has burst meanwhile, and fires of which it is said that they went out."""
    out = [event.data["plane"] for event in events if event.kind == "burnt" and not event.data["counters"]]
    for at, event in enumerate(events):
        later = (one.data["gun"] for one in events[at:] if one.kind == "burst")
        burst = event.kind == "placed" and event.data["gun"] in later
        if not burst and not (event.kind == "flames_out" and event.data["plane"] in out):
            yield event


def _plane(event: Event) -> str:
    return str(event.data["plane"])


def headline(view: DogfightView, names: Names) -> Text:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        return told_end(view, view.outcome, names)
    flying = [plane.side for plane in view.planes if plane.status == "flying"]
    return said(
        "dogfight-story.headline",
        scenario=scenario_name(view),
        turn=view.turn,
        limit=view.turn_limit or 0,
        round=view.round,
        stage=view.stage,
        entente=flying.count("entente"),
        central=flying.count("central"),
        waiting=sum(plane.status == "waiting" for plane in view.planes),
        aloft=sum(balloon.status == "aloft" for balloon in view.balloons),
        points=side_points(view.points),
    )
