"""The header of every dogfight picture: what is played, and how far it is."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.shapes import Box
from render.kit.theme import AMBER, INK, MIST, NIGHT, SLATE, WHITE, WIDTH
from render.kit.type import fit, width
from rules.dogfight.kinds import Stage
from rules.dogfight.view import DogfightView

HEADER = 92
ROUNDS = (1, 2, 3)
EDITIONS = {"war": "Wings of War", "glory": "Wings of Glory"}
STAGES: dict[Stage, str] = {
    "muster": "Muster",
    "arrive": "Arrivals",
    "tail": "Tailing",
    "plan": "Planning",
    "shell": "Artillery",
    "look": "Tail look",
    "taxi": "On the ground",
    "bomb": "Bombs",
    "fire": "Fire",
    "bail": "Bailing out",
    "over": "Game over",
}


def stage_name(view: DogfightView) -> str:
    """What the game is at: the round, and what is asked in it unless that is fire."""
    now = STAGES[view.stage]
    if not view.round or view.stage in {"plan", "over"}:
        return now
    return f"Round {view.round}" if view.stage == "fire" else f"Round {view.round} · {now}"


def turn_name(view: DogfightView) -> str:
    return f"Turn {view.turn} of {view.turn_limit}" if view.turn_limit else f"Turn {view.turn}"


def moment(view: DogfightView) -> str:
    """Which turn a picture with paths and bursts shows: while the next one is planned, the one before it."""
    if not view.flown or view.round or view.stage == "over":
        return turn_name(view)
    last = f"{view.turn - 1} of {view.turn_limit}" if view.turn_limit else f"{view.turn - 1}"
    return f"After turn {last}"


def draw_header(canvas: Canvas, view: DogfightView, now: str | None = None, turn: str = "") -> None:
    """`now` replaces what the game is at, `turn` the turn that is being played."""
    canvas.slab(Box(0, 0, WIDTH, HEADER - 8), NIGHT)
    y = HEADER / 2 - 3
    right = _pill(canvas, now, WIDTH - 24, y, lit=True) if now else _progress(canvas, view, y)
    turn = turn or turn_name(view)
    room = right - 28 - 22 - width(turn, 34, "Medium") - 30
    title = fit(view.scenario, 42, room, "ExtraBold")
    x = 28 + canvas.write(title, (28, y), 42, WHITE, weight="ExtraBold")
    canvas.write(turn, (x + 22, y), 34, MIST, weight="Medium")


def _progress(canvas: Canvas, view: DogfightView, y: float) -> float:
    """Rounds as pills, the present one lit; gives where they begin."""
    x = float(WIDTH - 24)
    if view.stage != "fire":
        return _pill(canvas, stage_name(view), x, y, lit=True)
    for number in reversed(ROUNDS):
        lit = number == view.round
        x = _pill(canvas, f"Round {number}" if lit else str(number), x, y, lit=lit) - 12
    return x


def _pill(canvas: Canvas, text: str, right: float, y: float, *, lit: bool) -> float:
    left = right - max(54.0, width(text, 32) + 48)
    canvas.panel(Box(left, y - 26, right, y + 26), 26, AMBER if lit else SLATE)
    canvas.write(text, ((left + right) / 2, y), 32, INK if lit else MIST, align="centre")
    return left
