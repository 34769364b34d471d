"""Market share: who takes the lead, who is halfway to the goal, and turns that change everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from rules.values import Event, Seat

GREAT = 80
"""So much market share in one turn is a great one."""
_RUN = frozenset({"share", "event_taken", "event_seen"})
"""What is told of market shares when one hub changes."""


class Standings:
    kinds = "turn sold takeover forfeited share"

    def __init__(self) -> None:
        self._leader: Seat | None = None
        self._since = 0
        self._took = 0
        self._halfway: set[Seat] = set()
        self._gained: list[int] = []
        """By which events the active airline has changed its share in this turn."""

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
        if event.kind == "turn":
            self._gained = []
        elif event.kind in {"sold", "takeover", "forfeited"}:
            yield from _wiped_out(almanac, at, event)
        elif event.kind == "share":
            yield from self._moved(almanac, at, event.data)

    def _moved(self, almanac: Almanac, at: int, data: dict[str, Any]) -> Iterator[Drama]:
        seat, share = data["seat"], data["after"]
        if seat == almanac.active:
            self._gained.append(at)
        if 2 * share >= almanac.goal and seat not in self._halfway:
            self._halfway.add(seat)
            yield DRAMAS("halfway", almanac.annals, [at], seats=[seat], share=share, goal=almanac.goal)
        if _last_of_run(almanac, at):
            yield from self._great(almanac, at)
            yield from self._led(almanac, at)

    def _great(self, almanac: Almanac, at: int) -> Iterator[Drama]:
        seat = almanac.active
        if seat is None or not self._gained or not _one_run(almanac, self._gained[-1], at):
            return
        share = almanac.shares[seat]
        gain = share - almanac.at_first[seat]
        if gain >= GREAT:
            more = (gain - GREAT) // 5
            yield DRAMAS(
                "great-turn", almanac.annals, self._gained, seats=[seat], more=more, gain=gain, share=share
            )

    def _led(self, almanac: Almanac, at: int) -> Iterator[Drama]:
        first, *others = sorted(range(len(almanac.shares)), key=lambda seat: -almanac.shares[seat])
        share, nearest = almanac.shares[first], almanac.shares[others[0]] if others else 0
        if share == nearest or first == self._leader:
            return
        before, led, took = self._leader, almanac.turn - self._since, self._took
        self._leader, self._since, self._took = first, almanac.turn, at
        if before is not None:
            more = min(24 * share // almanac.goal, 24)
            told = {"share": share, "next": nearest, "led": led}
            yield DRAMAS("lead", almanac.annals, [took, at], seats=[first, before], more=more, **told)


def _last_of_run(almanac: Almanac, at: int) -> bool:
    """Whether no other share follows from the same hub. Event markers may be taken in between."""
    happened = almanac.annals.happened
    for after in range(at + 1, len(happened)):
        each = happened[after]
        if each.event.kind not in _RUN or each.step != happened[at].step:
            return True
        if each.event.kind == "share":
            return False
    return True


def _one_run(almanac: Almanac, first: int, last: int) -> bool:
    """Whether both belong to what one hub did to market shares."""
    return all(almanac.event(each).kind in _RUN for each in range(first, last + 1))


def _wiped_out(almanac: Almanac, at: int, event: Event) -> Iterator[Drama]:
    """An airline has lost its last spoke; what it had abroad may have gone with it."""
    deed = almanac.event(almanac.cause).data
    raided = almanac.event(almanac.cause).kind == "takeover"
    if raided and (not deed["won"] or deed["defender"] is None):
        return
    if event.kind == "sold" and event.data["asset"] in {"jumbo", "sst"}:
        return
    seat = deed["defender"] if raided else event.data["seat"]
    if almanac.bare(seat):
        seats, way = ([seat, deed["seat"]], "raid") if raided else ([seat], "sold")
        yield DRAMAS("wiped-out", almanac.annals, sorted({almanac.cause, at}), seats=seats, way=way)
