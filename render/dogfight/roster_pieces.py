"""The footer's lower part: balloons and ground cards in short rows, and the score sheet."""

from __future__ import annotations

from math import ceil

from render.artist import Names
from render.dogfight.marks import Mark, balloon_marks, draw_marks, ground_marks, marks_width
from render.dogfight.plates import draw_plate, plate_width
from render.dogfight.sides import is_own, player
from render.kit.badges import card_icon, jam_icon
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, GREEN, INK, MIST, SLATE, WHITE
from render.kit.type import fit, readable, width
from rules.dogfight.view import BalloonView, DogfightView, GroundView, Loading, ScoreLine, Side

ROW = 64
GAP = 8
LINE = 42
LOADING: dict[Loading, str] = {
    "loaded": "loaded",
    "aiming": "aiming",
    "fired": "reload 3",
    "corner": "reload 2",
    "side": "reload 1",
}
"""What a gun is at; the number says how many maneuvers until it is loaded."""


def _balloons(view: DogfightView, side: Side) -> list[BalloonView]:
    return [balloon for balloon in view.balloons if balloon.side == side]


def _ground(view: DogfightView, side: Side) -> list[GroundView]:
    return [card for card in view.ground if card.side == side]


def pieces_height(view: DogfightView, side: Side) -> int:
    rows = len(_balloons(view, side)) + ceil(len(_ground(view, side)) / 2)
    return rows * (ROW + GAP)


def draw_pieces(canvas: Canvas, view: DogfightView, side: Side, box: Box) -> float:
    """Balloons one a row, ground cards two a row. Gives where they end."""
    y = box.top
    for balloon in _balloons(view, side):
        _balloon(canvas, view, balloon, Box(box.left, y, box.right, y + ROW))
        y += ROW + GAP
    half = (box.width - GAP) / 2
    cards = _ground(view, side)
    for i, card in enumerate(cards):
        left = box.left + (i % 2) * (half + GAP)
        top = y + (i // 2) * (ROW + GAP)
        _card(canvas, card, Box(left, top, left + half, top + ROW))
    return y + ceil(len(cards) / 2) * (ROW + GAP)


def _balloon(canvas: Canvas, view: DogfightView, balloon: BalloonView, box: Box) -> None:
    lost = balloon.status != "aloft"
    left, y = _opening(canvas, balloon, box, lost=lost)
    right = box.right - 16
    if lost:
        right -= canvas.write(balloon.status, (right, y), 28, AMBER, align="right") + 14
    else:
        marks = list(balloon_marks(balloon))
        right -= marks_width(marks) - 14
        draw_marks(canvas, marks, (right, y), WHITE)
        right -= canvas.write(str(balloon.damage_cards), (right - 16, y), 30, WHITE, align="right") + 36
        card_icon(canvas, (right, y))
        right -= 30
        if is_own(view, balloon) and balloon.points is not None:
            tally = f"{balloon.points}/{balloon.resistance}"
            right -= canvas.write(tally, (right, y), 30, GREEN, align="right") + 14
    canvas.write(_shortened(balloon.name, right - left), (left, y), 28, MIST if lost else WHITE)


def _shortened(name: str, room: float) -> str:
    """The last words of a name tell it from others."""
    words = name.split()
    while len(words) > 1 and width(" ".join(words), 28) > room:
        words = words[1:]
    return fit(" ".join(words), 28, room)


def _card(canvas: Canvas, card: GroundView, box: Box) -> None:
    lost = card.status in {"silenced", "destroyed"}
    left, y = _opening(canvas, card, box, lost=lost)
    right = box.right - 14
    marks: list[Mark] = list(ground_marks(card))
    right -= marks_width(marks)
    draw_marks(canvas, marks, (right, y), WHITE)
    if card.jammed:
        jam_icon(canvas, (right - 16, y))
        right -= 40
    if card.resistance and card.points:
        tally = f"{card.points}/{card.resistance}"
        right -= canvas.write(tally, (right, y), 28, WHITE, align="right") + 12
    text = ground_state(card)
    canvas.write(
        fit(text, 28, right - left, "SemiBold"), (left, y), 28, AMBER if lost else MIST, weight="SemiBold"
    )


def ground_state(card: GroundView) -> str:
    """What it is at, in a word."""
    if card.status == "gun silenced":
        return "rifles only"
    if card.status != "active":
        return card.status
    if card.loading is not None:
        return LOADING[card.loading]
    return {"trench": "trench", "aa-gun": "gun", "aa-machine-gun": "gun", "target": "target"}[card.kind]


def _opening(canvas: Canvas, piece: BalloonView | GroundView, box: Box, *, lost: bool) -> Point:
    """Panel and plate; gives where the rest begins."""
    canvas.panel(box, 12, INK if lost else SLATE)
    plate, y = plate_width(piece), box.centre[1]
    draw_plate(canvas, piece, (box.left + 14 + plate / 2, y), lost=lost)
    return box.left + 14 + plate + 14, y


def _lines(view: DogfightView, side: Side) -> list[ScoreLine]:
    return [line for line in view.score_sheet if line.side == side]


def scores_height(view: DogfightView, side: Side) -> int:
    return len(_lines(view, side)) * LINE


def draw_scores(canvas: Canvas, view: DogfightView, side: Side, names: Names, box: Box) -> None:
    for i, line in enumerate(_lines(view, side)):
        y = box.top + (i + 0.5) * LINE
        points = f"{line.points:+d}".replace("-", "−")
        canvas.write(points, (box.left + 64, y), 28, WHITE, align="right")
        who = "" if line.seat is None else f"{readable(player(line.seat, names), f'Seat {line.seat + 1}')}: "
        room = box.right - box.left - 84
        canvas.write(fit(who + line.what, 28, room, "Medium"), (box.left + 80, y), 28, MIST, weight="Medium")
