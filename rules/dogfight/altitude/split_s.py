"""The Split-S, a downward Immelmann: the same card after a stall instead of a straight; a straight follows.

It costs a climb counter, or, where there is none, a level, of which the airplane keeps all counters but one.
It shares no turn with a dive. At level 0 the last counter is the airplane's last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.dogfight.box.components import Maneuver
from rules.dogfight.pieces.height import Height


def is_split_s(before: Maneuver | None, card: Maneuver) -> bool:
    return card.is_immelmann and before is not None and before.is_stall


def sink(height: Height) -> Height:
    """What is left of the height; grounded means into the ground."""
    if height.climb:
        return height._replace(climb=height.climb - 1)
    return height._replace(level=height.level - 1, climb=height.rate - 1)


def shares_turn_with_dive(before: Maneuver | None, turn: Sequence[Maneuver], card: Maneuver) -> bool:
    """Whether this card would put a dive and a Split-S into one turn, in either order."""
    last = turn[-1] if turn else before
    if is_split_s(last, card):
        return any(flown.is_dive for flown in turn)
    return card.is_dive and any(is_split_s(*pair) for pair in upside(before, turn))


def upside(before: Maneuver | None, turn: Sequence[Maneuver]) -> Iterator[tuple[Maneuver | None, Maneuver]]:
    """Each card of a turn with the one flown before it."""
    return zip((before, *turn), turn, strict=False)
