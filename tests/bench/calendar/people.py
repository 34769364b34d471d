"""When people look in: rhythms, as endless rows of minutes on a calendar that is nobody's but the game's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from rules.dice import Stream, derive
from rules.values import Seat

HOUR = 60
DAY = 24 * HOUR
ZONES = (0, 1, -5, 9)
"""Hours that a person's clock is ahead; shared out anew for each game."""
MORNING_AND_EVENING = (8, 20)
PACE = DAY
"""What a host grants for each question where somebody does not answer."""


def regular(zone: int, _luck: Stream) -> Iterator[int]:
    """In the morning and in the evening, by the person's own clock."""
    for day in count():
        for hour in MORNING_AND_EVENING:
            yield day * DAY + (hour - zone) * HOUR


def at_random(times: int) -> Callable[[int, Stream], Iterator[int]]:
    """So many times a day, at any minute."""

    def look_ins(_zone: int, luck: Stream) -> Iterator[int]:
        for day in count():
            for minute in sorted(luck.below(DAY) for _ in range(times)):
                yield day * DAY + minute

    return look_ins


@dataclass(frozen=True)
class Rhythm:
    name: str
    look_ins: Callable[[int, Stream], Iterator[int]]
    absent: int = 0
    """So many of the last seats never look in."""
    pace: int | None = None
    """Minutes after which the game goes on without whoever has not answered; None: everybody is awaited."""

    def people(self, seats: int, seed: bytes) -> list[Iterator[int]]:
        """The minutes at which each seat looks in. The first is the host, who starts the game at one of his
        own first two."""
        zones = Stream(derive(seed, "zones")).shuffle(ZONES)
        coming = [
            self.look_ins(zones[seat % len(zones)], Stream(derive(seed, "person", seat)))
            for seat in range(seats - self.absent)
        ]
        if Stream(derive(seed, "start")).below(2):
            next(coming[0])
        return [*coming, *(iter(()) for _ in range(self.absent))]


RHYTHMS: dict[str, Rhythm] = {
    "regular": Rhythm("twice a day, regular", regular),
    "twice": Rhythm("twice a day, any time", at_random(2)),
    "once": Rhythm("once a day, any time", at_random(1)),
    "absentee": Rhythm("one never answers", regular, absent=1, pace=PACE),
}


class Appointments:
    """Who looks in when, from now on."""

    def __init__(self, people: Sequence[Iterator[int]]) -> None:
        self._people = people
        self._next: dict[Seat, int] = {}
        for seat in range(len(people)):
            self._move_on(seat)

    def of(self, seat: Seat) -> int:
        return self._next[seat]

    def first(self) -> int | None:
        return min(self._next.values(), default=None)

    def present(self, now: int) -> set[Seat]:
        """Who looks in at this minute; what was before it is past."""
        here = set()
        for seat in list(self._next):
            while seat in self._next and self._next[seat] <= now:
                if self._next[seat] == now:
                    here.add(seat)
                self._move_on(seat)
        return here

    def _move_on(self, seat: Seat) -> None:
        minute = next(self._people[seat], None)
        if minute is None:
            self._next.pop(seat, None)
        else:
            self._next[seat] = minute
