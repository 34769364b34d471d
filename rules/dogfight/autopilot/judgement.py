"""Judgement: what a course is worth against what the enemies are likely to do.

The unit is one airplane: a shot counts for the share it takes of what its target can still bear, so that
a cripple is worth hunting, and a crippled pilot is careful, without a rule that says so.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.dogfight.autopilot.approach import approach
from rules.dogfight.autopilot.courses import AirPlace, AirPlaces, Column, Course, Fan
from rules.dogfight.autopilot.craft import Craft, Mark
from rules.dogfight.autopilot.crossfire import Lines, added_up, lengths
from rules.dogfight.autopilot.dangers import Dangers
from rules.dogfight.autopilot.errands import Errand
from rules.dogfight.autopilot.gunnery import GIRTH, Barrel
from rules.dogfight.autopilot.outlook import Outlook, likeliest

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
        self._home = frozenset(edge for errand in errands for edge in errand.edges)
        self._caution = CAUTION * (PRECIOUS if craft.laden else 1.0)
        self._ends = [(foe, likeliest(outlook[-1])) for foe, outlook in foes]
        guns = [gun for one in (craft, *(foe for foe, _ in foes)) for gun in one.guns]
        self._reach = GIRTH + max((gun.reach for gun in guns), default=0.0)

    def values(self, courses: Sequence[Course] | None = None) -> list[float]:
        """One for each of the airplane's courses, in their order."""
        flown = self.craft.courses if courses is None else courses
        return self._values(Fan.of(flown)).tolist() if flown else []

    @property
    def safe(self) -> bool:
        """Whether there is nothing on the table to keep clear of."""
        return self.dangers is None or self.dangers.none

    def meant(self, course: Course) -> bool:
        """Whether an errand takes it off the table this way."""
        return course.exit in self._home

    def _values(self, courses: Fan) -> Column:
        """What their rounds bring, and how they end: whoever leaves the table has lost an airplane."""
        fire = np.zeros(len(courses))
        for at, (tier, line) in enumerate(zip(courses.tiers, courses.lines, strict=True)):
            fire += np.where(at < courses.aloft, self._round(at, tier.places)[line], 0.0)
        if self.errands:
            fire += sum([errand.worth(courses) for errand in self.errands])
        lost = np.where(courses.leave_by(self._home), 0.0, LOSS)
        values: Column = fire + np.where(courses.stays, self._positions(courses), lost)
        return values

    def _round(self, at: int, places: AirPlaces) -> Column:
        """What a round brings in each place; many courses lead through the same, which is judged once."""
        exchange = self._exchange(at, places)
        if self.dangers is None or self.dangers.none:
            return exchange
        friends = [friend.places[at] for friend in self.friends if at < friend.aloft]
        toll = self.dangers.toll(at, places, friends)
        value: Column = exchange - self._caution * toll / self.craft.left
        return value

    def _exchange(self, at: int, places: AirPlaces) -> Column:
        """Damage dealt less damage taken, to be expected of one round's fire, in each place."""
        likely = [(foe, there, share) for foe, outlook in self.foes for there, share in outlook[at].items()]
        if not likely:
            return np.zeros_like(places.x)
        own, foes = self.craft, [foe for foe, _, _ in likely]
        lines = Lines(places, [there for _, there, _ in likely])
        left, stake, share = np.array([(foe.left, foe.stake, share) for foe, _, share in likely]).T
        dealt = stake * np.minimum(lines.points_to(_firing(own, at)) / left, 1.0)
        taken = np.minimum(lines.points_from([_firing(foe, at) for foe in foes]) / own.left, 1.0)
        for friend in self.friends:
            if at < friend.aloft:
                dealt[lines.stands_between(friend.places[at])] = 0.0
        balance = share * (dealt - self._caution * taken)
        balance[~lines.within(self._reach)] = 0.0
        return added_up(balance)

    def _positions(self, courses: Fan) -> Column:
        """What the next turn has in store, from the enemy, or the target, one is best placed against."""
        prospects = [self._prospects(courses, foe, likely) for foe, likely in self._ends]
        return np.maximum.reduce(prospects) if prospects else np.zeros(len(courses))

    def _prospects(self, courses: Fan, foe: Mark, likely: Sequence[tuple[AirPlace, float]]) -> Column:
        if isinstance(foe, Craft):
            return POSITION * _advantages(courses, likely)
        if not foe.stake or self.craft.laden:
            return np.full(len(courses), -POSITION)
        target = TARGET * min(foe.stake, 1.0)
        return target * approach(courses, foe.here, self.craft.navigator)


def _firing(mark: Mark, at: int) -> list[Barrel]:
    """Its guns that are not jammed in that round."""
    return [gun for gun in mark.guns if gun.jammed <= at]


def _advantages(courses: Fan, likely: Sequence[tuple[AirPlace, float]]) -> Column:
    """How each course leaves one to an enemy: from 1, behind his tail, to -1, before his guns with one's back
    to him; so much of it for each place as he is likely to be there."""
    if not likely:
        return np.zeros(len(courses))
    own, height = courses.ends.column, courses.altitude[:, np.newaxis]
    foe, share = AirPlaces.row([place for place, _ in likely]), np.array([share for _, share in likely])
    east, north = foe.x - own.x, foe.y - own.y
    away = lengths(east, north)
    away[away == 0] = 1.0
    on_my_nose = (east * own.sin + north * own.cos) / away
    on_his_nose = -(east * foe.sin + north * foe.cos) / away
    gap = np.maximum(np.maximum(own.level - foe.level, foe.level - height), 0.0)
    return added_up(share * ((on_my_nose - on_his_nose) / 2 - LEVEL * gap))
