"""The players of a film: cards with their letters, clouds and shells, each drawn once and then moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from render.dogfight.board.field import Field, corners
from render.dogfight.board.marks import height_text
from render.dogfight.board.pieces import BEHIND, apart, draw_card, draw_plane
from render.dogfight.board.shells import draw_sight
from render.dogfight.film.glide import Seen
from render.dogfight.sides import badge, style
from render.dogfight.signs import icons
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.sprites import FINE, Sprite, Turnable, sprite
from render.kit.theme import CRIMSON, INK, WHITE
from render.kit.type import width
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView, PlaneView, ShellView

_LOW, _STEP = 3.0, 1.0
"""Pixels a shadow falls: at level 0, and more for each level."""

_CLOUD = 150.0
"""Millimetres across a cloud with room to spare."""

_CHIP = 26.0


class Worn(NamedTuple):
    """What an airplane wears beside its letter."""

    level: str
    flames: int
    smoke: int


class Player(NamedTuple):
    """An airplane where it is seen just now."""

    plane: PlaneView
    seen: Seen


class Wardrobe:
    """All sprites of one film; each is made when it is first needed."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._view: DogfightView = field.view
        self.scale = field.scale
        self.radius = min(max(14.0 * field.scale, 14.0), 19.0)
        self._cards: dict[tuple[str, str], Turnable] = {}
        self._badges: dict[str, Sprite] = {}
        self._chips: dict[Worn, Sprite] = {}
        self._clouds: dict[str, Sprite] = {}
        self._shells: dict[int, Sprite] = {}

    def dress(self, scene: Image.Image, players: Sequence[Player], shells: Iterable[ShellView] = ()) -> None:
        """Lay the airplanes down in this order, then shells, then everybody's letter."""
        for plane, seen in players:
            self.card(plane, seen).lay(scene, self._field.spot(seen.pose))
        for shell in shells:
            self.shell(shell).lay(scene, self._field.at(shell.point))
        self.name(scene, players)

    def name(self, scene: Image.Image, players: Sequence[Player]) -> None:
        """Everybody's letter, with what else they wear, none over another."""
        spots = apart([self.badge_spot(player) for player in players], 1.7 * self.radius)
        for (plane, _), spot in zip(players, spots, strict=True):
            if chip := self.chip(plane):
                chip.lay(scene, spot)
        for (plane, _), spot in zip(players, spots, strict=True):
            self.badge(plane).lay(scene, spot)

    def badge_spot(self, player: Player) -> Point:
        return self._field.at(player.seen.pose.offset(0, BEHIND * player.seen.length))

    def card(self, plane: PlaneView, seen: Seen) -> Sprite:
        """As it lies or flies, with a shadow that falls farther the higher it is."""
        if plane.in_cloud:
            return self._cloud(plane)
        kind = plane.silhouette, plane.side
        if kind not in self._cards:
            self._cards[kind] = self._upright(plane)
        lift = 0.0 if plane.grounded else _LOW + _STEP * (plane.level or 0)
        return self._cards[kind].at(seen.pose.heading, lift, seen.length)

    def _upright(self, plane: PlaneView) -> Turnable:
        """Its outline is drawn heavier than on a still, which is larger."""
        wide, high = plane.size.width * self.scale + 4, plane.size.length * self.scale + 4
        field, pose = self._table(wide * FINE, high * FINE, FINE)
        flat = replace(plane, grounded=True)

        def draw(canvas: Canvas) -> None:
            draw_card(canvas, field, flat, pose)
            canvas.outline(field.shape(pose, corners(plane.size)), style(plane).colour, 2.0 * FINE)

        return Turnable(wide, high, draw)

    def _table(self, wide: float, high: float, finer: float) -> tuple[Field, Pose]:
        """A field of that many pixels, and the pose in its middle."""
        across, along = wide / self.scale / finer, high / self.scale / finer
        field = Field(self._view, Box(0, 0, across, along), Box(0, 0, wide, high))
        return field, Pose(across / 2, along / 2, 0)

    def _cloud(self, plane: PlaneView) -> Sprite:
        if plane.id not in self._clouds:
            side = _CLOUD * self.scale
            field, pose = self._table(side, side, 1)
            hidden = replace(plane, pose=Pose(pose.x, pose.y, plane.pose.heading))
            self._clouds[plane.id] = sprite(side, side, lambda canvas: draw_plane(canvas, field, hidden))
        return self._clouds[plane.id]

    def badge(self, plane: PlaneView) -> Sprite:
        """Its letter."""
        if plane.id not in self._badges:
            side = 2.6 * self.radius + 4
            middle = (side / 2, side / 2)

            def draw(canvas: Canvas) -> None:
                badge(plane).draw(canvas, middle, self.radius, round(self.radius * 1.3))

            self._badges[plane.id] = sprite(side, side, draw)
        return self._badges[plane.id]

    def chip(self, plane: PlaneView) -> Sprite | None:
        """What sticks out from under its letter: its level in a game with altitude, its flames or smoke."""
        level = height_text(plane.level, plane.climb) if plane.level is not None else ""
        worn = Worn("" if plane.grounded or plane.in_cloud else level, plane.flames, plane.smoke)
        if not any(worn):
            return None
        if worn not in self._chips:
            self._chips[worn] = self._chip(worn)
        return self._chips[worn]

    def _chip(self, worn: Worn) -> Sprite:
        burning = bool(worn.flames or worn.smoke)
        text = width(worn.level, 20, "ExtraBold") + 14 if worn.level else 0.0
        wide = self.radius + text + (24 if burning else 0) + 4

        def draw(canvas: Canvas) -> None:
            whole = Box(0, 0, wide, _CHIP)
            canvas.panel(whole, 7, WHITE)
            canvas.panel(whole.grown(-2), 5, INK)
            canvas.write(worn.level, (self.radius + 6, _CHIP / 2), 20, WHITE, weight="ExtraBold")
            if burning:
                spot = (self.radius + text + 11, _CHIP / 2)
                (icons.flame if worn.flames else icons.smoke)(canvas, spot, 0.36)

        return sprite(wide, _CHIP, draw)._replace(anchor=(0.0, _CHIP / 2))

    def shell(self, shell: ShellView) -> Sprite:
        """The sight of a gun, with how many maneuvers are left."""
        if shell.due not in self._shells:
            side, radius = 72.0, 15.0

            def draw(canvas: Canvas) -> None:
                middle: Point = (side / 2, side / 2)
                draw_sight(canvas, middle, radius)
                canvas.disc(middle, radius, WHITE)
                canvas.disc(middle, radius - 2, CRIMSON if shell.due == 1 else INK)
                canvas.write(str(shell.due), middle, 20, WHITE, weight="ExtraBold", align="centre")

            self._shells[shell.due] = sprite(side, side, draw)
        return self._shells[shell.due]
