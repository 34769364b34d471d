"""Crossfire: the gunnery of `Barrel` and `stands_between`, for many places at once.

A pilot weighs hundreds of places against dozens of others. Asked one by one that is most of a stand-in's
time; as columns of numbers it is a small part. Everything is reckoned in the same order as there, so that it
comes out the same to the last digit. Only lengths of lines may not: what is so close to a limit that it could
matter is asked one by one after all.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from rules.dogfight.autopilot.courses import AirPlace, AirPlaces, Column
from rules.dogfight.autopilot.gunnery import GIRTH, OVERLAP, Barrel, Infantry, stands_between
from rules.dogfight.planning.scripts import Mask

_HAIR = 1e-9
"""Far more than two ways to reckon a length can differ by."""


def lengths(east: Column, north: Column) -> Column:
    """As `math.hypot` has them, to the last digit."""
    each = map(math.hypot, east.ravel().tolist(), north.ravel().tolist())
    return np.fromiter(each, dtype=np.float64, count=east.size).reshape(east.shape)


def added_up(rows: Column) -> Column:
    """The sum of each row, one number after the other as one would by hand: NumPy's own takes another order,
    which may come out otherwise in the last digit."""
    sums: Column = np.add.accumulate(rows, axis=1)[:, -1]
    return sums


def ahead(gun: Barrel, shooters: AirPlaces, target: AirPlace) -> tuple[Mask, Mask]:
    """Whether a target on the shooters' own level is in the arc, as `Barrel.bears` has it, and in reach."""
    east, north = target.x - shooters.x, target.y - shooters.y
    away = lengths(east, north)
    forward = gun.facing * (east * shooters.sin + north * shooters.cos)
    aside = np.abs(east * shooters.cos - north * shooters.sin)
    beyond = aside * gun.cos - forward * gun.sin
    in_line = (away < OVERLAP) | (beyond < GIRTH / 2)
    return in_line, (away > OVERLAP) & (away <= gun.reach + GIRTH) & (beyond <= GIRTH)


class Guns(NamedTuple):
    """Barrels, their numbers apart: one for each of some places, or one and the same for all."""

    each: Sequence[Barrel]
    facing: Column
    sin: Column
    cos: Column
    punch: Column
    reach: Column
    rifles: Mask | None
    """Which are infantry, if any is."""

    @classmethod
    def row(cls, guns: Sequence[Barrel]) -> Guns:
        numbers = [(gun.facing, gun.sin, gun.cos, gun.punch, gun.reach) for gun in guns]
        facing, sin, cos, punch, reach = np.array(numbers).T
        rifles = np.array([isinstance(gun, Infantry) for gun in guns])
        return cls(guns, facing, sin, cos, punch, reach, rifles if rifles.any() else None)


class Lines:
    """From each of our places (down) to each of theirs (across)."""

    def __init__(self, ours: AirPlaces, theirs: Sequence[AirPlace]) -> None:
        self._ours, self._theirs = ours, theirs
        self.own, self.others = ours.column, AirPlaces.row(theirs)
        self.east, self.north = self.others.x - self.own.x, self.others.y - self.own.y
        self.away = np.hypot(self.east, self.north)
        self.gap = np.abs(self.own.level - self.others.level)

    def within(self, far: float) -> Mask:
        """Whether they are less than so far apart to the right and up."""
        found: Mask = (np.abs(self.east) < far) & (np.abs(self.north) < far)
        return found

    def points_to(self, guns: Sequence[Barrel]) -> Column:
        """What our guns deal out there, one volley of each."""
        points = np.zeros_like(self.away)
        for gun in guns:
            row = Guns.row([gun])
            points += row.punch * self._cards(row, self.own, self.others, 1.0, self._to)
        return points

    def points_from(self, guns: Sequence[Sequence[Barrel]]) -> Column:
        """What we get from there, of each place's own guns."""
        points = np.zeros_like(self.away)
        for at in range(max(map(len, guns), default=0)):
            row = Guns.row([these[at] if at < len(these) else _NONE for these in guns])
            points += row.punch * self._cards(row, self.others, self.own, -1.0, self._from)
        return points

    def _cards(
        self,
        guns: Guns,
        shooter: AirPlaces,
        target: AirPlaces,
        sign: float,
        ask: Callable[[Guns, int, int], int],
    ) -> Column:
        """As `Barrel.cards` has it; seen from there, all is the other way round."""
        far, near = guns.reach + GIRTH, guns.reach / 2 + GIRTH
        away, gap = self.away, self.gap
        ahead = sign * guns.facing * (self.east * shooter.sin + self.north * shooter.cos)
        aside = np.abs(self.east * shooter.cos - self.north * shooter.sin)
        bears = (gap <= 1) & (away > OVERLAP) & (away <= far) & (aside * guns.cos - ahead * guns.sin <= GIRTH)
        cards: Column = np.where(bears, np.where(away <= near, 2.0, 1.0) - gap, 0.0)
        if guns.rifles is not None:
            heard = (target.level < 2) & (away <= guns.reach / (1 + target.level) + GIRTH)
            cards = np.where(guns.rifles, heard, cards)
        close = (
            (np.abs(away - OVERLAP) < _HAIR) | (np.abs(away - far) < _HAIR) | (np.abs(away - near) < _HAIR)
        )
        for us, them in zip(*np.nonzero(close), strict=True):
            cards[us, them] = ask(guns, us, them)
        return cards

    def _to(self, guns: Guns, us: int, them: int) -> int:
        return guns.each[0].cards(self._ours.place(us), self._theirs[them])

    def _from(self, guns: Guns, us: int, them: int) -> int:
        return guns.each[them].cards(self._theirs[them], self._ours.place(us))

    def stands_between(self, other: AirPlace) -> Mask:
        """Whether another airplane is in the line of fire; only asked of lines that have a length."""
        east, north = other.x - self.own.x, other.y - self.own.y
        away = np.where(self.away > 0, self.away, 1.0)
        ahead = (east * self.east + north * self.north) / away
        aside = np.abs(east * self.north - north * self.east) / away
        level = (self.own.level == other.level) | (self.others.level == other.level)
        found: Mask = level & (ahead > 0) & (ahead < away) & (aside < GIRTH)
        close = _too_close(ahead, 0.0) | _too_close(ahead, away) | _too_close(aside, GIRTH)
        for us, them in zip(*np.nonzero(close & (self.away > 0)), strict=True):
            found[us, them] = stands_between(other, self._ours.place(us), self._theirs[them])
        return found


_NONE = Barrel(facing=1.0, sin=0.0, cos=1.0, punch=0.0, jammed=0, reach=0.0)
"""In place of a gun that is not there, or does not fire."""


def _too_close(length: Column, limit: Column | float) -> Mask:
    """Whether a length is too close to a limit to be compared with it here."""
    found: Mask = np.abs(length - limit) < _HAIR
    return found
