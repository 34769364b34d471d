"""Gunnery by eye: who could fire at whom, in plain arithmetic.

The rules lay rulers to the edges of cards; a pilot who weighs thousands of places takes every airplane for
a disc of about its card's size, and is rarely wrong.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.dogfight.autopilot.courses import Place
from rules.dogfight.components import DamageDeck
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.view import GunView

GIRTH = 26.0
"""The disc's radius."""
OVERLAP = 50.0
"""Closer than this, cards mostly overlap, and nobody fires."""
EXPLOSION = 14
"""What an explosion is worth in points: about a whole airplane."""


@dataclass(frozen=True)
class Barrel:
    """A gun as far as aiming goes: forward or backward, its arc, its bite, and how long it is jammed."""

    facing: float
    sin: float
    cos: float
    punch: float
    """Damage points to expect of one card."""
    jammed: int
    reach: float
    """The ruler's length."""

    def cards(self, shooter: Place, target: Place) -> int:
        """How many damage cards a shot would draw: 2, 1 or none."""
        east, north = target.x - shooter.x, target.y - shooter.y
        away = math.hypot(east, north)
        if not OVERLAP < away <= self.reach + GIRTH:
            return 0
        ahead = self.facing * (east * shooter.sin + north * shooter.cos)
        aside = abs(east * shooter.cos - north * shooter.sin)
        if aside * self.cos - ahead * self.sin > GIRTH:
            return 0
        return 2 if away <= self.reach / 2 + GIRTH else 1


def barrels(guns: Sequence[Gun], seen: Iterable[GunView], hangar: Hangar) -> tuple[Barrel, ...]:
    return tuple(
        Barrel(
            facing=-1.0 if gun.arc.bearing else 1.0,
            sin=math.sin(math.radians(gun.arc.half_angle)),
            cos=math.cos(math.radians(gun.arc.half_angle)),
            punch=punch(hangar.figures.damage[gun.deck]),
            jammed=view.jammed,
            reach=hangar.ruler,
        )
        for gun, view in zip(guns, seen, strict=True)
    )


def punch(deck: DamageDeck) -> float:
    """Damage points to expect of one card."""
    return sum(EXPLOSION if card.is_explosion else card.points for card in deck.cards) / len(deck.cards)


def stands_between(other: Place, shooter: Place, target: Place) -> bool:
    """Whether another airplane is in the line of fire."""
    east, north = target.x - shooter.x, target.y - shooter.y
    away = math.hypot(east, north)
    ahead = ((other.x - shooter.x) * east + (other.y - shooter.y) * north) / away
    aside = abs((other.x - shooter.x) * north - (other.y - shooter.y) * east) / away
    return 0 < ahead < away and aside < GIRTH
