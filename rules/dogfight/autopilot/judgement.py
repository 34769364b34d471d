"""Judgement: what a course is worth against what the enemies are likely to do.

The unit is one airplane: a shot counts for the share it takes of what its target can still bear, so that
a cripple is worth hunting, and a crippled pilot is careful, without a rule that says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np

from rules.dogfight.autopilot.approach import altitude, approach
from rules.dogfight.autopilot.courses import Course, Place
from rules.dogfight.autopilot.craft import Craft, Mark
from rules.dogfight.autopilot.crossfire import Lines, Places, added_up, lengths
from rules.dogfight.autopilot.dangers import Dangers
from rules.dogfight.autopilot.errands import Errand
from rules.dogfight.autopilot.gunnery import GIRTH, Barrel
from rules.dogfight.autopilot.outlook import Outlook, likeliest
from rules.dogfight.pieces.height import Height
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

Positions: TypeAlias = dict[tuple[Place, Height | None], float]
"""What it is worth to end a turn somewhere, so high."""


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
        self._ends = [(foe, likeliest(outlook[-1])) for foe, outlook in foes]
        guns = [gun for one in (craft, *(foe for foe, _ in foes)) for gun in one.guns]
        self._reach = GIRTH + max((gun.reach for gun in guns), default=0.0)

    def values(self, courses: Sequence[Course] | None = None) -> list[float]:
        """One for each of the airplane's courses, in their order."""
        flown = self.craft.courses if courses is None else courses
        rounds = [self._round(at, flown) for at in range(ROUNDS)]
        positions = self._positions(flown)
        return [self._value(course, rounds, positions) for course in flown]

    def meant(self, course: Course) -> bool:
        """Whether an errand takes it off the table this way."""
        return any(errand.leads_off(course) for errand in self.errands)

    def _value(self, course: Course, rounds: Sequence[Mapping[Place, float]], positions: Positions) -> float:
        """What its rounds bring, and how it ends: whoever leaves the table has lost an airplane."""
        fire = 0.0
        for known, place in zip(rounds, course.places[: course.aloft], strict=False):
            fire += known[place]
        done = sum([errand.worth(course) for errand in self.errands])
        if course.stays:
            return fire + done + positions[course.end, course.height]
        return fire + done + (0.0 if self.meant(course) else LOSS)

    def _round(self, at: int, courses: Sequence[Course]) -> dict[Place, float]:
        """What a round brings in each place; many courses pass through the same, which is judged once."""
        places = list(dict.fromkeys(course.places[at] for course in courses if at < course.aloft))
        if not places:
            return {}
        exchange = self._exchange(at, places)
        if self.dangers is None or self.dangers.none:
            return dict(zip(places, exchange, strict=True))
        friends = [friend.places[at] for friend in self.friends if at < friend.aloft]
        tolls = [self.dangers.toll(at, place, friends) for place in places]
        return {
            place: value - self._caution * toll / self.craft.left
            for place, value, toll in zip(places, exchange, tolls, strict=True)
        }

    def _exchange(self, at: int, places: Sequence[Place]) -> list[float]:
        """Damage dealt less damage taken, to be expected of one round's fire, in each place."""
        likely = [(foe, there, share) for foe, outlook in self.foes for there, share in outlook[at].items()]
        if not likely:
            return [0.0] * len(places)
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

    def _positions(self, courses: Sequence[Course]) -> Positions:
        """What the next turn has in store, from the enemy, or the target, one is best placed against."""
        ends = {(course.end, course.height): course for course in courses if course.stays}
        best: list[float] = []
        for foe, likely in self._ends:
            prospects = self._prospects(list(ends.values()), foe, likely)
            best = list(map(max, best, prospects)) if best else prospects
        return dict(zip(ends, best or [0.0] * len(ends), strict=True))

    def _prospects(
        self, courses: Sequence[Course], foe: Mark, likely: Sequence[tuple[Place, float]]
    ) -> list[float]:
        if isinstance(foe, Craft):
            return [POSITION * advantage for advantage in _advantages(courses, likely)]
        if not foe.stake or self.craft.laden:
            return [-POSITION] * len(courses)
        target = TARGET * min(foe.stake, 1.0)
        return [target * approach(course, foe.here, self.craft.navigator) for course in courses]


def _firing(mark: Mark, at: int) -> list[Barrel]:
    """Its guns that are not jammed in that round."""
    return [gun for gun in mark.guns if gun.jammed <= at]


def _advantages(courses: Sequence[Course], likely: Sequence[tuple[Place, float]]) -> list[float]:
    """How each course leaves one to an enemy: from 1, behind his tail, to -1, before his guns with one's back
    to him; so much of it for each place as he is likely to be there."""
    if not courses or not likely:
        return [0.0] * len(courses)
    own = Places.row([course.end for course in courses]).column
    height = np.array([altitude(course) for course in courses])[:, np.newaxis]
    foe, share = Places.row([place for place, _ in likely]), np.array([share for _, share in likely])
    east, north = foe.x - own.x, foe.y - own.y
    away = lengths(east, north)
    away[away == 0] = 1.0
    on_my_nose = (east * own.sin + north * own.cos) / away
    on_his_nose = -(east * foe.sin + north * foe.cos) / away
    gap = np.maximum(np.maximum(own.level - foe.level, foe.level - height), 0.0)
    return added_up(share * ((on_my_nose - on_his_nose) / 2 - LEVEL * gap))
