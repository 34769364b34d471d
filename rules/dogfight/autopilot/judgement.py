"""Judgement: what a course is worth against what the enemies are likely to do.

The unit is one airplane: a shot counts for the share it takes of what its target can still bear, so that
a cripple is worth hunting, and a crippled pilot is careful, without a rule that says so.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.dogfight.autopilot.courses import Course, Place
from rules.dogfight.autopilot.craft import Craft
from rules.dogfight.autopilot.gunnery import stands_between
from rules.dogfight.autopilot.outlook import Outlook
from rules.dogfight.state import ROUNDS

CAUTION = 0.7
"""What one's own skin is worth against the enemy's: somewhat less, or nobody would ever attack."""
POSITION = 0.12
"""What it is worth to end a turn on an enemy's tail."""


class Judge:
    """Weighs one airplane's courses against its enemies' outlooks, minding friends whose plans are made."""

    def __init__(
        self, craft: Craft, foes: Sequence[tuple[Craft, Outlook]], friends: Sequence[Course] = ()
    ) -> None:
        self.craft = craft
        self.foes = foes
        self.friends = friends
        self._rounds: list[dict[Place, float]] = [{} for _ in range(ROUNDS)]

    def values(self) -> list[float]:
        """One for each of the airplane's courses, in their order."""
        return [self._value(course) for course in self.craft.courses]

    def _value(self, course: Course) -> float:
        """What its rounds bring, and how it ends: whoever leaves the table has lost an airplane."""
        fire = sum(self._round(at, place) for at, place in enumerate(course.places[: course.aloft]))
        return fire + (self._position(course.places[-1]) if course.stays else -1.0)

    def _round(self, at: int, place: Place) -> float:
        """Many courses pass through the same place, which is judged once."""
        known = self._rounds[at]
        if place not in known:
            known[place] = self._exchange(at, place)
        return known[place]

    def _exchange(self, at: int, place: Place) -> float:
        """Damage dealt less damage taken, to be expected of one round's fire."""
        own, balance = self.craft, 0.0
        for foe, outlook in self.foes:
            for there, share in outlook[at].items():
                dealt = _damage(own, place, foe, there, at)
                taken = _damage(foe, there, own, place, at)
                if dealt and self._friend_between(at, place, there):
                    dealt = 0.0
                balance += share * (dealt - CAUTION * taken)
        return balance

    def _friend_between(self, at: int, place: Place, there: Place) -> bool:
        return any(
            at < friend.aloft and stands_between(friend.places[at], place, there) for friend in self.friends
        )

    def _position(self, end: Place) -> float:
        """What the next turn has in store, from the enemy one is best placed against."""
        return POSITION * max(
            (
                sum(share * _advantage(end, there) for there, share in outlook[-1].items())
                for _, outlook in self.foes
            ),
            default=0.0,
        )


def _damage(shooter: Craft, place: Place, target: Craft, there: Place, at: int) -> float:
    """The share of what is left of the target that one round's fire may take."""
    points = 0.0
    for gun in shooter.guns:
        if gun.jammed <= at:
            points += gun.punch * gun.cards(place, there)
    return min(points / target.left, 1.0)


def _advantage(own: Place, foe: Place) -> float:
    """From 1, behind an enemy's tail, to -1, before his guns with one's back to him."""
    east, north = foe.x - own.x, foe.y - own.y
    away = math.hypot(east, north) or 1.0
    on_my_nose = (east * own.sin + north * own.cos) / away
    on_his_nose = -(east * foe.sin + north * foe.cos) / away
    return (on_my_nose - on_his_nose) / 2
