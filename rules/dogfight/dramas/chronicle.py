"""The annals of a dogfight, read once from beginning to end: who fired, who fell, whose gun was jammed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from heapq import merge
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypeAlias

from rules.dogfight.dramas.kinds import DRAMAS
from rules.dogfight.kinds import Side
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView
from rules.drama import Annals, Drama, Happened
from rules.values import Seat

Moment: TypeAlias = tuple[int, int]
"""A turn and its round: all that is fired in it strikes at once."""
Cause: TypeAlias = Literal[
    "fire",
    "flames",
    "strain",
    "collision",
    "blast",
    "ground",
    "barrage",
    "out-of-control",
    "left",
    "home",
    "damage",
]
"""Why an airplane is gone: `home` over its own edge, `damage` where nothing of it was told."""

_FALLS = {"shot_down": "shot-down", "exploded": "exploded"}
_HARMS: dict[str, tuple[str, Cause]] = {
    "collided": ("pieces", "collision"),
    "blast": ("planes", "blast"),
    "burnt": ("plane", "flames"),
    "strained": ("plane", "strain"),
    "crashed": ("plane", "ground"),
}
"""What hurts without a shot, under which key it names whom, and what it is as a cause."""
_LOSSES: dict[str, Cause] = {"barrage": "barrage", "out_of_control": "out-of-control", "left": "left"}

_READ = frozenset({"fired", "jammed", "cleared", *_FALLS, *_HARMS, *_LOSSES})


class Burst(NamedTuple):
    at: int
    moment: Moment
    shooter: str
    gun: str
    target: str
    distance: int
    cards: int


class Loss(NamedTuple):
    """An airplane that is gone."""

    at: int
    moment: Moment
    plane: str
    how: str
    by: tuple[str, ...]
    """Enemies, in the air or on the ground, that fired at it in this round."""
    cause: Cause


class Jam(NamedTuple):
    at: int
    moment: Moment
    plane: str
    gun: str
    burst: Burst


class Chronicle:
    def __init__(self, annals: Annals) -> None:
        self.annals = annals
        self.view: DogfightView = annals.view
        self.planes: dict[str, PlaneView] = {plane.id: plane for plane in self.view.planes}
        self.pieces: dict[str, PlaneView | BalloonView | GroundView] = {
            piece.id: piece for piece in (*self.view.planes, *self.view.balloons, *self.view.ground)
        }
        self.bursts: list[Burst] = []
        self.upon: dict[tuple[Moment, str], list[Burst]] = defaultdict(list)
        """Bursts by their moment and target."""
        self.losses: list[Loss] = []
        self.jams: list[Jam] = []
        self.cleared: dict[tuple[str, str], list[int]] = defaultdict(list)
        """Where a gun of an airplane was clear again."""
        self._harm: dict[str, tuple[int, Cause]] = {}
        """What last hurt an airplane without a shot, and in which turn."""
        self._by_kind: dict[str, list[tuple[int, Happened]]] = defaultdict(list)
        for at, each in enumerate(annals.happened):
            self._by_kind[each.event.kind].append((at, each))
            if each.event.kind in _READ:
                self._read(at, each)

    # Who is who

    def side(self, piece: str) -> Side | None:
        known = self.pieces.get(piece)
        return None if known is None else known.side

    def seats(self, *pieces: str) -> list[Seat]:
        """Whose they are, each seat once, in this order."""
        found = (self.pieces[each].seat for each in pieces if each in self.pieces)
        return [seat for seat in found if seat is not None]

    def strength(self, side: Side) -> int:
        """With how many airplanes a side began, those that come later included."""
        return sum(plane.side == side for plane in self.planes.values())

    # What is found

    def drama(self, kind: str, *proof: int, about: Iterable[str] = (), more: int = 0, **data: Any) -> Drama:
        return DRAMAS(kind, self.annals, proof, seats=self.seats(*about), more=more, **data)

    def shots_at(self, loss: Loss) -> list[Burst]:
        """Bursts of this round by those who brought it down."""
        return [burst for burst in self.upon[loss.moment, loss.plane] if burst.shooter in loss.by]

    def kills(self) -> Iterator[Loss]:
        """Airplanes brought down by enemy fire, one from the air at least."""
        return (loss for loss in self.losses if any(each in self.planes for each in loss.by))

    def volleys(self) -> Iterator[list[Loss]]:
        """Losses that came at the same time."""
        return (list(group) for _, group in groupby(self.losses, key=lambda loss: loss.moment))

    def of(self, *kinds: str) -> Iterable[tuple[int, Happened]]:
        """What happened of these kinds, with its place in the annals, in its order."""
        found = [self._by_kind[kind] for kind in kinds if kind in self._by_kind]
        return found[0] if len(found) == 1 else merge(*found, key=itemgetter(0))

    def last(self, kind: str) -> tuple[int, Happened] | None:
        return self._by_kind[kind][-1] if kind in self._by_kind else None

    # Reading

    def _read(self, at: int, each: Happened) -> None:
        kind, data = each.event.kind, each.event.data
        moment = each.turn, data.get("round", 0)
        if kind == "fired":
            self._burst(Burst(at, moment, *_shot(data)))
        elif kind in _FALLS:
            enemies = [by for by in data["by"] if self.side(by) != self.side(data["plane"])]
            cause = "fire" if enemies else self._cause(data["plane"], each.turn)
            self.losses.append(Loss(at, moment, data["plane"], _FALLS[kind], tuple(enemies), cause))
        elif kind in _LOSSES or (kind == "crashed" and data["cards"] is None):
            cause = _LOSSES.get(kind, "ground")
            if kind == "left" and self.planes[data["plane"]].exit == self.side(data["plane"]):
                cause = "home"
            self.losses.append(Loss(at, moment, data["plane"], "lost", (), cause))
        elif kind == "jammed" and data["plane"] in self.planes:
            self._jam(at, moment, data["plane"], data["gun"])
        elif kind == "cleared":
            self.cleared[data["plane"], data["gun"]].append(at)
        else:
            self._harmed(kind, data, each.turn)

    def _burst(self, burst: Burst) -> None:
        self.bursts.append(burst)
        self.upon[burst.moment, burst.target].append(burst)

    def _jam(self, at: int, moment: Moment, plane: str, gun: str) -> None:
        now = takewhile(lambda burst: burst.moment == moment, reversed(self.bursts))
        burst = next((each for each in now if (each.shooter, each.gun) == (plane, gun)), None)
        if burst is not None:
            self.jams.append(Jam(at, moment, plane, gun, burst))

    def _harmed(self, kind: str, data: dict[str, Any], turn: int) -> None:
        key, cause = _HARMS.get(kind, ("", "damage"))
        named = data[key] if key else ()
        for plane in [named] if isinstance(named, str) else named:
            self._harm[plane] = turn, cause

    def _cause(self, plane: str, turn: int) -> Cause:
        harmed, cause = self._harm.get(plane, (turn, "damage"))
        return cause if harmed == turn else "damage"


def _shot(data: dict[str, Any]) -> tuple[str, str, str, int, int]:
    return data["shooter"], data["gun"], data["target"], round(data["distance"]), data["cards"]
