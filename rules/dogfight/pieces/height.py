"""The height of one airplane: its level, its climb counters, and how far it has come on the ground."""

from __future__ import annotations

from typing import NamedTuple

from rules.dogfight.kinds import GroundRun


class Height(NamedTuple):
    """How high an airplane is, what it can do about it, and how far it has come in landing or taking off."""

    level: int
    climb: int
    rate: int
    top: int
    run: GroundRun = ""
    ready: bool = False
    """On the ground: nothing keeps it from taking off."""

    @property
    def grounded(self) -> bool:
        return self.level == 0 and self.climb == 0
