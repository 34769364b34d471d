"""Anti-aircraft guns: a counter on the table stays where somebody is expected, and is moved where not."""

from __future__ import annotations

import math

from shapely import MultiPolygon, Point
from shapely.ops import nearest_points

from rules.answers import polygon
from rules.dogfight.autopilot.courses import AirPlace
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.autopilot.gunnery import GIRTH
from rules.dogfight.autopilot.standing_orders import values
from rules.dogfight.ground.artillery import FUSE
from rules.dogfight.hangar import Hangar
from rules.dogfight.view import DogfightView, GroundView, ShellView
from rules.engine import Field, Form, Spot, Value


def adjusted(view: DogfightView, form: Form, hangar: Hangar) -> dict[str, Value]:
    shells = {shell.gun: shell for shell in view.shells}
    guns = {card.id: card for card in view.ground}
    watch = _Watch(view, hangar)
    choice: dict[str, Value] = {}
    for field in form({}):
        if field.slot != "shell" or field.group not in guns:
            continue
        gun, shell = guns[field.group], shells.get(field.group)
        if shell is None:
            choice[field.name] = "path"
        else:
            choice.update(_adjust(watch, gun, shell, field, form))
    return choice


def _adjust(watch: _Watch, gun: GroundView, shell: ShellView, field: Field, form: Form) -> dict[str, Value]:
    if watch.friend_near(gun, shell):
        return {field.name: "retire"}
    if watch.enemy_near(gun, shell) or "move" not in values(field):
        return {field.name: "leave"}
    spots = [spot for spot in form({field.name: "move"}) if isinstance(spot, Spot) and spot.group == gun.id]
    for spot in spots:
        for point in watch.better(gun, shell, spot):
            return {field.name: "move", spot.name: point}
    return {field.name: "leave"}


class _Watch:
    """Where everybody is expected after one and two maneuvers: straight on, or turning at the edge."""

    def __init__(self, view: DogfightView, hangar: Hangar) -> None:
        self.reach = hangar.figures.sizes.artillery_counter.value / 2 + GIRTH
        self.ahead = {
            plane.id: (plane.side, _ahead(size_up(plane, view, hangar)))
            for plane in view.planes
            if plane.status == "flying" and not plane.in_cloud
        }

    def enemy_near(self, gun: GroundView, shell: ShellView) -> bool:
        return any(self._hit(shell, places) for side, places in self.ahead.values() if side != gun.side)

    def friend_near(self, gun: GroundView, shell: ShellView) -> bool:
        return any(self._hit(shell, places) for side, places in self.ahead.values() if side == gun.side)

    def _hit(self, shell: ShellView, places: tuple[AirPlace, ...]) -> bool:
        place = places[shell.due - 1] if shell.due <= len(places) else None
        return place is not None and self._covers(shell.point, place, shell.level)

    def _covers(self, point: tuple[float, float], place: AirPlace, level: int | None) -> bool:
        return level in {None, place.level} and math.dist(point, (place.x, place.y)) < self.reach

    def better(self, gun: GroundView, shell: ShellView, spot: Spot) -> list[tuple[float, float]]:
        """Spots within the field's areas under enemies two maneuvers on."""
        allowed = MultiPolygon([polygon(area) for area in spot.areas])
        found = []
        for side, places in self.ahead.values():
            if side == gun.side or len(places) < FUSE:
                continue
            there = Point(places[FUSE - 1].x, places[FUSE - 1].y)
            near = nearest_points(allowed.buffer(-1), there)[0] if not allowed.covers(there) else there
            if self._covers((near.x, near.y), places[FUSE - 1], shell.level):
                found.append((near.x, near.y))
        return found


def _ahead(craft: Craft) -> tuple[AirPlace, ...]:
    """The least turning course that stays on the table."""
    staying = [course for course in craft.courses if course.stays] or list(craft.courses)
    calmest = min(staying, key=lambda course: sum(abs(card.turn) for card in course.cards), default=None)
    return calmest.places if calmest else ()
