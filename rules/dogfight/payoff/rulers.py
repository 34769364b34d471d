"""Rulers: what guns draw in this turn, laid from dot to card as the rules lay them, for many courses at once.

Gunnery by eye (`salvos`) is right nine times in ten, and wrong where it matters: at the edge of an arc, at
half a ruler, beside a card that nearly overlaps. Whoever knows better there is ahead of one who does not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from rules.dogfight.autopilot.gunnery import Barrel
from rules.dogfight.box.components import Size
from rules.dogfight.payoff.flocks import Flags, Flock, Station
from rules.dogfight.payoff.salvos import Salvos
from rules.dogfight.ruler.geometry import TOLERANCE
from rules.lookahead.mixing import Array

PARALLEL = 1e-12
"""What a ruler that runs along a card's edge is taken to turn towards it."""


class Gunship(NamedTuple):
    """The guns of an airplane, the card that others aim at, and where it may be."""

    guns: tuple[Barrel, ...]
    size: Size
    flock: Flock


def volleys(own: Gunship, foe: Gunship) -> Iterator[Salvos]:
    """Every course of one against every course of the other, round by round."""
    mine, his = own.flock, foe.flock
    far = max((gun.reach for gun in (*own.guns, *foe.guns)), default=0.0)
    radius = max(math.hypot(card.width, card.length) / 2 for card in (own.size, foe.size))
    for at in range(mine.rounds):
        rows, columns = mine.row(at), his.column(at)
        apart = np.hypot(columns.x - rows.x, columns.y - rows.y)
        near = (apart <= far + radius) & (rows.aloft > at) & (columns.aloft > at)
        near &= np.abs(rows.level - columns.level) <= 1
        pairs = np.nonzero(near)
        here = Station(*(each[pairs[0], 0] for each in rows))
        there = Station(*(each[0, pairs[1]] for each in columns))
        apart_enough = ~_overlap(here, own.size, there, foe.size)
        salvos = Salvos(np.zeros(near.shape), np.zeros(near.shape))
        salvos.dealt[pairs] = sum(apart_enough * _drawn(gun, at, here, there, foe.size) for gun in own.guns)
        salvos.taken[pairs] = sum(apart_enough * _drawn(gun, at, there, here, own.size) for gun in foe.guns)
        yield salvos


def _seen_from(card: Station, there: Station) -> tuple[Array, Array]:
    """A dot as a card has it before it: how far to the right, and how far forward."""
    east, north = there.x - card.x, there.y - card.y
    return east * card.cos - north * card.sin, east * card.sin + north * card.cos


def _overlap(here: Station, one: Size, there: Station, other: Size) -> Flags:
    """Cards overlap unless an edge of either parts them."""
    cos = np.abs(here.cos * there.cos + here.sin * there.sin)
    sin = np.abs(here.sin * there.cos - here.cos * there.sin)
    return _held(_seen_from(here, there), one, other, sin, cos) & _held(
        _seen_from(there, here), other, one, sin, cos
    )


def _held(dot: tuple[Array, Array], card: Size, other: Size, sin: Array, cos: Array) -> Flags:
    """Whether neither the sides nor the ends of this card part them."""
    aside, along = np.abs(dot[0]), np.abs(dot[1])
    wide, long = other.width * cos + other.length * sin, other.width * sin + other.length * cos
    held: Flags = (2 * aside < card.width + wide) & (2 * along < card.length + long)
    return held


def _drawn(gun: Barrel, at: int, shooter: Station, target: Station, card: Size) -> Array:
    """Two cards at short range, one at long; one less with a level between them, and none while it is
    jammed."""
    if gun.jammed > at:
        return np.zeros(shooter.x.shape)
    away = _ruler(gun, shooter, target, card)
    cards = 1.0 * (away <= gun.reach + TOLERANCE) + (away <= gun.reach / 2 + TOLERANCE)
    drawn: Array = np.maximum(cards - np.abs(shooter.level - target.level), 0.0)
    return drawn


def _ruler(gun: Barrel, shooter: Station, target: Station, card: Size) -> Array:
    """The shortest ruler from a dot to a card that stays in the arc: to the nearest point of the card, or
    else along an edge of the arc."""
    x, y = _seen_from(target, shooter)
    east, north = gun.facing * shooter.sin, gun.facing * shooter.cos
    right, forward = east * target.cos - north * target.sin, east * target.sin + north * target.cos
    wide, long = card.width / 2, card.length / 2
    over, on = np.clip(x, -wide, wide) - x, np.clip(y, -long, long) - y
    ahead, aside = over * right + on * forward, np.abs(over * forward - on * right)
    inside = aside * gun.cos - ahead * gun.sin <= TOLERANCE
    nearest = np.where(inside, np.hypot(over, on), np.inf)
    for sin in (gun.sin, -gun.sin):
        edge = right * gun.cos - forward * sin, forward * gun.cos + right * sin
        nearest = np.minimum(nearest, _meeting((x, y), edge, (wide, long)))
    return nearest


def _meeting(start: tuple[Array, Array], way: tuple[Array, Array], half: tuple[float, float]) -> Array:
    """How far a line goes until it meets a card around the origin; without end if it passes by."""
    enters, leaves = np.zeros(start[0].shape), np.full(start[0].shape, np.inf)
    for at, along, limit in zip(start, way, half, strict=True):
        slope = np.where(np.abs(along) < PARALLEL, PARALLEL, along)
        one, other = (-limit - at) / slope, (limit - at) / slope
        enters = np.maximum(enters, np.minimum(one, other))
        leaves = np.minimum(leaves, np.maximum(one, other))
    return np.where(enters <= leaves, enters, np.inf)
