"""From how much better off somebody is to how likely they are to win."""

from __future__ import annotations

import math
from collections.abc import Mapping

from rules.values import Seat


def chance(wealth: Mapping[Seat, float], seat: Seat, spread: float) -> float:
    """The share of a seat among all: `spread` ahead of a rival makes e times his chance."""
    top = max(wealth.values())
    weights = {each: math.exp((value - top) / spread) for each, value in wealth.items()}
    return weights[seat] / sum(weights.values())
