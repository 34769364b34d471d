"""A whole game counted from what everybody saw: damage cards by turn, kills, and the decisive turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render.dogfight.result import winning_sides
from render.dogfight.sides import pieces
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView, PlaneView
from rules.story import Chapter
from rules.values import Event, Seat

KILLS = {"shot_down": "plane", "exploded": "plane", "balloon_lost": "balloon"}
"""Kinds of events that tell who brought down whom, and under which key whom."""

FALLS = {**KILLS, "crashed": "plane", "out_of_control": "plane", "left": "plane"}
"""Kinds with which a piece is out of the game."""


class Career(NamedTuple):
    """An airplane's game: damage cards taken in all by the end of each turn, as long as it flew."""

    plane: PlaneView
    taken: tuple[int, ...]
    by: tuple[str, ...]
    """Who brought it down, if anybody did."""

    @property
    def lost(self) -> bool:
        return self.plane.status not in {"flying", "waiting"}


class Performance(NamedTuple):
    """A player's game."""

    seat: Seat
    side: Side
    kills: int
    lost: int
    dealt: int
    taken: int


class Tally:
    def __init__(self, history: Sequence[Chapter]) -> None:
        self.last: DogfightView = history[-1].view
        self._history = history
        self._events = [event for chapter in history for event in chapter.events]
        self._owner = {piece.id: piece.seat for piece in pieces(self.last)}
        self._kills = Counter(
            by for event in self._events if event.kind in KILLS for by in event.data.get("by") or ()
        )
        self.careers = tuple(self._career(plane) for plane in self.last.planes)

    @property
    def turns(self) -> int:
        return self.last.turn

    def figures(self) -> list[Performance]:
        """Of every player, the Entente's first."""
        seats = {piece.seat: piece.side for piece in pieces(self.last) if piece.seat is not None}
        dealt: Counter[Seat | None] = Counter()
        for event in self._events:
            if event.kind == "fired":
                dealt[self._owner.get(event.data["shooter"])] += event.data["cards"]
        ranked = sorted(seats.items(), key=lambda item: (item[1] == "central", item[0]))
        return [self._figures(seat, side, dealt[seat]) for seat, side in ranked]

    def _figures(self, seat: Seat, side: Side, dealt: int) -> Performance:
        own = [career for career in self.careers if career.plane.seat == seat]
        kills = sum(count for name, count in self._kills.items() if self._owner.get(name) == seat)
        return Performance(
            seat, side, kills, sum(c.lost for c in own), dealt, sum(c.taken[-1] for c in own if c.taken)
        )

    def _career(self, plane: PlaneView) -> Career:
        taken, total, was, gone = list[int](), 0, 0, False
        for chapter in self._history:
            now = next(one for one in chapter.view.planes if one.id == plane.id)
            back = [event.data["cards"] for event in chapter.events if _goes_back(event, plane.id)]
            total += max(now.damage_cards - was, *(cards - was for cards in back), 0, 0)
            was = now.damage_cards
            turn = _turn(chapter)
            if not gone:
                taken += [taken[-1] if taken else 0] * (turn - len(taken))
                taken[-1:] = [total]
            gone = gone or now.status not in {"flying", "waiting"}
        by = next((event.data["by"] for event in self._events if _falls(event, plane.id)), ())
        return Career(plane, tuple(taken), tuple(by))

    def decisive(self) -> tuple[int, list[Event]] | None:
        """The turn that moved the score most for the winner, and who fell in it; None if none did."""
        swings: Counter[int] = Counter()
        lead = 0
        for chapter in self._history:
            points = chapter.view.points
            now = points.get("central", 0) - points.get("entente", 0)
            swings[_turn(chapter)] += now - lead
            lead = now
        won = winning_sides(self.last)
        sign = 0 if len(won) != 1 else 1 if won[0] == "central" else -1
        worth = {turn: swing * sign if sign else abs(swing) for turn, swing in swings.items()}
        turn = max(worth, key=lambda one: (worth[one], one), default=0)
        return (turn, self._fallen(turn)) if worth.get(turn, 0) > 0 else None

    def _fallen(self, turn: int) -> list[Event]:
        return [
            event
            for chapter in self._history
            if _turn(chapter) == turn
            for event in chapter.events
            if event.kind in FALLS
        ]


def _turn(chapter: Chapter) -> int:
    """The turn in which a step was played: the view may already stand at the next."""
    begun = [event.data["turn"] for event in chapter.events if event.kind == "turn"]
    turn: int = chapter.view.turn
    return max(turn - 1, 1) if begun and any("round" in event.data for event in chapter.events) else turn


def _falls(event: Event, name: str) -> bool:
    return event.kind in KILLS and event.data[KILLS[event.kind]] == name


def _goes_back(event: Event, name: str) -> bool:
    return event.kind == "returned" and event.data["plane"] == name
