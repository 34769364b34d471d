"""Trenches: infantry fires at one airplane a round whose dot is within a ruler of the card, or above it.

It draws one A card at any distance, of which only the special result counts, and it never jams. Nothing
stands in its way: the books measure from the card to the dot and ask for no line of fire.
"""

from __future__ import annotations

from rules.dogfight.fire.reach import UNSEEN, Line, Sight, Sky
from rules.dogfight.hangar import Gun
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.ruler.geometry import TOLERANCE, dot, settled
from rules.dogfight.ruler.lines_of_fire import Arc
from rules.dogfight.state import GroundCard, Plane

INFANTRY = Gun("infantry", "A", Arc(180), counting="specials", jams=False)
WITH_INFANTRY = ("trench", "aa-machine-gun")


def infantry_sights(sky: Sky) -> list[Sight]:
    """Every trench, and every machine gun's crew, with an airplane to fire at."""
    return [
        Sight(card, INFANTRY, targets)
        for card in sky.state.ground
        if card.in_play and card.kind in WITH_INFANTRY and (targets := _targets(sky, card))
    ]


def _targets(sky: Sky, card: GroundCard) -> dict[str, Line]:
    """The nearest first, by any part of their cards."""
    found = []
    for plane in sky.state.flying():
        line = _line(sky, card, plane) if plane.side != card.side else None
        if line is not None:
            apart = settled(card_of(card, sky.hangar).distance(card_of(plane, sky.hangar)))
            found.append((apart, line.distance, plane.id, line))
    return {name: line for _, _, name, line in sorted(found, key=lambda entry: entry[:3])}


def _line(sky: Sky, card: GroundCard, plane: Plane) -> Line | None:
    most = levels.infantry_range(sky.state, plane, sky.hangar.ruler)
    if most is None or not sky.within(card, plane, most):
        return None
    if any(unseen(sky.state, sky.hangar, card, INFANTRY, plane) for unseen in UNSEEN):
        return None
    away = card_of(card, sky.hangar).distance(dot(plane.pose))
    return Line(settled(away), (plane.pose.x, plane.pose.y), cards=1) if away <= most + TOLERANCE else None
