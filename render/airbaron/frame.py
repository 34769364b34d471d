"""What every picture of the game says at its head: the game, the round, and what it is at."""

from __future__ import annotations

from render.airbaron.liveries import airline_of
from render.airbaron.result import verdict
from render.kit.canvas import Canvas
from render.kit.panels import draw_header
from rules.airbaron.view import AirBaronView
from rules.said import Said, Text, said

TITLE = "Air Baron"


def draw_frame(canvas: Canvas, view: AirBaronView, now: Text | None = None) -> None:
    """`now` replaces what the game is at."""
    length = said("airbaron-pictures.frame", round=view.round, goal=view.goal)
    draw_header(canvas, TITLE, length, now or stage_told(view))


def stage_told(view: AirBaronView) -> Said:
    """What the game is at, and whose turn it is; or who has won it."""
    if view.outcome is not None:
        return verdict(view, view.outcome)
    airline = airline_of(view, view.active)
    if airline is None or view.stage in ("orders", "bid", "limit"):
        return said(f"airbaron-story.name-stage-{view.stage}")
    return said("airbaron-story.name-at", airline=airline.name, stage=_during(view))


def stage_inside(view: AirBaronView) -> Said:
    """The same inside a sentence."""
    told = stage_told(view)
    return _during(view) if told == said(f"airbaron-story.name-stage-{view.stage}") else told


def _during(view: AirBaronView) -> Said:
    key = f"airbaron-story.name-stage-{view.stage}"
    return said(f"{key}.during")
