"""Gunnery by eye: who could fire at whom, in plain arithmetic.

The rules lay rulers to the edges of cards; a pilot who weighs thousands of places takes every airplane for
a disc of about its card's size, and is rarely wrong.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.dogfight.autopilot.courses import AirPlace
from rules.dogfight.box.components import DamageDeck
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.view import GroundView, GunView

GIRTH = 26.0
"""The disc's radius."""
OVERLAP = 50.0
"""Closer than this, cards mostly overlap, and nobody fires."""
EXPLOSION = 14
"""What an explosion is worth in points: about a whole airplane."""
NUISANCE = 1.0
"""What any other special result is worth in points."""


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

    def cards(self, shooter: AirPlace, target: AirPlace) -> int:
        """How many damage cards a shot would draw: 2, 1 or none; a level apart, short range is long."""
        gap = abs(shooter.level - target.level)
        east, north = target.x - shooter.x, target.y - shooter.y
        away = math.hypot(east, north)
        if gap > 1 or not OVERLAP < away <= self.reach + GIRTH:
            return 0
        ahead = self.facing * (east * shooter.sin + north * shooter.cos)
        aside = abs(east * shooter.cos - north * shooter.sin)
        if aside * self.cos - ahead * self.sin > GIRTH:
            return 0
        return (2 if away <= self.reach / 2 + GIRTH else 1) - gap

    def bears(self, shooter: AirPlace, target: AirPlace) -> bool:
        """Whether the target is in the arc at whatever distance, or under the airplane."""
        east, north = target.x - shooter.x, target.y - shooter.y
        ahead = self.facing * (east * shooter.sin + north * shooter.cos)
        aside = abs(east * shooter.cos - north * shooter.sin)
        return math.hypot(east, north) < OVERLAP or aside * self.cos - ahead * self.sin < GIRTH / 2


class Infantry(Barrel):
    """Rifles all around: one card at any distance, halved a level up."""

    def cards(self, shooter: AirPlace, target: AirPlace) -> int:
        away = math.hypot(target.x - shooter.x, target.y - shooter.y)
        return int(target.level < 2 and away <= self.reach / (1 + target.level) + GIRTH)


def barrels(guns: Sequence[Gun], seen: Iterable[GunView], hangar: Hangar) -> tuple[Barrel, ...]:
    return tuple(
        _barrel(-1.0 if gun.arc.bearing else 1.0, gun.arc.half_angle, gun.deck, view.jammed, hangar)
        for gun, view in zip(guns, seen, strict=True)
    )


def ground_barrels(card: GroundView, hangar: Hangar) -> tuple[Barrel, ...]:
    """What a trench or a machine gun's crew fires with."""
    if card.kind not in {"trench", "aa-machine-gun"} or card.status not in {"active", "gun silenced"}:
        return ()
    rifles = Infantry(1.0, 0.0, -1.0, sting(hangar.figures.damage["A"]), 0, hangar.ruler)
    if card.half_angle is None or card.deck is None or card.status != "active":
        return (rifles,)
    return (_barrel(1.0, card.half_angle, card.deck, card.jammed, hangar), rifles)


def _barrel(facing: float, half_angle: float, deck: str, jammed: int, hangar: Hangar) -> Barrel:
    return Barrel(
        facing=facing,
        sin=math.sin(math.radians(half_angle)),
        cos=math.cos(math.radians(half_angle)),
        punch=punch(hangar.figures.damage[deck]),
        jammed=jammed,
        reach=hangar.ruler,
    )


def punch(deck: DamageDeck) -> float:
    """Damage points to expect of one card."""
    return sum(EXPLOSION if card.is_explosion else card.points for card in deck.cards) / len(deck.cards)


def sting(deck: DamageDeck) -> float:
    """What to expect of one card of which only the special result counts."""
    worth = (
        EXPLOSION if card.is_explosion else NUISANCE * (card.special is not None and not card.is_jam)
        for card in deck.cards
    )
    return sum(worth) / len(deck.cards)


def stands_between(other: AirPlace, shooter: AirPlace, target: AirPlace) -> bool:
    """Whether another airplane is in the line of fire."""
    if other.level not in {shooter.level, target.level}:
        return False
    east, north = target.x - shooter.x, target.y - shooter.y
    away = math.hypot(east, north)
    ahead = ((other.x - shooter.x) * east + (other.y - shooter.y) * north) / away
    aside = abs((other.x - shooter.x) * north - (other.y - shooter.y) * east) / away
    return 0 < ahead < away and aside < GIRTH
