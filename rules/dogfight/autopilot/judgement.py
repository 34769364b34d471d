"""Judgement: what a course is worth against what the enemies are likely to do.

The unit is one airplane: a shot counts for the share it takes of what its target can still bear, so that
a cripple is worth hunting, and a crippled pilot is careful, without a rule that says so.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.dogfight.autopilot.approach import altitude, approach
from rules.dogfight.autopilot.courses import Course, Place
from rules.dogfight.autopilot.craft import Craft, Mark
from rules.dogfight.autopilot.dangers import Dangers
from rules.dogfight.autopilot.errands import Errand
from rules.dogfight.autopilot.gunnery import GIRTH, stands_between
from rules.dogfight.autopilot.outlook import Outlook, likeliest
from rules.dogfight.state import ROUNDS

CAUTION = 0.7
"""What one's own skin is worth against the enemy's: somewhat less, or nobody would ever attack."""
PRECIOUS = 1.5
"""How many times that is worth to one who has more to lose than an airplane."""
POSITION = 0.12
"""What it is worth to end a turn on an enemy's tail."""
TARGET = 0.3
"""What it is worth to be near something on the ground, or a balloon, that counts as much as an airplane."""
LEVEL = 0.25
"""How much of a good position each level between two airplanes costs."""
LOSS = -1.0


class Judge:
    """Weighs one airplane's courses against its enemies' outlooks, minding friends whose plans are made."""

    def __init__(
        self,
        craft: Craft,
        foes: Sequence[tuple[Mark, Outlook]],
        friends: Sequence[Course] = (),
        errands: Sequence[Errand] = (),
        dangers: Dangers | None = None,
    ) -> None:
        self.craft = craft
        self.foes = foes
        self.friends = friends
        self.errands = errands
        self.dangers = dangers
        self._caution = CAUTION * (PRECIOUS if craft.laden else 1.0)
        self._rounds: list[dict[Place, float]] = [{} for _ in range(ROUNDS)]
        self._ends = [(foe, likeliest(outlook[-1])) for foe, outlook in foes]
        guns = [gun for one in (craft, *(foe for foe, _ in foes)) for gun in one.guns]
        self._reach = GIRTH + max((gun.reach for gun in guns), default=0.0)

    def values(self, courses: Sequence[Course] | None = None) -> list[float]:
        """One for each of the airplane's courses, in their order."""
        return [self._value(course) for course in (self.craft.courses if courses is None else courses)]

    def meant(self, course: Course) -> bool:
        """Whether an errand takes it off the table this way."""
        return any(errand.leads_off(course) for errand in self.errands)

    def _value(self, course: Course) -> float:
        """What its rounds bring, and how it ends: whoever leaves the table has lost an airplane."""
        fire = sum(self._round(at, place) for at, place in enumerate(course.places[: course.aloft]))
        done = sum(errand.worth(course) for errand in self.errands)
        if course.stays:
            return fire + done + self._position(course)
        return fire + done + (0.0 if self.meant(course) else LOSS)

    def _round(self, at: int, place: Place) -> float:
        """Many courses pass through the same place, which is judged once."""
        known = self._rounds[at]
        if place not in known:
            known[place] = self._exchange(at, place) - self._danger(at, place)
        return known[place]

    def _danger(self, at: int, place: Place) -> float:
        if self.dangers is None:
            return 0.0
        friends = [friend.places[at] for friend in self.friends if at < friend.aloft]
        return self._caution * self.dangers.toll(at, place, friends) / self.craft.left

    def _exchange(self, at: int, place: Place) -> float:
        """Damage dealt less damage taken, to be expected of one round's fire."""
        own, balance = self.craft, 0.0
        for foe, outlook in self.foes:
            for there, share in outlook[at].items():
                if self._apart(place, there):
                    continue
                dealt = foe.stake * _damage(own, place, foe, there, at)
                taken = _damage(foe, there, own, place, at)
                if dealt and self._friend_between(at, place, there):
                    dealt = 0.0
                balance += share * (dealt - self._caution * taken)
        return balance

    def _apart(self, place: Place, there: Place) -> bool:
        """Too far for any gun."""
        far = self._reach
        return not (-far < place.x - there.x < far and -far < place.y - there.y < far)

    def _friend_between(self, at: int, place: Place, there: Place) -> bool:
        return any(
            at < friend.aloft and stands_between(friend.places[at], place, there) for friend in self.friends
        )

    def _position(self, course: Course) -> float:
        """What the next turn has in store, from the enemy, or the target, one is best placed against."""
        return max((self._prospect(course, foe, likely) for foe, likely in self._ends), default=0.0)

    def _prospect(self, course: Course, foe: Mark, likely: Sequence[tuple[Place, float]]) -> float:
        if isinstance(foe, Craft):
            height = altitude(course)
            return POSITION * sum(share * _advantage(course.end, height, there) for there, share in likely)
        if not foe.stake or self.craft.laden:
            return -POSITION
        return TARGET * min(foe.stake, 1.0) * approach(course, foe.here, self.craft.navigator)


def _damage(shooter: Mark, place: Place, target: Mark, there: Place, at: int) -> float:
    """The share of what is left of the target that one round's fire may take."""
    points = 0.0
    for gun in shooter.guns:
        if gun.jammed <= at:
            points += gun.punch * gun.cards(place, there)
    return min(points / target.left, 1.0)


def _advantage(own: Place, height: float, foe: Place) -> float:
    """From 1, behind an enemy's tail, to -1, before his guns with one's back to him."""
    east, north = foe.x - own.x, foe.y - own.y
    away = math.hypot(east, north) or 1.0
    on_my_nose = (east * own.sin + north * own.cos) / away
    on_his_nose = -(east * foe.sin + north * foe.cos) / away
    gap = max(own.level - foe.level, foe.level - height, 0.0)
    return (on_my_nose - on_his_nose) / 2 - LEVEL * gap
