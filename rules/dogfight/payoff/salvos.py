"""Salvos: what the guns of two airplanes draw from each other, whichever courses they fly.

The same gunnery by eye as the stand-in's (`autopilot.gunnery`), for all courses against all at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rules.dogfight.autopilot.courses import AirPlace
from rules.dogfight.autopilot.gunnery import GIRTH, OVERLAP, Barrel
from rules.dogfight.payoff.flocks import Flags, Flock, Station
from rules.lookahead.mixing import Array

SLICE = 1 << 15
"""Pairs of courses that are worked out in one go: few enough to stay within a processor's cache."""
LEVEL = AirPlace._fields.index("level")
NEAR = 300.0
"""Millimetres up to which a position counts in full."""


class Salvos(NamedTuple):
    """Damage cards to be drawn in a turn: dealt by the rows, and dealt by the columns."""

    dealt: Array
    taken: Array


def exchange(mine: Sequence[Barrel], own: Flock, theirs: Sequence[Barrel], foe: Flock, turns: int) -> Salvos:
    """Every course of one against every course of the other, so many turns from now."""
    size = np.broadcast_shapes(own.row(0).x.shape, foe.column(0).x.shape)
    dealt = np.zeros(size, dtype=own.places.dtype)
    taken = dealt.copy()
    step = max(SLICE * size[0] // dealt.size, 1)
    for start in range(0, size[0], step):
        rows = slice(start, start + step)
        _add(
            Salvos(dealt[rows], taken[rows]),
            mine,
            Flock(own.places[rows], own.aloft[rows]),
            theirs,
            foe,
            turns,
        )
    return Salvos(dealt, taken)


def _add(
    salvos: Salvos, mine: Sequence[Barrel], own: Flock, theirs: Sequence[Barrel], foe: Flock, turns: int
) -> None:
    rounds = own.rounds
    level, aloft = _one_level(own, foe), bool(own.stays.all() and foe.stays.all())
    for at in range(rounds):
        here, there = own.row(at), foe.column(at)
        east, north = there.x - here.x, there.y - here.y
        apart = east * east + north * north
        able = apart > OVERLAP**2
        if not aloft:
            able = able & (here.aloft > at) & (there.aloft > at)
        gap = None if level else np.abs(here.level - there.level)
        if gap is not None:
            able = able & (gap <= 1)
        for gun in mine:
            if gun.jammed <= at + turns * rounds:
                _fire(gun, salvos.dealt, able & _bears(gun, east, north, apart, here), apart, gap)
        for gun in theirs:
            if gun.jammed <= at + turns * rounds:
                _fire(gun, salvos.taken, able & _bears(gun, -east, -north, apart, there), apart, gap)


def _one_level(own: Flock, foe: Flock) -> bool:
    """Whether all of them are at the same height, all the time."""
    mine, theirs = own.places[..., LEVEL], foe.places[..., LEVEL]
    return bool(mine.min() == mine.max() == theirs.min() == theirs.max())


def _fire(gun: Barrel, cards: Array, hits: Flags, apart: Array, gap: Array | None) -> None:
    """Two cards at short range, one at long; one less with a level between them."""
    near = apart <= (gun.reach / 2 + GIRTH) ** 2
    if gap is None:
        cards += hits
        cards += hits & near
    else:
        cards += hits * (np.where(near, np.float32(2), np.float32(1)) - gap)


def _bears(gun: Barrel, east: Array, north: Array, apart: Array, shooter: Station) -> Flags:
    ahead = gun.facing * (east * shooter.sin + north * shooter.cos)
    aside = np.abs(east * shooter.cos - north * shooter.sin)
    within = aside * gun.cos - ahead * gun.sin <= GIRTH
    return np.logical_and(within, apart <= (gun.reach + GIRTH) ** 2)


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
