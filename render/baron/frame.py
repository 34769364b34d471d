"""What every picture of the game says at its head: the game, the turn, and what it is at."""

from __future__ import annotations

from render.baron.result import verdict
from render.kit.canvas import Canvas
from render.kit.panels import draw_header
from rules.baron.view import BaronView, Stage

TITLE = "Wings for the Baron"
STAGES: dict[Stage, str] = {
    "actions": "Choose actions",
    "resolve events": "Events",
    "build": "Build",
    "espionage": "Espionage",
    "design": "Design",
    "research": "Research",
    "bank": "Bank",
    "contract events": "Contract events",
    "contracts": "Award contracts",
    "inflation": "Inflation",
    "inflation events": "Inflation events",
    "war status": "War status",
    "war events": "War events",
    "over": "Game over",
}


def now(view: BaronView) -> str:
    """What the game is at, or who has won it."""
    return STAGES[view.stage] if view.outcome is None else verdict(view, view.outcome)


def draw_frame(canvas: Canvas, view: BaronView, instead: str | None = None) -> None:
    """`instead` stands where the picture would say what the game is at."""
    mode = "" if view.mode == "standard" else f" · {view.mode}"
    draw_header(canvas, TITLE, f"Turn {view.turn}{mode}", instead or now(view))
