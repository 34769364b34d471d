"""Every legal plan of an airplane flown to its end: where, and how high, each of its cards leaves it.

Plans that begin alike lead through the same places, each of which is looked at once: a plan is a row of three
of them. Places are good to a thousandth of a millimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from shapely import Polygon

from rules.dogfight.altitude import airplane_heights
from rules.dogfight.altitude.cloud_cover import true_pose
from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.scripts import Column, Mask, Numbers, Round, script
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.ruler.geometry import card as rectangle
from rules.dogfight.state import Plane, State


class Places(NamedTuple):
    """Where cards of one size lie: their dots, and the sine and cosine of their headings."""

    size: Size
    x: Column
    y: Column
    sin: Column
    cos: Column

    @classmethod
    def of(cls, pose: Pose, size: Size) -> Places:
        heading = np.radians(pose.heading)
        return cls(size, *(np.array([each]) for each in (pose.x, pose.y, np.sin(heading), np.cos(heading))))

    @classmethod
    def joined(cls, several: Sequence[Places]) -> Places:
        columns = zip(*(each[1:] for each in several), strict=True)
        return cls(several[0].size, *(np.concatenate(column) for column in columns))

    def picked(self, rows: Mask | Numbers) -> Places:
        return Places(self.size, self.x[rows], self.y[rows], self.sin[rows], self.cos[rows])

    def after(self, legs: Column, flown: Mask | None = None) -> Places:
        """After a card each, or all after the same one; a card that is not flown leaves one where one is."""
        right, forward, sin, cos = legs.T
        there = Places(
            self.size,
            self.x + right * self.cos + forward * self.sin,
            self.y - right * self.sin + forward * self.cos,
            self.sin * cos + self.cos * sin,
            self.cos * cos - self.sin * sin,
        )
        if flown is None or flown.all():
            return there
        both = zip(there[1:], self[1:], strict=True)
        return Places(self.size, *(np.where(flown, new, old) for new, old in both))

    @property
    def outline(self) -> Polygon:
        """The corners, if it is a single one."""
        pose = Pose(float(self.x), float(self.y), float(np.degrees(np.arctan2(self.sin, self.cos))))
        return rectangle(pose, self.size)

    def ahead(self, forward: float) -> tuple[Column, Column]:
        """The points that lie so far before their dots."""
        return self.x + forward * self.sin, self.y + forward * self.cos


class Flights(NamedTuple):
    """All that an airplane may plan, of cards that fly alike one, and every place that it leads through."""

    plane: Plane
    airplane: Airplane
    numbers: Numbers
    """For each plan those on its cards."""
    rows: Numbers
    """For each plan its place in each round."""
    places: Places
    level: Column
    climbing: Mask
    """Whether it has climb counters there."""
    hidden: Mask
    """In the clouds."""
    fatal: Mask
    """Flown into the ground."""
    rolls: Mask
    """On the ground, on its way to a stand or into the air."""
    unasked: Mask
    """It touches down or begins to take off: nobody does that for an absent pilot."""

    @property
    def ends(self) -> Places:
        return self.places.picked(self.rows[:, -1])

    def cards(self, plan: int) -> tuple[Maneuver, ...]:
        return tuple([self.airplane.cards[number] for number in self.numbers[plan].tolist()])


def flights(state: State, hangar: Hangar, plane: Plane) -> Flights:
    airplane, force = hangar.airplane(plane.model, state.in_force), state.in_force
    height = airplane_heights.height_of(state, airplane, plane) if force.altitude else None
    clouds = force.cloud_level if force.altitude and force.cloud_cover else None
    rounds = script(airplane, limits(state, airplane, plane), earlier(plane, airplane), height, clouds)
    here = Places.of(true_pose(plane, airplane), airplane.size)
    before: Sequence[Height | None] = (height,)
    places, stages = [], []
    for each in rounds:
        here = here.picked(each.after).after(legs(airplane)[each.numbers], each.flown)
        places.append(here)
        stages.append(_stages(each, before, clouds))
        before = each.heights
    rows = _rows(rounds)
    return Flights(
        plane,
        airplane,
        np.concatenate([each.numbers for each in rounds])[rows],
        rows,
        Places.joined(places),
        np.concatenate([each.levels for each in rounds]),
        *np.concatenate(stages, axis=1),
    )


def _rows(rounds: Sequence[Round]) -> Numbers:
    """The branches that a plan leads through, counted from the first round on."""
    lines = [np.arange(len(rounds[-1].cards))]
    for each in reversed(rounds[1:]):
        lines.insert(0, each.after[lines[0]])
    before = np.cumsum([0, *(len(each.cards) for each in rounds[:-1])])
    rows: Numbers = np.stack(lines, axis=1) + before
    return rows


def _stages(each: Round, before: Sequence[Height | None], clouds: int | None) -> Mask:
    """What `Flights` has of one round besides places and levels, in its order."""
    found = np.zeros((5, len(each.cards)), dtype=np.bool_)
    if clouds is not None:
        found[1] = each.levels >= clouds
    for at, height in enumerate(each.heights):
        if height is None:
            break
        found[0, at] = height.climb > 0
        if height.run:
            earlier_run = getattr(before[each.after[at]], "run", "")
            found[3, at] = each.flown[at]
            found[4, at] = height.run != earlier_run and height.run in {"touchdown", "starting"}
    found[2] = each.down & ~found[4]
    return found


@lru_cache(maxsize=128)
def legs(airplane: Airplane) -> Column:
    """Where each card leads, by its number, as seen from the cockpit: to the right, forward, and around."""
    half, table = airplane.size.length / 2, np.zeros((max(airplane.cards) + 1, 4))
    for number, card in airplane.cards.items():
        turn = np.radians(card.turn)
        sin, cos = np.sin(turn), np.cos(turn)
        table[number] = card.dx + half * sin, half + card.dy + half * cos, sin, cos
    return table
