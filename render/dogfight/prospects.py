"""What a card would lead to, in the fewest words."""

from __future__ import annotations

from render.dogfight.board.marks import height_text
from rules.dogfight.ways import Prospect


def height_words(prospect: Prospect) -> str:
    """How high it would leave the airplane; without altitude it can only crash."""
    if prospect.crashes:
        return "crash"
    if prospect.level is None:
        return ""
    if prospect.clouded:
        return "clouds"
    return "ground" if prospect.grounded else f"level {height_text(prospect.level, prospect.climb)}"
