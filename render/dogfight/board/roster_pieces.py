"""The footer's lower part: balloons and ground cards in short rows, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from render.artist import Names
from render.dogfight.board.marks import Mark, balloon_marks, draw_marks, ground_marks, marks_width
from render.dogfight.naming import called
from render.dogfight.sides import written_player
from render.dogfight.signs.plates import draw_plate, plate_width
from render.dogfight.states import state_name
from render.kit.badges import card_icon, jam_icon
from render.kit.canvas import Canvas
from render.kit.fitting import cut, write_fitted
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, GREEN, INK, MIST, SLATE, WHITE
from render.kit.type import width, wrap
from rules.dogfight.kinds import Loading, Side
from rules.dogfight.scenario.called import deed
from rules.dogfight.view import BalloonView, DogfightView, GroundView
from rules.said import Said, said
from words import say, short

ROW = 56
GAP = 7
LEAST_BALLOON, LEAST_CARD = 380.0, 270.0
"""Pixels that a row of one needs."""

LINE, NEXT = 42, 34
LEAST_WORD = 4
"""Letters of what is left of a balloon's name; fewer are a type without its maker."""

MOST_NAME = 170
"""Pixels for a player's name before what he scored for."""

_INDENT = 84
LOADING: dict[Loading, Said] = {
    "loaded": said("dogfight-pictures.loaded"),
    "aiming": said("dogfight-pictures.aiming"),
    "fired": said("dogfight-pictures.reload", maneuvers=3),
    "corner": said("dogfight-pictures.reload", maneuvers=2),
    "side": said("dogfight-pictures.reload", maneuvers=1),
}
"""What a gun is at; the number says how many maneuvers until it is loaded."""


def _in_rows(view: DogfightView, across: float) -> Iterator[tuple[int, tuple[BalloonView | GroundView, ...]]]:
    """Balloons and ground cards, and how many of them find room in a row."""
    for least, pieces in ((LEAST_BALLOON, view.balloons), (LEAST_CARD, view.ground)):
        yield max(int((across + GAP) // (least + GAP)), 1), pieces


def pieces_height(view: DogfightView, across: float) -> int:
    return sum(ceil(len(pieces) / count) for count, pieces in _in_rows(view, across)) * (ROW + GAP)


def draw_pieces(canvas: Canvas, view: DogfightView, box: Box) -> None:
    """The Entente's first: their plates tell whose they are."""
    y = box.top
    for count, pieces in _in_rows(view, box.width):
        across = (box.width - (count - 1) * GAP) / count
        ranked = sorted(pieces, key=lambda piece: piece.side == "central")
        for i, piece in enumerate(ranked):
            left, top = box.left + (i % count) * (across + GAP), y + (i // count) * (ROW + GAP)
            row = Box(left, top, left + across, top + ROW)
            if isinstance(piece, BalloonView):
                _balloon(canvas, view, piece, row)
            else:
                _card(canvas, piece, row)
        y += ceil(len(ranked) / count) * (ROW + GAP)


def _balloon(canvas: Canvas, view: DogfightView, balloon: BalloonView, box: Box) -> None:
    lost = balloon.status != "aloft"
    left, y = _opening(canvas, balloon, box, lost=lost)
    right = box.right - 16
    alike = [one for one in view.balloons if (one.side, one.name) == (balloon.side, balloon.name)]
    room = min(right - left - _console_width(view, one) for one in alike)
    canvas.write(_shortened(say(called(balloon)), room), (left, y), 28, MIST if lost else WHITE)
    if lost:
        canvas.write(say(state_name(balloon.status)), (right, y), 28, AMBER, align="right")
        return
    marks = list(balloon_marks(balloon))
    right -= marks_width(marks) - 14
    draw_marks(canvas, marks, (right, y), WHITE)
    right -= canvas.write(str(balloon.damage_cards), (right - 16, y), 30, WHITE, align="right") + 36
    card_icon(canvas, (right, y))
    canvas.write(_tally(view, balloon), (right - 30, y), 30, GREEN, align="right")


def _tally(view: DogfightView, balloon: BalloonView) -> str:
    """Points, for the owner alone."""
    own = view.owns(balloon) and balloon.points is not None
    return f"{balloon.points}/{balloon.resistance}" if own else ""


def _console_width(view: DogfightView, balloon: BalloonView) -> float:
    """What is needed beside the name."""
    if balloon.status != "aloft":
        return width(say(state_name(balloon.status)), 28) + 14
    tally = _tally(view, balloon)
    wide = marks_width(list(balloon_marks(balloon))) - 14 + width(str(balloon.damage_cards), 30) + 66
    return wide + (width(tally, 30) + 14 if tally else 0)


def _shortened(name: str, room: float) -> str:
    """The last words of a name tell it from others; if there is no room for a word, the plate must do."""
    words = name.split()
    while words and width(" ".join(words), 28) > room:
        words = words[1:]
    rest = " ".join(words)
    return rest if len(rest) >= LEAST_WORD else ""


def _card(canvas: Canvas, card: GroundView, box: Box) -> None:
    """What it is at, its damage, jams and marks; what there is no room for is left out whole."""
    lost = card.status in {"silenced", "destroyed"}
    left, y = _opening(canvas, card, box, lost=lost)
    right = box.right - 14
    marks: list[Mark] = list(ground_marks(card))
    right -= marks_width(marks)
    draw_marks(canvas, marks, (right, y), WHITE)
    if card.jammed:
        jam_icon(canvas, (right - 16, y))
        right -= 40
    state, tally = ground_state(card), f"{card.points}/{card.resistance}"
    room = right - left - width(short(state), 28, "SemiBold")
    harmed = bool(card.resistance and card.points)
    fits = room >= (width(tally, 28) + 12 if harmed else 0)
    if harmed and (fits or not lost):
        right -= canvas.write(tally, (right, y), 28, WHITE, align="right") + 12
    if fits or lost:
        ink = AMBER if lost else MIST
        write_fitted(canvas, state, (left, y), right - left, 28, ink, weight="SemiBold")


def ground_state(card: GroundView) -> Said:
    """What it is at, in a word."""
    if card.status == "gun silenced":
        return said("dogfight-pictures.rifles")
    if card.status != "active":
        return state_name(card.status)
    if card.loading is not None:
        return LOADING[card.loading]
    return said(f"dogfight-pictures.kind-{card.kind}")


def _opening(canvas: Canvas, piece: BalloonView | GroundView, box: Box, *, lost: bool) -> Point:
    """Panel and plate; gives where the rest begins."""
    canvas.panel(box, 12, INK if lost else SLATE)
    plate, y = plate_width(piece), box.centre[1]
    draw_plate(canvas, piece, (box.left + 14 + plate / 2, y), lost=lost)
    return box.left + 14 + plate + 14, y


def _lines(view: DogfightView, side: Side, names: Names, room: float) -> list[tuple[str, list[str]]]:
    """The points of each line of the sheet, and what for: in as many rows as it takes."""
    found = []
    for line in view.score_sheet:
        if line.side == side:
            what = deed(line.what)
            if line.seat is not None:
                what = said("dogfight-pictures.score-of", player=_name(line.seat, names), what=what)
            points = f"{line.points:+d}".replace("-", "−")
            found.append((points, wrap(say(what), 28, room, "Medium")))
    return found


def _name(seat: int, names: Names) -> str:
    return cut(written_player(seat, names), 28, MOST_NAME, "Medium")


def scores_height(view: DogfightView, side: Side, names: Names, across: float) -> int:
    rows = (len(text) for _, text in _lines(view, side, names, across - _INDENT))
    return sum(LINE + (row - 1) * NEXT for row in rows)


def draw_scores(canvas: Canvas, view: DogfightView, side: Side, names: Names, box: Box) -> None:
    y = box.top + LINE / 2
    for points, text in _lines(view, side, names, box.width - _INDENT):
        canvas.write(points, (box.left + 64, y), 28, WHITE, align="right")
        for i, row in enumerate(text):
            canvas.write(row, (box.left + 80, y + i * NEXT), 28, MIST, weight="Medium")
        y += LINE + (len(text) - 1) * NEXT
