"""Where everything lies on the map: hubs and spokes near their true places, apart enough to be read.

The chart depends on the board alone, not on who owns what, so it is worked out once for each board, and
moved to where the map begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple, TypeAlias

from render.airbaron.board.crowd import HUB, SPOKE, Crowd
from render.airbaron.board.projection import Sheet, project
from render.kit.labels import Obstacle
from render.kit.shapes import Box, Point, around, centred, ellipse, hermite
from render.kit.theme import WIDTH
from rules.airbaron.view import AirBaronView

_ON_CODE, _ON_TOKEN = 10_000.0, 6.0
"""How much worse it is to cover a code, or a token, than a line."""

BADGE, JET = 22.0, 19.0
"""Radius of what hangs at a hub and at a spoke."""

_MARGIN = Box(84, 86, 84, 62)
_LEAST_HIGH, _MOST_HIGH = 620.0, 745.0
_LAND = Box(-125, 24, -66, 50)
"""Longitudes and latitudes that the map shows; what lies beyond is set down at its edge."""

_LEAN, _WIDE = 0.36, 0.6
"""How much a map wider than this, in earth's radii, favours the east."""

Site: TypeAlias = tuple[str, str, float, float]
"""The code of a hub or spoke, its hub's code, latitude and longitude."""


class NetworkChart(NamedTuple):
    sheet: Sheet
    places: dict[str, Point]
    labels: dict[str, Box]
    """Where the codes of the spokes stand."""
    badges: dict[str, Point]
    """Where the badge of a hub's owner hangs."""
    jets: dict[str, Point]
    """Where a Jumbo Jet stands: at its spoke's shoulder, off everything else."""

    def lowered(self, by: float) -> NetworkChart:
        def point(at: Point) -> Point:
            return at[0], at[1] + by

        return NetworkChart(
            self.sheet.lowered(by),
            {code: point(at) for code, at in self.places.items()},
            {code: box.moved((0, by)) for code, box in self.labels.items()},
            {code: point(at) for code, at in self.badges.items()},
            {code: point(at) for code, at in self.jets.items()},
        )

    def route(self, start: str, end: str, bend: float = 0.1) -> list[Point]:
        """A gently curved line between two places."""
        (x, y), (u, v) = self.places[start], self.places[end]
        dx, dy = u - x, v - y
        lean = bend if dx > 0 else -bend
        return hermite(
            (x, y), (dx + dy * lean, dy - dx * lean), (u, v), (dx - dy * lean, dy + dx * lean), pace=14
        )


def chart(view: AirBaronView, top: float) -> NetworkChart:
    hubs = tuple((hub.code, hub.code, hub.lat, hub.lon) for hub in view.hubs)
    spokes = tuple((spoke.code, spoke.hub, spoke.lat, spoke.lon) for spoke in view.spokes)
    return _chart(hubs, spokes).lowered(top)


@lru_cache(maxsize=16)
def _chart(hubs: tuple[Site, ...], spokes: tuple[Site, ...]) -> NetworkChart:
    sites = (*hubs, *spokes)
    near = around(project(lon, lat) for *_, lat, lon in sites if _LAND.holds((lon, lat)))
    high = near.height / near.width * (WIDTH - _MARGIN.left - _MARGIN.right) + _MARGIN.top + _MARGIN.bottom
    box = Box(0, 0, WIDTH, ceil(min(max(high, _LEAST_HIGH), _MOST_HIGH)))
    sheet = Sheet.fitted(near, box, _MARGIN, _LEAN if near.width > _WIDE else 0.0)
    homes = {code: sheet.place(lon, lat) for code, _, lat, lon in sites}
    crowd = Crowd(homes, {code: hub for code, hub, *_ in spokes}, box)
    crowd.spread()
    badges, jets = _shoulders(crowd, box)
    return NetworkChart(sheet, crowd.places, crowd.labels(), badges, jets)


def _shoulders(crowd: Crowd, within: Box) -> tuple[dict[str, Point], dict[str, Point]]:
    """A spot beside each hub and each spoke, covering no code, and as little as can be of anything else.

    Few spokes have a Jumbo Jet at a time, so that these need not keep off each other.
    """
    hubs = [code for code in crowd.places if code not in crowd.hubs]
    taken = [Obstacle(box, _ON_CODE) for box in crowd.labels().values()]
    taken += [_round_box(crowd.places[code], HUB + 3, _ON_TOKEN) for code in hubs]
    taken += [_round_box(crowd.places[code], SPOKE, _ON_TOKEN) for code in crowd.hubs]
    taken += [_round_box(point, 8, 1.0) for code in crowd.hubs for point in _halfway(crowd, code)]
    badges: dict[str, Point] = {}
    for code in hubs:
        badges[code] = _spot(crowd.places[code], (HUB * 1.5,), BADGE, within, taken)
        taken.append(_round_box(badges[code], BADGE, _ON_TOKEN))
    away = (SPOKE + 12, SPOKE + 8, SPOKE + 4, SPOKE + 16)
    jets = {code: _spot(crowd.places[code], away, JET, within, taken) for code in crowd.hubs}
    return badges, jets


def _round_box(spot: Point, radius: float, weight: float) -> Obstacle:
    return Obstacle(centred(spot, 2 * radius, 2 * radius), weight)


def _halfway(crowd: Crowd, code: str) -> list[Point]:
    (x, y), (u, v) = crowd.places[crowd.hubs[code]], crowd.places[code]
    return [(x + (u - x) * share, y + (v - y) * share) for share in (0.45, 0.6, 0.75)]


def _spot(
    place: Point, away: Sequence[float], radius: float, within: Box, taken: Sequence[Obstacle]
) -> Point:
    """The spot around a place, so far away, that covers least; the first of several."""
    spots = [spot for far in away for spot in _around(place, far)]
    inside = [spot for spot in spots if within.grown(-radius).holds(spot)]
    reach = centred(place, 2 * (max(away) + radius), 2 * (max(away) + radius))
    close = [each for each in taken if reach.overlap(each.box)]

    def price(spot: Point) -> float:
        """It may cover some of what it belongs to."""
        box = centred(spot, 2 * radius, 2 * radius)
        worth = ((1.0 if other.holds(place) else weight) * box.overlap(other) for other, weight in close)
        return round(sum(worth), 6)  # so that two spots as good as each other are

    return min(inside or spots, key=price)


def _around(place: Point, far: float) -> list[Point]:
    """Beginning at the upper right."""
    spots = ellipse(place, far, steps=16)
    return [*spots[14:], *spots[:14]]
