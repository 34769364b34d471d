"""The header of every dogfight picture: what is played, and how far it is."""

from __future__ import annotations

from render.dogfight.naming import scenario_name
from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.shapes import Box
from render.kit.theme import AMBER, INK, MIST, NIGHT, SLATE, WHITE, WIDTH
from rules.dogfight.view import DogfightView
from rules.said import Said, Text, said

HEADER = 92
ROUNDS = (1, 2, 3)
_MOST_TURN, _MOST_STAGE = 340, 420
"""Pixels for the turn, and for what the game is at."""

EDITIONS = {"war": "Wings of War", "glory": "Wings of Glory"}


def stage_name(view: DogfightView) -> Said:
    """What the game is at: the round, and what is asked in it unless that is fire."""
    now = said(f"dogfight-pictures.stage-{view.stage}")
    if not view.round or view.stage in {"plan", "over"}:
        return now
    if view.stage == "fire":
        return said("dogfight-pictures.round", round=view.round)
    return said("dogfight-pictures.round-stage", round=view.round, stage=now)


def turn_name(view: DogfightView) -> Said:
    if view.turn_limit:
        return said("dogfight-pictures.turn-of", turn=view.turn, limit=view.turn_limit)
    return said("dogfight-pictures.turn", turn=view.turn)


def moment(view: DogfightView) -> Said:
    """Which turn a picture with paths and bursts shows: while the next one is planned, the one before it."""
    if not view.flown or view.round or view.stage == "over":
        return turn_name(view)
    if view.turn_limit:
        return said("dogfight-pictures.after-turn-of", turn=view.turn - 1, limit=view.turn_limit)
    return said("dogfight-pictures.after-turn", turn=view.turn - 1)


def draw_header(canvas: Canvas, view: DogfightView, now: Text = "", shown: Said | None = None) -> None:
    """`now` replaces what the game is at, `shown` the turn that is being played."""
    canvas.slab(Box(0, 0, WIDTH, HEADER - 8), NIGHT)
    y = HEADER / 2 - 3
    right = _pill(canvas, now, WIDTH - 24, y, lit=True) if now else _progress(canvas, view, y)
    turn = fitted(shown or turn_name(view), _MOST_TURN, 34, "Medium")
    room = right - 28 - 22 - turn.width - 30
    x = 28 + write_fitted(canvas, scenario_name(view), (28, y), room, 42, WHITE, weight="ExtraBold")
    turn.write(canvas, (x + 22, y), MIST)


def _progress(canvas: Canvas, view: DogfightView, y: float) -> float:
    """Rounds as pills, the present one lit; gives where they begin."""
    x = float(WIDTH - 24)
    if view.stage != "fire":
        return _pill(canvas, stage_name(view), x, y, lit=True)
    for number in reversed(ROUNDS):
        lit = number == view.round
        text = said("dogfight-pictures.round", round=number) if lit else str(number)
        x = _pill(canvas, text, x, y, lit=lit) - 12
    return x


def _pill(canvas: Canvas, text: Text, right: float, y: float, *, lit: bool) -> float:
    told = fitted(text, _MOST_STAGE, 32)
    left = right - max(54.0, told.width + 48)
    canvas.panel(Box(left, y - 26, right, y + 26), 26, AMBER if lit else SLATE)
    told.write(canvas, ((left + right) / 2, y), INK if lit else MIST, align="centre")
    return left
