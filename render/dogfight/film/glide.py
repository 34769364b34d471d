"""How a card flies: out along one heading, in along the other; an Immelmann is flipped over."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import NamedTuple

from render.kit.shapes import Point
from rules.dogfight.ruler.geometry import Pose

_NEAR = 1.0
"""Millimetres: what moves less only turns."""

_LOOP = 150.0
"""Degrees: who turns by more in one card has gone over the top."""


class Seen(NamedTuple):
    """Where a card is on its way, and how much of its length is seen while it is turned over."""

    pose: Pose
    length: float = 1.0


class Glide(NamedTuple):
    plane: str
    start: Pose
    end: Pose
    card: int | None = None

    @property
    def _far(self) -> float:
        return hypot(self.end.x - self.start.x, self.end.y - self.start.y)

    @property
    def _turn(self) -> float:
        """Degrees to the right, at most half a circle."""
        return (self.end.heading - self.start.heading + 180) % 360 - 180

    @property
    def loops(self) -> bool:
        return abs(self._turn) > _LOOP and self._far > _NEAR

    def at(self, share: float) -> Seen:
        """After that share of the way."""
        if self._far <= _NEAR:
            heading = self.start.heading + share * self._turn
            return Seen(Pose(self.start.x, self.start.y, heading))
        if self.loops:
            over = min(max((share - 0.2) / 0.6, 0.0), 1.0)
            heading = self.start.heading if over < 0.5 else self.end.heading
            x, y = self.spot(share)
            return Seen(Pose(x, y, heading), max(abs(cos(pi * over)), 0.06))
        if share >= 1:
            return Seen(self.end)
        (x, y), (dx, dy) = self.spot(share), self._tangent(share)
        return Seen(Pose(x, y, degrees(atan2(dx, dy))))

    def spot(self, share: float) -> Point:
        """A point of the way, in millimetres."""
        t, (ux, uy), (vx, vy) = share, self._leaving, self._arriving
        if self.loops:
            a, b, c, d = 1 - t, t, 0.0, 0.0
        else:
            a, b, c, d = 2 * t**3 - 3 * t**2 + 1, 3 * t**2 - 2 * t**3, t**3 - 2 * t**2 + t, t**3 - t**2
        start, end = self.start, self.end
        return a * start.x + b * end.x + c * ux + d * vx, a * start.y + b * end.y + c * uy + d * vy

    def way(self, steps: int) -> list[Point]:
        return [self.spot(i / steps) for i in range(steps + 1)]

    def _tangent(self, t: float) -> Point:
        a, c, d = 6 * t**2 - 6 * t, 3 * t**2 - 4 * t + 1, 3 * t**2 - 2 * t
        (ux, uy), (vx, vy) = self._leaving, self._arriving
        gap = self.start.x - self.end.x, self.start.y - self.end.y
        return a * gap[0] + c * ux + d * vx, a * gap[1] + c * uy + d * vy

    @property
    def _leaving(self) -> Point:
        turn = radians(self.start.heading)
        return self._far * sin(turn), self._far * cos(turn)

    @property
    def _arriving(self) -> Point:
        turn = radians(self.end.heading)
        return self._far * sin(turn), self._far * cos(turn)


def eased(share: float) -> float:
    """Slow to start and to stop, but never quite standing."""
    return 0.35 * share + 0.65 * share * share * (3 - 2 * share)
