"""Overdive (altitude option): stall, dive, straight; the dive costs a level and the straight another.

It lets the dive follow a steep stall. Airplanes without an Immelmann card are not agile enough for it, and
from level 1 or 0 it leads into the ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.dogfight.altitude.climb_and_dive import dive
from rules.dogfight.box.components import Maneuver
from rules.dogfight.pieces.height import Height

LOWEST = 2
"""The level an overdive must start from."""


def agile(deck: Iterable[Maneuver]) -> bool:
    return any(card.is_immelmann for card in deck)


def begins(before: Maneuver | None, card: Maneuver) -> bool:
    """A dive after a stall that is steep itself; after one that is not, it is a dive like any other."""
    return card.is_dive and before is not None and before.is_stall and before.steep


def owes_straight(flown: Sequence[Maneuver]) -> bool:
    """Whether an overdive has begun and waits for its straight."""
    return len(flown) > 1 and begins(flown[-2], flown[-1])


def second_drop(height: Height) -> Height:
    return dive(height)
