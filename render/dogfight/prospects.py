"""What a card would lead to, in the fewest words."""

from __future__ import annotations

from render.dogfight.board.marks import height_text
from rules.dogfight.ways import Prospect
from rules.said import Text, said


def height_words(prospect: Prospect) -> Text:
    """How high it would leave the airplane; without altitude it can only crash."""
    if prospect.crashes:
        return said("dogfight-pictures.crash")
    if prospect.level is None:
        return ""
    if prospect.clouded:
        return said("dogfight-pictures.clouds")
    if prospect.grounded:
        return said("dogfight-pictures.ground")
    return said("dogfight-pictures.at-level", height=height_text(prospect.level, prospect.climb))
