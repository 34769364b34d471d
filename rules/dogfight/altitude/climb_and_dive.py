"""Climb and dive: counters on the way up, levels on the way down.

A climb adds a counter, and as many counters as the airplane's climb rate are a level. A dive costs a level
and every counter. At level 0 an airplane flies as long as it has a counter: a dive that arrives there leaves
it just one, and a dive from there is a touchdown. A climb is no stall, and a dive no straight, for any rule.
"""

from __future__ import annotations

from rules.dogfight.pieces.height import Height


def climb(height: Height) -> Height:
    """A counter more, exchanged for a level once there are enough; at the top there is nothing to gain."""
    if height.level >= height.top:
        return height
    if height.climb + 1 < height.rate:
        return height._replace(climb=height.climb + 1)
    return height._replace(level=height.level + 1, climb=0)


def dive(height: Height) -> Height:
    if height.level == 0:
        return height._replace(climb=0, run="touchdown")
    down = height.level - 1
    return height._replace(level=down, climb=0 if down else 1)
