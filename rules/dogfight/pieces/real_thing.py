"""Shoot at the real thing! (optional rule): the ruler must reach the picture of an airplane or a balloon, not
just its card, and only pictures stand in the way. Ground cards are all picture."""

from __future__ import annotations

from functools import lru_cache

from shapely import Polygon

from rules.dogfight.box.components import Silhouette
from rules.dogfight.hangar import Hangar
from rules.dogfight.ruler.geometry import Pose, card
from rules.dogfight.state import Balloon, Piece, Plane


def picture(piece: Piece, hangar: Hangar) -> Polygon:
    """The outline of what is drawn on a card."""
    if isinstance(piece, Plane):
        return _laid(piece.pose, silhouette(piece.model, hangar).outline)
    if isinstance(piece, Balloon):
        return _laid(piece.pose, hangar.figures.silhouettes["balloon"].outline)
    return card(piece.pose, hangar.size(piece))


def silhouette(model: str, hangar: Hangar) -> Silhouette:
    """The one that names the model, or the model it is another card of; else the one for all of its crew."""
    figures = hangar.figures
    names = {model, figures.airplanes[model].variant_of}
    for each in figures.silhouettes.values():
        if names & set(each.models):
            return each
    return figures.silhouettes["two-seater" if figures.airplanes[model].seats == 2 else "biplane"]


@lru_cache(maxsize=4096)
def _laid(pose: Pose, drawn: tuple[tuple[float, float], ...]) -> Polygon:
    return Polygon([pose.offset(right, forward) for right, forward in drawn])
