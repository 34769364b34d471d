"""What every picture of the game says at its head: the game, the round, and what it is at."""

from __future__ import annotations

from render.airbaron.liveries import airline_of
from render.airbaron.result import verdict
from render.kit.canvas import Canvas
from render.kit.panels import draw_header
from rules.airbaron.view import AirBaronView, Stage

TITLE = "Air Baron"
STAGES: dict[Stage, str] = {
    "orders": "Plans",
    "start": "Before the draw",
    "sequence": "Which marker first",
    "strike": "Settle or strike",
    "bid": "Contract auction",
    "limit": "Contract auction",
    "sell": "Cutbacks",
    "competitor": "Local Competitor",
    "negate": "Local Competitor",
    "turn": "To act",
    "takeover": "Another takeover",
    "over": "Game over",
}


def draw_frame(canvas: Canvas, view: AirBaronView, now: str | None = None) -> None:
    """`now` replaces what the game is at."""
    draw_header(canvas, TITLE, f"Round {view.round} · {view.goal} wins", now or stage_told(view))


def stage_told(view: AirBaronView) -> str:
    """What the game is at, and whose turn it is; or who has won it."""
    if view.outcome is not None:
        return verdict(view, view.outcome)
    airline = airline_of(view, view.active)
    stage = STAGES[view.stage]
    if airline is None or view.stage in ("orders", "bid", "limit"):
        return stage
    return f"{airline.name}: {stage[0].lower()}{stage[1:]}"
