"""The Immelmann turn with altitude: it gains a climb counter, and shares no turn with a climb."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dogfight.altitude.climb_and_dive import climb
from rules.dogfight.altitude.split_s import is_split_s, upside
from rules.dogfight.box.components import Maneuver
from rules.dogfight.pieces.height import Height


def is_immelmann_turn(before: Maneuver | None, card: Maneuver) -> bool:
    return card.is_immelmann and not is_split_s(before, card)


def rise(height: Height) -> Height:
    return climb(height)


def shares_turn_with_climb(before: Maneuver | None, turn: Sequence[Maneuver], card: Maneuver) -> bool:
    """Whether this card would put a climb and an Immelmann into one turn, in either order."""
    last = turn[-1] if turn else before
    if is_immelmann_turn(last, card):
        return any(flown.is_climb for flown in turn)
    return card.is_climb and any(is_immelmann_turn(*pair) for pair in upside(before, turn))
