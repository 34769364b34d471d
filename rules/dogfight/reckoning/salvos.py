"""Salvos: what the guns of two airplanes draw from each other, whichever courses they fly.

The same gunnery by eye as the stand-in's (`autopilot.gunnery`), for all courses against all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rules.dogfight.autopilot.gunnery import GIRTH, OVERLAP, Barrel
from rules.dogfight.reckoning.flocks import Flags, Flock, Station
from rules.lookahead.mixing import Array

NEAR = 300.0
"""Millimetres up to which a position counts in full."""


class Salvos(NamedTuple):
    """Damage cards to be drawn in a turn: dealt by the rows, and dealt by the columns."""

    dealt: Array
    taken: Array


def exchange(mine: Sequence[Barrel], own: Flock, theirs: Sequence[Barrel], foe: Flock, turns: int) -> Salvos:
    """Every course of one against every course of the other, so many turns from now."""
    rounds = own.rounds
    size = np.broadcast_shapes(own.row(0).x.shape, foe.column(0).x.shape)
    dealt = np.zeros(size, dtype=own.places.dtype)
    taken = dealt.copy()
    for at in range(rounds):
        here, there = own.row(at), foe.column(at)
        east, north = there.x - here.x, there.y - here.y
        apart, gap = east * east + north * north, np.abs(here.level - there.level)
        able = (gap <= 1) & (apart > OVERLAP**2) & (here.aloft > at) & (there.aloft > at)
        for gun in mine:
            if gun.jammed <= at + turns * rounds:
                dealt += (able & _bears(gun, east, north, apart, here)) * (_range(gun, apart) - gap)
        for gun in theirs:
            if gun.jammed <= at + turns * rounds:
                taken += (able & _bears(gun, -east, -north, apart, there)) * (_range(gun, apart) - gap)
    return Salvos(dealt, taken)


def _bears(gun: Barrel, east: Array, north: Array, apart: Array, shooter: Station) -> Flags:
    ahead = gun.facing * (east * shooter.sin + north * shooter.cos)
    aside = np.abs(east * shooter.cos - north * shooter.sin)
    within = aside * gun.cos - ahead * gun.sin <= GIRTH
    return np.logical_and(within, apart <= (gun.reach + GIRTH) ** 2)


def _range(gun: Barrel, apart: Array) -> Array:
    """Two cards at short range, one at long."""
    return np.where(apart <= (gun.reach / 2 + GIRTH) ** 2, np.float32(2), np.float32(1))


def advantage(own: Flock, foe: Flock) -> Array:
    """Where courses end: from 1, behind an enemy's tail, to -1, before his guns with one's back to him; less
    from afar."""
    here, there = own.row(-1), foe.column(-1)
    east, north = there.x - here.x, there.y - here.y
    away = np.maximum(np.hypot(east, north), 1)
    on_my_nose = (east * here.sin + north * here.cos) / away
    on_his_nose = -(east * there.sin + north * there.cos) / away
    near = np.minimum(NEAR / away, 1)
    return (on_my_nose - on_his_nose) / 2 * near
