"""What every picture of the game says at its head: the game, the turn, and what it is at."""

from __future__ import annotations

from render.baron.result import verdict
from render.kit.canvas import Canvas
from render.kit.panels import draw_header
from rules.baron.view import BaronView, Stage
from rules.said import Said, Text, said


def now(view: BaronView) -> Said:
    """What the game is at, or who has won it."""
    if view.outcome is not None:
        return verdict(view, view.outcome)
    return said(f"baron-pictures.stage-{_slug(view.stage)}")


def during(stage: Stage) -> Said:
    """What the game is at, inside a sentence."""
    return said(f"baron-story.name-during-{_slug(stage)}")


def _slug(stage: Stage) -> str:
    return stage.replace(" ", "-")


def draw_frame(canvas: Canvas, view: BaronView, instead: Text = "") -> None:
    """`instead` stands where the picture would say what the game is at."""
    turn = said("baron-pictures.turn", turn=view.turn, mode=view.mode)
    draw_header(canvas, said("baron-pictures.title"), turn, instead or now(view))
