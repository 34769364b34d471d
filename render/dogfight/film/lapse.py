"""A whole game as a time-lapse: one frame a turn, with trails that fade, and who was hit and lost in it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.dogfight.board.field import Field
from render.dogfight.board.wrecks import draw_wreck
from render.dogfight.film import caption
from render.dogfight.film.acts import Act, acts
from render.dogfight.film.caption import CaptionChip
from render.dogfight.film.cast import Cast
from render.dogfight.film.frame import Frame
from render.dogfight.film.glide import Seen
from render.dogfight.film.sprites import Player, Wardrobe
from render.dogfight.film.stage import choose_stage, scenery
from render.dogfight.sides import others, pieces_by_id, style
from render.kit.canvas import Canvas
from render.kit.lapse import developed, moments
from render.kit.theme import WHITE
from rules.dogfight.view import DogfightView, PlaneView
from rules.story import Chapter, Turn, turns

FADED = (0.28, 0.5, 1.0)
"""How strongly the trails of the turn before the last, of the last one and of this one are drawn."""

_STEPS = 24
_THERE = {"flying", "waiting"}


def shoot(history: Sequence[Chapter]) -> bytes:
    """The whole field of the game stands still; airplanes stand where each turn left them."""
    return _Lapse(history).shoot()


class _Lapse:
    def __init__(self, history: Sequence[Chapter]) -> None:
        self._shown = moments(history)
        self._turns = turns(history)
        self._acts = {turn.number: _acts(turn) for turn in self._turns}
        self._first: DogfightView = history[0].view
        played = [act for number in self._acts for act in self._acts[number]]
        self._field: Field = choose_stage(self._first, history[-1].view, played)
        self._wardrobe = Wardrobe(self._field)
        self._ground: tuple[object, Image.Image] | None = None

    def shoot(self) -> bytes:
        frames = [self._frame(self._first, None)]
        frames += [self._frame(turn.after.view, turn) for turn in self._turns if turn.after in self._shown]
        return developed(frames, [frames[0], frames[-1]])

    def _frame(self, view: DogfightView, turn: Turn | None) -> Image.Image:
        before = turn.before.view if turn else view
        scene = self._scenery(before, view).copy()
        acts_so_far = [self._acts[number] for number in self._acts if turn and number <= turn.number]
        canvas = Canvas.over(scene)
        for past, strength in zip(reversed(acts_so_far), reversed(FADED), strict=False):
            self._draw_trails(canvas, view, past, strength)
        for plane in view.planes:
            if turn and _lost_in(turn, plane):
                draw_wreck(canvas, self._field._replace(view=view), plane)
        flying = sorted((p for p in view.planes if p.status == "flying"), key=lambda plane: plane.level or 0)
        self._wardrobe.dress(scene, [Player(plane, Seen(plane.pose)) for plane in flying], view.shells)
        number = turn.number if turn else 0
        return Frame(self._field, view, Act(number, 0, ()), whole=True).filled(scene, self._told(turn))

    def _scenery(self, before: DogfightView, view: DogfightView) -> Image.Image:
        """With wrecks of earlier turns; drawn anew only when something is not what it was."""
        lies = others(view), [plane.id for plane in before.planes if plane.status not in _THERE]
        if self._ground is None or self._ground[0] != lies:
            self._ground = lies, scenery(self._field._replace(view=before), view)
        return self._ground[1]

    def _draw_trails(
        self, canvas: Canvas, view: DogfightView, played: Sequence[Act], strength: float
    ) -> None:
        planes = pieces_by_id(view)
        for act in played:
            for glide in act.glides:
                look = style(planes[glide.plane])
                way = [self._field.at(point) for point in glide.way(_STEPS)]
                canvas.stroke(way, WHITE, 6, alpha=0.8 * strength)
                canvas.stroke(way, look.colour, 3, dash=(9, 8) if look.dash else None, alpha=strength)

    def _told(self, turn: Turn | None) -> list[CaptionChip]:
        """Losses, then who hit whom in all."""
        if turn is None:
            return []
        cast = Cast(turn.before.view, turn.after.view)
        played = self._acts[turn.number]
        lost = [chip for act in played for chip in caption.losses(act, cast)]
        return [*lost, *caption.fire(played, cast, turn.after.view)]


def _acts(turn: Turn) -> list[Act]:
    return list(acts(turn.before.view, turn.events))


def _lost_in(turn: Turn, plane: PlaneView) -> bool:
    """In this turn, and not before."""
    was = next((one for one in turn.before.view.planes if one.id == plane.id), plane)
    return plane.status not in _THERE and was.status in _THERE
