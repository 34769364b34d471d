"""By what a stand-in judges what nobody can reckon: what a hub is worth that is half won, and spokes abroad.

A Cadet spreads itself over many hubs. An Ace goes for few: to it the first spokes of a hub are worth little
but their profits, and the last before dominance much. Its figures come from games in which every seat played
by others (`python -m tests.rules.airbaron.tempers`).
"""

from __future__ import annotations

from rules.values import Frozen


class Temper(Frozen, frozen=True):
    bend: float = 1.0
    """How much more the last steps to dominance are worth than the first: a power of that part, 1 or more."""
    abroad: float = 1.0
    """What profits from foreign spokes are worth, of those from domestic ones."""


CADET = Temper()
ACE = Temper(bend=2.5, abroad=0.5)
