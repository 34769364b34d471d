"""The part of a console for what does not fly: a seat's balloons and ground cards."""

from __future__ import annotations

from collections.abc import Sequence

from render.dogfight.board.ground_cards import draw_counter
from render.dogfight.board.roster_pieces import LOADING
from render.dogfight.console.chips import balloon_chips, chips_height, draw_chips
from render.dogfight.naming import called
from render.dogfight.signs.damage_card import draw_hits, hits_height
from render.dogfight.signs.plates import draw_plate, plate_width
from render.dogfight.states import state_name
from render.kit.badges import jam_icon
from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.shapes import Box
from render.kit.theme import CLOUD, CRIMSON, GREY, INK, PAPER, STEEL, WIDTH
from rules.dogfight.box.components import DamageCard
from rules.dogfight.view import BalloonView, GroundView
from rules.said import Said, said
from words import phrase

PAD = 28
ROW = 84
_ROOM = WIDTH - 4 * PAD
_STATE = 330
"""Pixels for what a piece is at."""


def _damage(piece: BalloonView | GroundView) -> Sequence[DamageCard]:
    return piece.damage or ()


def _height(piece: BalloonView | GroundView) -> int:
    height = ROW + hits_height(_damage(piece))
    if isinstance(piece, BalloonView) and piece.status == "aloft":
        height += chips_height(list(balloon_chips(piece)), _ROOM)
    return height


def battery_height(pieces: Sequence[BalloonView | GroundView]) -> int:
    return sum(_height(piece) for piece in pieces) + 16


def draw_battery(canvas: Canvas, pieces: Sequence[BalloonView | GroundView], box: Box) -> None:
    canvas.panel_shadow(box, 0.25, 7)
    canvas.panel(box, 18, STEEL)
    canvas.panel(box.grown(-4), 15, PAPER)
    y = box.top + 8
    for piece in pieces:
        _piece(canvas, piece, Box(box.left + PAD, y, box.right - PAD, y + _height(piece)))
        y += _height(piece)
        if piece is not pieces[-1]:
            canvas.stroke([(box.left + PAD, y), (box.right - PAD, y)], CLOUD, 3)


def _piece(canvas: Canvas, piece: BalloonView | GroundView, box: Box) -> None:
    y = box.top + ROW / 2
    plate = plate_width(piece)
    draw_plate(canvas, piece, (box.left + plate / 2, y))
    x = box.left + plate + 20
    right = box.right
    tally = _tally(piece)
    if tally:
        right -= canvas.write(tally, (right, y), 34, INK, weight="ExtraBold", align="right") + 30
    ink = GREY if _at_work(piece) else CRIMSON
    right -= write_fitted(canvas, _state(piece), (right, y), _STATE, 30, ink, align="right") + 20
    if isinstance(piece, GroundView):
        right = _counters(canvas, piece, right, y)
    fitted(called(piece), right - x, 34, most=2).write(canvas, (x, y), INK)
    top = box.top + ROW
    draw_hits(canvas, _damage(piece), None, (box.left, top))
    if isinstance(piece, BalloonView) and piece.status == "aloft":
        draw_chips(canvas, list(balloon_chips(piece)), (box.left, top + hits_height(_damage(piece))), _ROOM)


def _counters(canvas: Canvas, card: GroundView, right: float, y: float) -> float:
    """A loaded gun's counter, and a jammed one's; gives what room is left."""
    if card.loading == "loaded":
        draw_counter(canvas, (right - 18, y), 17)
        return right - 50
    for _ in range(card.jammed):
        jam_icon(canvas, (right - 16, y))
        right -= 38
    return right


def _tally(piece: BalloonView | GroundView) -> str:
    if not piece.resistance:
        return ""
    return phrase("dogfight-pictures.taken-of", points=piece.points or 0, resistance=piece.resistance)


def _at_work(piece: BalloonView | GroundView) -> bool:
    if isinstance(piece, BalloonView):
        return piece.status in {"aloft", "down"}
    return piece.status == "active" and (piece.loading is not None or not piece.jammed)


def _state(piece: BalloonView | GroundView) -> Said:
    if isinstance(piece, BalloonView) or piece.status != "active":
        return state_name(piece.status)
    if piece.loading is not None:
        return LOADING[piece.loading]
    return said("dogfight-pictures.jammed") if piece.jammed else said("dogfight-pictures.ready")
